/** What a question is to a learner: never answered, answered wrongly the last time, or marked to come back to. Without the schemas, for addresses are read before any of them is fetched. */
export const bankStates = ['unused', 'incorrect', 'marked'] as const;
export type BankState = (typeof bankStates)[number];
