import { describe, expect, it } from 'vitest';
import { smallEngine } from '../../../../../tests/factories/small-knowledge.ts';
import type { DangerContent } from '../../../content/schema/danger.schema.ts';
import type { DangerModel } from '../../danger.types.ts';
import { dangerExamples } from '../../training/danger-examples.ts';
import { trainDangers } from '../../training/danger-training.ts';
import { analyzeWith } from '../analyze.ts';
import { readText } from '../reading/read-text.ts';
import { toldDangers } from './told-dangers.ts';

const danger = (id: string, fields: Partial<DangerContent>): DangerContent => ({
  id,
  name: id,
  alsoCalled: [],
  level: 'emergency',
  why: `This may be ${id}.`,
  firstStep: `First for ${id}.`,
  conditions: [],
  says: [],
  soundsAlike: [],
  ...fields,
});

const things = ['battery', 'magnet', 'marble', 'coin', 'bleach', 'needle'];
const water = ['waters', 'fluid', 'gush', 'trickle', 'liquid', 'flood'];
/** Tiny, but with what matters: shared words, words of their own, and calm with the same ones. */
const dangers: readonly DangerContent[] = [
  danger('swallowed-object', {
    says: things.flatMap((thing) => [
      `He has swallowed the ${thing} of his toy and is drooling`,
      `the baby gulped down a ${thing} and gags`,
      `my toddler swallowed a ${thing}`,
    ]),
    soundsAlike: things.map((thing) => `The ${thing} is still in the toy box and nobody swallowed it`),
    help: 'poisoning',
  }),
  danger('waters-broken', {
    level: 'urgent',
    sex: 'female',
    says: water.flatMap((word) => [
      `there was a ${word} down my legs at thirty weeks`,
      `my ${word} went all over the bed and the baby is not due`,
      `a ${word} keeps leaking and I am pregnant`,
    ]),
    soundsAlike: water.map((word) => `the ${word} came from the washing machine`),
  }),
];
const calm = [
  'i slept well and my knee is fine',
  'the toy is new and he plays',
  'runny nose for two days',
  'my legs ache after the race',
  'the bed is new',
  'a coin is on the table',
].flatMap((text) => [text, `${text} today`, `${text} again`]);
const train = (): DangerModel => ({ dangers, ...trainDangers(dangerExamples(dangers, calm, smallEngine.kb), dangers.length) });
const model = train();
const { lexicon, ancestors } = smallEngine.kb;
const told = (text: string, patient: Partial<Parameters<typeof toldDangers>[1]> = {}) =>
  toldDangers(readText(text, lexicon).sentences, { age: null, sex: null, ...patient }, model, ancestors).dangers;

