import { foldOnce } from '../diagnostics/engine/text/stems.ts';
import { classesOf, type DrugBook } from './drug-book.ts';
import { isOfNobodyNow, isOver } from './drug-dates.rules.ts';
import { isOtherForm } from './drug-forms.rules.ts';
import type { AroundDrug, DrugState } from './drug-state.types.ts';
import { drugStateRows, opensWithKin } from './drug-states.rules.ts';

/** A drug or a class of drugs that a text names, and what it says of it. */
export interface DrugMention {
  readonly kind: 'drug' | 'class';
  readonly id: string;
  readonly state: DrugState;
  /** As it stands there. */
  readonly text: string;
}

const word = /[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Where one statement ends; a list of drugs goes on over commas. The point of "2.5" and of "C. diff" ends none. */
const statementEnd =
  /[;\n]+|\.+(?!\d)(?!(?<=\b[A-Z]\.)\s[a-z])|,\s*(?=(?:takes|taking|now on|on|uses|using)\b)|\b(?:but|however|although|and (?:is|has|takes|was)|so (?:now|on)|who)\b/g;

const noAllergy =
  /\b(?:no|not|nil|denies|without|never|non)\b(?! (?:idea|one|records?|details?|notes?|sure|clear|certain|longer|again|since|had (?!an?\b|any\b|allerg|reaction)))(?:(?!\b(?:no|not|never|label\w*|told|called|said|noted|recorded|still|is|was|am|so)\b)[^.;\n])*\b(?:allerg|reaction|hypersensitiv)|\ballerg\w*\W{0,3}(?:none|nil|denied|negative|n\/a|(?:no|never)(?=\s*(?:$|[,.;)]|known|drug))|[^.;\n]{0,25}\b(?:disproved|excluded|ruled out|removed|outgrown|(?:tests?|tested|testing) (?:was )?negative))/i;
/** "Allergies: none, takes aspirin": an allergy that is denied as a whole says nothing of what follows. */
const noneAtAll = /\b(?:no|nil|denies|without)\b[^,.;\n]*\ballerg(?:y|ies)\s*,|\ballerg\w*\W{0,3}(?:no|none|nil|never|denied|nkd?a)\b(?! to\b)[^,]*,/i;
/** Where another clause begins, of another drug or matter: "ramipril when lisinopril was stopped", "aspirin and stopped smoking". */
const anotherClause = /\b(?:because(?! of\b)|since|when|while|instead|after(?! an?\b)|and (?:stopped|finished|gave|quit|never|no|not))\b.*$/is;

/** States that a clause of another matter may tell of: "penicillin when I was small, never since". */
const readsOn: readonly DrugState[] = ['named', 'harmed', 'allergic'];

function stateOf({ text, before: told, after: behind, ids }: AroundDrug): DrugState {
  const before = told.replace(noneAtAll, ',');
  const after = behind.replace(anotherClause, (clause) => (/^since/i.test(clause) ? 'since' : ''));
  const row = drugStateRows.find(
    (one) =>
      !one.unless?.some((id) => ids.includes(id)) &&
      (one.only?.some((id) => ids.includes(id)) ?? true) &&
      (one.name?.test(text) ?? true) &&
      (one.before?.test(before) ?? true) &&
      (one.after?.test(readsOn.includes(one.state) ? behind : after) ?? true),
  );
  if (row?.state === 'allergic' && noAllergy.test(`${told}${text}${behind}`)) return 'denied';
  return row?.state ?? (isOver(before, after, ids) ? 'stopped' : 'taken');
}

function statementsOf(text: string): string[] {
  let at = 0;
  const parts: string[] = [];
  for (const { index, 0: end } of text.matchAll(statementEnd)) {
    parts.push(text.slice(at, index));
    at = index + end.length;
  }
  return [...parts, text.slice(at)];
}

/** A name of a drug or a class where it stands, with what is around it in its statement. */
export interface NamedInText {
  readonly kind: 'drug' | 'class';
  readonly id: string;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/** @returns every name of a drug or a class in a text, in its order */
export function namesInText(text: string, book: DrugBook): NamedInText[] {
  return statementsOf(text).flatMap((statement) => {
    const words = Array.from(statement.matchAll(word), ({ 0: raw, index }) => ({ folded: foldOnce(raw), start: index, end: index + raw.length }));
    const named: NamedInText[] = [];
    for (let at = 0; at < words.length; at += 1) {
      for (let length = Math.min(book.longest, words.length - at); length > 0; length -= 1) {
        const run = words.slice(at, at + length);
        const meant = book.names.get(run.map(({ folded }) => folded).join(' '));
        const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
        if (!meant) continue;
        const around = { before: statement.slice(0, start), after: statement.slice(end) };
        named.push({ ...meant, text: statement.slice(start, end), ...around });
        at += length - 1;
        break;
      }
    }
    return named;
  });
}

/** Between two drugs of one list. */
const listed = /^(?:[^,.;&+]{0,20}?(?:\s*(?:,|&|\+|\/|\b(?:and|or|plus)\b)\s*)+(?:then |also |some |iv |oral )?)$/i;
/** Two drugs of one harm: "a rash after paracetamol and amoxicillin". */
const joined = /^[^,;]*(?:&|\/|\b(?:and|or)\b)\s*(?:iv |oral )?$/i;
/** A text whose patient is the relative that it opens with: "Dad 77 with Parkinson's". Elsewhere, too, he is the patient. */
function withoutKinOfPatient(text: string): string {
  const [, own, named] = opensWithKin.exec(text) ?? [];
  const patient = own ?? named;
  return patient === undefined ? text : text.replace(new RegExp(`\\b${patient}\\b`, 'gi'), (word) => 'x'.repeat(word.length));
}

/** "Pen allergic", "allergic to pen": a pen without an allergy is another thing. */
const penAllergy = /\bpen\b(?=[\s-]*(?:allerg|anaphyla))|(?<=\ballerg\w*\W{1,3}(?:to )?)pen\b(?! (?:needle|device|nib))/gi;

/** @returns the drugs that a text names, in its order, the same one once for each thing that is said of it */
export function readDrugs(text: string, book: DrugBook): DrugMention[] {
  const found: DrugMention[] = [];
  let last: NamedInText | undefined;
  for (const named of namesInText(withoutKinOfPatient(text).replace(penAllergy, 'penicillin'), book)) {
    const { kind, id, text: said, before, after } = named;
    const ids = [id, ...classesOf(id, book)];
    const apart = stateOf({ text: said, before, after, ids });
    const told = apart === 'taken' && isOfNobodyNow(text, named) ? 'stopped' : apart;
    // What is said of the tablets is not so of the ointment, but for an allergy.
    const state = told === 'taken' && kind === 'drug' && isOtherForm({ classes: ids, before, after }) ? 'named' : told;
    // "About to give aspirin, fondaparinux and clopidogrel": what is planned of the first is planned of all.
    const isListed = last !== undefined && before.startsWith(`${last.before}${last.text}`) && listed.test(before.slice(last.before.length + last.text.length));
    const shared = isListed ? found.at(-1)?.state : undefined;
    const isShared = state === 'taken' && (shared === 'planned' || (shared === 'allergic' && joined.test(before.slice(last?.before.length))));
    found.push({ kind, id, state: isShared && shared ? shared : state, text: said });
    last = named;
  }
  return found.filter((one, i) => found.findIndex((other) => other.id === one.id && other.state === one.state) === i);
}
