import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import { DiagnosticInput } from '../diagnostics.schema.ts';
import { analyzeWith } from '../engine/analyze.ts';
import { compileEngine } from '../engine/engine.ts';
import { longestPhrase, phraseStems } from '../engine/text/text.ts';
import { packKnowledge } from './pack.ts';
import { unpackKnowledge } from './packed.ts';

describe('the knowledge as the browser gets it', () => {
  const packed = JSON.stringify(packKnowledge(knowledge));

  it('answers as the whole knowledge does', () => {
    const [whole, small] = [compileEngine(knowledge), compileEngine(unpackKnowledge(JSON.parse(packed)))];
    for (const symptoms of [
      'Crushing chest pain radiating to the left arm for 2 hours, sweating, no fever. Smoker.',
      'My child of 2 years has a barking cough and stridor, temp 38.5 C',
      'burning micturition',
    ]) {
      const input = DiagnosticInput.parse({ symptoms });
      const expected = analyzeWith(whole, input);
      const suggestions = expected.suggestions.map((suggestion) => ({ ...suggestion, description: '', references: suggestion.references.slice(0, 1) }));
      expect(analyzeWith(small, input)).toEqual({ ...expected, suggestions });
    }
  });

  it('keeps every phrase, and of the references the one that a suggestion cites', () => {
    const { findings, conditions } = unpackKnowledge(JSON.parse(packed));
    expect(conditions.map(({ references }) => references)).toEqual(knowledge.conditions.map(({ references }) => references.slice(0, 1)));
    const stems = (phrases: readonly string[]) => new Set(phrases.map((phrase) => phraseStems(phrase).slice(0, longestPhrase).join(' ')));
    expect(findings.map(({ phrases }) => new Set(phrases))).toEqual(knowledge.findings.map(({ phrases }) => stems(phrases)));
  });

  it('is at most 400 kB compressed', () => {
    const compressed = brotliCompressSync(packed, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: packed.length },
    });
    expect(compressed.length).toBeLessThanOrEqual(400_000);
  });
});
