import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../../tests/setup/product.ts';
import { readCase } from '../../case/case.ts';

const stateOf = (symptoms: string, finding: string) =>
  readCase({ symptoms, severity: 5 }, engine.kb, engine.parameters.pastWeight).recognised.find(({ findingId }) => findingId === finding)?.state;

describe('what is seen in the mind', () => {
  it.each([
    ['Horrible images in my head of a head injury.', 'head-injury'],
    ['I keep imagining that I have a seizure.', 'seizure'],
    ['Disturbing scenes of a head injury come up all day.', 'head-injury'],
  ])('has not happened: %s', (text, finding) => {
    expect(stateOf(text, finding)).not.toBe('present');
  });

  it.each([
    ['He had a head injury and now has headaches.', 'head-injury'],
    ['She had a seizure. I keep thinking of it.', 'seizure'],
    ['MRI images of the brain after a head injury last week.', 'head-injury'],
  ])('is told from what has: %s', (text, finding) => {
    expect(stateOf(text, finding)).toBe('present');
  });
});
