import { readFile, writeFile } from 'node:fs/promises';
import { contentDirectory, listContent } from '../src/server/content/read-content.ts';
import { canonicalText, jsonSchemas } from '../src/shared/content/canonical.ts';
import { kindAt } from '../src/shared/content/content-kinds.ts';
import { offerHelp, say } from './command.ts';

offerHelp(`
Usage: npm run content:fix [-- --check]

Writes every file of content/ in its canonical form (keys in order, one phrase a line) and the JSON Schema files that editors use.
  --check   writes nothing, and fails where something would be written`);

const isCheck = process.argv.includes('--check');

/** @returns the path where the file is not as it should be */
async function settle(path: string, text: string): Promise<string[]> {
  const file = `${contentDirectory}${path}`;
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before === text) return [];
  if (!isCheck) await writeFile(file, text);
  return [path];
}

/** @throws a line that names a file which cannot be written in any form */
async function settleItem(path: string): Promise<string[]> {
  const kind = kindAt(path);
  if (!kind) throw new Error(`content/${path}.json: no file belongs here`);
  const text = await readFile(`${contentDirectory}${path}.json`, 'utf8');
  try {
    return await settle(`${path}.json`, canonicalText(kind, path, JSON.parse(text)));
  } catch (error) {
    throw new Error(`content/${path}.json: ${error instanceof Error ? error.message : 'cannot be written'}`);
  }
}

const schemas = await Promise.all(jsonSchemas().map(({ path, text }) => settle(path, text)));
const items = await Promise.allSettled(listContent('.json').map(settleItem));
const changed = [...schemas, ...items.map((item) => (item.status === 'fulfilled' ? item.value : []))].flat();
const failed = items.flatMap((item) => (item.status === 'rejected' ? [String(item.reason?.message ?? item.reason)] : []));
for (const path of changed) say(`content/${path}`);
for (const failure of failed) say(failure);
say(
  `${items.length} files, ${changed.length} ${isCheck ? 'not in canonical form (npm run content:fix)' : 'written'}${failed.length > 0 ? `, ${failed.length} that cannot be` : ''}.`,
);
process.exitCode = failed.length > 0 || (isCheck && changed.length > 0) ? 1 : 0;
