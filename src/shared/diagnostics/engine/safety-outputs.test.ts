import { describe, expect, it } from 'vitest';
import { smallConditions, smallKnowledge } from '../../../../tests/factories/small-knowledge.ts';
import { engine as productEngine } from '../../../../tests/setup/product.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import type { RedFlagRule } from '../../content/schema/red-flag.schema.ts';
import { helpKinds } from '../../content/schema/safety.schema.ts';
import { analyzeWith } from './analyze.ts';
import { compileEngine, type Engine } from './engine.ts';

/** What an answer says for a person's safety must come whole and in its order: emptied, cut short or turned round, one of these fails. */
const [pneumonia] = smallConditions;
/** Seven rare dangers that nothing in the text speaks for: only rules can set them apart. */
const feared = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map(
  (id): Condition => ({ ...(pneumonia as Condition), id, name: `Feared ${id}`, findings: { 'abdominal-swelling': 0.5 }, risks: {}, baseRate: 'very-rare' }),
);
const flag = (id: string, level: RedFlagRule['level'], more: Partial<RedFlagRule> = {}): RedFlagRule => ({
  id,
  level,
  text: `Flag ${id}.`,
  firstStep: `Step ${id}.`,
  all: ['cough'],
  ...more,
});
const engine: Engine = compileEngine({
  ...smallKnowledge,
  conditions: [...smallConditions, ...feared],
  redFlagRules: [
    flag('a', 'urgent', { conditions: ['seventh', 'sixth'], help: 'child-protection' }),
    // With a help line: no leading condition lowers it.
    flag('b', 'emergency', { conditions: ['first', 'second'], help: 'poisoning' }),
    flag('silent', 'emergency', { all: ['diarrhoea'] }),
    flag('c', 'emergency', { conditions: ['third', 'fourth'], help: 'self-harm' }),
    flag('d', 'urgent', { conditions: ['fifth', 'first'] }),
    flag('e', 'emergency', { help: 'poisoning' }),
    flag('f', 'emergency'),
    flag('g', 'emergency'),
  ],
});
const answer = analyzeWith(engine, { symptoms: 'Cough with fever and chest pain', severity: 5 });

describe('what an answer says for safety', () => {
  it('has every red flag that fires, those of an emergency first, else in the order of the rules', () => {
    expect(answer.redFlags).toEqual(['Flag b.', 'Flag c.', 'Flag e.', 'Flag f.', 'Flag g.', 'Flag a.', 'Flag d.']);
  });

  it('has every condition that they name in the lane, each once and in that order, before what only harm puts there', () => {
    const lane = answer.mustNotMiss.map(({ conditionId }) => conditionId);
    expect(lane.slice(0, 7)).toEqual(['first', 'second', 'third', 'fourth', 'seventh', 'sixth', 'fifth']);
  });

  it('says why with the weightiest four of the highest level, and the first step of the first', () => {
    expect(answer.urgency).toBe('emergency');
    expect(answer.urgencyReasons).toEqual(['Flag b.', 'Flag c.', 'Flag e.', 'Flag f.']);
    expect(answer.firstStep).toBe('Step b.');
  });

  it('shows every kind of help that is named, self-harm first', () => {
    expect(answer.help).toEqual(helpKinds.filter((kind) => kind !== 'violence'));
  });

  it('says all of it where nothing can be ranked, too', () => {
    const bare = analyzeWith({ ...engine, rules: engine.rules.map((rule) => ({ ...rule, all: ['smoking'] })) }, { symptoms: 'Smoker', severity: 5 });
    expect(bare.outcome).toBe('insufficient');
    expect(bare.redFlags).toHaveLength(8);
    expect([bare.urgency, bare.urgencyReasons[0], bare.firstStep, bare.help]).toEqual(['emergency', 'Flag b.', 'Step b.', answer.help]);
  });
});

describe('the product’s own knowledge', () => {
  const analyse = (symptoms: string, patient: { patientAge?: number; patientGender?: 'male' | 'female' } = {}) =>
    analyzeWith(productEngine, { symptoms, severity: 5, ...patient });

  it.each([
    ['I want to kill myself', ['emergency', 'urgent'], 'self-harm'],
    ['I took 30 paracetamol tablets an hour ago because I want to die', ['emergency'], 'self-harm'],
    ['My two year old has swallowed a button battery', ['emergency'], 'poisoning'],
    ['Lime powder got into both my eyes at work and they burn', ['emergency'], null],
    ['My toddler drank bleach from under the sink', ['emergency'], 'poisoning'],
    ['The cord came out when my waters broke, I am 38 weeks pregnant', ['emergency'], null],
    ['I cannot feel it when I wipe and I have wet myself, back pain for weeks', ['emergency'], null],
    ['Stung by a wasp and my throat is closing', ['emergency'], null],
    ['Mum is on warfarin, fell and hit her head, and now she is drowsy', ['emergency'], null],
    ['My husband put his hands round my neck and squeezed until I blacked out', ['emergency', 'urgent'], 'violence'],
    ['My baby of 3 weeks has a fever of 38.6', ['emergency'], null],
    ['It is like a curtain coming down over my left eye since this morning', ['urgent', 'emergency'], null],
  ] as const)('never calls this calm: %s', (symptoms, levels, help) => {
    const { urgency, urgencyReasons, firstStep, help: shown } = analyse(symptoms);
    expect(levels).toContain(urgency);
    expect(urgencyReasons.length).toBeGreaterThan(0);
    expect(firstStep).toMatch(/\.$/);
    if (help !== null) expect(shown).toContain(help);
  });

  it.each([
    'Runny nose, sneezing and a mild sore throat for two days, no fever, eating and drinking well.',
    'Annual asthma review: no attacks this year, inhaler technique good, peak flow as always.',
    'INR 2.6 on warfarin for AF, target 2-3, no bleeding. Next check in 8 weeks.',
    'K 6.3 grossly haemolysed; repeat K 4.3, well, no drugs.',
    'My grandmother had a stroke in 2014 and walks well again. Can she fly to my wedding?',
    'My son of six bumped his knee at football, he runs about and plays.',
  ])('stays calm about this: %s', (symptoms) => {
    expect(['emergency', 'urgent']).not.toContain(analyse(symptoms).urgency);
  });
});
