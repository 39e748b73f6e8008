import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from './zip-stream.ts';

const modified = new Date('2026-11-27T10:00:00Z');

async function* piecesOf(texts: Iterable<string>): AsyncGenerator<string> {
  yield* texts;
}

const whole = async (chunks: AsyncIterable<Uint8Array>) => new Uint8Array(Buffer.concat(await Array.fromAsync(chunks)));

test('an archive has its files as they are, empty and large ones and those in any script', async () => {
  const large = Array.from({ length: 2_000 }, (_, i) => `line ${i} 🤒 ${'x'.repeat(200)}\n`);
  const zip = await whole(
    zipOf(
      [
        { name: 'large.txt', pieces: piecesOf([large.join('')]) },
        { name: 'empty.txt', pieces: piecesOf([]) },
        { name: 'naïve.txt', pieces: piecesOf(['Charité', '', ' – 東京']) },
      ],
      modified,
    ),
  );
  const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(files).toEqual([
    ['large.txt', large.join('')],
    ['empty.txt', ''],
    ['naïve.txt', 'Charité – 東京'],
  ]);
});

test('no piece is asked for before the one before it was taken', async () => {
  let asked = 0;
  async function* endless(): AsyncGenerator<string> {
    for (;;) {
      asked += 1;
      // Nothing that can be compressed, so that each piece comes out as some.
      yield Array.from({ length: 100_000 }, (_, i) => String.fromCharCode(33 + ((i * 7_919 * asked) % 8_999))).join('');
    }
  }
  const chunks = zipOf([{ name: 'endless.txt', pieces: endless() }], modified);
  for (let taken = 0; taken < 5; taken += 1) await chunks.next();
  const before = asked;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([asked, before < 6]).toEqual([before, true]);
  await chunks.return(undefined);
});

test('what fails in the middle fails the archive', async () => {
  async function* failing(): AsyncGenerator<string> {
    yield 'a';
    throw new Error('no more');
  }
  await expect(whole(zipOf([{ name: 'a.txt', pieces: failing() }], modified))).rejects.toThrow('no more');
});
