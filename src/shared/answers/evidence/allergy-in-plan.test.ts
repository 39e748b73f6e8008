import { describe, expect, it } from 'vitest';
import { drugClasses, files, knowledge } from '../../../../tests/setup/content.ts';
import { drugsOf } from '../../content/assemble.ts';
import { compileDrugBook, isOf } from '../../treatment/drug-book.ts';
import { drugsInPlan } from '../../treatment/offered-drugs.ts';
import { patientProfile } from '../../treatment/patient.rules.ts';
import { cautionsOfPlan } from '../../treatment/plan-cautions.rules.ts';
import { conditionNamesOf } from './condition-names.ts';
import { composeTreatment, planText } from './treatment-note.ts';

const drugs = drugsOf(files);
const book = compileDrugBook(drugs, drugClasses);
const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
const conditions = new Map(knowledge.conditions.map((condition) => [condition.id, condition]));
const known = { conditions, names: conditionNamesOf(knowledge.conditions), findings, drugs, inSentence: (name: string) => name, book };

function planOf(conditionId: string, history: string) {
  const condition = conditions.get(conditionId);
  if (!condition) throw new Error(`No condition ${conditionId}`);
  const patient = patientProfile({ age: 34, sex: 'female', symptoms: '', history, recognised: [] }, book);
  const cautions = cautionsOfPlan(planText(condition, [], patient, known), { patient, book, findings });
  const { text } = composeTreatment({ condition, cautions, patient, isEmergency: false, firstStep: null, insteadOf: null, added: [] }, known);
  return { cautions, lines: text.split('## Sources')[0]?.split('\n- ') ?? [], patient };
}

describe('what the patient is allergic to', () => {
  it.each([
    ['lactational-mastitis', 'flucloxacillin', 'Penicillin as a kid: eyes swelled shut, ambulance', 'erythromycin'],
    ['cellulitis', 'flucloxacillin', 'My tongue swelled with amoxicillin at 14, never had it since', 'doxycycline'],
    ['streptococcal-tonsillitis', 'phenoxymethylpenicillin', 'Allergies: PCN (anaphylaxis)', 'clarithromycin'],
    ['impetigo', 'flucloxacillin', 'Augmentin brought me out in hives', 'clarithromycin'],
    ['toxoplasmosis', 'sulfonamides', 'Septrin -> blisters all over, never again', null],
    ['renal-colic', 'diclofenac', 'Can’t have ibuprofen, it sets off my asthma', null],
    ['pertussis', 'clarithromycin', 'Erythromycin: lips swelled up', null],
  ])('is not given in %s (%s): %s', (conditionId, drug, history, instead) => {
    const { cautions, lines } = planOf(conditionId, history);
    const offers = (line: string) => drugsInPlan(line, book).some(({ id, meant }) => meant === 'offered' && (isOf(id, drug, book) || id === drug));
    const giving = lines.filter((line) => offers(line.replace(/Not for this patient[^.]*\./g, '')) && !/must not be given|is to be avoided/.test(line));
    expect(giving.length).toBeGreaterThan(0);
    expect(giving.filter((line) => !line.includes('Not for this patient, who is allergic to it'))).toEqual([]);
    const allergy = cautions.filter(({ kind }) => kind === 'allergy');
    expect(allergy.map(({ level }) => level)).toContain('contraindicated');
    if (instead !== null) expect(allergy[0]?.text).toContain(instead);
  });

  it('is marked in no plan of somebody without an allergy', () => {
    const { lines } = planOf('lactational-mastitis', 'Penicillin was fine last year, no allergies');
    expect(lines.join(' ')).not.toContain('Not for this patient');
  });

  it('is marked where the plan gives a class that holds it', () => {
    const { lines } = planOf('toxic-shock-syndrome', 'Anaphylaxis to penicillin in 2011');
    expect(lines.find((line) => line.includes('broad beta-lactam'))).toMatch(/^Not for this patient/);
  });
});
