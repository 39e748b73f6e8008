import { describe, expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import { compileDrugBook } from './drug-book.ts';
import { patientProfile } from './patient.rules.ts';
import { cautionsOfPlan, type PlanText } from './plan-cautions.rules.ts';

const minded = (level: 'caution' | 'avoid' | 'contraindicated', text: string) => ({ level, text }) as const;
const asthma = { when: ['asthma'], ...minded('avoid', 'It narrows the airways. Choose verapamil or bromazole.') };
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
  smallDrug({ id: 'propranolol', classes: ['beta-blocker'], cautions: [asthma] }),
  smallDrug({ id: 'atenolol', classes: ['beta-blocker'] }),
  smallDrug({ id: 'verapamil', cautions: [{ when: ['heart-failure'], ...minded('contraindicated', 'It weakens the heart.') }] }),
  smallDrug({ id: 'warfarin' }),
  smallDrug({ id: 'ibuprofen', classes: ['nsaid'] }),
];
const book = compileDrugBook(new Map(drugs.map((drug) => [drug.id, drug])), [
  { id: 'azole', name: 'Azole', aliases: ['azoles'] },
  { id: 'beta-blocker', name: 'Beta-blocker', aliases: ['beta-blockers'] },
  { id: 'nsaid', name: 'NSAID', aliases: ['NSAIDs'] },
]);
const findings = new Map(['overdose', 'alcohol', 'asthma', 'heart-failure'].map((id) => [id, { name: id, kind: 'history' as const }]));

const cautions = (plan: Partial<PlanText>, history: string, ...present: string[]) =>
  cautionsOfPlan(
    { disease: 'Some disease', gives: [], avoids: [], isOutline: true, ...plan },
    {
      patient: patientProfile(
        { age: 40, sex: 'female', symptoms: '', history, recognised: present.map((findingId) => ({ findingId, state: 'present' as const })) },
        book,
      ),
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

it('says of the alternatives in a warning which are nothing for this patient either', () => {
  const [first] = cautions({ gives: ['Propranolol.'] }, '', 'asthma', 'heart-failure');
  expect(first?.text).toMatch(/^It narrows the airways\..* But Verapamil is nothing for this patient either \(heart-failure\)\.$/);
});
