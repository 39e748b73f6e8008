import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largestFile, readQuestionFile } from './question-file.reader.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'question-files-'));
});
afterAll(() => rm(directory, { recursive: true }));

const put = async (bytes: string | Uint8Array) => {
  const path = join(directory, 'questions.csv');
  await writeFile(path, bytes);
  return path;
};

test('a file that is too large is refused before a byte of it is read', async () => {
  const path = await put('');
  await truncate(path, largestFile + 1);
  const begun = performance.now();
  await expect(readQuestionFile(path)).rejects.toThrow(/has 50\.0 MB; at most 50 MB are read/);
  expect(performance.now() - begun).toBeLessThan(200);
});

test.each<[string, string | Uint8Array, RegExp]>([
  ['empty', '', /is empty/],
  ['blank', '\ufeff \n', /is empty/],
  ['not UTF-8', new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x0a]), /is not UTF-8/],
  ['of another program', 'PK\0\0', /is no text/],
])('a file that is %s', async (_, bytes, message) => {
  await expect(readQuestionFile(await put(bytes))).rejects.toThrow(message);
});

test('no file at all, and a folder', async () => {
  await expect(readQuestionFile(join(directory, 'none.csv'))).rejects.toThrow(/There is no file/);
  await expect(readQuestionFile(directory)).rejects.toThrow(/is no file/);
});

test('a text comes without its byte order mark', async () => {
  expect(await readQuestionFile(await put('\ufeffquestion,é'))).toBe('question,é');
});
