import type { BankCounts } from '../../../shared/bank/bank.schema.ts';

export interface TopicRow {
  readonly name: string;
  /** Null for one that is chosen and is among none of what fits. */
  readonly count: number | null;
}

export interface TopicGroup {
  readonly subject: string;
  readonly topics: readonly TopicRow[];
}

/** Where those stand that are chosen and fit nothing any more, so that they can be taken back. */
export const noSubject = 'Nothing fits';

/**
 * @param chosen those that narrow the questions
 * @param sought words that each must be in the topic's or the subject's name, in any order and case
 * @returns the topics by subject, in the alphabet; a chosen one is shown whatever is sought
 */
export function topicGroups(topics: BankCounts['topics'], chosen: readonly string[], sought: string): TopicGroup[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ name, subject }: { readonly name: string; readonly subject: string }) =>
    chosen.includes(name) || words.every((word) => `${name} ${subject}`.toLowerCase().includes(word));
  const bySubject = Map.groupBy(topics.filter(fits), ({ subject }) => subject);
  const groups = [...bySubject].map(
    ([subject, rows]): TopicGroup => ({
      subject,
      topics: rows.map(({ name, count }): TopicRow => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name)),
    }),
  );
  groups.sort((a, b) => a.subject.localeCompare(b.subject));
  const lost = chosen.filter((name) => !topics.some((topic) => topic.name === name));
  return lost.length === 0 ? groups : [{ subject: noSubject, topics: lost.map((name) => ({ name, count: null })) }, ...groups];
}
