import { describe, expect, it } from 'vitest';
import { smallDrug } from '../../../../tests/factories/small-drug.ts';
import { knowledge } from '../../../../tests/setup/content.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import type { PatientCaution } from '../../treatment/cautions.rules.ts';
import { compileDrugBook } from '../../treatment/drug-book.ts';
import { patientProfile } from '../../treatment/patient.rules.ts';
import { conditionNamesOf } from './condition-names.ts';
import { composeTreatment } from './treatment-note.ts';

const dose = (id: string, whom: string) => ({ id, for: whom, amount: '2 g by mouth', source: 'who/eml' });
const drugs = new Map(
  [
    smallDrug({ id: 'amoxicillin', doses: [dose('adults', 'Infection in adults'), dose('children', 'Infection in children')] }),
    smallDrug({ id: 'warfarin' }),
  ].map((drug) => [drug.id, drug]),
);
const book = compileDrugBook(drugs, []);
const condition = {
  ...knowledge.conditions.find(({ id }) => id === 'deep-vein-thrombosis'),
  urgency: 'urgent',
  plan: {
    immediate: ['Open a vein and give fluid, to adults a litre.', 'Other adults receive a litre over the first hour.'],
    firstLine: [
      'Adults receive {amoxicillin:adults}.',
      'Treat with {amoxicillin:adults}.',
      'In pregnancy give {warfarin} never, and heparin.',
      'Take {warfarin}.',
    ],
    avoid: ['Do not wait.'],
    followUp: ['See them again.'],
    escalate: ['Shock means intensive care.'],
    advice: ['Rest.'],
    sources: ['who/eml'],
    reviewed: '2026-11-26',
  },
} as unknown as Condition;
const known = {
  conditions: new Map([[condition.id, condition]]),
  names: conditionNamesOf([condition]),
  findings: new Map(),
  drugs,
  inSentence: (name: string) => name,
  book,
};
const noteOf = (age: number, symptoms = '', cautions: readonly PatientCaution[] = []) =>
  composeTreatment(
    {
      condition,
      cautions,
      patient: patientProfile({ age, sex: 'female', symptoms, history: '', recognised: [] }, book),
      isEmergency: false,
      firstStep: null,
      insteadOf: null,
      added: [],
    },
    known,
  ).text.replaceAll(/ \[\d+\](?:\[\d+\])*/g, '');

describe('a plan for one patient', () => {
  it('says to a child nothing of adults, no dose of theirs, and who decides instead', () => {
    const text = noteOf(9);
    expect(text).toContain('Open a vein and give fluid.');
    expect(text).not.toMatch(/litre|2 g by mouth|Adults receive|In pregnancy/);
    expect(text).toContain('Treat with amoxicillin.');
    expect(text).toContain('decided with a paediatrician');
  });

  it('says at 17 years from what weight doses of adults hold', () => {
    expect(noteOf(17)).toContain('2 g by mouth');
    expect(noteOf(17)).toContain('from a weight of 50 kg');
    expect(noteOf(40)).not.toContain('50 kg');
  });

  it('begins in pregnancy with what it says of pregnancy, and says who is asked where it says nothing', () => {
    expect(noteOf(30, 'She is 30 weeks pregnant.')).toContain('## In pregnancy\n\n- In pregnancy give warfarin never');
    const silent = { ...condition, plan: { ...condition.plan, firstLine: ['Take {warfarin}.'] } } as Condition;
    const { text } = composeTreatment(
      {
        condition: silent,
        cautions: [],
        patient: patientProfile({ age: 30, sex: 'female', symptoms: 'She is 30 weeks pregnant.', history: '', recognised: [] }, book),
        isEmergency: false,
        firstStep: null,
        insteadOf: null,
        added: [],
      },
      known,
    );
    expect(text).toContain('The plan says nothing of pregnancy: an obstetrician is asked');
  });

  it('does not offer without a word what it has just ruled out', () => {
    const caution = { drug: 'warfarin', level: 'contraindicated', kind: 'condition', because: 'Bleeding', text: 'It bleeds.' } as const;
    expect(noteOf(40, '', [caution])).toContain('Take warfarin. Not for this patient: Warfarin.');
    expect(noteOf(40, '', [{ ...caution, level: 'avoid' }])).toContain('Take warfarin. What speaks against Warfarin in this patient stands above.');
  });
});
