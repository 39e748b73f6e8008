import type { BankFilters } from '../../../shared/bank/bank.schema.ts';
import type { BankState } from '../../../shared/bank/bank-states.ts';
import { bankStates } from '../../../shared/bank/bank-states.ts';
import { examTypes, questionSubjects } from '../../../shared/content/schema/exam-names.ts';
import type { DifficultyName, ExamName, SubjectName } from '../../../shared/exams/exams.schema.ts';

/** What the address says of the question bank, beside the examination. What is left out narrows nothing. */
export interface BankSearch {
  readonly text?: string | undefined;
  readonly subjects?: readonly SubjectName[] | undefined;
  readonly topics?: readonly string[] | undefined;
  readonly levels?: readonly DifficultyName[] | undefined;
  readonly state?: BankState | undefined;
  /** Of the list, from 1 on; the first is left out. */
  readonly page?: number | undefined;
}

/** Which questions somebody wants to see. */
export interface BankChoice {
  readonly exam: ExamName;
  readonly text: string;
  readonly subjects: readonly SubjectName[];
  readonly topics: readonly string[];
  readonly levels: readonly DifficultyName[];
  readonly state: BankState | null;
}

/** As the server takes them. */
const [longestText, mostTopics, longestTopic, lastPage] = [200, 100, 120, 50_000];
export const bankSubjects: readonly SubjectName[] = Object.values(questionSubjects);
export const bankExams: readonly ExamName[] = Object.values(examTypes);
export const bankLevels = ['Easy', 'Medium', 'Hard'] as const satisfies readonly DifficultyName[];

const listOf = (said: unknown): unknown[] => (Array.isArray(said) ? said : said === undefined ? [] : [said]);
const filled = <Value>(values: readonly Value[]): readonly Value[] | undefined => (values.length === 0 ? undefined : values);
/** What is known of what was said, in the order in which it is known, and each once. */
const knownOf = <Value>(known: readonly Value[], said: unknown) => filled(known.filter((value) => listOf(said).some((one) => one === value)));

function textOf(said: unknown): string | undefined {
  const text = typeof said === 'number' ? String(said) : said;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, longestText) : undefined;
}

function topicsOf(said: unknown): readonly string[] | undefined {
  const topics = listOf(said).filter((topic) => typeof topic === 'string' && topic !== '' && topic.length <= longestTopic);
  return filled([...new Set(topics.filter((topic) => typeof topic === 'string'))].slice(0, mostTopics));
}

/** @returns what an address says of the question bank, without whatever is not of its shape */
export function readBankSearch(said: Readonly<Record<string, unknown>>): BankSearch {
  const page = typeof said.page === 'number' && Number.isInteger(said.page) && said.page > 1 && said.page <= lastPage ? said.page : undefined;
  return {
    text: textOf(said.text),
    subjects: knownOf(bankSubjects, said.subjects),
    topics: topicsOf(said.topics),
    levels: knownOf<DifficultyName>(bankLevels, said.levels),
    state: bankStates.find((state) => state === said.state),
    page,
  };
}

/** @param usualExam the one that somebody chose last: it counts where the address names none */
export function bankChoiceOf(search: BankSearch & { readonly exam?: ExamName | 'all' | undefined }, usualExam: ExamName): BankChoice {
  const { exam, text = '', subjects = [], topics = [], levels = [], state = null } = search;
  return { exam: exam === undefined || exam === 'all' ? usualExam : exam, text, subjects, topics, levels, state };
}

/** @returns a choice as the address has it, on the first page; the examination always, so that who is given the address sees the same */
export function bankSearchOf({ exam, text, subjects, topics, levels, state }: BankChoice): BankSearch & { readonly exam: ExamName } {
  return {
    exam,
    text: text.trim() === '' ? undefined : text.trim(),
    subjects: filled(subjects),
    topics: filled(topics),
    levels: filled(levels),
    state: state ?? undefined,
    page: undefined,
  };
}

/** @returns a choice as the server takes it */
export function filtersAsked({ exam, text, subjects, topics, levels, state }: BankChoice): BankFilters {
  return { examType: exam, text, subjects: [...subjects], topics: [...topics], difficulties: [...levels], ...(state && { state }) };
}

/** @returns every question of the same examination */
export const cleared = ({ exam }: BankChoice): BankChoice => ({ exam, text: '', subjects: [], topics: [], levels: [], state: null });

/** @returns how many filters narrow the questions of the examination: each subject, topic and level counts */
export function narrowing({ text, subjects, topics, levels, state }: BankChoice): number {
  return Number(text !== '') + subjects.length + topics.length + levels.length + Number(state !== null);
}

/** @returns a list with a value that it did not have, or without one that it had */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
