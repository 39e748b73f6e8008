import { citationText } from '../../content/citation.rules.ts';
import type { Drugs } from '../../content/management.rules.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import type { Finding } from '../../content/schema/finding.schema.ts';
import { conditionPassages } from '../../references/condition.rules.ts';
import type { ConditionNames } from './condition-names.ts';
import type { NoteSource } from './note.ts';

/** What the evidence engine composes from. */
export interface Known {
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly names: ConditionNames;
  readonly findings: ReadonlyMap<string, Finding>;
  readonly drugs: Drugs;
  /** A name as it stands within a sentence. */
  readonly inSentence: (name: string) => string;
}

/** Parts of a condition's page. */
export type ConditionPart = 'summary' | 'findings' | 'risks' | 'against' | 'red-flags' | 'next-steps' | 'management';

/** @returns a part of a condition's page as something to stand on; null where the page has no such part */
export function partOf(condition: Condition, part: ConditionPart, { findings, drugs }: Known): NoteSource | null {
  const passage = conditionPassages(condition, findings, drugs).find(({ section }) => section === part);
  if (!passage) return null;
  const [reference] = condition.references;
  return {
    kind: 'condition',
    id: condition.id,
    section: part,
    title: condition.name,
    heading: passage.heading,
    text: passage.text,
    source: reference ? citationText(reference) : null,
    url: reference?.url ?? null,
  };
}

/** @returns those parts of a condition's page that there are */
export function partsOf(condition: Condition, parts: readonly ConditionPart[], known: Known): NoteSource[] {
  return parts.flatMap((part) => partOf(condition, part, known) ?? []);
}

/** In which share of the patients with a condition a finding is recorded, or how often anybody mentions it. */
export function frequencyIn(condition: Condition, id: string, known: Known): number {
  const leak = known.findings.get(id)?.leak ?? 0.03;
  const risk = condition.risks?.[id];
  return condition.findings[id] ?? (risk === undefined ? leak : Math.min(0.9, leak * risk));
}

/** A share in words. */
export function shareInWords(share: number): string {
  if (share >= 0.9) return 'nearly all';
  if (share >= 0.75) return 'most';
  if (share >= 0.5) return 'about half';
  return share >= 0.25 ? 'some' : 'few';
}
