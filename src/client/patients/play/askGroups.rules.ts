import type { AskKind } from '../../../shared/patients/limits.ts';
import type { FindingEntry } from '../search/entries.rules.ts';
import { matching } from '../search/matching.rules.ts';
import type { ListGroup } from '../search/SearchList.tsx';

export const kindNames: Readonly<Record<AskKind, string>> = { symptom: 'Symptoms', history: 'History', examination: 'Examination', test: 'Tests' };
/** What is done with them, on a button and beside a name. */
export const kindVerbs: Readonly<Record<AskKind, string>> = { symptom: 'Ask', history: 'Ask', examination: 'Examine', test: 'Order' };

/** Nobody reads further down a list. */
const mostFound = 40;

/** The systems of a kind, in the order of their names. */
export function systemsOf(entries: readonly FindingEntry[], kind: AskKind): string[] {
  return [...new Set(entries.filter((entry) => entry.kind === kind).map(({ system }) => system))].sort();
}

function grouped(entries: readonly FindingEntry[], titleOf: (entry: FindingEntry) => string, asked: ReadonlySet<string>): ListGroup[] {
  return [...Map.groupBy(entries, titleOf)].map(([title, list]) => ({
    title,
    options: list.map(({ id, name }) => ({ id, name, done: asked.has(id) ? 'asked' : undefined })),
  }));
}

/**
 * @param text what is typed; while nothing is, the list of one kind and system is shown
 * @returns what can be asked, below its headings, the best fit first
 */
export function askGroups(
  entries: readonly FindingEntry[],
  text: string,
  { kind, system }: { readonly kind: AskKind; readonly system: string },
  asked: ReadonlySet<string>,
): ListGroup[] {
  if (text.trim() !== '') return grouped(matching(entries, text, mostFound), (entry) => `${kindNames[entry.kind]} · ${entry.system}`, asked);
  const shown = entries.filter((entry) => entry.kind === kind && entry.system === system).sort((a, b) => (a.key < b.key ? -1 : 1));
  return grouped(shown, () => system, asked);
}
