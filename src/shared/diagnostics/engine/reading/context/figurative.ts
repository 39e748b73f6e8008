import type { Finding } from '../../../../content/schema/finding.schema.ts';
import { everydaySenses } from './everyday-senses.ts';
import { isNamedByOthers } from './named-by-others.ts';
import { type FigurativeRow, otherSenses } from './other-senses.ts';

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
  { of: ['guarding'], before: /\b(?:bite|night|mouth|teeth|dental|gum|jaw|shin|security|bed|fire|body|life|coast)[\s-]*$/i, example: 'Tried a bite guard' },
  {
    of: ['confusion'],
    said: /^confus(?:ed|es|ing)/i,
    behind: /^\s+(?:everybody|everyone|all of us|us|me|them|things|matters|(?:the|my|our|his|her) (?:doctors?|gp|team|nurses?|ward|picture|issue|family))\b/i,
    example: 'Two doses of steroid, which has confused everybody',
  },
  { of: ['macrocephaly', 'rash'], before: /\b(?:soft|sweet|weak|blind)\s+(?:spot\b[^,]*)?$/i, example: 'The soft spot at the back of her head is large' },
  { of: ['macrocephaly'], before: /\bfontanel\p{L}*[^,]*$/iu, example: 'Fontanelle at the back of the head is large' },
];

/** How far back a comparison is looked for. */
const span = 60;
/** Of injuries that have no cluster. */
const injuries: readonly string[] = ['wound', 'recent-fracture'];

/** Whether the words of a finding mean something else: an injury in a figure (a pain like that of one, a value that falls), a guard for the teeth, what confuses the doctors, a disease that somebody named. */
export function isFigurative(text: string, finding: Pick<Finding, 'id' | 'kind' | 'cluster'>, start: number, end: number): boolean {
  const { id, cluster } = finding;
  const isInjury = cluster === 'trauma' || injuries.includes(id);
  const rows = [...figurativeRows, ...otherSenses, ...everydaySenses].filter(({ of }) => (of ? of.includes(id) : isInjury));
  const clause =
    text
      .slice(Math.max(0, start - 2 * span), start)
      .split(/[.;\n]/)
      .at(-1) ?? '';
  const before = clause.slice(-span);
  const said = text.slice(start, end);
  if (isNamedByOthers(finding, clause, said)) return true;
  if (rows.length === 0) return false;
  const behind = text.slice(end, end + span);
  return rows.some((row) => (row.before?.test(before) ?? true) && (row.said?.test(said) ?? true) && (row.behind?.test(behind) ?? true));
}
