import { beforeAll, describe, expect, it } from 'vitest';
import type { DangerFile } from '../../shared/content/danger.schema.ts';
import { dangerModel } from '../../shared/diagnostics/knowledge/danger-model.ts';
import { knowledge } from '../../shared/diagnostics/knowledge/knowledge.ts';
import { readCalm, readDangers, trainingContentKey } from './dangers.ts';

let dangers: readonly DangerFile[];
let calm: readonly string[];
beforeAll(async () => {
  [dangers, calm] = await Promise.all([readDangers(), readCalm()]);
});

describe('content/dangers', () => {
  it('is what the model was trained on (else: npm run train)', () => {
    expect(dangerModel?.trainedOn).toBe(trainingContentKey(dangers, calm));
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
