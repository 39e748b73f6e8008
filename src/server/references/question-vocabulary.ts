import { everydayMeanings, isOrdinary } from '../../shared/answers/support/ordinary.ts';
import type { Knowledge } from '../../shared/content/knowledge.types.ts';
import { stemWord } from '../../shared/diagnostics/engine/text/stems.ts';
import { foldedWords } from '../../shared/references/fold.ts';
import { type QueryPart, type SearchVocabulary, searchVocabulary } from '../../shared/references/search-query.ts';
import type { DrugBook } from '../../shared/treatment/drug-book.ts';

/** What people call things that are neither conditions nor findings nor drugs of the book: procedures, antidotes, who is near. */
const alsoCalled: readonly (readonly string[])[] = [
  ['lumbar puncture', 'LP', 'spinal tap'],
  [
    'close contacts',
    'household contacts',
    'household',
    'flatmates',
    'housemates',
    'roommates',
    'family contacts',
    'school contacts',
    'halls contacts',
    'halls',
  ],
  ['digoxin antibody', 'digoxin-specific antibody fragments', 'antibody fragments', 'DigiFab', 'Digibind'],
  ['folinic acid', 'calcium folinate', 'leucovorin'],
  ['blood thinner', 'anticoagulant', 'anticoagulants'],
  ['magnetic resonance imaging', 'MRI'],
  ['newborn', 'neonate', 'neonatal'],
  ['thionamide', 'thionamides', 'antithyroid drug', 'antithyroid drugs', 'carbimazole', 'propylthiouracil'],
  ['levothyroxine', 'thyroid tablet', 'thyroid tablets', 'thyroid pill', 'thyroid pills'],
  ['soya', 'soy'],
  ['drum', 'eardrum', 'tympanic membrane'],
  ['hole', 'perforation', 'perforated'],
  ['hyperemesis gravidarum', 'hyperemesis', 'vomiting of pregnancy', 'pregnancy vomiting'],
  ['painkillers', 'painkiller', 'pain killers', 'analgesics'],
  ['angiography', 'angiogram', 'CT angiography'],
];

/** How a question is read: in the words of a search, and what the lexicon calls by its words. */
export interface QuestionVocabulary extends SearchVocabulary {
  /** Every word of every name: none of them is a slip. */
  readonly words: ReadonlySet<string>;
}

/**
 * @returns what questions are read by: what the engine's knowledge calls by more than one name, with drugs, classes of drugs and everyday words that mean the same;
 * a text answers a question under any of their names
 */
export function questionVocabulary(knowledge: Pick<Knowledge, 'conditions' | 'findings' | 'synonyms'>, { drugs, classes }: DrugBook): QuestionVocabulary {
  const called = [...[...drugs.values(), ...classes.values()].map(({ name, aliases }) => [name, ...aliases]), ...alsoCalled];
  const named = called.flatMap(([name = '', ...aliases]) => ({ name, aliases }));
  const vocabulary = searchVocabulary(knowledge, named, everydayMeanings);
  return { ...vocabulary, words: new Set([...vocabulary.names.values()].flat().flatMap(foldedWords)) };
}

/** @returns whether a part of a question says what of a thing is asked, or is what everything is said in, rather than what it is about */
export function isAside({ alternatives: [typed = ''], isHint }: QueryPart): boolean {
  return isHint || typed.split(' ').every((word) => isOrdinary(word, stemWord(word)));
}
