import { describe, expect, it } from 'vitest';
import { emptyAnswer, fillPage, fitIn, maximumRowBytes } from './paging.ts';

const row = (id: number, bytes = 100) => ({ id, text: 'x'.repeat(bytes - JSON.stringify({ id, text: '' }).length - 1) });
const stored = (count: number, bytes?: number) => Array.from({ length: count }, (_, id) => row(id, bytes));

/** Reads from rows in memory, and notes how many were asked for at a time. */
function reader(rows: readonly { id: number; text: string }[], asked: number[] = []) {
  return async (last: { id: number } | undefined, count: number) => {
    asked.push(count);
    const from = last ? last.id + 1 : 0;
    return rows.slice(from, from + count);
  };
}

describe('fillPage', () => {
  it('reads a page of up to fifty rows at once', async () => {
    const asked: number[] = [];
    expect(await fillPage(emptyAnswer(), 5, reader(stored(9), asked))).toEqual(stored(5));
    expect(asked).toEqual([5]);
  });

  it('reads longer pages fifty at a time, on from the last row, and stops where rows end', async () => {
    const asked: number[] = [];
    expect(await fillPage(emptyAnswer(), 500, reader(stored(120), asked))).toEqual(stored(120));
    expect(asked).toEqual([50, 50, 50]);
    expect(await fillPage(emptyAnswer(), 70, reader(stored(120), asked))).toHaveLength(70);
    expect(asked.slice(3)).toEqual([50, 20]);
  });

  it('stops before the row that would pass the limit of the answer', async () => {
    const bytes = Math.floor(maximumRowBytes / 10);
    expect(await fillPage(emptyAnswer(), 50, reader(stored(20, bytes)))).toHaveLength(10);
    expect(await fillPage(emptyAnswer(), 50, reader(stored(20, bytes + 1)))).toHaveLength(9);
  });

  it('counts bytes, not characters', async () => {
    const rows = stored(20, 30_000).map(({ id, text }) => ({ id, text: text.replaceAll('x', '痛') }));
    expect(await fillPage(emptyAnswer(), 50, reader(rows))).toHaveLength(11);
  });

  it('has a row where there is one, however large', async () => {
    expect(await fillPage(emptyAnswer(), 50, reader(stored(3, maximumRowBytes + 1)))).toHaveLength(1);
    expect(await fillPage(emptyAnswer(), 50, reader([]))).toEqual([]);
  });

  it('shares the room of an answer among the lists in it, and refuses one of which nothing fits', async () => {
    const room = emptyAnswer();
    const bytes = Math.floor(maximumRowBytes / 10);
    expect(await fillPage(room, 8, reader(stored(8, bytes)))).toHaveLength(8);
    expect(await fillPage(room, 8, reader(stored(8, bytes)))).toHaveLength(2);
    await expect(fillPage(room, 8, reader(stored(8, bytes)))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(await fillPage(room, 8, reader([]))).toEqual([]);
  });
});

describe('fitIn', () => {
  it('lets large things into an answer until they are too many, and one in any case', () => {
    const half = 'x'.repeat(maximumRowBytes / 2 - 10);
    const room = emptyAnswer();
    expect([fitIn(room, half), fitIn(room, half)]).toEqual([half, half]);
    expect(() => fitIn(room, half)).toThrow('too much for one answer');
    expect(fitIn(emptyAnswer(), 'x'.repeat(maximumRowBytes + 1))).toHaveLength(maximumRowBytes + 1);
  });
});
