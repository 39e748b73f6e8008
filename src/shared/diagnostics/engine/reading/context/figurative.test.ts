import { describe, expect, it } from 'vitest';
import { figurativeRows, isFigurative } from './figurative.ts';

/** Whether the words of an injury are meant in a figure. */
const read = (text: string, said: string, id = 'fall') => {
  const start = text.indexOf(said);
  return isFigurative(text, { id, cluster: id === 'wound' ? null : 'trauma' } as never, start, start + said.length);
};

describe('an injury in a figure', () => {
  it.each([
    ['Wound looks better, CRP falling.', 'falling'],
    ['Platelets 60 and falling', 'falling'],
    ['Now her neck falling', 'falling'],
    ['BP fell from 120', 'fell'],
    ['Like someone hit me with a bat', 'hit me with a bat'],
  ])('is none: %s', (text, said) => {
    expect(read(text, said)).toBe(true);
  });

  it.each([
    ['Tried a bite guard', 'guard', 'guarding', true],
    ['Belly soft, no guard', 'guard', 'guarding', false],
    ['Two doses of steroid, which has confused everybody', 'confused', 'confusion', true],
    ['She is confused, everybody says', 'confused', 'confusion', false],
    ['The soft spot at the back of her head is large', 'head is large', 'macrocephaly', true],
    ['The soft spot at the back of her head is large', 'spot', 'rash', true],
    ['A red spot', 'spot', 'rash', false],
  ])('or another thing of that word: %s', (text, said, id, isMeantSo) => {
    const start = text.indexOf(said);
    expect(isFigurative(text, { id } as never, start, start + said.length)).toBe(isMeantSo);
  });

  it('is none that a pain is like', () => {
    expect(read('Pain under the heel like stepping on a nail', 'stepping on a nail', 'wound')).toBe(true);
    expect(read('It feels as if I was hit', 'hit')).toBe(true);
  });

  it.each([
    ['He fell on the ice', 'fell'],
    ['Temp 38, fell off a horse', 'fell'],
    ['CRP 40. Fell yesterday', 'Fell'],
    ['It looks like he fell', 'fell'],
    ['Things like vomiting after she fell', 'fell'],
    ['She keeps falling', 'falling'],
  ])('is one: %s', (text, said) => {
    expect(read(text, said)).toBe(false);
  });

  it('is said by the examples, and of injuries alone', () => {
    expect(figurativeRows.every(({ example }) => example.length > 0)).toBe(true);
    expect(isFigurative('CRP falling', { id: 'asthma', cluster: null } as never, 4, 11)).toBe(false);
  });
});
