/** A share as the page writes it: to one decimal, "42.3%". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** A weight with its sign, "+2.1" or "−0.7" with a true minus. */
export function signed(weight: number): string {
  return `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(1)}`;
}
