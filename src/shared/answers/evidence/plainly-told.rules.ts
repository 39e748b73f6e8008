import type { Finding } from '../../content/schema/finding.schema.ts';
import type { RecognisedFinding } from '../../diagnostics/diagnostics.schema.ts';

const kin =
  '(?:mothers?|fathers?|mums?|moms?|mummy|dads?|daddy|parents?|brothers?|sisters?|siblings?|twin|cousins?|aunts?|auntie|uncles?|nephews?|nieces?|nan|nana|gran|granny|grandma|grandpa|grandad|granddad|grand(?:mother|father|parent)s?|half-(?:brother|sister)s?)';
/** Somebody who tells, or is told: what is said in the sentence is said of the patient. */
const tells =
  '(?:says?|said|thinks?|thought|noticed|notices|reports?|reported|gave|gives|tried|brought|brings|found|finds|took|noted|called|rang|put|tells?|told|asks?|asked|mentions?|describes?|worried|is worried|feels|felt|saw|sees|wants|denies|states|insists|here|present|at home|looks after|lives)';
const ofKin = new RegExp(`\\b${kin}\\b(?!\\s+(?:\\w+\\s+)?${tells}\\b)`, 'i');
/** A text that opens with somebody of the family is about them. */
const opensWithKin = new RegExp(`^\\W*(?:(?:my|our|the)\\s+(?:[\\w-]+\\s+)?)?${kin}\\b|^.{0,60}\\b${kin},?\\s*\\(?\\d{2}\\b`, 'i');
const denies =
  /\b(?:no|not|never|nor|neither|without|denie[sd]|denying|nil|nobody|none|negative|declined|refused|isn['’]?t|wasn['’]?t|aren['’]?t|didn['’]?t|doesn['’]?t|don['’]?t|hasn['’]?t|haven['’]?t|rather than|instead of|ruled out|excluded)\b[^,;:]*$/i;
const deniesBehind = /^[^,;:]{0,24}?\b(?:absent|negative|denied|excluded|ruled out|nil|normal|unlikely)\b|^\s*(?:-ve|[-–]\s*(?:no|nil))/i;

const sentenceEnd = /[.!?;\n](?=\s|$)/;

/** Whether a text says a thing where it stands of the patient, and outright: no relative in its sentence, nothing that denies beside it. */
function isPlainAt(text: string, start: number, end: number, isOfKin: boolean): boolean {
  const before = text.slice(0, start).split(sentenceEnd).at(-1) ?? '';
  const behind = text.slice(end).split(sentenceEnd)[0] ?? '';
  if (!isOfKin && ofKin.test(`${before}${text.slice(start, end)}${behind}`)) return false;
  return !(denies.test(before) || deniesBehind.test(behind));
}

const complaints: ReadonlySet<string> = new Set(['symptom', 'sign']);

interface ToldTexts {
  readonly symptoms: string;
  readonly medicalHistory: string;
}

/**
 * The findings that an answer does not say of a patient though they were read: each time where they stand, somebody else is spoken of too, or something is denied. A ranking may weigh what was
 * read wrongly once in twenty times; a sentence that states it is wrong. Nor is a complaint said of now that stands in the history.
 */
export function doubtfulIn(
  recognised: readonly RecognisedFinding[],
  { symptoms, medicalHistory }: ToldTexts,
  findings: ReadonlyMap<string, Pick<Finding, 'kind'>> = new Map(),
): ReadonlySet<string> {
  const isOfKin = opensWithKin.test(symptoms);
  return new Set(
    recognised
      .filter(({ findingId, state, source, spans }) => {
        // "Egg allergy (hives)" in the history is no rash of now.
        if (source === 'medicalHistory' && complaints.has(findings.get(findingId)?.kind ?? '')) return true;
        if ((state !== 'present' && state !== 'past') || source === 'answer' || spans.length === 0) return false;
        const text = source === 'medicalHistory' ? medicalHistory : symptoms;
        return !spans.some(({ start, end }) => isPlainAt(text, start, end, isOfKin));
      })
      .map(({ findingId }) => findingId),
  );
}
