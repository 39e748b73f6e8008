import type { RankedQuantity, RankedUnit } from '../../../content/knowledge.types.ts';

/** What measured values are looked up in. */
export interface QuantityIndex {
  /** Finds a quantity's name with its number and unit, in groups of these names. */
  readonly pattern: RegExp;
  /** The quantity of a name as it is written. */
  readonly named: (name: string) => RankedQuantity | undefined;
  /** What is clearly normal, by quantity: [from, to], open ends infinite. */
  readonly normal: ReadonlyMap<string, readonly [from: number, to: number]>;
  /** The unit that is meant by what is written; undefined for one that nobody knows. */
  readonly unitOf: (written: string) => string | undefined;
}

/** Between a quantity's name and its number: a few linking words or marks. Each stands for itself once: a repetition inside the repetition could be read in countless ways. */
const link = String.raw`(?:\s*(?:is|was|are|were|now|today|came back|came out|back|\(day \d{1,2}\)|on day \d{1,2}|of|at|raised|elevated|high|low|up|down|peaked|↑|↓|on air|ra|read|reads|reading|shows|showed|level|levels|count|=|:|-|~|[<>≤≥]|about|around|approximately|to|rate|measured|on room air|\())*\s*`;
const number = String.raw`(?<figure>\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)`;
/** The saturation of transferrin and the cells of other fluids are other quantities. */
const ofOthers = `(?<!(?:fetal|foetal|baby['’]?s|transferrin|csf|synovial|pleural|ascitic|fluid|urine|urinary) )`;
/** "3+" is a dipstick's, "twice the upper limit" no value, and "calcium 4 h apart" a time. */
const noValue = String.raw`(?!\.?\d|,\d{3}|(?<=[^\d.,]\d)\s?\+|\s*(?:x|×|times)\s*(?:the\s+)?(?:uln|upper|normal)|\s*(?:h(?=\s+(?:apart|ago|before|after|later))|(?:hrs?|hours?|days?|weeks?|wks?|months?|mths?|years?|yrs?|tabs?|tablets?)(?![\p{L}\d])))`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Whoever reads a name or a unit sees no difference between these. */
export const writtenKey = (written: string) => written.normalize('NFKC').toLowerCase().replace(/[-\s]/g, '');

/** A name as it may be written: "d-dimer" is "d dimer" and "ddimer". */
const spelled = (name: string) => escaped(name).replace(/[- ]/g, '[- ]{0,2}').replaceAll('/', ' ?/ ?');
const longestFirst = (a: string, b: string) => b.length - a.length || (a < b ? -1 : 1);

/** Compiles the names, units and normal ranges of all quantities; one pattern finds them in one pass over the text. */
export function indexQuantities(quantities: readonly RankedQuantity[], units: readonly RankedUnit[]): QuantityIndex {
  const byName = new Map(quantities.flatMap((quantity) => (quantity.names ?? []).map((name) => [writtenKey(name), quantity] as const)));
  const names = quantities.flatMap(({ names = [] }) => names).toSorted(longestFirst);
  const written = units.flatMap((unit) => unit.written);
  const unitByKey = new Map(units.flatMap(({ id, written: forms }) => forms.map((form) => [writtenKey(form), id] as const)));
  // Whatever has a stroke is a unit, known or not.
  const unit = [
    '[a-zµμ]+/[a-z0-9µμ]+',
    '/[a-z0-9µμ]+',
    ...written
      .filter((form) => !form.includes('/') || /[^\p{L}\d/]/u.test(form))
      .toSorted(longestFirst)
      .map(spelled),
  ];
  return {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])${ofOthers}(?<name>${names.map(spelled).join('|')})(?![\p{L}])(?<link>${link})${number}${noValue}(?:\s*(?<unit>${unit.join('|')})(?![\p{L}]))?`,
      'giu',
    ),
    named: (name) => byName.get(writtenKey(name)),
    normal: new Map(
      quantities.flatMap(({ id, normal }) => (normal ? [[id, [normal[0] ?? Number.NEGATIVE_INFINITY, normal[1] ?? Number.POSITIVE_INFINITY]] as const] : [])),
    ),
    unitOf: (form) => unitByKey.get(writtenKey(form)),
  };
}
