import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../tests/setup/content.ts';
import { dangerModel } from '../../../tests/setup/product.ts';
import { calmOf, dangersOf } from '../../shared/content/assemble.ts';
import { trainingContentKey } from './dangers.ts';
import { readContent } from './read-content.ts';

const files = readContent();
const [dangers, calm] = [dangersOf(files), calmOf(files)];

describe('content/dangers', () => {
  it('is what the model was trained on (else: npm run train)', () => {
    expect(dangerModel.trainedOn).toBe(trainingContentKey(dangers, calm));
  });

  it('names conditions that exist', () => {
    const known = new Set(knowledge.conditions.map(({ id }) => id));
    expect(dangers.flatMap(({ id, conditions }) => conditions.filter((condition) => !known.has(condition)).map((condition) => `${id}: ${condition}`))).toEqual(
      [],
    );
  });

  it('says nothing twice, and nothing both of danger and of calm', () => {
    const says = [...dangers.flatMap((danger) => [...danger.says, ...danger.soundsAlike]), ...calm];
    expect(says.filter((text, i) => says.indexOf(text) !== i)).toEqual([]);
  });

  it('has the sentences of cord prolapse, of suicide and of a swallowed battery: what must never be missing', () => {
    for (const id of ['cord-prolapse', 'suicide-plan', 'suicide-thoughts', 'self-harm', 'overdose-intent', 'child-swallowed-button-battery', 'chemical-eye'])
      expect(dangers.find((danger) => danger.id === id)?.says.length, id).toBeGreaterThan(20);
  });

  it('shows help lines where somebody may be suicidal, poisoned, beaten or a child in danger', () => {
    const helpOf = Object.fromEntries(dangers.map(({ id, help }) => [id, help]));
    expect(helpOf).toMatchObject({
      'suicide-plan': 'self-harm',
      'suicide-thoughts': 'self-harm',
      'self-harm': 'self-harm',
      'overdose-intent': expect.any(String),
      'child-abuse': 'child-protection',
      'domestic-violence-strangulation': 'violence',
      'child-swallowed-medicine': 'poisoning',
    });
  });
});
