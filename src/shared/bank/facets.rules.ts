import { type DifficultyName, difficultyNames, type SubjectName } from '../exams/exams.schema.ts';
import type { BankCounts, BankFilters } from './bank.schema.ts';

/** How many questions there are of a subject, a topic and a difficulty, and how many of them in each state. */
export interface BankCell {
  readonly subject: SubjectName;
  readonly topic: string;
  readonly difficulty: DifficultyName;
  readonly all: number;
  readonly unused: number;
  readonly incorrect: number;
  readonly marked: number;
}

type Count = (cell: BankCell) => number;

const allows = <Name>(chosen: readonly Name[], name: Name) => chosen.length === 0 || chosen.includes(name);

const sumOf = (cells: readonly BankCell[], count: Count) => cells.reduce((sum, cell) => sum + count(cell), 0);

/** Cells by what some share, in the order of its name, with their sums; without those of which there are none. */
function groupsOf<Named>(cells: readonly BankCell[], count: Count, nameOf: (cell: BankCell) => string, named: (cell: BankCell, sum: number) => Named): Named[] {
  return [...Map.groupBy(cells, nameOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      const sum = sumOf(group, count);
      return sum === 0 ? [] : group.slice(0, 1).map((cell) => named(cell, sum));
    });
}

/**
 * @param cells of all questions that the examination and the text leave
 * @returns how many fit, and how many would for each choice beside the others
 */
export function countsOf(cells: readonly BankCell[], chosen: Pick<BankFilters, 'subjects' | 'topics' | 'difficulties' | 'state'>): BankCounts {
  const ofSubjects = ({ subject }: BankCell) => allows(chosen.subjects, subject);
  const ofTopics = ({ topic }: BankCell) => allows(chosen.topics, topic);
  const ofDifficulties = ({ difficulty }: BankCell) => allows(chosen.difficulties, difficulty);
  const fitting = (...rules: readonly ((cell: BankCell) => boolean)[]) => cells.filter((cell) => rules.every((rule) => rule(cell)));
  const count: Count = (cell) => cell[chosen.state ?? 'all'];
  const all = fitting(ofSubjects, ofTopics, ofDifficulties);
  const inState = (state: 'all' | 'unused' | 'incorrect' | 'marked') => sumOf(all, (cell) => cell[state]);
  return {
    total: sumOf(all, count),
    states: { all: inState('all'), unused: inState('unused'), incorrect: inState('incorrect'), marked: inState('marked') },
    subjects: groupsOf(
      fitting(ofTopics, ofDifficulties),
      count,
      ({ subject }) => subject,
      ({ subject }, sum) => ({ name: subject, count: sum }),
    ),
    topics: groupsOf(
      fitting(ofSubjects, ofDifficulties),
      count,
      ({ subject, topic }) => `${topic}\n${subject}`,
      ({ subject, topic }, sum) => ({ name: topic, subject, count: sum }),
    ),
    difficulties: groupsOf(
      fitting(ofSubjects, ofTopics),
      count,
      ({ difficulty }) => String(difficultyNames.indexOf(difficulty)),
      ({ difficulty }, sum) => ({ name: difficulty, count: sum }),
    ),
  };
}
