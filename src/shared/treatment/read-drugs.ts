import { foldOnce } from '../diagnostics/engine/text/stems.ts';
import type { DrugBook } from './drug-book.ts';

/** A drug or a class of drugs that a text names, and what it says of it. */
export interface DrugMention {
  readonly kind: 'drug' | 'class';
  readonly id: string;
  readonly state: 'taken' | 'allergic' | 'stopped' | 'denied';
  /** As it stands there. */
  readonly text: string;
}

const word = /[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Where one statement ends; a list of drugs goes on over commas. */
const statementEnd = /[.;\n]+|,\s*(?=(?:takes|taking|now on|on|uses|using)\b)|\b(?:but|however|although|and (?:is|has|takes|was)|who)\b/gi;

const allergicBefore =
  /\b(?:allerg(?:ic|y|ies)(?: (?:to|against|with))?|anaphyla\w+ (?:to|after|with|from)|(?:rash|hives|reaction|reacts?|reacted|angio-?o?edema|urticaria)\s+(?:to|after|with|from|on)|intoleran(?:t|ce) (?:to|of)|hypersensitiv\w+ to)\b[^.;\n]*$/i;
const allergicAfter =
  /^\W*(?:allerg|anaphylaxis|hypersensitiv|intoleran|gave (?:him|her|me|them) (?:a )?(?:rash|hives)|causes? (?:a )?(?:rash|hives|swelling))/i;
const noAllergy = /\b(?:no|not|nil|denies|without|never|non)\b[^.;\n]*\b(?:allerg|reaction|hypersensitiv)/i;
const denied = /\b(?:no|not(?: on| taking)?|never(?: took| taken)?|denies|without|does not take|doesn['’]t take|isn['’]t on|nil)\b[^,.;\n]*$/i;
const stopped = /\b(?:stopped|discontinued|previous(?:ly)?|used to (?:take|be on)|formerly|was on|came off|off|finished|completed|last year)\b[^,.;\n]*$/i;

function stateOf(before: string, after: string, statement: string): DrugMention['state'] {
  if (allergicBefore.test(before) || allergicAfter.test(after)) return noAllergy.test(statement) ? 'denied' : 'allergic';
  if (denied.test(before)) return 'denied';
  return stopped.test(before) ? 'stopped' : 'taken';
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
        named.push({ ...meant, text: statement.slice(start, end), before: statement.slice(0, start), after: statement.slice(end) });
        at += length - 1;
        break;
      }
    }
    return named;
  });
}

/** @returns the drugs that a text names, in its order, the same one once for each thing that is said of it */
export function readDrugs(text: string, book: DrugBook): DrugMention[] {
  const found = namesInText(text, book).map(({ kind, id, text: said, before, after }): DrugMention => {
    return { kind, id, state: stateOf(before, after, `${before}${said}${after}`), text: said };
  });
  return found.filter((one, i) => found.findIndex((other) => other.id === one.id && other.state === one.state) === i);
}
