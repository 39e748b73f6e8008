import type { RankedCondition } from '../../content/knowledge.types.ts';
import { type Draw, drawBetween } from '../base/draw.rules.ts';
import type { Person } from '../base/patient.types.ts';

const oldest = 92;
/** The share that is of an age at which the disease is as frequent as it gets. */
const shareAtPeak = 0.8;

function drawYears([from, peakFrom, peakTo, to]: RankedCondition['age'], draw: Draw): number {
  const peakEnd = Math.min(peakTo, oldest);
  // A lot of two parts: whether at the peak, and where.
  if (draw('at peak') < shareAtPeak || from === peakFrom) return drawBetween(draw, 'age', peakFrom, peakEnd);
  const isYounger = draw('younger') < 0.5;
  // Half the way out at most: the ends are where it hardly occurs.
  return isYounger ? drawBetween(draw, 'age', (from + peakFrom) / 2, peakFrom) : drawBetween(draw, 'age', peakEnd, (peakEnd + Math.min(to, oldest)) / 2);
}

/** Years as they are told: whole ones from two years on, months before, and days in the first month. */
function roundedYears(years: number): number {
  if (years >= 2) return Math.round(years);
  if (years >= 1 / 12) return Math.max(1, Math.round(years * 12)) / 12;
  return Math.max(1, Math.round(years * 365)) / 365;
}

function drawSex({ sex }: RankedCondition, draw: Draw): Person['sex'] {
  const { male, female } = sex ?? { male: 1, female: 1 };
  return draw('sex') * (male + female) < male ? 'male' : 'female';
}

/**
 * Draws age and sex as the condition has them.
 * @param fits narrows it to whom the condition is possible for, such as a woman who can be pregnant
 * @returns null where nobody drawn in thirty fits
 */
export function drawPerson(condition: RankedCondition, draw: Draw, fits: (person: Person) => boolean): Person | null {
  for (let i = 0; i < 30; i += 1) {
    const again: Draw = (what) => draw(`${what} ${i}`);
    const person = { age: roundedYears(drawYears(condition.age, again)), sex: drawSex(condition, again) };
    if (fits(person)) return person;
  }
  return null;
}

const boyhood = 18;

/** @returns such as "34-year-old woman", "5-month-old boy", "6-day-old girl" */
export function personInWords({ age, sex }: Person): string {
  const child = sex === 'male' ? 'boy' : 'girl';
  if (age < 1 / 12) return `${Math.round(age * 365)}-day-old ${child}`;
  if (age < 2) return `${Math.round(age * 12)}-month-old ${child}`;
  return `${age}-year-old ${age < boyhood ? child : sex === 'male' ? 'man' : 'woman'}`;
}
