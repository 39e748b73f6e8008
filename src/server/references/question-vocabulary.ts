import { everydayMeanings, isOrdinary } from '../../shared/answers/support/ordinary.ts';
import type { Knowledge } from '../../shared/content/knowledge.types.ts';
import { stemWord } from '../../shared/diagnostics/engine/text/stems.ts';
import { asksAspect } from '../../shared/references/aspects.rules.ts';
import { foldedWords } from '../../shared/references/fold.ts';
import { isEponym, type QueryPart, type SearchVocabulary, searchVocabulary } from '../../shared/references/search-query.ts';
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
  ['haemoglobin', 'hb', 'hgb'],
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

/** What somebody writes, and the words under which it stands here; these are no other names of theirs: "pressure" is more than blood pressure. */
const leadsTo: readonly (readonly [typed: string, ...under: string[]])[] = [
  ['BP', 'pressure'],
  ['valvuloplasty', 'commissurotomy', 'balloon treatment'],
  ['chemoprophylaxis', 'prophylaxis'],
  ['strep', 'streptococcus', 'streptococci', 'streptococcal'],
  ['group A strep', 'group A streptococcus', 'group A streptococci', 'streptococcal'],
  ['ureteral stent', 'ureteric stent', 'stent'],
  ['ureteral', 'ureteric', 'ureter'],
  ['ICS', 'intercostal space', 'space'],
  ['disimpaction', 'impaction', 'impacted'],
  ['VZIG', 'chickenpox', 'varicella', 'varicella immunoglobulin'],
  ['needle', 'cannula'],
  ['Otomize', 'aminoglycoside', 'neomycin'],
  ['bezafibrate', 'fibrate'],
  ['fenofibrate', 'fibrate'],
  ['reduction', 'reduce', 'reduced', 'pushed back'],
  ['blood pressure', 'pressure'],
  ['pCO2', 'PaCO2', 'carbon dioxide'],
  ['ABG', 'blood gas', 'gas'],
  ['ATT', 'antituberculosis', 'antitubercular', 'tuberculosis treatment', 'drugs return'],
  ['reintroduction', 'reintroduced', 'reintroduce', 'return one by one', 'restart', 'rechallenge'],
  ['BSPED', 'children', 'child', 'paediatric'],
  ['restart', 'resume', 'resumed', 'begun again'],
  ['cardiac', 'heart'],
  ['salvage', 'saved', 'survives'],
];

/** How a question is read: in the words of a search, and what the lexicon calls by its words. */
export interface QuestionVocabulary extends SearchVocabulary {
  /** The stems of every name of a condition, a drug or a class of drugs: what a question is about, and not what of it is asked. */
  readonly subjects: ReadonlySet<string>;
  /** Those of conditions, each of which has a page of its own. */
  readonly diseases: ReadonlySet<string>;
  /** Every word of every name: none of them is a slip. */
  readonly words: ReadonlySet<string>;
}

/** What leads to the name of a disease or a drug is a name of it. */
const withLeads = (subjects: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...subjects, ...leadsTo.flatMap(([typed, ...under]) => (under.some((one) => subjects.has(keyOf(one))) ? [keyOf(typed)] : []))]);

/** @returns the stems of a name, joined by blanks */
export const keyOf = (name: string) => foldedWords(name).map(stemWord).join(' ');

/** Findings without the phrases that hold the name of a drug: "theophylline toxicity" is theophylline, and not every drug whose level is high; ciprofloxacin is no levofloxacin. */
function withoutDrugs(findings: Knowledge['findings'], drugs: readonly string[]): Knowledge['findings'] {
  const named = new Set(drugs.map(keyOf));
  const holdsDrug = (phrase: string) => {
    const stems = foldedWords(phrase).map(stemWord);
    return stems.some((_, from) => stems.some((_, to) => to >= from && named.has(stems.slice(from, to + 1).join(' '))));
  };
  return findings.map((finding) => ({ ...finding, phrases: finding.phrases.filter((phrase) => !holdsDrug(phrase)) }));
}

/**
 * @returns what questions are read by: what the engine's knowledge calls by more than one name, with drugs, classes of drugs and everyday words that mean the same;
 * a text answers a question under any of their names
 */
export function questionVocabulary(
  { conditions, findings, synonyms }: Pick<Knowledge, 'conditions' | 'findings' | 'synonyms'>,
  { drugs, classes }: DrugBook,
): QuestionVocabulary {
  const ofDrugs = [...drugs.values(), ...classes.values()].map(({ name, aliases }) => [name, ...aliases]);
  const named = [...ofDrugs, ...alsoCalled].flatMap(([name = '', ...aliases]) => ({ name, aliases }));
  const vocabulary = searchVocabulary({ conditions, findings: withoutDrugs(findings, ofDrugs.flat()), synonyms }, named, everydayMeanings);
  const names = new Map(vocabulary.names);
  // What is said of the class is said of its member, but what is said of the member next to it is not.
  for (const drug of drugs.values()) {
    const narrowest = classes.get(drug.classes[0] ?? '');
    const ofClass = narrowest ? [narrowest.name, ...narrowest.aliases.slice(0, 3)].map((one) => foldedWords(one).join(' ')) : [];
    for (const called of [drug.name, ...drug.aliases]) {
      const key = keyOf(called);
      names.set(key, [...new Set([...(names.get(key) ?? []).slice(0, 6), ...ofClass])]);
    }
  }
  for (const [typed, ...under] of leadsTo)
    names.set(keyOf(typed), [...new Set([typed, ...under, ...(names.get(keyOf(typed)) ?? [])].map((one) => foldedWords(one).join(' ')))]);
  const ofConditions = conditions.flatMap(({ name, aliases, alsoFoundBy = [] }) => [name.replaceAll(/\s*\([^)]*\)/g, ''), ...aliases, ...alsoFoundBy]);
  return {
    ...vocabulary,
    names,
    diseases: new Set(ofConditions.map(keyOf)),
    subjects: withLeads(new Set([...ofConditions, ...ofDrugs.flat()].map(keyOf))),
    words: new Set([...names.values()].flat().flatMap(foldedWords)),
  };
}

/** @returns whether a part of a question is the name of what it is about */
export const isSubject = ({ alternatives: [typed = ''] }: QueryPart, { subjects }: Pick<QuestionVocabulary, 'subjects'>): boolean =>
  subjects.has(keyOf(typed)) || isEponym(typed);

/** @returns whether a part of a question is the name of a condition */
export const isDisease = ({ alternatives: [typed = ''] }: QueryPart, { diseases }: Pick<QuestionVocabulary, 'diseases'>): boolean => diseases.has(keyOf(typed));

/** @returns whether a part of a question says what of a thing is asked, or is what everything is said in, rather than what it is about */
export function isAside({ alternatives: [typed = ''], isHint }: QueryPart): boolean {
  return isHint || asksAspect(typed) || typed.split(' ').every((word) => isOrdinary(word, stemWord(word)));
}
