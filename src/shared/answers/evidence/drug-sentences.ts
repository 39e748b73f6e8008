import type { Drug } from '../../content/schema/drug.schema.ts';
import { type DrugBook, isOf, nameOfDrug } from '../../treatment/drug-book.ts';
import type { NamedInText } from '../../treatment/read-drugs.ts';
import type { DrugSaid } from './drug-answers.ts';
import type { Known } from './known.ts';
import { listed } from './note.ts';
import { sentencesOf } from './telling-sentences.ts';

/** How much of a question some text has, beyond the names of the drug itself: the share of its telling words, and of all that it asks; and what the names have. */
export type SentenceWorth = (text: string, own: string) => { readonly telling: number; readonly all: number; readonly named: number };

/** What the data of drugs say to a question beside what is asked of them by name. */
export interface FurtherSaid {
  readonly said: readonly DrugSaid[];
  /** Whether it is just what is asked: what to measure, what the drug does. */
  readonly isMeant: boolean;
  /** How much of the question the best of it has, with the name of its drug. */
  readonly covered: number;
}

/** What has less of the telling words beside the name of the drug speaks of something else. */
const leastTelling = 0.35;
const mostSentences = 2;

/** A question about what is measured, or how often. */
const asksMonitoring = /\bmonitor\w*|\bbaseline\b|\bblood tests?\b|\bwhat to check\b|\btoxic levels?\b|\btherapeutic (?:range|levels?)\b/i;
const asksUse = /\b(?:mechanism|how does|pathophysiology|what is .{2,40} for)\b/i;

interface DrugText {
  /** What it is said of: "with beclometasone", "(cataract)". */
  readonly lead: string;
  /** Where a question must find itself: the state of a caution, or the sentence that names what happens. */
  readonly about: string;
  readonly text: string;
}

/**
 * What the data of a drug say beside doses and the states that are asked for by name, as texts that stand by themselves.
 * @param bySentence what it does and what is measured only, sentence by sentence: what is said of a whole class
 */
function textsOf(
  { use, monitoring, cautions, interactions }: Drug,
  { findings, book }: Pick<Known, 'findings'> & { readonly book: DrugBook },
  bySentence: boolean,
): DrugText[] {
  const told = (text: string) => (bySentence ? sentencesOf(text) : [text]);
  const plain = [use, monitoring].flatMap((text) => (text === undefined ? [] : told(text).map((one) => ({ lead: '', about: one, text: one }))));
  if (bySentence) return plain;
  const nameOf = (id: string) => (findings.get(id)?.name ?? id).toLowerCase();
  const states = cautions.map(({ when, text }) => ({ lead: ` (${listed(when.slice(0, 2).map(nameOf), 'or')})`, about: when.map(nameOf).join('; '), text }));
  const others = interactions.map(({ with: ids, text }) => {
    const lead = ` with ${listed(
      ids.slice(0, 3).map((id) => nameOfDrug(id, book).toLowerCase()),
      'or',
    )}`;
    return { lead, about: `${lead}. ${sentencesOf(text)[0] ?? ''}`, text };
  });
  return [...plain, ...others, ...states];
}

/** @returns a sentence of a drug without its name and lead */
export const bareText = (text: string): string => text.replace(/^\*\*[^*]+\*\*[^:]*: /, '');

/** The drugs that a question names, or where it names none those of the classes that it does. */
function drugsMeant(named: readonly NamedInText[], book: DrugBook): readonly Drug[] {
  const drugs = [...new Set(named.flatMap(({ kind, id }) => (kind === 'drug' ? [id] : [])))].flatMap((id) => book.drugs.get(id) ?? []);
  if (drugs.length > 0) return drugs;
  const classes = named.flatMap(({ kind, id }) => (kind === 'class' ? [id] : []));
  return [...book.drugs.values()].filter(({ id }) => classes.some((one) => isOf(id, one, book)));
}

/**
 * Looks through all that the data of drugs say for what answers a question: what is measured under amiodarone, how many days before an operation a gliflozin is paused.
 * @param named the drugs and classes that the question names
 */
export function drugSentences(
  query: string,
  named: readonly NamedInText[],
  known: Pick<Known, 'findings'> & { readonly book: DrugBook },
  worth: SentenceWorth,
): FurtherSaid {
  const { book } = known;
  const isByClass = !named.some(({ kind }) => kind === 'drug');
  // What two named drugs do to each other is told elsewhere; that the other is named makes no sentence an answer.
  const others = named.flatMap(({ kind, text }) => (kind === 'drug' ? [text] : []));
  const weighed = drugsMeant(named, book).flatMap((drug) => {
    const classes = drug.classes.flatMap((id) => [nameOfDrug(id, book), ...(book.classes.get(id)?.aliases ?? [])]);
    const own = [drug.name, ...drug.aliases, ...classes, ...others].join('; ');
    return textsOf(drug, known, isByClass).map(({ lead, about, text }) => {
      const isMeant = (text === drug.monitoring && asksMonitoring.test(query)) || (text === drug.use && asksUse.test(query));
      const isOther = text === drug.use && !isMeant;
      const isAbout = worth(about, own).telling > 0;
      return { drug, lead, text, isMeant, isOther: isOther || !(isMeant || isAbout), ...worth(`${lead}: ${text}`, own) };
    });
  });
  const byText = Map.groupBy(weighed, ({ text }) => text);
  const best = [...byText.values()]
    // What one member of a class says alone is not said of the class.
    .filter((same) => !isByClass || same.length > 1)
    .flatMap(([one]) => (one && !one.isOther && ((one.isMeant && !isByClass) || one.telling >= leastTelling) ? [one] : []))
    .toSorted((a, b) => Number(b.isMeant) - Number(a.isMeant) || b.all - a.all)
    .slice(0, isByClass ? 1 : mostSentences);
  return {
    said: best.map(({ drug, lead, text }) => ({ drug: drug.id, text: `**${drug.name}**${lead}: ${text}`, source: drug.sources[0] ?? '' })),
    isMeant: best.some((one) => one.isMeant),
    covered: Math.max(0, ...best.map(({ all, named: ofName }) => all + ofName)),
  };
}
