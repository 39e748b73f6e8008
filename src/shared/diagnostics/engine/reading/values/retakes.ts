import type { Mention } from '../naming/mention.ts';
import type { Measurement } from './measurement.ts';

/** What spoils a sample for a quantity: red cells that burst give up potassium, cells that stand use up sugar, platelets stick together in a tube. */
const burst = String.raw`(?<!(?:not|non|un)[\s-]?)h(?:a)?emoly[sz]ed|(?:mark|gross|moderate|severe|heav)\p{L}* h(?:a)?emolysis|h(?:a)?emolysis (?:index|\+)|pseudo-?hyperkal|drip arm|tight tourniquet`;
const stood = String.raw`gone off|(?:sample|tube|blood|specimen)[^.;\n]{0,20} (?:sat|stood|old|delayed|left)(?!\p{L})|(?:delayed|late) (?:separation|spinning|transport)|old sample`;
const wrong = 'spurious|artefact|artifact|lab(?:oratory)? error|sampling error|mislabel';
const spoiling: Readonly<Record<string, RegExp>> = {
  potassium: new RegExp(`${burst}|${stood}|${wrong}`, 'iu'),
  glucose: new RegExp(`${stood}|${wrong}`, 'iu'),
  platelets: new RegExp(`clump|pseudo-?thrombocytop|edta|${wrong}`, 'iu'),
};
/** How far around a value is told that its sample was spoilt. */
const tellingReach = 90;

