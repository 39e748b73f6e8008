import { expect, it } from 'vitest';
import { noSubject, topicGroups } from './topics.rules.ts';

const topics = [
  { name: 'Shock', subject: 'Surgery', count: 4 },
  { name: 'Acid-base', subject: 'Medicine', count: 9 },
  { name: 'Sepsis', subject: 'Medicine', count: 2 },
] as const;
const told = (chosen: readonly string[], sought: string) =>
  topicGroups([...topics], chosen, sought).map(({ subject, topics: rows }) => `${subject}: ${rows.map(({ name, count }) => `${name} ${count}`).join(', ')}`);

it('groups by subject, in the alphabet', () => expect(told([], '')).toEqual(['Medicine: Acid-base 9, Sepsis 2', 'Surgery: Shock 4']));

it('finds by the words of topic and subject', () => {
  expect(told([], 'SEP')).toEqual(['Medicine: Sepsis 2']);
  expect(told([], 'surg sho')).toEqual(['Surgery: Shock 4']);
  expect(told([], 'gout')).toEqual([]);
});

it('keeps in sight what is chosen, also where nothing of it fits any more', () => {
  expect(told(['Shock'], 'sepsis')).toEqual(['Medicine: Sepsis 2', 'Surgery: Shock 4']);
  expect(told(['Gout'], '')[0]).toBe(`${noSubject}: Gout null`);
});
