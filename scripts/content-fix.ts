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

async function settleItem(path: string): Promise<string[]> {
  const kind = kindAt(path);
  if (!kind) return [`${path}.json (no file belongs here)`];
  const text = await readFile(`${contentDirectory}${path}.json`, 'utf8');
  return settle(`${path}.json`, canonicalText(kind, path, JSON.parse(text)));
}

const schemas = await Promise.all(jsonSchemas().map(({ path, text }) => settle(path, text)));
const items = await Promise.all(listContent().map(settleItem));
const changed = [...schemas, ...items].flat();
for (const path of changed) say(`content/${path}`);
say(`${items.length} files, ${changed.length} ${isCheck ? 'not in canonical form (npm run content:fix)' : 'written'}.`);
process.exitCode = isCheck && changed.length > 0 ? 1 : 0;
