/** Why a question was missed, as the learner sees it. */
export const missCauses = ['knowledge', 'misread', 'reasoning', 'time'] as const;
export type MissCause = (typeof missCauses)[number];
