import { plainLine } from './article-text.ts';
import type { Span } from './schema/article.schema.ts';
import type { Condition } from './schema/condition.schema.ts';
import type { Drug } from './schema/drug.schema.ts';
import { type Management, type ManagementStepId, managementSteps } from './schema/management.schema.ts';

/** Drugs by their id. */
export type Drugs = ReadonlyMap<string, Drug>;

/** What stands in a statement for a drug, "{amoxicillin}" or "{amoxicillin:pneumonia}", or for a source, "[nice/ng250]". */
const mark = /\{([a-z0-9-]+)(?::([a-z0-9-]+))?\}|\[([a-z0-9-]+\/[a-z0-9-]+)\]/g;

/** A drug as a statement names it. */
export interface NamedDrug {
  readonly drug: string;
  readonly dose: string | undefined;
}

/** @returns the drugs that a statement names, in its order */
export function drugsNamed(statement: string): NamedDrug[] {
  return [...statement.matchAll(mark)].flatMap(([, drug, dose]) => (drug === undefined ? [] : [{ drug, dose }]));
}

/** @returns the sources that a statement cites itself */
export function sourcesCited(statement: string): string[] {
  return [...statement.matchAll(mark)].flatMap(([, , , source]) => source ?? []);
}

/** A name within a sentence begins small, unless it is an abbreviation. */
const inSentence = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);
const beginsSentence = (before: string) => /(?:^|[.!?:]\s+)$/.test(before);

/** @returns a statement as it is read: names and doses of drugs in the place of their ids, and marks of sources, that of a dose behind it */
export function spansOf(statement: string, drugs: Drugs): Span[] {
  const spans: Span[] = [];
  let [at, read] = [0, ''];
  const add = (text: string, drug?: string) => {
    if (text === '') return;
    read += text;
    spans.push({ text, ...(drug !== undefined && { drug }) });
  };
  for (const found of statement.matchAll(mark)) {
    const [whole, id, doseId, source] = found;
    add(statement.slice(at, found.index));
    at = found.index + whole.length;
    if (source !== undefined) spans.push({ source });
    if (id === undefined) continue;
    const drug = drugs.get(id);
    const name = drug?.name ?? id;
    const dose = drug?.doses.find((one) => one.id === doseId);
    add(`${beginsSentence(read) ? name : inSentence(name)}${dose ? ` ${dose.amount}` : ''}`, id);
    if (dose) spans.push({ source: dose.source });
  }
  add(statement.slice(at));
  return spans;
}

type Managed = Pick<Condition, 'management' | 'plan'>;

/** @returns how a condition is treated, step by step in the order in which it is done */
export function managementOf({ management, plan }: Managed, drugs: Drugs): Management {
  const steps = Object.entries(managementSteps).flatMap(([key, heading]) => {
    const id = key as ManagementStepId;
    const statements = plan ? plan[id] : lineOf(management, id);
    return statements ? [{ id, heading, statements: statements.map((statement) => spansOf(statement, drugs)) }] : [];
  });
  return { isOutline: plan === undefined, reviewed: plan?.reviewed ?? null, steps };
}

function lineOf(management: Managed['management'], id: ManagementStepId): readonly string[] | undefined {
  const line = management && id in management ? management[id as keyof typeof management] : undefined;
  return line === undefined ? undefined : [line];
}

/** @returns the same as running text, a step after the other, each with its heading */
export function managementText(managed: Managed, drugs: Drugs): string {
  return managementOf(managed, drugs)
    .steps.map(({ heading, statements }) => `${heading}: ${statements.map(plainLine).join(' ')}`)
    .join('\n');
}

/** @returns the heading under which a page tells how a condition is treated */
export function managementHeading({ isOutline }: Pick<Management, 'isOutline'>): string {
  return isOutline ? 'Management in outline' : 'Management';
}

/** @returns the ids of the sources that a plan and the doses in it cite, in their order; none for an outline */
export function citedInPlan(managed: Managed, drugs: Drugs): string[] {
  const spans = managementOf(managed, drugs).steps.flatMap(({ statements }) => statements.flat());
  return [...new Set(spans.flatMap((span) => ('source' in span ? span.source : [])))];
}
