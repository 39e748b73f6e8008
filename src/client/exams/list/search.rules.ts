import { examTypes, questionSubjects } from '../../../shared/content/schema/exam-names.ts';
import type { DifficultyName, ExamName, PaperKind, SubjectName, TakenKind } from '../../../shared/exams/exams.schema.ts';
import { choicesOf, difficultyChoices, type PaperFilters, usualFilters } from './filters.rules.ts';

export const examTabs = ['quizzes', 'series', 'bank', 'review', 'patients', 'performance'] as const;
export type ExamTab = (typeof examTabs)[number];

/** What the question bank reads itself, with its tab (readBankSearch): every page reads addresses, and few show the bank. */
const ofBank = ['text', 'subjects', 'topics', 'levels', 'state', 'page'] as const;

/** What the address of the page says. What is left out is as usual: mini quizzes, for NEET-PG, of every subject and level. */
export interface ExamsSearch extends Partial<Readonly<Record<(typeof ofBank)[number], unknown>>> {
  readonly tab?: Exclude<ExamTab, 'quizzes'> | undefined;
  readonly exam?: ExamName | 'all' | undefined;
  readonly subject?: SubjectName | undefined;
  readonly difficulty?: DifficultyName | undefined;
  /** The attempt that is taken, or looked at again: it stands before everything else. */
  readonly attempt?: string | undefined;
  /** The mini quiz that somebody takes who is signed out, and how. */
  readonly quiz?: string | undefined;
  readonly mode?: 'practice' | 'study' | undefined;
  /** The test that begins as soon as somebody is signed in; or the block, by its own word. */
  readonly start?: string | undefined;
  /** The code of a made patient, as it was written, and the id of one that was played to the end. */
  readonly case?: string | undefined;
  readonly patient?: string | undefined;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const itemId = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

const examChoices: readonly (ExamName | 'all')[] = ['all', ...Object.values(examTypes)];
const subjectChoices: readonly SubjectName[] = Object.values(questionSubjects);
const tabsNamed = ['series', 'bank', 'review', 'patients', 'performance'] as const;

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined => values.find((known) => known === value);
const matching = (shape: RegExp, value: unknown): string | undefined => (typeof value === 'string' && shape.test(value) ? value : undefined);

/** @returns what an address says, without whatever is not of its shape */
export function readExamsSearch(said: Readonly<Record<string, unknown>>): ExamsSearch {
  // A name of digits alone arrives as a number.
  const id = (value: unknown) => matching(itemId, typeof value === 'number' ? String(value) : value);
  const quiz = id(said.quiz);
  return {
    tab: oneOf(tabsNamed, said.tab),
    exam: oneOf(examChoices, said.exam),
    subject: oneOf(subjectChoices, said.subject),
    difficulty: oneOf(difficultyChoices, said.difficulty),
    attempt: matching(uuid, said.attempt),
    quiz,
    mode: quiz === undefined ? undefined : oneOf(['practice', 'study'] as const, said.mode),
    start: id(said.start),
    ...Object.fromEntries(ofBank.map((name) => [name, said[name]])),
    // A code of digits alone arrives as a number; what cannot be read is told of where it is played.
    case: said.case === undefined || said.case === '' ? undefined : String(said.case).slice(0, 40),
    patient: matching(uuid, said.patient),
  };
}

/** @returns the filters of a list as the address has them; as usual where it names what this list does not have */
export function filtersOf(kind: PaperKind, { exam, subject, difficulty }: ExamsSearch): PaperFilters {
  const { exams, subjects } = choicesOf[kind];
  return {
    exam: oneOf<PaperFilters['exam']>(['all', ...exams], exam) ?? usualFilters.exam,
    subject: oneOf(subjects, subject) ?? null,
    difficulty: difficulty ?? null,
  };
}

/** @returns filters as the address has them: nothing for what is as usual */
export function searchOf({ exam, subject, difficulty }: PaperFilters): Pick<ExamsSearch, 'exam' | 'subject' | 'difficulty'> {
  return { exam: exam === usualFilters.exam ? undefined : exam, subject: subject ?? undefined, difficulty: difficulty ?? undefined };
}

/** @returns what the address says of a tab: nothing for the first */
export const searchOfTab = (tab: ExamTab): ExamsSearch['tab'] => (tab === 'quizzes' ? undefined : tab);

const tabOf = { quiz: 'quizzes', series: 'series', block: 'bank' } as const satisfies Record<TakenKind, ExamTab>;
/** @returns what the address says of the tab that something is begun on */
export const tabOfKind = (kind: TakenKind): ExamsSearch['tab'] => searchOfTab(tabOf[kind]);
