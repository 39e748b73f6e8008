import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUseError, lockDataDir } from './data-dir.lock.ts';

let dataDir: string;
let path: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-lock-'));
  path = join(dataDir, 'server.lock');
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a directory is claimed once, and again after it was given back', async () => {
  const unlock = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError);
  await expect(lockDataDir(dataDir)).rejects.toThrow(`is in use by process ${process.pid}`);
  await unlock();
  await (await lockDataDir(dataDir))();
  expect(await readdir(dataDir)).toEqual([]);
});

test.each([
  ['a process that is gone', '2147483646 gone-long-ago'],
  ['a process whose number this one has now', `${process.pid} another-boot:1`],
  ['nobody', ''],
  ['rubbish', 'rubbish'],
])('a claim of %s does not count', async (_whose, claim) => {
  await writeFile(path, claim);
  const unlock = await lockDataDir(dataDir);
  expect(await readFile(path, 'utf8')).toMatch(new RegExp(`^${process.pid} \\S+`));
  await unlock();
});

test('giving back leaves the claim of somebody else alone', async () => {
  const unlock = await lockDataDir(dataDir);
  await writeFile(path, '1 somebody-else\n');
  await unlock();
  expect(await readFile(path, 'utf8')).toBe('1 somebody-else\n');
});
