import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoredReference } from '../../src/server/references/medical-reference.entity.ts';
import { findPassages } from '../../src/server/references/passages.service.ts';
import { SearchEntry } from '../../src/server/references/search-index.entity.ts';
import { referenceCategories } from '../../src/shared/content/schema/categories.ts';
import { foldedWords } from '../../src/shared/references/fold.ts';
import { makeUser } from '../factories/users.ts';
import { files } from '../setup/content.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';
import { type Caller, callerOf, refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
let as: Caller;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  as = callerOf(server);
  browser = new Browser(server.app);
});
afterAll(() => server.close());

const idsFor = async (query: string) => (await as.references.search({ query })).references.map(({ id }) => id);
const conditionsFor = async (query: string) => (await as.references.search({ query })).conditions.map(({ id }) => id);

describe('what is searched', () => {
  test('every article and every condition of content/ is there, and nothing else', async () => {
    const em = server.deps.database.fork();
    const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);
    const entries = await em.find(SearchEntry, {}, { fields: ['kind', 'item'] });
    const of = (kind: string) => entries.flatMap((entry) => (entry.kind === kind ? [entry.item] : [])).sort();
    expect(of('article')).toEqual(files.reference.map(({ path }) => name(path)).sort());
    expect(of('condition')).toEqual(files.condition.map(({ path }) => name(path)).sort());
    expect(await em.count(StoredReference, {})).toBe(files.reference.length);
  });
});

describe('search', () => {
  test('a title, an abbreviation, a lay word and an American spelling lead to the article', async () => {
    for (const query of [
      'Anaphylaxis',
      'AKI',
      'kidneys shutting down',
      'iron deficiency anemia',
      'paracetamol overdose',
      'PARACETAMOL  poisoning',
      'tylenol overdose',
    ])
      expect((await idsFor(query))[0], query).toBeDefined();
    expect((await idsFor('iron deficiency anemia'))[0]).toBe('iron-deficiency-anaemia');
    expect((await idsFor('acetaminophen poisoning'))[0]).toBe('paracetamol-overdose');
  });

  test('a slip of the keyboard is put right, and said', async () => {
    const found = await as.references.search({ query: 'anaphylxais' });
    expect([found.corrected, found.references[0]?.id]).toEqual(['anaphylaxis', 'anaphylaxis']);
    expect((await as.references.search({ query: 'anaphylaxis' })).corrected).toBeNull();
  });

  test('a question is answered by the section that it asks for', async () => {
    const { references } = await as.references.search({ query: 'How do I treat anaphylaxis?' });
    expect([references[0]?.id, references[0]?.snippet?.section]).toEqual(['anaphylaxis', 'management']);
  });

  test('the words that were looked for are marked where they stand', async () => {
    const { references } = await as.references.search({ query: 'adrenaline thigh' });
    const snippet = references[0]?.snippet;
    expect(snippet?.highlights.map(({ start, end }) => snippet.text.slice(start, end).toLowerCase())).toEqual(expect.arrayContaining(['adrenaline']));
  });

  test('a phrase stands word for word, and what is excluded is not found', async () => {
    const anywhere = await idsFor('kidney injury');
    expect(anywhere).toContain('acute-kidney-injury');
    expect(await idsFor('"injury kidney"')).not.toContain('acute-kidney-injury');
    expect(await idsFor('kidney injury -creatinine')).not.toContain('acute-kidney-injury');
  });

  test('nothing that is found has what is excluded, though it treats of a condition that is found', async () => {
    const textOf = new Map(files.reference.map(({ path, item }) => [path.slice(path.lastIndexOf('/') + 1), JSON.stringify(item.sections).toLowerCase()]));
    for (const [query, word] of [
      ['heart attack', 'clopidogrel'],
      ['sugar disease', 'metformin'],
      ['anaphylaxis', 'tryptase'],
    ] as const) {
      const [all, without] = [await idsFor(query), await idsFor(`${query} -${word}`)];
      expect(all.filter((id) => textOf.get(id)?.includes(word)).length, query).toBeGreaterThan(0);
      expect(
        without.filter((id) => textOf.get(id)?.includes(word)),
        query,
      ).toEqual([]);
    }
  });

  test('a description of a patient leads to what the engine takes it for', async () => {
    const described = 'sodium 112, how fast may I correct it';
    expect((await idsFor(described)).slice(0, 5)).toContain('hyponatraemia');
    expect((await conditionsFor('flashes and floaters then a curtain over the eye'))[0]).toBe('retinal-detachment');
    expect(await conditionsFor('"flashes and floaters then a curtain over the eye"')).toEqual([]);
  });

  test('conditions are listed beside, by any of their names', async () => {
    expect((await conditionsFor('heart attack'))[0]).toBe('stemi');
    expect(await conditionsFor('sugar disease')).toEqual(expect.arrayContaining([expect.stringMatching(/diabet/)]));
  });

  test('a category narrows the articles and leaves the counts of the others', async () => {
    const all = await as.references.search({ query: 'paracetamol' });
    const one = await as.references.search({ query: 'paracetamol', category: 'Toxicology' });
    expect(one.references.map(({ category }) => category)).toEqual(one.references.map(() => 'Toxicology'));
    expect(one.categories).toEqual(all.categories);
    expect(one.total).toBe(all.categories.find(({ category }) => category === 'Toxicology')?.count);
    expect(all.total).toBe(all.categories.reduce((sum, { count }) => sum + count, 0));
  });

  test('pages follow one another: none twice, none left out', async () => {
    const whole = (await as.references.search({ query: 'pain', limit: 500 })).references.map(({ id }) => id);
    const pages: string[] = [];
    for (let offset = 0; offset < whole.length; offset += 3)
      pages.push(...(await as.references.search({ query: 'pain', limit: 3, offset })).references.map(({ id }) => id));
    expect(pages).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
  });

  test('without a query everything is listed by title, with how many each category has', async () => {
    const { references, total, categories, conditions } = await as.references.search({ limit: 500 });
    const titles = references.map(({ title }) => foldedWords(title).join(' '));
    expect(titles).toEqual(titles.toSorted());
    expect([total, conditions]).toEqual([files.reference.length, []]);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(references[0]?.snippet).toBeNull();
  });
});

