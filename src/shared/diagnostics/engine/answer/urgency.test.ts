import { describe, expect, it } from 'vitest';
import { redFlagRules } from '../../../../../tests/setup/content.ts';
import { engine } from '../../../../../tests/setup/product.ts';
import type { RedFlagRule } from '../../../content/schema/red-flag.schema.ts';
import { urgencies } from '../../../content/schema/safety.schema.ts';
import { analyzeWith } from '../analyze.ts';
import { caseUrgency } from './urgency.ts';

const { kb } = engine;
const rule = (level: RedFlagRule['level'], text: string): RedFlagRule => ({ id: text, text, level, firstStep: `First for ${text}`, all: [] });

const none = { odds: null, dangers: [] };

/** A ranking that gives so much to the likeliest conditions of the base that have these urgencies. */
function ranking(...shares: readonly (readonly [urgency: (typeof urgencies)[number], posterior: number])[]) {
  return shares.map(([urgency, posterior]) => ({
    condition: kb.conditions.findIndex((one) => one.urgency === urgency),
    posterior,
    score: 0,
    evidence: 1,
  }));
}

describe('the urgency of a case', () => {
  it('is not judged where there is nothing to judge it by', () => {
    expect(caseUrgency([], [], none, [], kb)).toEqual({ urgency: null, urgencyReasons: [], firstStep: null });
  });

  it('is that of a red flag, whatever the ranking says', () => {
    const { urgency, urgencyReasons, firstStep } = caseUrgency([rule('emergency', 'Stridor.')], [], none, ranking(['self-care', 1]), kb);
    expect([urgency, urgencyReasons, firstStep]).toEqual(['emergency', ['Stridor.'], 'First for Stridor.']);
  });

  it('is the highest of several, with the reasons of that level alone', () => {
    const found = caseUrgency([rule('urgent', 'Fever.'), rule('emergency', 'Stridor.')], [], none, [], kb);
    expect([found.urgency, found.urgencyReasons]).toEqual(['emergency', ['Stridor.']]);
  });

  it.each(urgencies)('is %s where the only explanation is', (level) => {
    const found = caseUrgency([], [], none, ranking([level, 1]), kb);
    expect(found.urgency).toBe(level);
    expect(found.urgencyReasons[0]).toMatch(/^What fits best, .+\.$/);
    expect(found.firstStep).toMatch(/\.$/);
  });

  it('is an emergency from two fifths on, and names what it would be', () => {
    expect(caseUrgency([], [], none, ranking(['routine', 0.61], ['emergency', 0.39]), kb).urgency).not.toBe('emergency');
    const found = caseUrgency([], [], none, ranking(['routine', 0.6], ['emergency', 0.4]), kb);
    expect([found.urgency, found.urgencyReasons[0]]).toEqual(['emergency', expect.stringContaining('is not unlikely')]);
  });
});

