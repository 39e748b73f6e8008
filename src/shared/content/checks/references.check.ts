import { citedIn, linesOf, plainText, sentencesOf } from '../article-text.ts';
import type { ContentFiles } from '../content-kinds.ts';
import { didYouMean } from '../look-up.ts';
import type { Block } from '../schema/article.schema.ts';
import type { ReferenceFile } from '../schema/reference.schema.ts';
import { statesDose } from './dose-text.ts';
import { type Problem, problemsOf } from './problem.ts';

/** Words of the body: what is read in three minutes, and long enough to say why. */
const fewestWords = 350;
const mostWords = 700;
/** Of Diagnosis and of Management, where a figure without its source would be believed. */
const fewestMarks = 2;
/** Organisations that write for patients: never the only ones that an article stands on. */
const forPatients = new Set(['nhs', 'medlineplus', 'medlineplus-genetics', 'mayo-clinic', 'johns-hopkins-medicine', 'american-heart-association', 'ent-uk']);
/** Shorter sentences are bound to stand in two articles. */
const longestShared = 6;

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
const isProse = (text: string) => /^[“"(]?[\p{Lu}\d]/u.test(text) && /[.!?][”")]?$/.test(text);

function problemsOfText(blocks: readonly Block[]): string[] {
  return linesOf(blocks).flatMap((spans) => {
    const line = spans.map((span) => ('text' in span ? span.text : '')).join('');
    const problems = sentencesOf(spans).flatMap(({ text, sources }) => [
      ...(isProse(text) ? [] : [`is no whole sentence: "${text}"`]),
      ...(words(text).length < 3 ? [`is too short for a sentence: "${text}"`] : []),
      ...(statesDose(text) && sources.length === 0 ? [`states a dose without its source in the same sentence: "${text}"`] : []),
    ]);
    return /<[a-z/!]|https?:|!\[|\]\(/i.test(line) ? [...problems, `has markup or an address in its text: "${line.slice(0, 60)}"`] : problems;
  });
}

function problemsOfSources({ sources, sections }: ReferenceFile, known: ReadonlyMap<string, ContentFiles['source'][number]>): string[] {
  const cited = citedIn(sections.flatMap(({ blocks }) => blocks));
  const marks = (heading: string) =>
    linesOf(sections.find((section) => section.heading === heading)?.blocks ?? [])
      .flat()
      .filter((span) => 'source' in span).length;
  return [
    ...sources.flatMap((id) => {
      const file = known.get(id);
      if (!file) return [`there is no source ${id} (content/sources/${id}.json)${didYouMean(id, known.keys())}`];
      return file.item.checked || file.item.unchecked ? [] : [`the source ${id} says neither how it was checked nor that it could not be`];
    }),
    ...sources.filter((id) => !cited.includes(id)).map((id) => `lists the source ${id} and never cites it`),
    ...cited.filter((id) => !sources.includes(id)).map((id) => `cites ${id}, which is not among its sources`),
    ...(new Set(sources).size < sources.length ? ['lists a source twice'] : []),
    ...(sources.every((id) => forPatients.has(id.split('/')[0] ?? '')) ? ['stands on pages for patients alone'] : []),
    ...['Diagnosis', 'Management'].filter((heading) => marks(heading) < fewestMarks).map((heading) => `${heading} cites fewer than ${fewestMarks} times`),
  ];
}

function problemsOfKeywords({ title, keywords }: ReferenceFile): string[] {
  const seen = new Set([plain(title)]);
  return keywords.flatMap((keyword) => {
    const isKnown = seen.has(plain(keyword));
    seen.add(plain(keyword));
    return isKnown ? [`has the keyword ${keyword} twice, or it is its title`] : [];
  });
}

/** Articles out of form: their length, keywords, sources, titles and sentences, and what one has from another. */
export function checkReferences({ reference, source, condition }: Pick<ContentFiles, 'reference' | 'source' | 'condition'>): Problem[] {
  const sources = new Map(source.map((file) => [file.path.split('/').slice(1).join('/'), file]));
  const conditions = new Set(condition.map(({ path }) => path.split('/').at(-1)));
  const titles = new Map<string, string>();
  const ids = new Map<string, string>();
  const sentences = new Map<string, string>();
  /** @returns who had it before */
  const claim = (owners: Map<string, string>, key: string, path: string) => {
    const owner = owners.get(key);
    owners.set(key, owner ?? path);
    return owner;
  };
  return reference.flatMap(({ path, item }) => {
    const [, folder, id = ''] = path.split('/');
    const blocks = item.sections.flatMap((section) => section.blocks);
    const length = item.sections.reduce((sum, section) => sum + words(plainText(section)).length, 0);
    const title = claim(titles, plain(item.title), path);
    const same = claim(ids, id, path);
    const shared = linesOf(blocks)
      .flatMap(sentencesOf)
      .filter(({ text }) => words(text).length >= longestShared)
      .flatMap(({ text }) => {
        const owner = claim(sentences, plain(text), path);
        return owner === undefined ? [] : [`says what ${owner === path ? 'it' : owner} says already: "${text}"`];
      });
    return problemsOf(`reference ${id}`, [
      ...(item.category === folder ? [] : [`lies in ${folder} and is of the category ${item.category}`]),
      ...(same === undefined ? [] : [`${same} has the same id`]),
      ...(id === 'conditions' ? ['may not be called so: its address is taken'] : []),
      ...(title === undefined ? [] : [`${title} has the same title`]),
      ...(length < fewestWords || length > mostWords ? [`has ${length} words; ${fewestWords} to ${mostWords} are wanted`] : []),
      ...item.conditions.filter((one) => !conditions.has(one)).map((one) => `there is no condition ${one}`),
      ...problemsOfKeywords(item),
      ...problemsOfSources(item, sources),
      ...problemsOfText(blocks),
      ...shared,
    ]);
  });
}
