import type { KnowledgeBase } from '../../src/shared/diagnostics/engine/lexicon/knowledge-base.ts';
import { extractMentions } from '../../src/shared/diagnostics/engine/reading/read-text.ts';
import type { AnnotatedText } from './annotation.types.ts';

/** One finding that a text states, as `+id`, `-id` or `~id` (past). */
type Statement = string;

const markup = /\{(\??)([+\-~])([a-z0-9&|-]+):([^}]*)\}/g;

/** One thing that a text says, with the findings that say it alike: any one of them will do. */
type Alternatives = readonly Statement[];

/** A text marked by hand. */
interface Annotation {
  readonly text: string;
  readonly statements: readonly Alternatives[];
  /** What a reader may say of the text but need not: it counts neither for nor against it. */
  readonly optional: readonly Statement[];
}

/** The plain text and what it states: `&` joins two statements, `|` two names of one, `?` stands before what may be said but need not. */
export function readAnnotation(annotated: string): Annotation {
  const statements = new Map<string, Alternatives>();
  const optional: Statement[] = [];
  for (const [, question = '', sign = '+', ids = ''] of annotated.matchAll(markup)) {
    for (const names of ids.split('&')) {
      const alternatives = names.split('|').map((id) => sign + id);
      if (question === '') statements.set(sign + names, alternatives);
      else optional.push(...alternatives);
    }
  }
  return { text: annotated.replace(markup, '$4'), statements: [...statements.values()], optional };
}

const signs = { present: '+', absent: '-', past: '~', family: null } as const;

/** What the reader makes of a text, without what a more specific finding implies: a present finding outranks its denial. */
function statementsOf(text: string, kb: KnowledgeBase): Set<Statement> {
  const found = new Set<Statement>();
  for (const { findingId, state } of extractMentions(text, kb.lexicon)) {
    const sign = signs[state];
    if (sign !== null) found.add(sign + findingId);
  }
  for (const statement of [...found]) {
    if (statement.startsWith('+')) {
      found.delete(`-${statement.slice(1)}`);
      found.delete(`~${statement.slice(1)}`);
    }
  }
  return found;
}

/** A statement is met by the same one, or by one whose finding is more general or more specific by one of the other's ancestors. */
function meets(a: Statement, b: Statement, kb: KnowledgeBase): boolean {
  if (a === b) return true;
  if (a[0] !== b[0]) return false;
  const [idA, idB] = [a.slice(1), b.slice(1)];
  return (kb.ancestors.get(idA)?.includes(idB) || kb.ancestors.get(idB)?.includes(idA)) ?? false;
}

/** Precision, recall and F1 (0-1) of the reader, strictly by finding and leniently where parent and child both count. */
export interface ExtractionScore {
  readonly texts: number;
  readonly statements: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Statements by hand that the reader missed, and statements of the reader that nobody made, per text id. */
  readonly missed: readonly string[];
  readonly invented: readonly string[];
}

/** Scores the reader on texts marked by hand; a statement counts as found when it, its parent or its child is stated with the same state. */
export function scoreExtraction(texts: readonly AnnotatedText[], kb: KnowledgeBase): ExtractionScore {
  const missed: string[] = [];
  const invented: string[] = [];
  let [expectedCount, foundCount] = [0, 0];
  for (const { id, text: annotated } of texts) {
    const { text, statements, optional } = readAnnotation(annotated);
    const isStated = (one: Statement) => statements.some((names) => names.some((other) => meets(one, other, kb)));
    const found = [...statementsOf(text, kb)].filter((one) => isStated(one) || !optional.some((other) => meets(one, other, kb)));
    expectedCount += statements.length;
    foundCount += found.length;
    for (const names of statements) if (!found.some((other) => names.some((one) => meets(one, other, kb)))) missed.push(`${id} ${names.join('|')}`);
    for (const one of found) if (!isStated(one)) invented.push(`${id} ${one}`);
  }
  const recall = (expectedCount - missed.length) / Math.max(1, expectedCount);
  const precision = (foundCount - invented.length) / Math.max(1, foundCount);
  return {
    texts: texts.length,
    statements: expectedCount,
    precision,
    recall,
    f1: (2 * precision * recall) / Math.max(1e-9, precision + recall),
    missed,
    invented,
  };
}
