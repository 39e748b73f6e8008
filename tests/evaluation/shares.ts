/** So many of so many. */
export interface Share {
  readonly hits: number;
  readonly n: number;
}

export const shareOf = <T>(items: readonly T[], isHit: (item: T) => boolean): Share => ({ hits: items.filter(isHit).length, n: items.length });

/** "95.3 % of 64" */
export const percentOf = ({ hits, n }: Share): string => `${((100 * hits) / n).toFixed(1)} % of ${n}`;

/** The 95 % interval of a share, in per cent (Wilson 1927). */
export function wilson({ hits, n }: Share): [low: number, high: number] {
  const z = 1.96;
  const p = hits / n;
  const centre = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return [100 * (centre - half), 100 * (centre + half)];
}
