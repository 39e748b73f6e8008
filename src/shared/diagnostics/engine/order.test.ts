import { expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import { dangerModel } from '../../../../tests/setup/product.ts';
import { DiagnosticInput } from '../diagnostics.schema.ts';
import { analyzeWith } from './analyze.ts';
import { compileEngine } from './engine.ts';
import { buildSpellingIndex, correctSpelling } from './lexicon/spelling.ts';

type Knowledge = typeof knowledge;

const engineOf = (source: Knowledge) => compileEngine(source, { dangers: dangerModel });

/** The same, written down the other way round. */
function turned(source: Knowledge): Knowledge {
  const { findings, conditions, groups, redFlagRules } = source;
  return {
    ...source,
    findings: findings.toReversed(),
    conditions: conditions.toReversed(),
    groups: groups.toReversed(),
    redFlagRules: redFlagRules.toReversed(),
  };
}

const cases = [
  'Bitten by a snake on the foot an hour ago.',
  'Pulse 80, BP 120/80, chest clear. Swollen red eyelid since yesterday.',
  'He fainted, crushing chest pain into the left arm, sweating, now cold and grey and hardly answers.',
  'Fever 39.5 and stiff neck, a rash that does not fade, vomiting since this morning.',
  'Cant breathe after eating peanuts, lips swollen, hives, vomited twice.',
];

it('answers alike whatever order the knowledge is written down in', () => {
  const [as, other] = [engineOf(knowledge), engineOf(turned(knowledge))];
  for (const symptoms of cases) {
    const input = DiagnosticInput.parse({ symptoms });
    expect(analyzeWith(other, input), symptoms).toEqual(analyzeWith(as, input));
  }
});

it('corrects to the word of more phrases, and of two alike to the first of the alphabet', () => {
  const corrected = (...uses: [word: string, phrases: number][]) => correctSpelling(buildSpellingIndex(new Map(uses)), 'hyptension');
  expect(corrected(['hypotension', 1], ['hypertension', 9], ['hypytension', 2])).toBe('hypytension');
  expect(corrected(['hypytension', 1], ['hypotension', 1])).toBe('hypotension');
});
