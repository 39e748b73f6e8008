import type { NameWords } from '../masking/names.rules.ts';
import { ContentError } from './content.error.ts';
import type { ContentFiles } from './content-kinds.ts';
import type { Knowledge } from './knowledge.types.ts';
import { didYouMean } from './look-up.ts';
import type { Condition, Reference } from './schema/condition.schema.ts';
import type { DangerContent } from './schema/danger.schema.ts';
import type { Drug } from './schema/drug.schema.ts';
import type { CountryHelp, HelpDirectory } from './schema/help.schema.ts';
import { specialties } from './schema/specialties.ts';

/** The folder that is named after something: "Ear, nose and throat" is ear-nose-and-throat. */
export function folderOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const specialtyOf = new Map(specialties.map((specialty) => [folderOf(specialty), specialty]));
const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);
const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A row of language data as the engine takes it: its example only shows that it is read. */
const withoutExample = <R extends { readonly example: unknown }>({ example: _example, ...row }: R) => row;

/** Every source by the id that others cite: <organisation>/<id>. */
export function referencesOf({ source, organisation }: Pick<ContentFiles, 'source' | 'organisation'>): ReadonlyMap<string, Reference> {
  const names = new Map(organisation.flatMap(({ item }) => item.organisations.map(({ id, name }) => [id, name] as const)));
  return new Map(
    source.map(({ path, item: { title, year, url } }) => {
      const [, publisher = '', id = ''] = path.split('/');
      return [`${publisher}/${id}`, { organisation: names.get(publisher) ?? publisher, title, ...(year !== undefined && { year }), url }] as const;
    }),
  );
}

