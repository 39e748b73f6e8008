/** Milliseconds of many answers. */
export interface Latency {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** @returns the median and the 95th percentile of some times in milliseconds, to a tenth */
export function latency(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}
