import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentDirectory } from '../../src/server/content/read-content.ts';
import { StoredReference } from '../../src/server/references/medical-reference.entity.ts';
import { seedReferences } from '../../src/server/references/references.seed.ts';
import { SearchEntry } from '../../src/server/references/search-index.entity.ts';
import { ContentError } from '../../src/shared/content/content.error.ts';
import { makeUser } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf } from '../setup/typed-caller.ts';

const headings = ['Summary', 'Presentation', 'Diagnosis', 'Management', 'Pearls', 'Red flags'];

/** The file of an article that says one thing under every heading. */
const article = (title: string, says: string, keywords = ['one', 'two', 'three', 'four']) =>
  `---\ntitle: ${title}\ncategory: toxicology\nkeywords:\n${keywords.map((keyword) => `  - ${keyword}`).join('\n')}\nconditions: []\nsources:\n  - who/a-page\n  - nice/a-page\nreviewed: 2026-11-23\n---\n\n${headings.map((heading) => `## ${heading}\n\n${says} [who/a-page].`).join('\n\n')}\n`;

let server: TestServer;
let directory: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  directory = `${await mkdtemp(join(tmpdir(), 'reference-'))}/`;
  await cp(join(contentDirectory, 'sources'), join(directory, 'sources'), { recursive: true });
  await cp(join(contentDirectory, 'conditions/cardiology/stemi.json'), join(directory, 'conditions/cardiology/stemi.json'));
  for (const source of ['who/a-page', 'nice/a-page'])
    await write(`sources/${source}.json`, JSON.stringify({ title: source, url: `https://example.org/${source}` }));
  await write('references/toxicology/arsenic.md', article('Arsenic', 'Metallophilia is rife'));
  await write('references/toxicology/thallium.md', article('Thallium', 'Hair falls out'));
  return () => rm(directory, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  const path = join(directory, file);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, text);
}

const seed = () => seedReferences({ database: server.deps.database, clock: server.deps.clock }, directory);
const stored = async (id: string) => server.deps.database.fork().findOne(StoredReference, { id });
const found = async (query: string) => (await callerOf(server).references.search({ query })).references.map(({ id }) => id);

test('what content/ has is there, what it lost is retired and found no more, and what comes back is found again', async () => {
  await seed();
  expect(await found('metallophilia')).toEqual(['arsenic']);
  expect(await found('anaphylaxis')).toEqual([]);
  const { call } = await makeUser(server);
  await call.references.addBookmark({ kind: 'article', reference: 'thallium' });

  await rm(join(directory, 'references/toxicology/thallium.md'));
  await seed();
  expect((await stored('thallium'))?.retiredAt).toBeInstanceOf(Date);
  expect(await found('hair')).toEqual([]);
  expect((await call.references.search({})).references.map(({ id }) => id)).not.toContain('thallium');
  expect((await call.references.article({ id: 'thallium' })).isRetired).toBe(true);
  expect((await call.references.listBookmarks()).map(({ title }) => title)).toEqual(['Thallium']);

  await write('references/toxicology/thallium.md', article('Thallium', 'Hair falls out'));
  await seed();
  expect((await stored('thallium'))?.retiredAt ?? null).toBeNull();
  expect(await found('hair')).toEqual(['thallium']);
});

test('a changed article is found by what it says now, and by nothing that it said before', async () => {
  await seed();
  await write('references/toxicology/arsenic.md', article('Arsenic', 'Raindrops mark the palms', ['ratsbane', 'two', 'three', 'four']));
  await seed();
  expect(await found('metallophilia')).toEqual([]);
  expect(await found('raindrops')).toEqual(['arsenic']);
  expect((await callerOf(server).references.suggest({ text: 'ratsb' })).links).toEqual([{ kind: 'article', id: 'arsenic', title: 'Arsenic' }]);
});

test('nothing is done where nothing changed', async () => {
  await seed();
  await server.deps.database.fork().nativeDelete(SearchEntry, { kind: 'article' });
  await seed();
  expect(await found('metallophilia')).toEqual([]);
  // A later change makes good what was missing.
  await write('references/toxicology/lead.md', article('Lead', 'Gums turn blue'));
  await seed();
  expect(await found('metallophilia')).toEqual(['arsenic']);
});

test('what an operator wrote or changed is never overwritten, nor retired', async () => {
  await seed();
  const em = server.deps.database.fork();
  await em.nativeUpdate(StoredReference, { id: 'arsenic' }, { title: 'Arsenic, by our own toxicologist', contentHash: null });
  await write('references/toxicology/arsenic.md', article('Arsenic', 'Something else entirely'));
  await seed();
  expect(await stored('arsenic')).toMatchObject({ title: 'Arsenic, by our own toxicologist', contentHash: null });
  await rm(join(directory, 'references/toxicology/arsenic.md'));
  await seed();
  expect((await stored('arsenic'))?.retiredAt ?? null).toBeNull();
  expect(await found('toxicologist')).toEqual(['arsenic']);
  await em.nativeDelete(StoredReference, { id: 'arsenic' });
});

test('content that is not as its schemas say changes nothing at all', async () => {
  await seed();
  await write('references/toxicology/arsenic.md', article('Arsenic', 'Half of a change'));
  await write('references/toxicology/broken.md', 'no front matter');
  await expect(seed()).rejects.toThrow(ContentError);
  expect(await found('metallophilia')).toEqual(['arsenic']);
});
