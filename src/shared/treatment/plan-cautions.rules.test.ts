import { describe, expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import { compileDrugBook } from './drug-book.ts';
import { patientProfile } from './patient.rules.ts';
import { cautionsOfPlan, cautionsOfTaken, type PlanText } from './plan-cautions.rules.ts';

const minded = (level: 'caution' | 'avoid' | 'contraindicated', text: string) => ({ level, text }) as const;
const asthma = { when: ['asthma'], ...minded('avoid', 'It narrows the airways. Choose verapamil or bromazole.') };
const block = { when: ['heart-block'], ...minded('contraindicated', 'Atenolol stops the heart.') };
const drugs = [
  smallDrug({
    id: 'paracetamol',
    cautions: [
      { when: ['overdose'], ...minded('contraindicated', 'No more of it.') },
      { when: ['alcohol'], ...minded('caution', 'At most 2 g.') },
    ],
  }),
  smallDrug({
    id: 'methotrexate',
    pregnancy: { first: minded('contraindicated', 'It harms.'), second: minded('contraindicated', 'It harms.'), third: minded('contraindicated', 'It harms.') },
  }),
  smallDrug({ id: 'bromazole', classes: ['azole'], interactions: [{ with: ['warfarin'], ...minded('avoid', 'It raises the INR.') }] }),
  smallDrug({ id: 'cromazole', classes: ['azole'], interactions: [{ with: ['warfarin'], ...minded('contraindicated', 'It raises the INR much.') }] }),
  smallDrug({ id: 'propranolol', classes: ['beta-blocker'], cautions: [asthma, { ...block, text: 'Propranolol stops the heart.' }] }),
  smallDrug({ id: 'atenolol', classes: ['beta-blocker'], cautions: [block] }),
  smallDrug({ id: 'timolol', classes: ['beta-blocker'], routes: ['eye'] }),
  smallDrug({ id: 'verapamil', cautions: [{ when: ['heart-failure'], ...minded('contraindicated', 'It weakens the heart.') }] }),
  smallDrug({ id: 'warfarin' }),
  smallDrug({ id: 'gliptine' }),
  smallDrug({ id: 'insulin', classes: ['insulins'], interactions: [{ with: ['gliptine'], ...minded('caution', 'A lower dose is enough.') }] }),
  smallDrug({ id: 'ibuprofen', classes: ['nsaid'] }),
];
const book = compileDrugBook(new Map(drugs.map((drug) => [drug.id, drug])), [
  { id: 'azole', name: 'Azole', aliases: ['azoles'] },
  { id: 'beta-blocker', name: 'Beta-blocker', aliases: ['beta-blockers'] },
  { id: 'nsaid', name: 'NSAID', aliases: ['NSAIDs'] },
  { id: 'insulins', name: 'Insulins', aliases: [] },
]);
const findings = new Map(['overdose', 'alcohol', 'asthma', 'heart-failure', 'heart-block'].map((id) => [id, { name: id, kind: 'history' as const }]));

const patientOf = (history: string, ...present: string[]) =>
  patientProfile({ age: 40, sex: 'female', symptoms: '', history, recognised: present.map((findingId) => ({ findingId, state: 'present' as const })) }, book);
const cautions = (plan: Partial<PlanText>, history: string, ...present: string[]) =>
  cautionsOfPlan(
    {
      disease: 'Some disease',
      conditionId: 'some',
      picture: new Set(),
      gives: [],
      avoids: [],
      added: [],
      atOnce: [],
      isEmergency: false,
      isOutline: true,
      ...plan,
    },
    {
      patient: patientOf(history, ...present),
      book,
      findings,
    },
  );
const told = (plan: Partial<PlanText>, history: string, ...present: string[]) =>
  cautions(plan, history, ...present).map(({ drug, level, because }) => `${drug}: ${level}, ${because}`);

describe('the drugs of an outline', () => {
  it('are checked by the names that stand in its words', () => {
    expect(told({ gives: ['Methotrexate, built up slowly.'] }, '8 weeks pregnant')).toEqual(['methotrexate: contraindicated, Pregnant, first trimester']);
  });

  it('are checked by class where all of the class are ruled out, by the mildest that is said', () => {
    expect(told({ gives: ['An azole.'] }, 'Takes warfarin.')).toEqual(['azole: avoid, Takes Warfarin']);
    expect(told({ gives: ['An azole.'] }, 'Allergic to azoles.')).toEqual(['azole: contraindicated, Allergic to Azole']);
    expect(told({ gives: ['A beta-blocker.'] }, '', 'asthma')).toEqual([]);
  });

  it('are none that are a test, an allergy or denied', () => {
    expect(told({ gives: ['Take a methotrexate level. Do not give methotrexate.'] }, '8 weeks pregnant')).toEqual([]);
  });
});

describe('a drug that is about to be given', () => {
  it('is checked as what the plan offers is, and held against what the plan forbids', () => {
    expect(told({}, 'Takes warfarin. Registrar wants to add bromazole.')).toEqual(['bromazole: avoid, About to be given; takes Warfarin']);
    expect(told({ avoids: ['NSAIDs; opioids.'] }, 'About to give ibuprofen.')).toEqual(['ibuprofen: avoid, Ibuprofen is about to be given']);
    expect(told({}, 'Takes warfarin.')).toEqual([]);
  });
});

describe('a poisoning', () => {
  const plan = { disease: 'Paracetamol overdose', gives: ['Take a paracetamol level.', 'For pain take paracetamol.'] };
  it('forbids its poison, and says nothing of how it is given with care', () => {
    expect(told(plan, '', 'alcohol')).toEqual(['paracetamol: contraindicated, Paracetamol overdose']);
    expect(told({ gives: ['Paracetamol.'] }, '', 'overdose', 'alcohol')).toEqual(['paracetamol: contraindicated, overdose']);
  });
});

describe('a drug that is taken', () => {
  const text = (plan: Partial<PlanText>) => cautions(plan, 'Takes ibuprofen.').map((one) => `${one.level}: ${one.text}`);
  it('is to be stopped where the disease forbids it', () => {
    expect(text({ avoids: ['NSAIDs; opioids.'] })).toEqual([expect.stringMatching(/^avoid: .*stop it.*“NSAIDs”/)]);
    expect(text({ isOutline: false, avoids: ['Give no ibuprofen.'] })).toEqual([expect.stringMatching(/^avoid: .*stop it/)]);
  });

  it('is told with what limits it where it is offered as well, and counted where nothing does', () => {
    expect(text({ gives: ['Ibuprofen.'], avoids: ['NSAIDs in frailty.'] })).toEqual([expect.stringMatching(/^caution: .*“NSAIDs in frailty”/)]);
    expect(text({ gives: ['Ibuprofen.'], avoids: ['Stopping ibuprofen.'] })).toEqual([expect.stringMatching(/count the doses/)]);
  });
});

it.each<[string, string, string]>([
  ['In pregnancy give paracetamol, but no ibuprofen.', '', '8 weeks pregnant'],
  ['Give no ibuprofen in pregnancy.', '', '8 weeks pregnant'],
  ['In azole allergy give no ibuprofen.', '', 'Allergic to azoles'],
  ['In azole allergy adults take warfarin; otherwise give no ibuprofen.', '', 'Allergic to azoles'],
])('takes what a plan avoids only for whom it is said: %s', (text, other, whom) => {
  const against = (history: string) => told({ isOutline: false, avoids: [text] }, `Takes ibuprofen. ${history}`).some((one) => one.endsWith('Takes Ibuprofen'));
  expect(against(other)).toBe(false);
  expect(against(whom)).toBe(true);
});

describe('drugs that are taken', () => {
  it('are held against each other and against the patient, once per pair, also where a plan says nothing of them', () => {
    for (const taken of ['bromazole and warfarin', 'warfarin and bromazole'])
      expect(told({}, `Takes ${taken}.`)).toEqual(['bromazole: avoid, Taken already; takes Warfarin']);
    expect(told({}, 'Takes propranolol.', 'asthma')).toEqual(['propranolol: avoid, Taken already; asthma']);
    expect(told({}, 'Takes warfarin and ibuprofen.')).toEqual([]);
  });

  it('are held so where there is no plan, with what is nothing for the patient either', () => {
    const [first, ...more] = cautionsOfTaken({ patient: patientOf('Takes propranolol.', 'asthma', 'heart-failure'), book, findings });
    expect(first?.text).toMatch(/ But for this patient Verapamil \(heart-failure\) is nothing either/);
    expect(more).toEqual([]);
  });

  it('are told before a milder word on the same drug, which is left out', () => {
    expect(told({ gives: ['Paracetamol.'] }, 'Takes paracetamol.', 'overdose')).toEqual(['paracetamol: contraindicated, overdose']);
  });
});

describe('an emergency', () => {
  const hurry = (plan: Partial<PlanText>, history: string, ...present: string[]) => cautions({ isEmergency: true, ...plan }, history, ...present);
  it('orders what is given by its effect whatever everyday care says', () => {
    const plan = { gives: ['Give insulin.'], atOnce: ['Give insulin.'] };
    expect(hurry(plan, 'Takes gliptine and insulin.')).toEqual([]);
    expect(cautions({ gives: plan.gives }, 'Takes gliptine.').map(({ text }) => text)).toEqual(['A lower dose is enough.']);
  });

  it('leaves out what is taken instead where the plan does not give it', () => {
    expect(hurry({ gives: ['Propranolol.'] }, '', 'asthma').map(({ text }) => text)).toEqual(['It narrows the airways.']);
    expect(hurry({ gives: ['Propranolol.', 'Verapamil or bromazole.'] }, '', 'asthma').map(({ text }) => text)).toEqual([asthma.text]);
  });
});

it('leaves out what is taken instead where the plan avoids it, or it is the poison', () => {
  const texts = (plan: Partial<PlanText>) => cautions({ gives: ['Propranolol.'], ...plan }, '', 'asthma').map(({ drug, text }) => `${drug}: ${text}`);
  expect(texts({ avoids: ['Verapamil.'] })).toEqual(['propranolol: It narrows the airways.']);
  expect(texts({ disease: 'Verapamil overdose' })).toContain('propranolol: It narrows the airways.');
});

it('puts blood that is refused before all else, where the plan gives it or life is in danger', () => {
  const refused = 'Jehovah’s Witness. Takes warfarin.';
  expect(told({ gives: ['Cromazole.', 'Give red cells early.'] }, refused)).toEqual([
    'blood-product: contraindicated, Refused by the patient or the family',
    'cromazole: contraindicated, Takes Warfarin',
  ]);
  expect(told({ isEmergency: true }, refused)).toHaveLength(1);
  expect(told({ gives: ['Count platelets.'] }, refused)).toEqual([]);
});

it('takes a class for what goes through the body, not for the drops of it', () => {
  expect(told({ gives: ['A beta-blocker.'] }, '', 'heart-block')).toEqual(['beta-blocker: contraindicated, heart-block']);
  expect(cautions({ gives: ['A beta-blocker.'] }, '', 'heart-block').map(({ text }) => text)).toEqual(['Beta-blocker stops the heart.']);
});

it('tells of what only a page adds no more than what rules it out', () => {
  expect(told({ added: ['Give paracetamol and cromazole.'] }, 'Takes warfarin.', 'alcohol')).toEqual(['cromazole: contraindicated, Takes Warfarin']);
});

it('minds no child in a pregnancy that has none', () => {
  expect(told({ disease: 'Ectopic pregnancy', gives: ['Methotrexate.'] }, '8 weeks pregnant')).toEqual([]);
});

it('says of the alternatives in a warning which are nothing for this patient either', () => {
  const [first] = cautions({ gives: ['Propranolol.'] }, '', 'asthma', 'heart-failure');
  expect(first?.text).toMatch(/^It narrows the airways\..* But for this patient Verapamil \(heart-failure\) is nothing either\.$/);
});
