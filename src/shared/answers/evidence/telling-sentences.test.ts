import { describe, expect, it } from 'vitest';
import { forThoseAsked, isTooYoung, shortenedTo } from './telling-sentences.ts';

const filler = 'Nothing of this sentence is asked for by anybody at all, and it only makes the whole line as long as a step of a plan mostly is.';
const has = (word: string) => (text: string) => (text.includes(word) ? 1 : 0);

describe('a line of a plan', () => {
  it('keeps before a sentence that looks back the one that it speaks of', () => {
    const line = `Give dexamethasone with the first antibiotic. Do not give it routinely in meningococcal sepsis. ${filler} ${filler} ${filler}`;
    expect(shortenedTo(line, has('meningococcal'))).toBe('Give dexamethasone with the first antibiotic. Do not give it routinely in meningococcal sepsis.');
  });

  it('keeps a sentence that stands by itself alone', () => {
    const line = `Give fluids first. Platelets are for bleeding only. ${filler} ${filler} ${filler}`;
    expect(shortenedTo(line, has('Platelets'))).toBe('Platelets are for bleeding only.');
  });
});

describe('a line for a child', () => {
  const line = 'Start insulin in adults at 0.1 units/kg/hour. Children follow a paediatric protocol. Adults and children drink.';

  it('says nothing that holds for adults only', () => {
    expect(forThoseAsked(line, 'DKA insulin rate child')).toBe('Children follow a paediatric protocol. Adults and children drink.');
    expect(forThoseAsked(line, 'DKA insulin rate')).toBe(line);
  });

  it('says nothing from an age on that the child has not reached', () => {
    expect(isTooYoung('8 sachets (from 12 years on)', 'macrogol paediatric age 5')).toBe(true);
    expect(isTooYoung('8 sachets (from 12 years on)', 'macrogol 13 year old')).toBe(false);
    expect(isTooYoung('8 sachets (from 12 years on)', 'macrogol')).toBe(false);
  });
});