/** @throws ContentError where a condition lies in no specialty's folder or cites a source that is not there */
function conditionsOf(files: ContentFiles): Condition[] {
  const references = referencesOf(files);
  const problems: string[] = [];
  const conditions = files.condition.flatMap(({ path, item: { $schema: _schema, sources, notes: _notes, ...condition } }): Condition[] => {
    const [, folder = ''] = path.split('/');
    const specialty = specialtyOf.get(folder);
    if (!specialty) problems.push(`content/${path}.json: ${folder} is no specialty; there are ${[...specialtyOf.keys()].join(', ')}`);
    const cited = sources.map((source) => {
      const reference = references.get(source);
      if (!reference)
        problems.push(
          `content/${path}.json: there is no source ${source} (content/sources/${source}.json)${didYouMean(source, references.keys()) || '; make that file'}`,
        );
      return reference;
    });
    return specialty ? [{ id: nameIn(path), specialty, ...condition, references: cited.filter((reference) => reference !== undefined) }] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return conditions;
}

/**
 * Puts the clinical knowledge together from its files; everything in the order of ids, so that where something is written means nothing,
 * and no examples, which are for those who write.
 * @throws ContentError where a condition lies in no specialty's folder or cites a source that is not there
 */
export function assembleKnowledge(files: ContentFiles): Knowledge {
  const rows = <
    K extends
      | 'site'
      | 'sensation'
      | 'effect'
      | 'trigger'
      | 'synonym'
      | 'composition'
      | 'word-set'
      | 'cue'
      | 'abbreviation'
      | 'proper-name'
      | 'quantity'
      | 'unit',
  >(
    kind: K,
  ) => files[kind].map(({ item }) => item);
  return {
    findings: files.finding.flatMap(({ item }) => item.findings).sort(byId),
    conditions: conditionsOf(files).sort(byId),
    sites: rows('site').flatMap(({ sites }) => sites.map(withoutExample)),
    sensations: rows('sensation').flatMap(({ sensations }) => sensations.map(withoutExample)),
    groups: files.group.flatMap(({ item }) => item.groups).sort(byId),
    synonyms: rows('synonym').flatMap(({ synonyms }) => synonyms.map(({ words }) => words.join(' '))),
    effects: rows('effect').flatMap(({ effects }) => effects.map(withoutExample)),
    triggers: rows('trigger').flatMap(({ triggers }) => triggers.map(withoutExample)),
    compositions: Object.fromEntries(
      rows('composition').flatMap(({ compositions }) => compositions.map(({ of, with: character, means }) => [`${of}+${character}`, means])),
    ),
    wordSets: Object.fromEntries(rows('word-set').flatMap(({ wordSets }) => wordSets.map(({ name, words }) => [name, words.join('|')]))),
    cues: Object.fromEntries(rows('cue').flatMap(({ cues }) => cues.map(({ id, words }) => [id, words]))),
    abbreviations: rows('abbreviation').flatMap(({ abbreviations }) => abbreviations.map(withoutExample)),
    properNames: rows('proper-name').flatMap(({ properNames }) => properNames),
    quantities: rows('quantity').flatMap(({ quantities }) => quantities.map(withoutExample)),
    units: rows('unit').flatMap(({ units }) => units.map(withoutExample)),
    redFlagRules: files['red-flag'].flatMap(({ item }) => item.redFlags).sort(byId),
  };
}

/** @returns where each finding is written down, as `<system>/<topic>`, by its id */
export function topicsOf({ finding }: Pick<ContentFiles, 'finding'>): ReadonlyMap<string, string> {
  return new Map(finding.flatMap(({ path, item }) => item.findings.map(({ id }) => [id, path.slice(path.indexOf('/') + 1)] as const)));
}

/** The drugs of content/, by id. */
export function drugsOf({ drug }: Pick<ContentFiles, 'drug'>): ReadonlyMap<string, Drug> {
  return new Map(drug.map(({ path, item: { $schema: _schema, ...content } }) => [nameIn(path), { id: nameIn(path), ...content }]));
}

/** What is written of dangers, in the order of the files. */
export function dangersOf({ danger }: Pick<ContentFiles, 'danger'>): DangerContent[] {
  return danger.map(({ path, item: { $schema: _schema, ...content } }) => ({ id: nameIn(path), ...content }));
}

/** What people say when nothing needs a doctor today, in the order of the files. */
export function calmOf({ calm }: Pick<ContentFiles, 'calm'>): string[] {
  return calm.flatMap(({ item }) => item.says);
}

/** Where to turn for help: in the countries that are listed, and by directories for all others. */
export interface Help {
  /** In the order of their names. */
  readonly countries: readonly CountryHelp[];
  readonly directories: readonly HelpDirectory[];
}

/** What is written of help lines. */
export function helpOf(files: Pick<ContentFiles, 'help-country' | 'help-directory'>): Help {
  const countries = files['help-country'].map(({ path, item: { $schema: _schema, ...help } }) => ({ country: nameIn(path).toUpperCase(), ...help }));
  return {
    countries: countries.sort((a, b) => (a.name < b.name ? -1 : 1)),
    directories: files['help-directory'].flatMap(({ item }) => item.directories),
  };
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu) ?? [];
const withoutGenitive = (word: string) => word.replace(/['’]s?$/, '');

/** What people and clinicians write, as far as content/ has it. */
type Prose = Pick<ContentFiles, 'person-name' | 'condition' | 'danger' | 'calm' | 'finding'>;

/** Every word of the texts of some files, each once. */
function wordsOfTexts(files: readonly { readonly item: unknown }[]): Set<string> {
  const words = new Set<string>();
  for (const { item } of files)
    for (const word of wordsIn(JSON.stringify(item))) {
      words.add(word);
      for (const part of word.split(/['’-]/)) words.add(part);
    }
  return words;
}

/** @returns what names of people are known by: names, the words of medicine that look like some, and the words of everyday language, which are none */
export function nameWordsOf(files: Prose, { conditions, findings, properNames, synonyms }: Knowledge): NameWords {
  const lists = files['person-name'].map(({ item }) => item);
  const set = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));
  const [given, family] = [set(lists.flatMap((list) => list.given)), set(lists.flatMap((list) => list.family))];
  const medical = [...conditions.flatMap(({ name, aliases }) => [name, ...aliases]), ...findings.map(({ name }) => name), ...properNames].flatMap(wordsIn);
  const { condition, danger, calm, finding } = files;
  const known = wordsOfTexts([...condition, ...danger, ...calm, ...finding, { item: synonyms }]);
  for (const name of [...given, ...family]) known.delete(name);
  return { given, family, known, medical: new Set(medical.flatMap((word) => [word, withoutGenitive(word)])) };
}
