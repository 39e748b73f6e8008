import type { Finding } from '../../../../content/schema/finding.schema.ts';

/** Words of an injury that tell of none. */
interface FigurativeRow {
  /** What stands before them. */
  readonly before: RegExp;
  /** What they are. */
  readonly said?: RegExp;
  readonly example: string;
}

const values =
  'crp|esr|hb|haemoglobin|hemoglobin|platelets?|plts?|wbc|wcc|counts?|levels?|temps?|temperature|bp|pressure|sats?|spo2|saturations?|sugars?|glucose|creatinine|creat|urea|egfr|sodium|potassium|weight|pulse|rate|inr|bilirubin|alt|ferritin|troponin|lactate|output|gcs|scores?|numbers|markers?';
const parts = 'neck|head|eyelids?|eyes?|lids?|hair|face|jaw|arches|trousers|rings?';

export const figurativeRows: readonly FigurativeRow[] = [
  {
    before: new RegExp(
      String.raw`\b(?:${values}|${parts})\s+(?:(?:is|are|was|were|has|have|had|been|now|also|still|keeps?|and|then|from|to|only|slowly|quickly|,|\d[\d.]*)\s+)*$`,
      'i',
    ),
    said: /^f(?:all|ell)/i,
    example: 'Wound looks better, CRP falling.',
  },
  { before: /\d[\d.]*\s*(?:%|[a-z/]{1,7})?\s*(?:and|then|&|but|,)?\s*$/i, said: /^falling/i, example: 'Platelets 60 and falling' },
  {
    before:
      /(?<!\b(?:look|looks|looked|looking|seem|seems|sound|sounds|sounded)\s)\b(?:like|as if|as though)\s+(?:(?:i|i['’]m|i['’]d|he|she|it|you|we|they|someone|somebody|been|had|has|have|is|was|were|just|an?|the|my|his|her|on|[a-z]+ing)\s+){0,5}$/i,
    example: 'Pain under the heel like stepping on a nail',
  },
];

/** How far back a comparison is looked for. */
const span = 60;
/** Of injuries that have no cluster. */
const injuries: readonly string[] = ['wound', 'recent-fracture'];

/** Whether an injury is only spoken of in a figure: a pain like that of one, a value that falls. */
export function isFigurative(text: string, { id, cluster }: Pick<Finding, 'id' | 'cluster'>, start: number, end: number): boolean {
  if (cluster !== 'trauma' && !injuries.includes(id)) return false;
  const before =
    text
      .slice(Math.max(0, start - span), start)
      .split(/[.;\n]/)
      .at(-1) ?? '';
  const said = text.slice(start, end);
  return figurativeRows.some((row) => row.before.test(before) && (row.said?.test(said) ?? true));
}
