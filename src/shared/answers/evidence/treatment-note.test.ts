import { expect, it } from 'vitest';
import { smallDrug } from '../../../../tests/factories/small-drug.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import { isForAdults, linesAdded } from './treatment-note.ts';

const dose = (id: string, whom: string) => ({ id, for: whom, amount: '1 g', source: 'who/eml' });
const enoxaparin = smallDrug({ id: 'enoxaparin', doses: [dose('prophylaxis', 'Prevention of clots in adults'), dose('child', 'Clots in children')] });
const cetirizine = smallDrug({ id: 'cetirizine', doses: [dose('rhinitis', 'Rhinitis in adults and from 12 years on')] });
const drugs = new Map([enoxaparin, cetirizine].map((drug) => [drug.id, drug]));

it.each<[string, number, boolean]>([
  ['Prevent clots with {enoxaparin:prophylaxis}.', 16, true],
  ['Adults get {enoxaparin:prophylaxis}, children {enoxaparin:child}.', 16, false],
  ['Give {enoxaparin} by weight.', 16, false],
  ['Give {cetirizine:rhinitis}.', 16, false],
  ['Give {cetirizine:rhinitis}.', 8, true],
])('knows a dose of adults: %s at %d years', (statement, age, expected) => {
  expect(isForAdults(statement, { drugs }, age)).toBe(expected);
});

it('adds lines of an article that is about the disease, and of another only those that name it', () => {
  const condition = {
    name: 'Serotonin syndrome',
    aliases: [],
    management: { firstLine: 'Stop the drugs.', avoid: 'Opioids.', followUp: 'None.', escalate: 'Fever.' },
  } as unknown as Condition;
  const line = (title: string, text: string) => ({
    text,
    passage: { kind: 'article' as const, id: 'a', section: 'management', title, heading: 'Management', text, source: null, url: null },
  });
  const lines = [
    line('Antidepressants', 'Choose an SSRI first, and go on for six months.'),
    line('Antidepressants', 'In serotonin poisoning cool the patient and give a benzodiazepine.'),
    line('Serotonin toxicity', 'Cyproheptadine may be added by tube.'),
  ];
  expect(linesAdded(condition, lines, { drugs }).map(({ text }) => text)).toEqual([lines[1]?.text, lines[2]?.text]);
});