/** What is measured again to check it: a value after these words takes the place of the one before. */
const retaken = ['potassium', 'glucose', 'platelets', 'sodium', 'calcium', 'creatinine', 'haemoglobin', 'inr', 'bilirubin', 'troponin'];
const again =
  /(?<!\p{L})(?:repeat(?:ed)?|rpt|re-?check(?:ed)?|redone|re-?tested|re-?bled|(?:did|done|do|taken|took|tested|checked) (?:it |that |them )?again|(?:fresh|new|second|another|good|proper) (?:venous )?(?:sample|tube|test|specimen|blood)|citrated?)(?!\p{L})|(?<=[,;(→] ?(?:is |but |and |it is |it's )?)now(?= (?:is )?\d)/giu;
/** The number behind those words, where no name is repeated: "repeat 4.4", "did it again and it's 4.3 now". Times and dates are no results. */
const bareResult =
  /^(?:(?!\p{L}+\s*[+:=]+\s*\d)[^.;\n\d(]|\.(?=\s?\d)){0,32}?(?<![\p{L}\d/.-])(\d{1,3}(?:\.\d{1,2})?)(?![\d/])(?!\s*(?:%|h(?:rs?|ours?)?(?!\p{L})|min|days?|weeks?|wks?|months?|am|pm|°|\/))(?:\s*(lakhs?|k))?/iu;
/** How far before them the quantity is named. */
const nameReach = 160;

const bareNames: Readonly<Record<string, RegExp>> = {
  potassium: /(?<![\p{L}\d])(?:hyp(?:er|o)kal(?:a)?emia|potassium|k\+?)(?!\p{L})/giu,
  creatinine: /(?<!\p{L})creat(?:inine)?(?!\p{L})/giu,
  glucose: /(?<!\p{L})(?:glucose|sugar)(?!\p{L})/giu,
  platelets: /(?<!\p{L})(?:platelets?|plts?)(?!\p{L})/giu,
};
/** What a bare number can be, in the unit of the lexicon; glucose is in mmol/L where it is that small. */
const plausible: Readonly<Record<string, (value: number, unit: string) => number>> = {
  potassium: (value) => (value >= 2 && value <= 10 ? value : Number.NaN),
  creatinine: (value) => (value >= 25 && value <= 2000 ? value / 88.4 : Number.NaN),
  glucose: (value) => (value >= 1 && value <= 30 ? value * 18.02 : Number.NaN),
  platelets: (value, unit) => (/^lakh/i.test(unit) ? value * 100 : value >= 10 && value < 900 ? value : Number.NaN),
};

/**
 * A result given by its number alone.
 * @param endOf where values that have a name end, by where they start
 */
function bareRetake(text: string, at: number, behind: number, endOf: ReadonlyMap<number, number>): Measurement | null {
  const result = bareResult.exec(text.slice(behind, behind + 48));
  if (!result) return null;
  const end = behind + result[0].length;
  // A number that has a name of its own is that one's.
  for (let start = behind; start < end; start += 1) if ((endOf.get(start) ?? 0) >= end - (result[1]?.length ?? 0)) return null;
  const from = Math.max(0, at - nameReach);
  const named = Object.entries(bareNames)
    .flatMap(([quantity, name]) => [...text.slice(from, at).matchAll(name)].slice(-1).map(({ index }) => ({ quantity, start: from + index })))
    .toSorted((a, b) => b.start - a.start)[0];
  if (!named) return null;
  const value = plausible[named.quantity]?.(Number(result[1]), result[2] ?? '') ?? Number.NaN;
  return Number.isNaN(value) ? null : { quantity: named.quantity, value, start: named.start, end };
}

const figure = String.raw`(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)`;
const toNumber = (written: string | undefined) => Number(written?.replaceAll(',', ''));
/** A step to the next of a series: "22k (D6) → 48k", "128 -> 241". */
const nextOfSeries = new RegExp(
  String.raw`^(?:\s*(?:lakhs?|k)(?!\p{L}))?(?:\s*\([^)\n]{0,16}\))?\s*(?:→|-{1,2}>)\s*${figure}(?![\d/.]|\s?(?:d|dw|ml|amps?|%\s?(?:d|dextrose|glucose)|dextrose)(?!\p{L}))(?:\s*(lakhs?|k)(?!\p{L}))?`,
  'iu',
);
const firstOfSeries = new RegExp(String.raw`${figure}\D*$`, 'u');
const thousands: Readonly<Record<string, number>> = { k: 1, lakh: 100, lakhs: 100 };

/** The last value of a series, in the unit of its first. */
function lastOfSeries(text: string, one: Measurement): Measurement {
  const first = retaken.includes(one.quantity) && firstOfSeries.exec(text.slice(one.start, one.end));
  if (!first) return one;
  let { value, end } = one;
  for (let step = nextOfSeries.exec(text.slice(end, end + 48)); step !== null; step = nextOfSeries.exec(text.slice(end, end + 48))) {
    const inThousands = one.quantity === 'platelets' ? thousands[step[2]?.toLowerCase() ?? ''] : undefined;
    value = inThousands ? toNumber(step[1]) * inThousands : (one.value * toNumber(step[1])) / toNumber(first[1]);
    end += step[0].length;
  }
  return Number.isFinite(value) ? { ...one, value, end } : one;
}

/**
 * The values that count where a test was done again or its sample was spoilt: "K 6.9 grossly haemolysed; repeat 4.3" tells of a potassium of 4.3.
 * A series counts by its last value.
 * @param all all values of a text
 */
export function withRetakes(text: string, all: readonly Measurement[]): Measurement[] {
  const found = all.map((one) => lastOfSeries(text, one));
  const retakes = [...text.matchAll(again)].map(({ index, 0: words }) => ({ at: index, behind: index + words.length }));
  const endOf = new Map(found.map(({ start, end }) => [start, end]));
  const bare = retakes.flatMap(({ at, behind }) => bareRetake(text, at, behind, endOf) ?? []);
  const first = retakes[0]?.at ?? Number.POSITIVE_INFINITY;
  /** From where on the values of a quantity count. */
  const from = new Map<string, number>();
  for (const { quantity, start } of found) if (start > first && retaken.includes(quantity)) from.set(quantity, Math.max(from.get(quantity) ?? 0, first));
  for (const { quantity, end } of bare) from.set(quantity, Math.max(from.get(quantity) ?? 0, end - 1));
  const isSpoilt = ({ quantity, start, end }: Measurement) =>
    !from.has(quantity) && (spoiling[quantity]?.test(text.slice(Math.max(0, start - tellingReach), end + tellingReach)) ?? false);
  return [...found.filter((one) => one.start >= (from.get(one.quantity) ?? 0) && !isSpoilt(one)), ...bare];
}

const ofSample = /(?<!\p{L})(?:sample|specimen|tube|index|grossly|lab phoned)(?!\p{L})/iu;

/** The mentions without the burst red cells of a tube: they say nothing of those of the patient. */
export function withoutBurstSamples(text: string, mentions: readonly Mention[]): Mention[] {
  return mentions.filter(({ findingId, start, end }) => findingId !== 'haemolysis-markers' || !ofSample.test(text.slice(Math.max(0, start - 40), end + 16)));
}
