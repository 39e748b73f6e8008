import { describe, expect, it } from 'vitest';
import { emptyAnswer, fillPage, fitIn, maximumRowBytes, newestFirst } from './paging.ts';

const row = (id: number, bytes = 100) => ({ id, text: 'x'.repeat(bytes - JSON.stringify({ id, text: '' }).length - 1) });
const stored = (count: number, bytes?: number) => Array.from({ length: count }, (_, id) => row(id, bytes));

/** Reads from rows in memory, and notes how many were asked for at a time. */
function reader(rows: readonly { id: number; text: string }[], asked: number[] = []) {
  let from = 0;
  return async (count: number) => {
    asked.push(count);
    from += count;
    return rows.slice(from - count, from);
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

describe('newestFirst', () => {
  it('goes on by the last row, not by a number that rows which come meanwhile would shift', async () => {
    const at = (n: number) => ({ id: String(n).padStart(3, '0'), createdAt: new Date(Math.floor(n / 2)) });
    const table = Array.from({ length: 120 }, (_, n) => at(n)).toReversed();
    const headers = new Map<string, string>();
    const transport = { setHeader: (name: string, value: string) => void headers.set(name, value) };
    const ids = await newestFirst(
      { room: emptyAnswer(), transport },
      { limit: 110, offset: 5 },
      {
        count: async () => table.length,
        async read({ older, options: { limit, offset } }) {
          const [, { createdAt: same, id }] = older.$or ?? [null, { createdAt: new Date(1e6), id: { $lt: '' } }];
          const rest = table.filter((row) => row.createdAt < same || (row.createdAt.getTime() === same.getTime() && row.id < id.$lt));
          const rows = rest.slice(offset, offset + limit);
          table.unshift(at(1000 + table.length));
          return rows;
        },
        present: (row) => row.id,
      },
    );
    expect(ids).toEqual(Array.from({ length: 110 }, (_, index) => at(114 - index).id));
    expect(headers.get('X-Total-Count')).toBe('120');
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
