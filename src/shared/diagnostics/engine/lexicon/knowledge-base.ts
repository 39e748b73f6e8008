import type { RankedCondition, RankedKnowledge } from '../../../content/knowledge.types.ts';
import type { Finding } from '../../../content/schema/finding.schema.ts';
import { buildLexicon, type Lexicon } from './lexicon.ts';
import { typicality } from './typicality.ts';

/** What the knowledge base is compiled from. */
export type Knowledge = Omit<RankedKnowledge, 'redFlagRules'>;

/** A condition that a finding bears on: how often it shows it, or by how much it raises its odds. */
export interface Posting {
  readonly condition: number;
  /** P(finding | condition), listed or inherited from a more specific listed finding; 0 for a pure risk factor. */
  readonly sensitivity: number;
  /** Likelihood ratio as a risk factor; 1 when it is none. */
  readonly riskRatio: number;
}

/** The compiled knowledge: everything the ranking looks up, indexed by finding so that cost follows what was mentioned. */
export interface KnowledgeBase {
  readonly conditions: readonly RankedCondition[];
  readonly conditionIndex: ReadonlyMap<string, number>;
  readonly lexicon: Lexicon;
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** The same by condition: finding id -> posting. */
  readonly profiles: readonly ReadonlyMap<string, Posting>[];
  /** By condition: how much its typical picture weighs altogether. */
  readonly pictures: readonly number[];
  /** Finding id -> all more general findings. */
  readonly ancestors: ReadonlyMap<string, readonly string[]>;
  /** Finding id -> the group within which evidence is damped. */
  readonly clusters: ReadonlyMap<string, string>;
}

function collectAncestors(findings: ReadonlyMap<string, Finding>, id: string, into: Set<string>): void {
  for (const parent of findings.get(id)?.parents ?? []) {
    if (into.has(parent) || parent === id) continue;
    into.add(parent);
    collectAncestors(findings, parent, into);
  }
}

/** The cluster a finding belongs to: its own, else that of its most general ancestor. */
function clusterOf(findings: ReadonlyMap<string, Finding>, id: string, ancestors: readonly string[]): string {
  const own = findings.get(id)?.cluster;
  if (own !== undefined) return own;
  const root = ancestors.at(-1) ?? id;
  return findings.get(root)?.cluster ?? root;
}

/** All findings that bear on a condition, with what it inherits: who shows the special finding shows the general one at least as often. */
function profileOf(condition: RankedCondition, index: number, ancestors: ReadonlyMap<string, readonly string[]>): Map<string, Posting> {
  const sensitivities = new Map<string, number>(Object.entries(condition.findings));
  for (const [id, sensitivity] of Object.entries(condition.findings)) {
    if (sensitivity < 0.1) continue;
    for (const general of ancestors.get(id) ?? []) {
      if (condition.findings[general] === undefined) sensitivities.set(general, Math.max(sensitivities.get(general) ?? 0, sensitivity));
    }
  }
  const risks = condition.risks ?? {};
  const ids = new Set([...sensitivities.keys(), ...Object.keys(risks)]);
  return new Map([...ids].map((id) => [id, { condition: index, sensitivity: sensitivities.get(id) ?? 0, riskRatio: risks[id] ?? 1 }]));
}

function indexProfiles(profiles: readonly ReadonlyMap<string, Posting>[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const profile of profiles) {
    for (const [id, posting] of profile) {
      const list = postings.get(id);
      if (list) list.push(posting);
      else postings.set(id, [posting]);
    }
  }
  return postings;
}

/** By id, so that the order in which things were written down means nothing; ties are broken by it. */
function inOrder<T extends { readonly id: string }>(items: readonly T[]): readonly T[] {
  return [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Compiles authored knowledge, whatever order it comes in; a pure function of its argument. */
export function compileKnowledge(authored: Knowledge): KnowledgeBase {
  const knowledge = { ...authored, findings: inOrder(authored.findings), conditions: inOrder(authored.conditions), groups: inOrder(authored.groups) };
  const lexicon = buildLexicon(knowledge);
  const ancestors = new Map<string, readonly string[]>();
  const clusters = new Map<string, string>();
  for (const { id } of knowledge.findings) {
    const set = new Set<string>();
    collectAncestors(lexicon.findings, id, set);
    const list = [...set];
    ancestors.set(id, list);
    clusters.set(id, clusterOf(lexicon.findings, id, list));
  }
  const profiles = knowledge.conditions.map((condition, index) => profileOf(condition, index, ancestors));
  const pictures = profiles.map((profile) =>
    [...profile].reduce((sum, [id, { sensitivity }]) => sum + typicality(lexicon.findings.get(id)?.kind ?? 'history', sensitivity), 0),
  );
  const conditionIndex = new Map(knowledge.conditions.map((condition, index) => [condition.id, index]));
  return { conditions: knowledge.conditions, conditionIndex, lexicon, profiles, pictures, postings: indexProfiles(profiles), ancestors, clusters };
}
