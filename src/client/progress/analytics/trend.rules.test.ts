import { expect, it } from 'vitest';
import { dayUnder, latestOf, pointsOf, type Trend, trendText } from './trend.rules.ts';

const trend = (subject: Trend['subject'], percentages: readonly number[], month = 10): Trend => ({
  subject,
  points: percentages.map((percentage, index) => ({ at: `2026-${month}-${10 + index}T10:00:00.000Z`, title: 'Quiz', percentage })),
});

it('says where a subject stands', () => {
  expect(trendText(trend('Surgery', []))).toBe('Surgery: no attempts.');
  expect(trendText(trend('Surgery', [55]))).toBe('Surgery: one attempt, the latest with 55.0%.');
  expect(trendText(trend('Surgery', [50, 60, 70]))).toBe('Surgery: 3 attempts, the latest with 70.0%.');
  expect(trendText(trend('Surgery', [50, 50, 50, 50, 56, 80, 80, 80, 80, 81]))).toBe('Surgery: the last 5 attempts average 80.2%, the 5 before them 51.2%.');
});

it('begins with the subject that was taken last', () => {
  expect(latestOf([])).toBeUndefined();
  expect(latestOf([trend('Medicine', [1], 10), trend('Surgery', [1], 11), trend('Pathology', [])])?.subject).toBe('Surgery');
});

it('tells attempts of one day apart', () => {
  const points = pointsOf(trend('Surgery', [10, 20]));
  expect(points.map(({ place }) => place)).toEqual(['1', '2']);
  expect([dayUnder(points[1]), dayUnder(undefined)]).toEqual(['11 Oct', '']);
});
