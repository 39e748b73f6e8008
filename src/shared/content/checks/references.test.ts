import { expect, it } from 'vitest';
import { files } from '../../../../tests/setup/content.ts';
import type { ContentFile } from '../content-kinds.ts';
import { articleHeadings, type Block } from '../schema/article.schema.ts';
import type { ReferenceFile } from '../schema/reference.schema.ts';
import { checkReferences } from './references.check.ts';

const paragraph = (text: string): Block => ({
  kind: 'paragraph',
  spans: text.split(/\[([a-z/-]+)\]/).map((part, i) => (i % 2 === 1 ? { source: part } : { text: part })),
});
/** So many whole sentences of ten words, none like another. */
const filler = (count: number, of: string) => Array.from({ length: count }, (_, i) => `Patient ${of} number ${i} came in with pain and fever today.`).join(' ');

const sections = (texts: Partial<Record<string, string>> = {}) =>
  Object.values(articleHeadings).map((heading) => ({
    heading,
    blocks: [paragraph(texts[heading] ?? `${filler(8, heading)} It is known [nice/a]. It is certain [who/b].`)],
  }));
const article: ReferenceFile = {
  title: 'Angina',
  category: 'cardiology',
  keywords: ['chest pain', 'GTN', 'exercise test', 'stable coronary disease'],
  conditions: ['stable-angina'],
  sources: ['nice/a', 'who/b'],
  reviewed: '2026-11-23',
  sections: sections(),
};
const checked = { on: '2026-11-23', how: 'Read.' };
const source = ['nice/a', 'who/b', 'nhs/c'].map((id) => ({ path: `sources/${id}`, item: { title: id, url: `https://example.org/${id}`, checked } }));
const condition = files.condition.filter(({ path }) => path.endsWith('/stable-angina'));
const file = (item: Partial<ReferenceFile>, path = 'references/cardiology/angina'): ContentFile<'reference'> => ({ path, item: { ...article, ...item } });
const problemsWith = (...reference: ContentFile<'reference'>[]) => checkReferences({ reference, source, condition }).map(({ problem }) => problem);

it('finds nothing wrong with an article as it should be', () => {
  expect(condition).toHaveLength(1);
  expect(problemsWith(file({}))).toEqual([]);
});

it.each<[string, Partial<ReferenceFile>, string]>([
  ['another folder', { category: 'neurology' }, 'lies in cardiology and is of the category neurology'],
  [
    'too few words',
    { sections: sections({ Summary: 'It hurts to walk.', Pearls: 'It is rest that helps.', Presentation: 'It is said so.' }) },
    'words; 350 to 700',
  ],
  ['too many words', { sections: sections({ Summary: filler(60, 'many') }) }, 'words; 350 to 700'],
  ['a condition that is not there', { conditions: ['angor'] }, 'there is no condition angor'],
  ['a keyword twice', { keywords: ['GTN', 'gtn', 'angina', 'x'] }, 'has the keyword gtn twice, or it is its title'],
  ['its title as a keyword', { keywords: ['GTN', 'Angina', 'y', 'x'] }, 'has the keyword Angina twice, or it is its title'],
  ['a source that is not there', { sources: ['nice/a', 'who/b', 'who/d'] }, 'there is no source who/d (content/sources/who/d.json); did you mean who/b?'],
  ['a source that it never cites', { sources: ['nice/a', 'who/b', 'nhs/c'] }, 'lists the source nhs/c and never cites it'],
  ['a source that it does not list', { sources: ['nice/a'] }, 'cites who/b, which is not among its sources'],
  ['a section that cites too little', { sections: sections({ Management: `${filler(8, 'm')} It is known [nice/a].` }) }, 'Management cites fewer than 2 times'],
  ['a telegram', { sections: sections({ Pearls: `${filler(8, 'p')} fever, rash` }) }, 'is no whole sentence: '],
  ['a word for a sentence', { sections: sections({ Pearls: `${filler(8, 'p')} Fever.` }) }, 'is too short for a sentence: "Fever."'],
  ['a dose without its source', { sections: sections({ Pearls: `${filler(8, 'p')} Give aspirin 300 mg by mouth.` }) }, 'states a dose without its source'],
  ['markup', { sections: sections({ Pearls: `${filler(8, 'p')} Give <b>aspirin</b> now.` }) }, 'has markup or an address in its text'],
  ['an address', { sections: sections({ Pearls: `${filler(8, 'p')} See https://who.int for more.` }) }, 'has markup or an address in its text'],
  ['a sentence twice', { sections: sections({ Pearls: filler(2, 'Summary') + filler(6, 'p') }) }, 'says what it says already'],
])('finds %s', (_what, wrong, problem) => {
  expect(problemsWith(file(wrong))).toContainEqual(expect.stringContaining(problem));
});

it('asks for no source where a number is measured and not given', () => {
  expect(problemsWith(file({ sections: sections({ Pearls: `${filler(8, 'p')} Sodium below 125 mmol/L confuses. Blood loss of 500 mL is much.` }) }))).toEqual(
    [],
  );
  const dosed = sections({ Pearls: `${filler(8, 'p')} Give aspirin 300 mg by mouth [nice/a].` });
  expect(problemsWith(file({ sections: dosed }))).toEqual([]);
});

it('finds what two articles share: id, title, sentences', () => {
  const problems = problemsWith(file({}), file({ category: 'neurology' }, 'references/neurology/angina'));
  expect(problems).toContain('references/cardiology/angina has the same id');
  expect(problems).toContain('references/cardiology/angina has the same title');
  expect(problems).toContainEqual(expect.stringContaining('says what references/cardiology/angina says already'));
});

it('finds a source that nobody tried to check, and an article on pages for patients alone', () => {
  const bare = source.map((one) => (one.path.endsWith('nice/a') ? { ...one, item: { title: 'A', url: 'https://example.org' } } : one));
  expect(checkReferences({ reference: [file({})], source: bare, condition }).map(({ problem }) => problem)).toEqual([
    'the source nice/a says neither how it was checked nor that it could not be',
  ]);
  const forPatients = file({
    sources: ['nhs/c'],
    sections: sections().map((section) => ({ ...section, blocks: [paragraph(`${filler(8, section.heading)} It is so [nhs/c]. It is thus [nhs/c].`)] })),
  });
  expect(problemsWith(forPatients)).toEqual(['stands on pages for patients alone']);
});
