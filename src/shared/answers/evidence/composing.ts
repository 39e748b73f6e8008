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

/** How well what an assessment puts first fits, as it says so. */
export const fits = { high: 'fits best by far', medium: 'fits best, without being certain', low: 'fits best of many, and none fits well' } as const;

/** @returns how well what an assessment of ours put first fits, by its own words; null where it says nothing of it */
export function fitToldIn(text: string): keyof typeof fits | null {
  const told = (['high', 'medium', 'low'] as const).map((fit) => ({ fit, at: text.indexOf(fits[fit]) })).filter(({ at }) => at >= 0);
  return told.toSorted((a, b) => a.at - b.at)[0]?.fit ?? null;
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
