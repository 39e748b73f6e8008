import type { ContentFiles } from '../content-kinds.ts';
import { didYouMean } from '../look-up.ts';
import { type Factor, factorOf } from './laboratory-factors.ts';
import { type LaboratoryRange, lastPlaceOf, numberOf, readRanges } from './laboratory-range.ts';
import { type Problem, problemsOf } from './problem.ts';

type Value = ContentFiles['laboratory'][number]['item']['values'][number];

/** Numbers that bear no unit. */
const withoutUnit = /\b(?:pH|INR|specific gravity)\b/i;

/** What two names have in common when only their writing differs. */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function rangeFaults(name: string, text: string, ranges: readonly LaboratoryRange[] | undefined): string[] {
  if (ranges === undefined) return [`"${text}" is no range such as "135–145 mmol/L" or "men < 17 µg/L; women < 25 µg/L"`];
  const [labels, units] = [ranges.map(({ label }) => label), new Set(ranges.map(({ unit }) => unit))];
  return [
    ...(units.has('') && !withoutUnit.test(name) ? [`"${text}" has no unit`] : []),
    ...(units.size > 1 ? [`"${text}" has several units`] : []),
    ...(new Set(labels).size < labels.length ? [`"${text}" says twice whose range it is`] : []),
    ...ranges
      .filter(({ limits: [low = '', high] }) => high !== undefined && numberOf(low) >= numberOf(high))
      .map(({ limits }) => `"${text}" does not rise from ${limits.join(' to ')}`),
  ];
}

/** Half of the last printed place for rounding, and one part in a hundred where the factor is rounded too. */
function isNear(printed: string, exact: number, { isExact }: Factor): boolean {
  const slack = isExact ? 1e-9 : Math.abs(exact) / 100;
  return Math.abs(numberOf(printed) - exact) <= lastPlaceOf(printed) / 2 + slack;
}

/** Limits in SI units that the conventional ones do not give, where the factor is known. */
function conversionFaults(name: string, conventional: readonly LaboratoryRange[], si: readonly LaboratoryRange[]): string[] {
  const shapeOf = (ranges: readonly LaboratoryRange[]) => ranges.map(({ label, comparator, limits }) => [label, comparator, limits.length].join()).join(';');
  if (shapeOf(conventional) !== shapeOf(si)) return ['its ranges in SI units are of other people, or are bounded otherwise'];
  return conventional.flatMap(({ limits, unit }, i) => {
    const other = si[i];
    const factor = other && factorOf(name, unit, other.unit);
    if (!factor) return [];
    return limits.flatMap((limit, j) => {
      const printed = other.limits[j] ?? '';
      const exact = numberOf(limit) * factor.times + (factor.plus ?? 0);
      return isNear(printed, exact, factor) ? [] : [`${limit} ${unit} is ${Number(exact.toPrecision(4))} ${other.unit}, not ${printed}`];
    });
  });
}

function valueFaults({ name, conventional, si }: Value): string[] {
  const own = readRanges(conventional);
  const other = si === undefined ? undefined : readRanges(si);
  return [
    ...rangeFaults(name, conventional, own),
    ...(si === undefined ? [] : rangeFaults(name, si, other)),
    ...(si === conventional ? ['it is the same in SI units: leave them out'] : []),
    ...(own && other ? conversionFaults(name, own, other) : []),
  ].map((fault) => `${name}: ${fault}`);
}

/** Panels of laboratory values: sources that are there, a place of its own for each panel, no value twice, ranges that can be read, and SI units that are what the conventional ones make. */
export function checkLaboratory({ laboratory, source }: Pick<ContentFiles, 'laboratory' | 'source'>): Problem[] {
  const sources = new Set(source.map(({ path }) => path.split('/').slice(1).join('/')));
  const ownerOf = { order: new Map<number, string>(), name: new Map<string, string>() };
  const claim = <Key>(owners: Map<Key, string>, key: Key, path: string) => {
    const first = owners.get(key);
    owners.set(key, first ?? path);
    return first;
  };
  return laboratory.flatMap(({ path, item: { order, values, sources: cited } }) => {
    const before = claim(ownerOf.order, order, path);
    return problemsOf(path, [
      ...(before === undefined ? [] : [`its place ${order} is that of ${before}`]),
      ...cited.filter((id) => !sources.has(id)).map((id) => `there is no source ${id} (content/sources/${id}.json)${didYouMean(id, sources)}`),
      ...values.flatMap(({ name }) => {
        const first = claim(ownerOf.name, plainName(name), path);
        return first === undefined ? [] : [`${name} stands in ${first} already`];
      }),
      ...values.flatMap(valueFaults),
    ]);
  });
}
