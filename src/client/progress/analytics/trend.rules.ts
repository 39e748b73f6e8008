import type { ProgressOverview } from '../../../shared/progress/progress.schema.ts';

export type Trend = ProgressOverview['trends'][number];

const shortDays = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** A point of the chart. `place` tells attempts of one day apart. */
export interface TrendPoint {
  readonly place: string;
  readonly percentage: number;
  readonly title: string;
  readonly at: string;
}

export const pointsOf = ({ points }: Trend): TrendPoint[] => points.map((point, index) => ({ ...point, place: `${index + 1}` }));

/** @returns the day under a point, "24 Nov" */
export const dayUnder = (point: TrendPoint | undefined): string => (point ? shortDays.format(new Date(point.at)) : '');

/** @returns the subject whose latest attempt is the latest of all; undefined without any */
export const latestOf = (trends: readonly Trend[]): Trend | undefined =>
  trends.filter(({ points }) => points.length > 0).toSorted((a, b) => (b.points.at(-1)?.at ?? '').localeCompare(a.points.at(-1)?.at ?? ''))[0];

const meanOf = (points: Trend['points']) => points.reduce((sum, { percentage }) => sum + percentage, 0) / points.length;
const wanted = 5;

/** @returns what a chart shows, in a sentence: where it stands, and how the latest compare with those before */
export function trendText({ subject, points }: Trend): string {
  const last = points.at(-1);
  if (!last) return `${subject}: no attempts.`;
  if (points.length < 2 * wanted)
    return `${subject}: ${points.length === 1 ? 'one attempt' : `${points.length} attempts`}, the latest with ${last.percentage.toFixed(1)}%.`;
  const [before, latest] = [meanOf(points.slice(0, -wanted)), meanOf(points.slice(-wanted))];
  return `${subject}: the last ${wanted} attempts average ${latest.toFixed(1)}%, the ${points.length - wanted} before them ${before.toFixed(1)}%.`;
}