describe('what words tell of danger', () => {
  it('is found in a wording that nobody wrote, with the words that speak for it', () => {
    const [first] = told('She gulped down a marble from the toy and gags.');
    expect(first).toMatchObject({ dangerId: 'swallowed-object', level: 'emergency', why: 'This may be swallowed-object.', help: 'poisoning' });
    expect(first?.because).toEqual(expect.arrayContaining(['gulped', 'marble']));
  });

  it('stays calm about the same words in a calm sentence', () => {
    expect(told('The battery is in the toy box')).toEqual([]);
    expect(told('Runny nose since yesterday, the coin is on the table.')).toEqual([]);
  });

  it('does not count what is denied, of somebody else or a mere possibility', () => {
    const oddsOf = (text: string) => told(text)[0]?.odds ?? 0;
    const affirmed = oddsOf('My toddler swallowed a magnet');
    expect(affirmed).toBeGreaterThan(2);
    for (const text of [
      'If he ever swallows a magnet, what is to be done?',
      'The magnet is in the box, he has not swallowed any magnet',
      'The neighbour said her dog swallowed a magnet',
    ])
      expect(oddsOf(text)).toBeLessThan(affirmed - 2);
  });

  it('has the level of the danger, and none that this patient cannot have', () => {
    const text = 'a gush of fluid down my legs, pregnant, keeps leaking';
    expect(told(text)[0]).toMatchObject({ dangerId: 'waters-broken', level: 'urgent' });
    expect(told(text, { sex: 'male' }).map(({ dangerId }) => dangerId)).not.toContain('waters-broken');
  });

  it('has none whose condition is not told, nor one that something told excludes', () => {
    const text = 'a gush of fluid down my legs, pregnant, keeps leaking';
    const { sentences } = readText(text, lexicon);
    const plain = told(text)[0]?.odds ?? 0;
    const gated = (gate: Partial<DangerContent>, present = new Map<string, number>(), odds = 1) => {
      const calmBias = (model.biases.at(-1) ?? 0) + plain - odds;
      const gatedDangers = model.dangers.map((one) => (one.id === 'waters-broken' ? { ...one, ...gate } : one));
      const gatedModel = { ...model, biases: model.biases.with(-1, calmBias), dangers: gatedDangers };
      return toldDangers(sentences, { age: null, sex: null }, gatedModel, ancestors, present).dangers.map(({ dangerId }) => dangerId);
    };
    expect(gated({ onlyWith: [['pregnant', 'weeks'], ['leaks']] })).toContain('waters-broken');
    expect(gated({ onlyWith: [['pregnant'], ['labour']] })).not.toContain('waters-broken');
    expect(gated({ onlyWith: [['@cough']] })).not.toContain('waters-broken');
    expect(gated({ onlyWith: [['@cough']] }, new Map([['cough', 1]]))).toContain('waters-broken');
    expect(gated({ onlyWith: [['@cough']] }, new Map([['cough', 0.5]]))).not.toContain('waters-broken');
    expect(gated({ onlyWith: [['@cough']] }, new Map(), 4)).toContain('waters-broken');
    expect(gated({ neverWith: ['leaking'] }, new Map(), 4)).not.toContain('waters-broken');
    expect(gated({ neverWithout: ['labour'] }, new Map(), 4)).not.toContain('waters-broken');
    expect(gated({ neverWithout: ['labour', 'pregnant'] })).toContain('waters-broken');
  });

  it('may be told of two dangers, the weightier first', () => {
    const both = told('My waters went all over the bed at thirty weeks. My toddler swallowed a battery of his toy and gags and is drooling.');
    expect(both.map(({ dangerId }) => dangerId).sort()).toEqual(['swallowed-object', 'waters-broken']);
    expect(both[0]?.odds).toBeGreaterThanOrEqual(both[1]?.odds ?? 0);
  });
});

describe('an answer with it', () => {
  const symptoms = 'My toddler swallowed a battery of his toy and gags';

  it('says the urgency, why, what to do first, and whom to call, even where nothing else is understood', () => {
    const answer = analyzeWith({ ...smallEngine, dangers: model }, { symptoms, severity: 5 });
    expect(answer).toMatchObject({
      outcome: 'insufficient',
      urgency: 'emergency',
      urgencyReasons: ['This may be swallowed-object.'],
      firstStep: 'First for swallowed-object.',
      help: ['poisoning'],
    });
    expect(answer.told.odds).toBeGreaterThan(0);
    expect(answer.redFlags).toContain('This may be swallowed-object.');
  });

  it('is the same where the words were judged before', () => {
    const judged = analyzeWith({ ...smallEngine, dangers: model }, { symptoms, severity: 5 });
    expect(analyzeWith(smallEngine, { symptoms, severity: 5 }, judged.told)).toEqual(judged);
    expect(analyzeWith(smallEngine, { symptoms, severity: 5 }).urgency).not.toBe('emergency');
  });

  it('has the conditions that are feared in the lane', () => {
    const [condition] = smallEngine.kb.conditions.slice(-1);
    const named = { ...model, dangers: model.dangers.map((one) => ({ ...one, conditions: [condition?.id ?? ''] })) };
    const answer = analyzeWith({ ...smallEngine, dangers: named }, { symptoms: `Cough with fever and chest pain. ${symptoms}`, severity: 5 });
    const seen = [...answer.mustNotMiss.map(({ conditionId }) => conditionId), ...answer.suggestions.slice(0, 3).map(({ conditionId }) => conditionId)];
    expect(seen).toContain(condition?.id);
  });
});

describe('training', () => {
  it('gives the same model for the same content', () => {
    expect(train()).toEqual(model);
  });
});
