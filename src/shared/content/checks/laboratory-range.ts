/** One part of a printed range: "men 13.5–17.5 g/dL" is of men, from 13.5 to 17.5, in g/dL. */
export interface LaboratoryRange {
  /** Of whom or when, "men"; empty where it is of everybody. */
  readonly label: string;
  /** "<", "≤", "≥" or ">" before a single limit; empty before a range. */
  readonly comparator: string;
  /** Its limits as they are printed, a comma only between thousands. */
  readonly limits: readonly string[];
  /** Empty where none is printed. */
  readonly unit: string;
}

const number = '−?\\d{1,3}(?:,\\d{3})+(?![\\d.])|−?\\d+(?:\\.\\d+)?';
const printed = new RegExp(`^(?:(\\p{L}[\\p{L} ]*?) )?(?:([<≤≥>]) )?(${number})(?:(?:–| to )(${number}))?(?: ?([%/]\\S*(?: .+)?)| ([\\p{L}×%].*))?$`, 'u');

/** @returns the parts of "men 0–15 mm/h; women 0–20 mm/h"; undefined where one of them is no range */
export function readRanges(text: string): readonly LaboratoryRange[] | undefined {
  const parts = text.split('; ').map((part): LaboratoryRange | undefined => {
    const [whole, label = '', comparator = '', first = '', last, attached, apart] = printed.exec(part) ?? [];
    if (whole === undefined || (comparator === '') === (last === undefined)) return undefined;
    return { label, comparator, limits: last === undefined ? [first] : [first, last], unit: attached ?? apart ?? '' };
  });
  const ranges = parts.filter((part) => part !== undefined);
  return ranges.length === parts.length ? ranges : undefined;
}

/** @returns the number that is printed as "1,500" or "−2" */
export const numberOf = (limit: string) => Number(limit.replaceAll(',', '').replace('−', '-'));

/** @returns what the last printed place is worth: 0.1 of "3.5", 1 of "140" */
export const lastPlaceOf = (limit: string) => 10 ** -(limit.split('.')[1]?.length ?? 0);
