import { describe, expect, it } from 'vitest';
import { otherFluidsIn } from './other-fluids.ts';

/** Whether a value at the mark "@" is that of another fluid. */
const isOther = (text: string, quantity = 'glucose') => otherFluidsIn(text.replace('@', ''))(quantity, { start: text.indexOf('@') });

describe('another fluid than blood', () => {
  it.each([
    ['CSF: WBC 1200, @glucose 1.2', true],
    ['Lumbar puncture showed @glucose 1.2', true],
    ['Pleural fluid @glucose 1.2', true],
    ['Knee aspirate @glucose 1.2', true],
    ['Urine dip: @glucose 3', true],
    ['Urine is dark, @glucose 3', false],
    ['CSF leak, @glucose 3', false],
    ['@glucose 1.2 in the CSF', true],
    ['Fever, @glucose 1.2 in CSF', true],
    ['@glucose 6 and then a lumbar puncture', false],
    ['@glucose 6. CSF clear', false],
    ['CSF clear. @glucose 6', false],
    ['CSF clear, serum @glucose 6', false],
    ['CSF clear, K 4.1, @glucose 6', false],
    ['CSF red blood cells, @glucose 1', true],
    ['CSF 1.2 cells, @glucose 1', true],
    ['CSF:\n@glucose 1', true],
    ['CSF clear\n@glucose 6', false],
  ])('is spoken of up to the end of the sentence or a word of blood: %s', (text, expected) => {
    expect(isOther(text)).toBe(expected);
  });

  it('has what blood has too; of the rest a text speaks of blood', () => {
    expect(isOther('CSF: @wbc 1200', 'wbc')).toBe(true);
    expect(isOther('CSF: @sodium 120', 'sodium')).toBe(false);
  });

  it('is told from behind only near its name', () => {
    expect(isOther(`@glucose 1.2 ${'and so on '.repeat(8)} in the CSF`)).toBe(false);
  });
});
