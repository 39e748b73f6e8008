import type { BankFilters } from './bank.schema.ts';
import type { BankState } from './bank-states.ts';

const stateWords = {
  unused: 'not used yet',
  incorrect: 'answered wrongly the last time',
  marked: 'marked',
} as const satisfies Record<BankState, string>;

const either = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
const both = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** No title names more subjects. */
const mostNamed = 3;

/** @returns what a block is called, by the questions that were drawn */
export function blockTitle(questions: readonly { readonly subject: string; readonly topic: string }[], state: BankState | undefined): string {
  const [topics, subjects] = [new Set(questions.map(({ topic }) => topic)), new Set(questions.map(({ subject }) => subject))];
  const about = topics.size === 1 ? [...topics] : subjects.size <= mostNamed ? [...subjects].sort() : [`${subjects.size} subjects`];
  return `Block: ${both(about)}${state ? `, ${stateWords[state]}` : ''}`;
}

/** @returns that no question fits, with all filters that were set */
export function noneFits({ examType, text, subjects, topics, difficulties, state }: BankFilters): string {
  const filters = [
    ...(text.trim() === '' ? [] : [`the words “${text.trim()}”`]),
    ...(subjects.length === 0 ? [] : [either(subjects)]),
    ...(topics.length === 0 ? [] : [`the topic ${either(topics)}`]),
    ...(difficulties.length === 0 ? [] : [either(difficulties)]),
    ...(state ? [stateWords[state]] : []),
  ];
  return filters.length === 0
    ? `There are no questions for ${examType}.`
    : `No question for ${examType} fits all filters: ${filters.join('; ')}. Please take one of them away.`;
}
