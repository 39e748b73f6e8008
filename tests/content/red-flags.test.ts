import { describe, expect, it } from 'vitest';
import { DiagnosticInput } from '../../src/shared/diagnostics/diagnostics.schema.ts';
import { redFlagRules } from '../setup/content.ts';
import { analyze } from '../setup/product.ts';
import { redFlagExamples } from './red-flag-examples.ts';

const flagsOf = (symptoms: string) => analyze(DiagnosticInput.parse({ symptoms })).redFlags;
const textOf = (id: string) => redFlagRules.find((rule) => rule.id === id)?.text ?? `no rule ${id}`;

describe('the red flags', () => {
  it('each have an example', () => {
    expect(redFlagExamples.map(([id]) => id).sort()).toEqual(redFlagRules.map(({ id }) => id));
  });

  it.each(redFlagExamples)('%s speaks up', (id, fires) => {
    expect(flagsOf(fires)).toContain(textOf(id));
  });

  it.each(redFlagExamples)('%s keeps quiet', (id, _fires, soundsAlike) => {
    expect(flagsOf(soundsAlike)).not.toContain(textOf(id));
  });
});
