import { describe, expect, it } from 'vitest';
import type { DiagnosticSession, ListedSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { listedRows, nextPage, withSession } from './recentSessions.rules.ts';

const row = (number: number): ListedSession => ({
  id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  symptoms: `Case ${number}`,
  duration: null,
  severity: 5,
  patientAge: null,
  patientGender: null,
  suggestions: [],
  createdAt: '2026-11-22T20:00:00.000Z',
});
/** Rows from one number down to another. */
const rows = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => row(from - index));
const session = (number: number, symptoms = `Case ${number}`): DiagnosticSession => ({
  ...row(number),
  symptoms,
  outcome: 'insufficient',
  urgency: null,
  urgencyReasons: [],
  firstStep: null,
  told: { odds: null, dangers: [] },
  help: [],
  summary: '',
  suggestions: [],
  mustNotMiss: [],
  redFlags: [],
  nextQuestions: [],
  recognised: [],
  medicalHistory: 'Smoker',
  answers: [],
});
const list = (...pages: ListedSession[][]) => ({ pages, pageParams: pages.map(() => ({ offset: 0, limit: 1 })) });
const shownIn = (...pages: ListedSession[][]) => {
  const { shown, hasEarlier } = listedRows(pages);
  return [shown.map(({ symptoms }) => Number(symptoms.slice(5))), hasEarlier];
};

describe('listedRows', () => {
  it('shows five and knows of a sixth', () => {
    expect(shownIn(rows(5, 1))).toEqual([[5, 4, 3, 2, 1], false]);
    expect(shownIn(rows(6, 1))).toEqual([[6, 5, 4, 3, 2], true]);
    expect(shownIn([])).toEqual([[], false]);
  });

  it('shows ten more for every further page', () => {
    expect(shownIn(rows(30, 25), rows(24, 15))).toEqual([Array.from({ length: 15 }, (_, index) => 30 - index), true]);
    expect(shownIn(rows(8, 3), rows(2, 1))[1]).toBe(false);
  });

  it('shows a session once that came twice', () => {
    expect(shownIn(rows(7, 2), rows(2, 1))).toEqual([[7, 6, 5, 4, 3, 2, 1], false]);
  });
});

describe('nextPage', () => {
  it('begins with one more than is shown, and goes on after what is there', () => {
    expect(nextPage([])).toEqual({ offset: 0, limit: 6 });
    expect(nextPage([rows(6, 1)])).toEqual({ offset: 6, limit: 10 });
    expect(nextPage([rows(17, 11), rows(10, 1)])).toEqual({ offset: 17, limit: 10 });
  });
});

describe('withSession', () => {
  it('puts a new session first, with what a list shows of it', () => {
    const { pages } = withSession(list(rows(6, 1)), session(7));
    expect(pages).toEqual([[row(7), ...rows(6, 1)]]);
    expect(shownIn(...pages)).toEqual([[7, 6, 5, 4, 3], true]);
    expect(withSession(list([]), session(1)).pages).toEqual([[row(1)]]);
  });

  it('changes a session where it stands', () => {
    const { pages } = withSession(list(rows(6, 1), []), session(2, 'Corrected'));
    expect(pages.flat().map(({ symptoms }) => symptoms)).toEqual(['Case 6', 'Case 5', 'Case 4', 'Case 3', 'Corrected', 'Case 1']);
  });
});
