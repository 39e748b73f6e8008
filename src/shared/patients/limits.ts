/** The ways of finding something out. */
export const askKinds = ['symptom', 'history', 'examination', 'test'] as const;
export type AskKind = (typeof askKinds)[number];

export const longestDifferential = 5;

/** Nobody asks for more. */
export const mostSteps = 200;
export const mostMustNotMiss = 5;
