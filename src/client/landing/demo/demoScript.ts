import type { Reading } from '../EvidenceSheet.tsx';

export interface DemoStep {
  readonly title: string;
  readonly words: string;
  readonly reading: Reading;
}

const nothing: Reading = { marked: false, ranked: false, explained: false, warned: false, asked: false };

/** The walk-through, step by step; each shows one thing more than the one before. */
export const demoSteps: readonly DemoStep[] = [
  { title: 'A note', words: 'You write the case as you would in the notes. No form, no codes.', reading: nothing },
  {
    title: 'What was read',
    words: 'Each finding is marked where it stands. “No fever” is read as absent: what a patient does not have counts too.',
    reading: { ...nothing, marked: true },
  },
  {
    title: 'What it could be',
    words: 'The conditions come in order, with a band for how probable each one is.',
    reading: { ...nothing, marked: true, ranked: true },
  },
  {
    title: 'Why',
    words: 'Each column is a finding. A filled dot argues for, a struck ring against. Disagree with a dot, and you know what to check.',
    reading: { ...nothing, marked: true, ranked: true, explained: true },
  },
  {
    title: 'What is not to be overlooked',
    words: 'Dangerous conditions that would fit stand apart, whatever their rank, with the reason.',
    reading: { ...nothing, marked: true, ranked: true, explained: true, warned: true },
  },
  {
    title: 'What to ask next',
    words: 'Last comes the question whose answer would change the order most.',
    reading: { marked: true, ranked: true, explained: true, warned: true, asked: true },
  },
];

/** Milliseconds a step stays while the demo plays by itself. */
export const stepDuration = 5000;
