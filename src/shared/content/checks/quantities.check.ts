import { indexQuantities, type QuantityIndex, writtenKey } from '../../diagnostics/engine/lexicon/quantities.ts';
import { findMeasurements } from '../../diagnostics/engine/reading/values/measurements.ts';
import type { ContentFiles } from '../content-kinds.ts';
import type { Knowledge, RankedQuantity } from '../knowledge.types.ts';
import { type Problem, problemsOf } from './problem.ts';

type Measured = Pick<Knowledge, 'findings' | 'quantities' | 'units'>;
type Rows = Pick<ContentFiles, 'quantity' | 'unit'>;

/** Names or spellings that two rows claim; the first keeps them. */
function claimedTwice(kind: string, rows: readonly { readonly id: string; readonly forms: readonly string[] }[]): Problem[] {
  const owner = new Map<string, string>();
  return rows.flatMap(({ id, forms }) =>
    forms.flatMap((form) => {
      const first = owner.get(writtenKey(form));
      owner.set(writtenKey(form), first ?? id);
      return first === undefined ? [] : [{ item: `${kind} ${id}`, problem: `"${form}" already means ${first}` }];
    }),
  );
}

/** Units that a quantity converts and that nobody knows, and sizes in units that it does not convert. */
function unitFaults({ unit, units = [], bySize, mayBe }: RankedQuantity, known: ReadonlySet<string>): string[] {
  const own = new Set([unit, ...units.map((one) => one.unit)]);
  return [
    ...units.filter((one) => !known.has(one.unit)).map((one) => `unknown unit ${one.unit} (content/language/units.json)`),
    ...[bySize, mayBe].flatMap((size) => (size === undefined || own.has(size.unit) ? [] : [`it has values in ${size.unit}, which "units" does not convert`])),
  ];
}

/** An example is read as it says, to one part in a hundred. */
function exampleFaults(text: string, quantity: string, value: number, index: QuantityIndex): string[] {
  const read = findMeasurements(text, index).filter((one) => one.quantity === quantity);
  if (read.some((one) => Math.abs(one.value - value) <= Math.abs(value) / 100)) return [];
  return [`"${text}" is read as ${read.map((one) => one.value).join(', ') || 'no value'}, not ${value}`];
}

/** Quantities and units whose names are their own, whose units are known, and whose examples are read; and findings that are measured in quantities that are there. */
export function checkQuantities({ findings, quantities, units }: Measured, rows: Rows): Problem[] {
  const index = indexQuantities(quantities, units);
  const ids = new Set(quantities.map(({ id }) => id));
  const known = new Set(units.map(({ id }) => id));
  return [
    ...claimedTwice(
      'quantity',
      quantities.map(({ id, names = [] }) => ({ id, forms: names })),
    ),
    ...claimedTwice(
      'unit',
      units.map(({ id, written }) => ({ id, forms: written })),
    ),
    ...quantities.flatMap((quantity) => problemsOf(`quantity ${quantity.id}`, unitFaults(quantity, known))),
    ...rows.quantity.flatMap(({ item }) =>
      item.quantities.flatMap(({ id, example }) => problemsOf(`quantity ${id}`, exampleFaults(example.text, id, example.value, index))),
    ),
    ...rows.unit.flatMap(({ item }) =>
      item.units.flatMap(({ id, example }) => problemsOf(`unit ${id}`, exampleFaults(example.text, example.quantity, example.value, index))),
    ),
    ...findings.flatMap(({ id, numeric = [] }) =>
      problemsOf(
        `finding ${id}`,
        numeric.filter(({ quantity }) => !ids.has(quantity)).map(({ quantity }) => `unknown quantity ${quantity} (content/language/quantities.json)`),
      ),
    ),
  ];
}
