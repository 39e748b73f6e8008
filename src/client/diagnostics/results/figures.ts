/** A share as the page writes it: to one decimal, "42.3%". Nothing is ever certain or impossible, so the ends stay open. */
export function percent(share: number): string {
  if (share < 0.0005) return '<0.1%';
  return share >= 0.9995 ? '>99.9%' : `${(share * 100).toFixed(1)}%`;
}

/** A weight with its sign, "+2.1" or "−0.7" with a true minus. */
export function signed(weight: number): string {
  return `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(1)}`;
}
