import { type ExamTypeId, optionsOf } from '../../shared/content/schema/exam-names.ts';
import { DomainError, type FieldIssue } from '../../shared/errors.ts';
import { choiceMessage, type QuestionResponse, type SentResponse } from '../../shared/exams/attempts.schema.ts';
import { clockAt, graceMs, type SectionClock } from '../../shared/exams/clock.rules.ts';
import { merged } from '../../shared/exams/responses.rules.ts';
import { versionsAsked } from './asked.queries.ts';
import type { StoredSection } from './paper.entity.ts';
import { shownSections } from './papers.service.ts';
import type { ResponseRow } from './responses.queries.ts';

/** An attempt, as far as it decides what is taken. */
export interface Taking extends SectionClock {
  readonly extraTime: number;
  readonly sections: readonly StoredSection[];
  readonly exam: ExamTypeId;
}

/** Why nothing is taken any more. */
export const overMessage = (isTimedOut: boolean): string =>
  isTimedOut
    ? 'The time of this test is over. It was handed in with the answers that had arrived.'
    : 'This test has been handed in already. Nothing that comes later counts.';

/** @returns the clock of an attempt as answers see it that were on their way */
export const delayedClock = (taking: Taking, now: number) =>
  clockAt({ minutes: taking.sections.map(({ minutes }) => minutes), extraTime: taking.extraTime }, taking, now - graceMs);

/** @throws BAD_INPUT that names what is out of range */
function requireInRange(responses: readonly SentResponse[], total: number, options: number): void {
  const issues = responses.flatMap(({ position, choice, struck }, i): FieldIssue[] => [
    ...(position < total ? [] : [{ path: `responses.${i}.position`, message: `This paper has ${total} questions.` }]),
    ...(choice < options && struck.every((place) => place < options)
      ? []
      : [{ path: `responses.${i}.${choice < options ? 'struck' : 'choice'}`, message: choiceMessage }]),
  ]);
  if (issues.length > 0) throw new DomainError('BAD_INPUT', issues[0]?.message, issues);
}

/** One of each question, with the later choice and the later of the rest; none from the future, for a clock that is ahead would win for ever. */
function latest(responses: readonly SentResponse[], now: number): QuestionResponse[] {
  const byPosition = new Map<number, QuestionResponse>();
  for (const sent of responses) {
    const until = (at: number) => Math.min(at, now);
    const own = { ...sent, at: Math.max(1, until(sent.at)), choiceAt: until(sent.choiceAt ?? sent.at) };
    const other = byPosition.get(own.position);
    byPosition.set(own.position, other ? merged(own, other) : own);
  }
  return [...byPosition.values()];
}

/**
 * What of some responses is taken now: those to the section that is open, and to the one that has just closed while they were on their way.
 * @returns with what was refused, by position
 * @throws BAD_INPUT for what is out of range
 */
export function accept(taking: Taking, responses: readonly SentResponse[], now: number): { readonly kept: ResponseRow[]; readonly refused: number[] } {
  const asked = versionsAsked(taking);
  requireInRange(responses, asked.length, optionsOf(taking.exam));
  const [closing, begun] = [delayedClock(taking, now), delayedClock(taking, now + graceMs)];
  const open = shownSections(taking.sections).slice(closing.section, begun.section + 1);
  const isOpen = ({ position }: Pick<SentResponse, 'position'>) => open.some(({ first, count }) => position >= first && position < first + count);
  return {
    kept: latest(responses, now)
      .filter(isOpen)
      .map((response) => ({ ...response, question: asked[response.position] ?? '' })),
    refused: responses.filter((response) => !isOpen(response)).map(({ position }) => position),
  };
}
