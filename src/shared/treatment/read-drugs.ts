import { foldOnce } from '../diagnostics/engine/text/stems.ts';
import type { DrugBook } from './drug-book.ts';

/** A drug or a class of drugs that a text names, and what it says of it. */
export interface DrugMention {
  readonly kind: 'drug' | 'class';
  readonly id: string;
  readonly state: 'taken' | 'allergic' | 'stopped' | 'planned' | 'denied';
  /** As it stands there. */
  readonly text: string;
}

const word = /[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Where one statement ends; a list of drugs goes on over commas. */
const statementEnd = /[.;\n]+|,\s*(?=(?:takes|taking|now on|on|uses|using)\b)|\b(?:but|however|although|and (?:is|has|takes|was)|who)\b/gi;

const allergicBefore =
  /\b(?:allerg(?:ic|y|ies)(?: (?:to|against|with))?|anaphyla\w+ (?:to|after|with|from)|(?:rash|hives|reaction|reacts?|reacted|angio-?o?edema|urticaria)\s+(?:to|after|with|from|on)|intoleran(?:t|ce) (?:to|of)|hypersensitiv\w+ to)\b[^.;\n]*$/i;
const reaction = String.raw`(?:allerg\w*|anaphyla\w+|rash(?:es)?|hives|urticaria|swelling|swollen|angio-?o?edema|reaction|blisters|stevens)`;
/** "Once", "before": when a drug was taken that is not any more. "Before meals" and "once a day" are none. */
const once = String.raw`(?:(?:once|before|previously|formerly)(?=\s*(?:$|[^\w\s]|with\b|and\b))|in the past|in childhood|as an? (?:child|baby|teenager|infant)|years? ago|long ago|last (?:year|summer|winter|spring|autumn))`;
const allergicAfter = new RegExp(
  String.raw`^\W*(?:allerg|anaphylaxis|hypersensitiv|intoleran)|^[^,]*\b(?:gave|gives|causes?d?|brought|made|makes|(?:stopped|withdrawn|discontinued)[^,]*(?:because|due|for|after|with))\b[^,]*\b${reaction}|^\s*(?:[-–—:=(→]|(?:[^,]*\b)?${once}\W*)\W*(?:(?:a|an|got|had|bad|severe|red|itchy|skin)\s+)*${reaction}`,
  'i',
);
const noAllergy =
  /\b(?:no|not|nil|denies|without|never|non)\b[^.;\n]*\b(?:allerg|reaction|hypersensitiv)|\ballerg\w*\W{0,3}(?:no|none|nil|never|denied|negative)\b/i;
/** "Allergies: none, takes aspirin": an allergy that is denied as a whole says nothing of what follows. */
const noneAtAll = /\b(?:no|nil|denies|without)\b[^,.;\n]*\ballerg(?:y|ies)\s*,|\ballerg\w*\W{0,3}(?:no|none|nil|never|denied)\b(?! to\b)[^,]*,/i;
const denied =
  /\b(?:no|not(?: on| taking)?|never(?: took| taken)?|denies|declined|declines|refused|refuses|without|does not take|doesn['’]t take|isn['’]t on|nil)\b[^,.;\n]*$/i;
const deniedAfter = /^\s*[-–—:=(]?\s*(?:(?:no|none|nil|never|denied|negative)\s*(?:$|[,)])|(?:was |were )?(?:declined|refused))/i;
const stopped =
  /\b(?:stopped|discontinued|previous(?:ly)?|used to (?:take|be on)|formerly|was on|came off|off|finished|completed|gave up|(?<!tried to )quit|course of|in the past|as a child|years ago|last (?:month|year))\b[^,.;\n]*$/i;
const stoppedAfter = new RegExp(
  String.raw`^[^,]*\b(?:stopped|discontinued|withdrawn|ceased|finished|completed|not tolerated|at birth|until (?!now|today)|no longer|last month|(?:months|weeks) ago|${once})`,
  'i',
);
const planned =
  /\b(?:plan(?:s|ned)?|due(?! to\b)|due to (?:start|have|get|receive|begin)|(?:about|wants?|hopes?|going|will|is|are) (?:to )?(?:start|begin|have|get|try)|considering|awaiting|scheduled)\b[^,.;\n]*$/i;
const plannedAfter =
  /^[^,]*\b(?:(?:is |are )?due\b(?! to\b)|planned|scheduled|next (?:week|month|year)|tomorrow|to be (?:started|given)|not (?:yet )?(?:started|taken|given))/i;
/** What goes on though its beginning, or its last dose, is dated. */
const goesOn = /\b(?:start\w*|began|begun|since|still|now|daily|injections?|depot|implant|dose|doubled|increased|reduced)\b/i;

/** Where another clause begins, of another drug or matter: "ramipril when lisinopril was stopped", "aspirin and stopped smoking". */
const anotherClause = /\b(?:because(?! of\b)|since|when|while|instead|after(?! an?\b)|and (?:stopped|finished|gave|quit|never|no|not))\b.*$/is;

function stateOf(told: string, behind: string, statement: string): DrugMention['state'] {
  const before = told.replace(noneAtAll, ',');
  const after = behind.replace(anotherClause, (clause) => (/^since/i.test(clause) ? 'since' : ''));
  if (allergicBefore.test(before) || allergicAfter.test(after)) return noAllergy.test(statement) ? 'denied' : 'allergic';
  if (denied.test(before) || deniedAfter.test(after)) return 'denied';
  if (planned.test(before) || plannedAfter.test(after)) return 'planned';
  // "Aspirin, clopidogrel last year": what is said behind a drug holds for its own item.
  const own = `${before.slice(before.lastIndexOf(',') + 1)} ${after.split(',')[0]}`;
  const isDated = stopped.test(before) || stoppedAfter.test(after);
  return isDated && (/\b(?:stopped|discontinued|off|finished|withdrawn)\b/i.test(own) || !goesOn.test(own)) ? 'stopped' : 'taken';
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
