import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContentError } from '../../shared/content/content.error.ts';
import { contentDirectory, readContent } from './read-content.ts';

let directory: string;
beforeAll(async () => {
  directory = `${await mkdtemp(join(tmpdir(), 'content-'))}/`;
  await cp(join(contentDirectory, 'sources/organisations.json'), join(directory, 'sources/organisations.json'));
});
afterAll(() => rm(directory, { recursive: true }));

async function problemsWith(file: string, text: string): Promise<readonly string[]> {
  const path = join(directory, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  try {
    readContent({ directory });
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
  } finally {
    await rm(path);
  }
  throw new Error('It was read without a problem.');
}

it.each([
  ['a field that is missing', 'sources/nhs/acne.json', '{"url":"https://nhs.uk"}', 'content/sources/nhs/acne.json: title is missing'],
  [
    'a field nobody knows',
    'sources/nhs/acne.json',
    '{"title":"Acne","url":"https://nhs.uk","yaer":2020}',
    'content/sources/nhs/acne.json: knows no field "yaer"',
  ],
  ['an address that is not https', 'sources/nhs/acne.json', '{"title":"Acne","url":"http://nhs.uk"}', 'content/sources/nhs/acne.json: url is no https address'],
  [
    'a leak that is no bin',
    'findings/skin/rash.json',
    '{"findings":[{"id":"rash","name":"Rash","kind":"sign","leak":0.05,"phrases":[]}]}',
    'content/findings/skin/rash.json: findings[0].leak must be 0.001, 0.003, 0.01, 0.03, 0.1, 0.2',
  ],
  ['text that is no JSON', 'calm/cases.json', '{"says":', 'content/calm/cases.json: is no JSON'],
  ['a name that is no id', 'calm/Cases of May.json', '{}', 'content/calm/Cases of May.json: names are lower-case words joined by hyphens'],
  [
    'an article without front matter',
    'references/cardiology/angina.md',
    '## Summary',
    'content/references/cardiology/angina.md: does not begin with front matter',
  ],
  [
    'front matter that is no YAML',
    'references/cardiology/angina.md',
    '---\ntitle: a\ntitle: b\n---\n',
    'content/references/cardiology/angina.md: Map keys must be unique',
  ],
  ['JSON where prose belongs', 'references/cardiology/angina.json', '{}', 'content/references/cardiology/angina.json: no file belongs here'],
  ['a file where none belongs', 'recipes/soup.json', '{}', 'content/recipes/soup.json: no file belongs here'],
])('names the file and the field of %s', async (_what, file, text, problem) => {
  expect(await problemsWith(file, text)).toEqual([expect.stringContaining(problem)]);
});