describe('suggestions', () => {
  test('what begins so comes first, of both kinds', async () => {
    const { links, corrected } = await as.references.suggest({ text: 'anaphy' });
    expect(corrected).toBeNull();
    expect(links).toEqual(
      expect.arrayContaining([{ kind: 'article', id: 'anaphylaxis', title: 'Anaphylaxis' }, expect.objectContaining({ kind: 'condition' })]),
    );
  });

  test('a word in the middle of a name is found, and a slip is put right', async () => {
    expect((await as.references.suggest({ text: 'kidney inj' })).links).toContainEqual({
      kind: 'article',
      id: 'acute-kidney-injury',
      title: 'Acute kidney injury',
    });
    const slip = await as.references.suggest({ text: 'anahpylaxis' });
    expect(slip.links).toContainEqual({ kind: 'article', id: 'anaphylaxis', title: 'Anaphylaxis' });
    const typing = await as.references.suggest({ text: 'glaucmo' });
    expect(typing.links.map(({ title }) => title.toLowerCase()).join()).toContain('glaucoma');
  });

  test('one letter suggests nothing yet', async () => {
    expect(await as.references.suggest({ text: 'a' })).toEqual({ links: [], corrected: null });
  });
});

describe('the documented list', () => {
  test('has the documented fields, all articles by default, and their number', async () => {
    const response = await browser.get('/api/medical-references');
    expect(response.statusCode).toBe(200);
    expect(Number(response.headers['x-total-count'])).toBe(files.reference.length);
    const [first] = response.json();
    expect(Object.keys(first).sort()).toEqual(['category', 'citations', 'content', 'id', 'keywords', 'source', 'title']);
    expect(first.content).toMatch(/^Summary\n.*\n\nPresentation\n/s);
    expect(first.content).not.toMatch(/\[[a-z-]+\/|\*\*|<[a-z]/);
    expect(first.citations.length).toBeGreaterThan(1);
  });

  test('takes a query and a category; empty and "all" are no filter', async () => {
    const list = async (search: string) => (await browser.get(`/api/medical-references?${search}`)).json().map(({ id }: { id: string }) => id);
    const everything = await list('');
    expect(await list('query=&category=all')).toEqual(everything);
    expect((await list('query=anaphylaxis'))[0]).toBe('anaphylaxis');
    expect(await list('category=Toxicology')).toContain('paracetamol-overdose');
    expect(await list('category=Toxicology')).not.toContain('anaphylaxis');
    expect(await list('limit=2&offset=1')).toEqual(everything.slice(1, 3));
  });

  test.each([
    ['category=Astrology', 'category'],
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['offset=1000000000', 'offset'],
    ['offset=-1', 'offset'],
    [`query=${'a'.repeat(10_000)}`, 'query'],
  ])('refuses %.40s and names the field', async (search, field) => {
    const response = await browser.get(`/api/medical-references?${search}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().issues).toEqual([expect.objectContaining({ path: field })]);
  });
});

describe('bad input', () => {
  test.each([
    "'; drop table medical_references; --",
    "' or 1=1 --",
    'a & b | !c <-> d',
    'foo:* & bar',
    '%_\\',
    '\\',
    '"unbalanced',
    '"',
    '""',
    '-',
    '--',
    '- -x -"y z" "',
    'the of and is',
    '🤒🤒🤒',
    '\u0000\ud800',
    '$1 $2 ? ?? {}',
    '((((',
    '<script>alert(1)</script>',
    'a'.repeat(500),
    'ab '.repeat(166),
    '١٢٣ سکر',
  ])('is answered sanely: %j', async (query) => {
    const found = await as.references.search({ query });
    expect(found.total).toBeGreaterThanOrEqual(0);
    const suggested = await as.references.suggest({ text: query });
    expect(Array.isArray(suggested.links)).toBe(true);
  });

  test('no text breaks the search', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ maxLength: 60, unit: 'grapheme' }),
          fc.string({ maxLength: 40, unit: fc.constantFrom('"', '-', ' ', '&', '|', '!', '(', ':', '*', '\\', "'", 'fever', 'pain') }),
        ),
        async (query) => {
          expect(await refusalOf(as.references.search({ query }))).toBeNull();
          expect(await refusalOf(as.references.suggest({ text: query }))).toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  });

  test('markup in an article is text, all the way to the reader', async () => {
    const em = server.deps.database.fork();
    const hostile = '<img src=x onerror=alert(1)>';
    const section = { id: 'summary', heading: 'Summary', blocks: [{ kind: 'paragraph' as const, spans: [{ text: hostile }] }] };
    em.create(StoredReference, {
      id: 'markup-in-an-article',
      title: hostile,
      titleKey: 'img',
      category: 'toxicology',
      keywords: [],
      conditions: [],
      sections: [section],
      sources: [],
      reviewed: '2026-11-23',
      contentHash: null,
      retiredAt: null,
    });
    await em.flush();
    const article = await as.references.article({ id: 'markup-in-an-article' });
    expect([article.title, article.sections]).toEqual([hostile, [section]]);
    await em.nativeDelete(StoredReference, { id: 'markup-in-an-article' });
  });
});

describe('an article', () => {
  test('comes by sections, with its sources, conditions and related articles', async () => {
    const article = await as.references.article({ id: 'anaphylaxis' });
    expect(article.sections.map(({ id }) => id)).toEqual(['summary', 'presentation', 'diagnosis', 'management', 'pearls', 'red-flags']);
    expect(article.sources.length).toBeGreaterThanOrEqual(2);
    expect(article.sources.every(({ url, check }) => url.startsWith('https://') && check !== '')).toBe(true);
    expect(article.conditions).toContainEqual({ kind: 'condition', id: 'anaphylaxis', title: 'Anaphylaxis' });
    expect(article.related.map(({ id }) => id)).not.toContain('anaphylaxis');
    expect(Object.values(referenceCategories)).toContain(article.category);
  });

  test('that is not there is 404, also by a name that none can have', async () => {
    expect((await browser.get('/api/medical-references/no-such-article')).statusCode).toBe(404);
    expect((await browser.get('/api/medical-references/No%20Such')).statusCode).toBe(400);
  });
});

describe('the page of a condition', () => {
  test('has everything that the knowledge base has of it, and the articles about it', async () => {
    const page = await as.references.condition({ id: 'anaphylaxis' });
    expect(page).toMatchObject({ name: 'Anaphylaxis', urgency: 'emergency', isMustNotMiss: true });
    expect(page.who.length).toBeGreaterThan(1);
    expect(page.findings[0]?.frequency).toBeGreaterThanOrEqual(0.75);
    expect(page.articles).toContainEqual({ kind: 'article', id: 'anaphylaxis', title: 'Anaphylaxis' });
    expect(page.sources.length).toBeGreaterThan(0);
  });

  test('says of look-alikes what tells them apart, and which way it points', async () => {
    const { lookAlikes } = await as.references.condition({ id: 'pulmonary-embolism' });
    expect(lookAlikes.length).toBeGreaterThan(0);
    for (const { separator } of lookAlikes) expect(separator?.ratio ?? 2).toBeGreaterThan(1);
  });

  test('has an example that the engine ranks first for it', async () => {
    const { example, name } = await as.references.condition({ id: 'tinea-pedis' });
    const { call } = await makeUser(server);
    expect((await call.diagnostics.createSession(example)).suggestions[0]?.condition).toBe(name);
  });

  test('that is not there is 404', async () => {
    expect((await browser.get('/api/conditions/no-such-condition')).statusCode).toBe(404);
  });
});

describe('bookmarks', () => {
  const anaphylaxis = { kind: 'article', reference: 'anaphylaxis' } as const;

  test('are kept once, listed newest first, and taken away', async () => {
    const { call } = await makeUser(server);
    const first = await call.references.addBookmark(anaphylaxis);
    server.advance(1000);
    await call.references.addBookmark({ kind: 'condition', reference: 'influenza' });
    expect(await call.references.addBookmark(anaphylaxis)).toEqual(first);
    expect((await call.references.listBookmarks()).map(({ title }) => title)).toEqual(['Influenza', 'Anaphylaxis']);
    expect(await call.references.bookmarkOf(anaphylaxis)).toEqual(first);
    await call.references.removeBookmark({ id: String(first.id) });
    expect(await call.references.bookmarkOf(anaphylaxis)).toEqual({ id: null });
    expect((await call.references.listBookmarks()).map(({ title }) => title)).toEqual(['Influenza']);
  });

  test('of two clicks at once there is one', async () => {
    const { call } = await makeUser(server);
    const both = await Promise.all([call.references.addBookmark(anaphylaxis), call.references.addBookmark(anaphylaxis)]);
    expect(both[0]).toEqual(both[1]);
    expect(await call.references.listBookmarks()).toHaveLength(1);
  });

  test('are of things that are there', async () => {
    const { call } = await makeUser(server);
    for (const kind of ['article', 'condition'] as const)
      expect((await refusalOf(call.references.addBookmark({ kind, reference: 'no-such-thing' })))?.code).toBe('NOT_FOUND');
  });
});

describe('passages', () => {
  test('are numbered, and say what they stand on and where to check it', async () => {
    const passages = await findPassages(server.deps, { query: 'adrenaline dose in anaphylaxis' }, 6);
    expect(passages.map(({ number }) => number)).toEqual(passages.map((_, i) => i + 1));
    expect(passages[0]).toMatchObject({ kind: 'article', id: 'anaphylaxis', section: 'management', deepLink: '/references/anaphylaxis#management' });
    expect(passages[0]?.url).toMatch(/^https:/);
    expect(passages[0]?.text).toContain('adrenaline');
    expect(passages.map(({ rank }) => rank)).toEqual(passages.map(({ rank }) => rank).toSorted((a, b) => b - a));
  });

  test('of a condition come from its own page and from the articles about it, at most three of one', async () => {
    const passages = await findPassages(server.deps, { conditionIds: ['anaphylaxis'] }, 20);
    const by = (kind: string) => passages.filter((passage) => passage.kind === kind);
    expect(by('article').length).toBeGreaterThan(0);
    expect(by('condition').map(({ deepLink }) => deepLink)).toContainEqual(expect.stringMatching(/^\/references\/conditions\/anaphylaxis#/));
    expect(Math.max(by('article').length, by('condition').length)).toBeLessThanOrEqual(3);
  });

  test('there are none of what nothing is known of', async () => {
    expect(await findPassages(server.deps, { query: 'xyzzyqwerty' }, 5)).toEqual([]);
    expect(await findPassages(server.deps, { conditionIds: ['no-such-condition'] }, 5)).toEqual([]);
  });
});
