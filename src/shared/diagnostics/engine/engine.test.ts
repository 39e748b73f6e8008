import { expect, it } from 'vitest';
import { smallKnowledge } from '../../../../tests/factories/small-knowledge.ts';
import { compileEngine, withParameters } from './engine.ts';
import { defaultParameters } from './ranking/parameters.ts';
import { logUnsaidAgeFactor } from './ranking/prior.ts';

const rules = [{ id: 'rule', level: 'urgent', text: 'Flag.', firstStep: 'Step.', all: ['fever'] }] as const;
const dangers = { dangers: [], biases: [0], weights: {} };
const engine = compileEngine({ ...smallKnowledge, redFlagRules: rules }, { dangers });

it('an engine has its rules, its words of danger and the usual parameters, unless others are given', () => {
  expect([engine.rules, engine.dangers, engine.parameters]).toEqual([rules, dangers, defaultParameters]);
  expect(compileEngine(smallKnowledge).dangers).toBeUndefined();
  expect(compileEngine(smallKnowledge, { parameters: { ...defaultParameters, temperature: 3 } }).parameters.temperature).toBe(3);
});

it('an engine knows for each condition what an age that nobody says costs', () => {
  expect(engine.unsaidAge).toEqual(engine.kb.conditions.map(({ age }) => logUnsaidAgeFactor({ age })));
});

it('the same engine under other parameters keeps all else, the former parameters too, but no sums or columns', () => {
  const first = withParameters(engine, { temperature: 3 });
  const second = withParameters(first, { pastWeight: 0.1 });
  expect(second.parameters).toEqual({ ...defaultParameters, temperature: 3, pastWeight: 0.1 });
  expect([second.kb, second.rules, second.dangers]).toEqual([engine.kb, engine.rules, engine.dangers]);
  expect(second.columns).not.toBe(engine.columns);
  expect(second.board).not.toBe(engine.board);
  expect(engine.parameters).toEqual(defaultParameters);
});