describe('the urgency of a ranking', () => {
  const calmly = { odds: -1, dangers: [] };

  it('needs a greater share where nothing is told in words of danger', () => {
    expect(caseUrgency([], [], calmly, ranking(['routine', 0.5], ['emergency', 0.5]), kb).urgency).not.toBe('emergency');
    expect(caseUrgency([], [], calmly, ranking(['routine', 0.2], ['emergency', 0.8]), kb).urgency).toBe('emergency');
    expect(caseUrgency([], [], { odds: 0, dangers: [] }, ranking(['routine', 0.5], ['emergency', 0.5]), kb).urgency).toBe('emergency');
    const plainlyCalm = { odds: -2.6, dangers: [] };
    expect(caseUrgency([], [], plainlyCalm, ranking(['routine', 0.1], ['emergency', 0.9]), kb).urgency).not.toBe('emergency');
    expect(caseUrgency([], [], plainlyCalm, ranking(['routine', 0.04], ['emergency', 0.96]), kb).urgency).toBe('emergency');
  });

  it('does not bear out a red flag where neither it nor the words do, but for one of violence, poison or one’s own life unless the words are plainly calm', () => {
    const benign = ranking(['self-care', 1]);
    expect(caseUrgency([rule('emergency', 'Stridor.')], [], calmly, benign, kb).urgency).toBe('self-care');
    const suicide = { ...rule('urgent', 'Suicide.'), help: 'self-harm' as const };
    expect(caseUrgency([suicide], [], { odds: -2.5, dangers: [] }, benign, kb).urgency).toBe('urgent');
    expect(caseUrgency([suicide], [], { odds: -2.6, dangers: [] }, benign, kb).urgency).toBe('self-care');
    expect(caseUrgency([suicide], [], { odds: -2.6, dangers: [] }, [], kb).urgency).toBe('urgent');
    expect(caseUrgency([rule('emergency', 'Stridor.')], [], calmly, ranking(['emergency', 0.7], ['self-care', 0.3]), kb).urgency).toBe('emergency');
    expect(caseUrgency([rule('emergency', 'Stridor.')], [], { odds: 0, dangers: [] }, benign, kb).urgency).toBe('emergency');
  });

  it('leaves a red flag that a measured value bears out', () => {
    const value = { level: 'urgent' as const, why: 'BP 142.', firstStep: 'Be seen.' };
    expect(caseUrgency([rule('emergency', 'Pressure that is felt.')], [value], calmly, ranking(['self-care', 1]), kb).urgency).toBe('emergency');
  });

  it('says what has its level, and never that what fits best and is an emergency can wait', () => {
    const { urgency, urgencyReasons } = caseUrgency([], [], calmly, ranking(['emergency', 0.3], ['soon', 0.7]), kb);
    expect(urgency).toBe('soon');
    expect(urgencyReasons[0]).not.toMatch(/^What fits best/);
  });

  it('that is all but certain says how soon where the words sound graver', () => {
    const told = (odds: number) => ({
      odds,
      dangers: [{ dangerId: 'x', name: 'X', level: 'emergency' as const, why: 'X.', firstStep: 'Y.', odds, because: [], conditions: [], help: null }],
    });
    expect(caseUrgency([], [], told(5), ranking(['urgent', 0.9]), kb).urgency).toBe('urgent');
    expect(caseUrgency([], [], told(5), ranking(['urgent', 0.5]), kb).urgency).toBe('emergency');
    expect(caseUrgency([], [], told(5), ranking(['routine', 0.9]), kb).urgency).toBe('emergency');
    expect(caseUrgency([], [], told(8), ranking(['urgent', 0.9]), kb).urgency).toBe('emergency');
    const value = { level: 'urgent' as const, why: 'SpO2 91.', firstStep: 'Oxygen.' };
    expect(caseUrgency([], [value], told(5), ranking(['urgent', 0.9]), kb).urgency).toBe('emergency');
  });

  it('takes nothing from a red flag of which nothing else is known, nor from a measured value', () => {
    expect(caseUrgency([rule('emergency', 'Stridor.')], [], calmly, [], kb).urgency).toBe('emergency');
    expect(caseUrgency([], [{ level: 'emergency', why: 'K 7.', firstStep: 'Call.' }], calmly, [], kb).urgency).toBe('emergency');
  });
});

describe('each red flag', () => {
  it.each(redFlagRules.map((one) => [one.id, one] as const))('%s says in whole sentences why, and what to do first', (_id, { text, firstStep }) => {
    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(firstStep).toMatch(/^[A-Z].+\.$/);
  });
});

describe('the answer', () => {
  const analyse = (symptoms: string) => analyzeWith(engine, { symptoms, severity: 5 });

  it('says what is an emergency first', () => {
    const { urgency, urgencyReasons, firstStep, redFlags } = analyse(
      'Crushing central chest pain for an hour, down the left arm, with sweating. 60 year old man.',
    );
    expect(urgency).toBe('emergency');
    expect(urgencyReasons[0]).toBe(redFlags[0]);
    expect(firstStep).toBe('Call an ambulance and record an ECG within ten minutes.');
  });

  it('does not lower what a disease that is all but certain has led to', () => {
    const symptoms =
      'Swelling of face in mornings since 10 days, belly swollen too. Urine frothy. Albumin 1.6 g/dL, cholesterol 412, urine albumin 4+. Since last evening abdominal pain with fever 101.8 F and guarding all over.';
    const { urgency, suggestions } = analyzeWith(engine, { symptoms, severity: 8, patientAge: 3 });
    expect(suggestions[0]?.conditionId).toBe('nephrotic-syndrome');
    expect(urgency).toBe('emergency');
  });

  it('stays calm about a cold', () => {
    expect(analyse('Runny nose, sneezing and a mild sore throat for two days, no fever, eating and drinking well.').urgency).toBe('self-care');
  });
});

