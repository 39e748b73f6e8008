/**
 * The case that the landing page and the demo walk through. It is a textbook pattern, written by hand and shortened:
 * it shows how an answer is laid out and is not the output of the engine.
 */
export type Argument = 'for' | 'against' | 'silent';

export interface ExampleFinding {
  /** As it stands in the note. */
  readonly phrase: string;
  readonly state: 'present' | 'absent';
}

export interface ExampleCondition {
  readonly name: string;
  readonly band: 'High' | 'Low';
  /** What each finding says about it, in the order of the findings. */
  readonly arguments: readonly [Argument, Argument, Argument, Argument];
}

/** The note, with findings where they stand. */
export const note: readonly (string | ExampleFinding)[] = [
  'A 58-year-old man with ',
  { phrase: 'crushing central chest pain', state: 'present' },
  ' for two hours, ',
  { phrase: 'spreading to the left arm', state: 'present' },
  ', pale and ',
  { phrase: 'sweating', state: 'present' },
  '. ',
  { phrase: 'No fever', state: 'absent' },
  '. He smokes.',
];

export const conditions: readonly ExampleCondition[] = [
  { name: 'Acute coronary syndrome', band: 'High', arguments: ['for', 'for', 'for', 'silent'] },
  { name: 'Pulmonary embolism', band: 'Low', arguments: ['against', 'silent', 'for', 'silent'] },
  { name: 'Acute pericarditis', band: 'Low', arguments: ['against', 'silent', 'silent', 'against'] },
  { name: 'Gastro-oesophageal reflux', band: 'Low', arguments: ['silent', 'against', 'against', 'silent'] },
];

export const mustNotMiss = {
  name: 'Aortic dissection',
  reason: 'Rare, but fatal when missed. Ask about tearing pain to the back; compare the pulses in both arms.',
} as const;

export const nextQuestion = 'Is the pain worse on breathing in, or better on leaning forward?';
