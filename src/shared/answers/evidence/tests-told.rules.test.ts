import { expect, it } from 'vitest';
import { testsSpokenOf } from './tests-told.rules.ts';

it.each<[string, string, string[]]>([
  ['Arrange echocardiography', 'Bedside echo: doming mitral valve', ['an echo']],
  ['Record an ECG', 'EKG: junctional rhythm', ['an ECG']],
  ['Full blood count, kidney and liver tests', 'Hb 131, plt 218, LFT normal, creat 104', ['a blood count', 'liver tests', 'kidney tests']],
  ['CT or ultrasound of the kidneys at once', 'Renal US mild R hydro no stone', ['an ultrasound scan']],
  ['Record an ECG', 'Fever and cough', []],
  ['Measure the pressure in the eye', 'ECG normal', []],
])('finds what a step asks for and the text speaks of: %s', (step, text, expected) => {
  expect(testsSpokenOf(step, text)).toEqual(expected);
});