describe('a red flag beside a condition that is all but certain', () => {
  const idOf = (urgency: string) => kb.conditions.find((one) => one.urgency === urgency)?.id ?? '';
  const flag = (more: Partial<RedFlagRule>): RedFlagRule => ({ ...rule('emergency', 'Sores in the mouth.'), conditions: [idOf('emergency')], ...more });
  const withLeader = (fired: RedFlagRule, ...shares: (readonly [urgency: (typeof urgencies)[number], posterior: number])[]) =>
    caseUrgency([fired], [], none, ranking(...shares), kb).urgency;

  it('is no graver than that where what it warns of is all but excluded', () => {
    expect(withLeader(flag({}), ['urgent', 0.85], ['emergency', 0.02])).toBe('urgent');
  });

  it('stays an emergency where a measured value alarms: it may be what that condition has led to', () => {
    const value = { level: 'urgent' as const, why: 'Neutrophils 0.3.', firstStep: 'Blood cultures.' };
    expect(caseUrgency([flag({})], [value], none, ranking(['urgent', 0.85], ['emergency', 0.02]), kb).urgency).toBe('emergency');
  });

  it.each([
    ['the condition is not that certain', flag({}), 0.75, 0.02],
    ['what it warns of is still possible', flag({}), 0.85, 0.1],
    ['it warns of no condition', flag({ conditions: undefined }), 0.85, 0.02],
    ['it is about violence, poison or one’s own life', flag({ help: 'poisoning' }), 0.85, 0.02],
  ] as const)('stays an emergency where %s', (_, fired, leader, warned) => {
    expect(withLeader(fired, ['urgent', leader], ['emergency', warned])).toBe('emergency');
  });
});

describe('the reason of a ranking', () => {
  it('names nothing that is unlikely', () => {
    const many = ranking(...Array.from({ length: 15 }, () => ['soon', 0.05] as const), ['routine', 0.25]);
    expect(caseUrgency([], [], none, many, kb).urgencyReasons).toEqual(['What is possible here, taken together, should be seen within days.']);
    expect(caseUrgency([], [], none, ranking(['routine', 0.4], ['soon', 0.6]), kb).urgencyReasons[0]).toMatch(
      /is not unlikely, and should be seen within days\.$/,
    );
  });
});

describe('the order of the reasons', () => {
  const [leader] = ranking(['emergency', 0.6]);
  const id = kb.conditions[leader?.condition ?? -1]?.id ?? '';
  const general = rule('emergency', 'Low blood pressure.');
  const fitting = { ...rule('emergency', 'Swelling after a sting.'), conditions: [id] };

  it('has what concerns a likely leading condition first, with its first step', () => {
    const { urgencyReasons, firstStep } = caseUrgency([general, fitting], [], none, ranking(['emergency', 0.6]), kb);
    expect(urgencyReasons.slice(0, 2)).toEqual(['Swelling after a sting.', 'Low blood pressure.']);
    expect(firstStep).toBe('First for Swelling after a sting.');
  });

  it('has what is measured and fits best before a flag that is about something else', () => {
    const other = { ...rule('emergency', 'Climbing weakness.'), conditions: ['guillain-barre-syndrome-of-another'] };
    const potassium = { level: 'emergency' as const, why: 'K 7.4.', firstStep: 'Calcium.' };
    const found = caseUrgency([other], [potassium], none, ranking(['emergency', 0.6]), kb);
    expect(found.urgencyReasons).toEqual(['K 7.4.', expect.stringMatching(/^What fits best/), 'Climbing weakness.']);
    expect(found.firstStep).toBe('Calcium.');
    expect(caseUrgency([other], [potassium], none, ranking(['urgent', 0.6]), kb).urgencyReasons[0]).toBe('Climbing weakness.');
  });

  it('is that of the rules where nothing leads', () => {
    expect(caseUrgency([general, fitting], [], none, ranking(['emergency', 0.4]), kb).firstStep).toBe('First for Low blood pressure.');
  });
});
