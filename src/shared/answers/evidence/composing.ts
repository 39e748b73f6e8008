import type { Condition } from '../../content/schema/condition.schema.ts';
import type { Analysis, Gender, Suggestion } from '../../diagnostics/diagnostics.schema.ts';
import { impliedBy } from '../../diagnostics/settled.rules.ts';
import type { Known } from './known.ts';
import type { NoteSource, NoteWriter, Statement } from './note.ts';

/** What a note begins with where help is needed now. */
export const emergencyLine = '**This is an emergency:** help is needed now.';

/** A line of an article, and the passage that it stands in. */
export interface Quoted {
  readonly text: string;
  /** What it hangs on, where it is an item of a list: without it "Do not offer paracetamol" is said of everything. */
  readonly leadIn?: string | undefined;
  readonly passage: NoteSource;
}

/** A quoted line as an item of a list, behind what it hangs on. */
export const quotedStatements = ({ text, leadIn, passage }: Quoted): Statement[] => [
  ...(leadIn === undefined ? [] : [{ text: stopped(leadIn), on: [passage] }]),
  { text, on: [passage] },
];

/**
 * The share of the differential from which one diagnosis is named before all others, and has a plan. Chosen on 75 fresh cases by people who had not seen the engine, of which the first
 * of the ranking was right in 51: from here on in 31 of 32, from a half on in 49 of 62. docs/ai.md has what others say of it.
 */
export const sureFrom = 0.95;

/** @returns whether the first of a ranking is named before all others */
export const isSure = ([first]: readonly Pick<Suggestion, 'score'>[]): boolean => first !== undefined && first.score >= sureFrom;

/** What an assessment says of the first of its ranking, by whether it is sure of it. */
export const fits = { sure: 'fits best by far', unsure: 'No single diagnosis stands out' } as const;

/** @returns whether an assessment of ours is sure of what it put first, by its own words; null where it says nothing of it */
export function isSureIn(text: string): boolean | null {
  const [sure, unsure] = [text.indexOf(fits.sure), text.indexOf(fits.unsure)];
  if (sure < 0 && unsure < 0) return null;
  return unsure < 0 || (sure >= 0 && sure < unsure);
}

export interface Weighed {
  readonly suggestion: Suggestion;
  readonly condition: Condition;
}

/** Who the patient is, as far as the form says. */
export interface Person {
  /** In years; null where it is not told. */
  readonly age: number | null;
  readonly gender: Gender | null;
}

export interface Composing extends Known {
  readonly analysis: Analysis;
  readonly person: Person;
  /** What was written of the patient. */
  readonly text: string;
  readonly told: NoteSource;
  /** Findings that were read and are not said of the patient: see plainly-told.rules.ts. */
  readonly doubtful: ReadonlySet<string>;
  /** What the analysis says of urgency and of the ranking: what the note concludes, it concludes from there. */
  readonly ranking: NoteSource;
  readonly weighed: readonly Weighed[];
  readonly writer: NoteWriter;
}

/** The names of some findings; what another of them implies says nothing new. */
export function namesOf(listedFindings: readonly { readonly id: string; readonly name: string }[], { inSentence, findings }: Known): string[] {
  const implied = impliedBy(
    listedFindings.map(({ id }) => id),
    findings,
  );
  return [...new Set(listedFindings.filter(({ id }) => !implied.has(id)).map(({ name }) => inSentence(name)))];
}

/** A line of content as a sentence. */
export const stopped = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Rivals that share less of the differential than this are not named: below it hardly one in a hundred was what the patient had. */
export const leastShare = 0.05;
export const mostRivals = 4;
