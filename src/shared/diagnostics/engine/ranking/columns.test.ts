import { describe, expect, it } from 'vitest';
import { smallConditions, smallKnowledge } from '../../../../../tests/factories/small-knowledge.ts';
import { compileEngine, withParameters } from '../engine.ts';
import { columnFor } from './columns.ts';

const [pneumonia] = smallConditions;
if (!pneumonia) throw new Error('The small knowledge base has lost its conditions.');
const findings = ([0.98, 0.5, 0.25, 0.02] as const).map(
  (sensitivity, i) => ({ ...pneumonia, id: `c${i}`, findings: { fever: sensitivity, smoking: sensitivity }, risks: {} }) as const,
);
const risky = { ...pneumonia, findings: {}, risks: { fever: 3 } };
const engine = compileEngine({
  ...smallKnowledge,
  conditions: [...findings, { ...risky, id: 'c4' }, { ...risky, id: 'c5', risks: { fever: 0.5 } }, { ...risky, id: 'c6', risks: {} }],
});
const columnIn = (ranking: typeof engine, id: string) => {
  const column = columnFor(id, ranking);
  if (!column) throw new Error(`No column for ${id}`);
  return {
    conditions: [...column.conditions],
    present: [...column.present],
    denied: [...column.denied],
    typicality: [...column.typicality],
    explains: [...column.explains],
  };
};

describe('the column of a finding', () => {
  const { conditions, present, denied, typicality, explains } = columnIn(engine, 'fever');

  it('has the conditions that it bears on', () => {
    expect(conditions).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('has what it weighs stated and denied, with a leak of 0.1', () => {
    const [often, atMost] = [Math.log(0.98 / 0.1), -engine.parameters.strongestAgainst];
    expect([present[0], present[4], denied[0]]).toEqual([expect.closeTo(often, 10), expect.closeTo(Math.log(3), 10), atMost]);
    expect(denied[2]).toBeCloseTo(Math.log(0.75 / 0.9), 10);
  });

  it('is part of the picture of those of whom half show it, by the square, unless it is background', () => {
    expect(typicality).toEqual([expect.closeTo(0.98 * 0.98, 10), 0.25, 0, 0, 0, 0]);
    expect(columnIn(engine, 'smoking').typicality).toEqual([0, 0, 0, 0]);
  });

  it('is explained by those that show it and whose odds it raises, not by those that it argues against', () => {
    expect(explains).toEqual([1, 1, 1, 0, 1, 0]);
  });

  it('is made once, and anew under other parameters', () => {
    expect(columnFor('fever', engine)).toBe(columnFor('fever', engine));
    expect(columnIn(withParameters(engine, { strongestAgainst: 1 }), 'fever').denied[0]).toBe(-1);
    expect(columnIn(engine, 'fever').denied[0]).toBe(-engine.parameters.strongestAgainst);
  });

  it('is none where no condition knows it, or nobody knows the finding', () => {
    expect(columnFor('nausea', engine)).toBeUndefined();
    expect(columnFor('nobody-knows-it', engine)).toBeUndefined();
  });
});
