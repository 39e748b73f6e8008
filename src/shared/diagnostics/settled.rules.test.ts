import { describe, expect, it } from 'vitest';
import type { Finding } from '../content/schema/finding.schema.ts';
import { settledBy, toldIn } from './settled.rules.ts';

const finding = (more: Partial<Finding>): Partial<Finding> => more;
const findings = new Map(
  Object.entries({
    breathing: finding({}),
    'breath-sounds': finding({ parents: ['breathing'] }),
    'breath-sounds-right': finding({ parents: ['breath-sounds'], cluster: 'air' }),
    'air-entry': finding({ cluster: 'air' }),
    'low-potassium': finding({ numeric: [{ quantity: 'potassium', max: 3.4 }] }),
    'high-potassium': finding({ numeric: [{ quantity: 'potassium', min: 5.5 }] }),
    'very-high-potassium': finding({ numeric: [{ quantity: 'potassium', min: 6.5 }] }),
    hyperresonance: finding({}),
    'stony-dullness': finding({}),
  }),
);

/** What is settled of all findings, where this was told. */
const settled = (states: Readonly<Record<string, string>>) => {
  const recognised = Object.entries(states).map(([findingId, state]) => ({ findingId, state }));
  return [...findings.keys()].filter(settledBy(toldIn(recognised, findings), findings));
};

describe('what is known of a finding, that it is there or not', () => {
  it.each([
    ['where something narrower was told', { 'breath-sounds-right': 'present' }, ['breathing', 'breath-sounds', 'breath-sounds-right', 'air-entry']],
    ['where it was of before', { breathing: 'past' }, ['breathing']],
    ['where something broader was denied, or not known', { breathing: 'absent' }, ['breathing', 'breath-sounds', 'breath-sounds-right']],
    ['where another was told that says much the same', { 'air-entry': 'present' }, ['breath-sounds-right', 'air-entry']],
    ['where another value of the quantity was', { 'low-potassium': 'present' }, ['low-potassium', 'high-potassium', 'very-high-potassium']],
    ['but not where a value may be higher still', { 'high-potassium': 'present' }, ['low-potassium', 'high-potassium']],
    ['where its opposite was', { hyperresonance: 'present' }, ['hyperresonance', 'stony-dullness']],
    ['but not where it is a relative’s', { breathing: 'family' }, []],
  ] as const)('%s', (_, states, expected) => {
    expect(settled(states)).toEqual(expected);
  });
});
