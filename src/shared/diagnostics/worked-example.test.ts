import { describe, expect, it } from 'vitest';
import { analyze } from '../../../tests/setup/product.ts';
import { DiagnosticInput } from './diagnostics.schema.ts';
import { exampleCase } from './example-case.ts';
import { workedExample } from './worked-example.ts';

describe('the worked example of the front page', () => {
  const analysis = analyze(DiagnosticInput.parse(exampleCase));
  const example = workedExample(analysis, exampleCase.symptoms);
  const findings = example.note.filter((part) => typeof part !== 'string');

  it('is the whole note, with its findings numbered as they come', () => {
    expect(example.note.map((part) => (typeof part === 'string' ? part : part.phrase)).join('')).toBe(exampleCase.symptoms);
    expect(findings.map(({ number }) => number)).toEqual(findings.map((_, i) => i + 1));
    expect(findings.some(({ state }) => state === 'absent')).toBe(true);
  });

  it('says of each condition what the engine says', () => {
    expect(example.conditions.map(({ name, probability }) => [name, probability])).toEqual(
      analysis.suggestions.slice(0, 4).map(({ condition, probability }) => [condition, probability]),
    );
    const says = example.conditions.flatMap((condition) => condition.arguments);
    expect(new Set(says)).toEqual(new Set(['for', 'against', 'silent']));
    expect(example.mustNotMiss.name).toBe(analysis.mustNotMiss[0]?.condition);
    expect(example.nextQuestion).toBe(analysis.nextQuestions[0]?.question);
  });

  it('refuses a case that shows no danger', () => {
    expect(() => workedExample({ ...analysis, mustNotMiss: [] }, exampleCase.symptoms)).toThrow('no danger');
  });
});
