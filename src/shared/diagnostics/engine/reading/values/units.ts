import type { RankedQuantity } from '../../../../content/knowledge.types.ts';

/** A value in a known unit as it is in the quantity's own; undefined where the quantity says nothing of that unit. */
function converted({ units = [] }: RankedQuantity, value: number, unit: string): number | undefined {
  const conversion = units.find((one) => one.unit === unit);
  if (conversion === undefined) return undefined;
  if ('times' in conversion) return value * conversion.times;
  return 'dividedBy' in conversion ? value / conversion.dividedBy : Number.NaN;
}

function isOfSize(value: number, { from, below }: { readonly from?: number | undefined; readonly below?: number | undefined }): boolean {
  return value >= (from ?? Number.NEGATIVE_INFINITY) && value < (below ?? Number.POSITIVE_INFINITY);
}

/**
 * A value in the quantity's own unit.
 * @param unit that is written behind the number; undefined where none is, or none that anybody knows: then the size tells which of two units it is in
 * @returns NaN for a unit that measures something else (neutrophils in per cent)
 */
export function toUnit(quantity: RankedQuantity, value: number, unit: string | undefined): number {
  const written = unit === undefined ? undefined : converted(quantity, value, unit);
  if (written !== undefined) return written;
  if (quantity.needsUnit) return Number.NaN;
  const { bySize } = quantity;
  return bySize !== undefined && isOfSize(value, bySize) ? (converted(quantity, value, bySize.unit) ?? value) : value;
}

/** What a number that is written without a unit may be besides, in the quantity's own unit; null where it is plain. */
export function otherReading(quantity: RankedQuantity, value: number): number | null {
  const { mayBe } = quantity;
  return mayBe !== undefined && isOfSize(value, mayBe) ? (converted(quantity, value, mayBe.unit) ?? null) : null;
}
