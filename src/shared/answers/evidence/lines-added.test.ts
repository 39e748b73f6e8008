import { expect, it } from 'vitest';
import type { Condition } from '../../content/schema/condition.schema.ts';
import { compileDrugBook } from '../../treatment/drug-book.ts';
import { patientProfile } from '../../treatment/patient.rules.ts';
import { linesAdded } from './lines-added.ts';

const condition = {
  name: 'Serotonin syndrome (toxicity)',
  aliases: ['Serotonin toxicity'],
  management: { firstLine: 'Stop the drugs.', avoid: 'Opioids.', followUp: 'None.', escalate: 'Fever.' },
} as unknown as Condition;
const line = (title: string, text: string) => ({
  text,
  passage: { kind: 'article' as const, id: 'a', section: 'management', title, heading: 'Management', text, source: null, url: null },
});
const lines = [
  line('Antidepressants', 'In serotonin poisoning cool the patient and give a benzodiazepine.'),
  line('Serotonin toxicity', 'Cyproheptadine may be added by tube.'),
  line('Serotonin syndrome', 'Watch the patient for at least six hours.'),
  line('Serotonin syndrome', 'Malignant hyperthermia: dantrolene at once.'),
];
const patientOf = (age: number, symptoms = '') => patientProfile({ age, sex: 'female', symptoms, history: '', recognised: [] }, compileDrugBook(new Map(), []));
const added = (...of: Parameters<typeof patientOf>) => linesAdded(condition, lines, patientOf(...of), { drugs: new Map() }).map(({ text }) => text);

it('adds lines of an article that is called as the disease is, and none of a form that nobody told', () => {
  expect(added(40)).toEqual([lines[1]?.text, lines[2]?.text]);
});

it('adds none for a child or in pregnancy, of whom articles seldom speak', () => {
  expect(added(9)).toEqual([]);
  expect(added(30, 'She is 30 weeks pregnant.')).toEqual([]);
});
