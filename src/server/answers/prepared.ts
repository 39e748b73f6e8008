import type { Answer } from '../../shared/answers/answers.schema.ts';
import type { Quoted } from '../../shared/answers/evidence/composing.ts';
import type { Note, NoteSource } from '../../shared/answers/evidence/note.ts';
import type { Analysis } from '../../shared/diagnostics/diagnostics.schema.ts';
import type { PatientCaution } from '../../shared/treatment/cautions.rules.ts';
import type { PatientProfile } from '../../shared/treatment/patient.rules.ts';
import type { GroundingPassage } from '../references/passages.service.ts';

/** Everything that an answer needs, whoever writes it. */
export interface Prepared {
  /** What a provider is given, numbered from 1 on. */
  readonly passages: readonly NoteSource[];
  /** What answers are compared with beyond that: the case, and what our own data say. */
  readonly beside: readonly NoteSource[];
  /** What stands before a provider's words, whatever it writes. */
  readonly preface: string;
  /** What the embedded engine writes. */
  readonly note: () => Note;
  /** What was told or asked, by what it is. */
  readonly told: Readonly<Record<string, string>>;
  /** What our own data say, for the provider to respect. */
  readonly facts: readonly string[];
  readonly relatedQuestions: readonly string[];
  readonly urgency: Answer['urgency'];
  readonly firstStep: string | null;
  /** The differential of the knowledge base. */
  readonly analysis: Analysis | null;
  readonly cautions: readonly PatientCaution[];
  /** Whom drugs are held against; null where no treatment is asked for. */
  readonly patient: PatientProfile | null;
}

/** @returns a section of the reference as something to stand on */
export function sourceOfPassage({ kind, id, section, title, heading, text, source, url }: GroundingPassage): NoteSource {
  return { kind, id, section, title, heading, text, source, url };
}

/** Lines of some sections that stand by themselves, so many of each. */
export function quotedLines(passages: readonly GroundingPassage[], most: number): Quoted[] {
  return passages.flatMap((passage) =>
    passage.text
      .split('\n')
      .filter((line) => line.length > 40 && line.length < 400)
      .slice(0, most)
      .map((text) => ({ text, leadIn: passage.leadIns.get(text), passage: sourceOfPassage(passage) })),
  );
}
