import type { Condition, Finding, Sensation, Site } from '../knowledge/knowledge.types.ts';
import { buildLexicon, type Lexicon } from './lexicon.ts';

/** What an author may add beside findings and conditions. */
export interface Knowledge {
  readonly findings: readonly Finding[];
  readonly conditions: readonly Condition[];
  readonly sites: readonly Site[];
  readonly sensations: readonly Sensation[];
}

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
  readonly conditions: readonly Condition[];
  readonly conditionIndex: ReadonlyMap<string, number>;
  readonly lexicon: Lexicon;
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
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

function indexCondition(condition: Condition, index: number, ancestors: ReadonlyMap<string, readonly string[]>, postings: Map<string, Posting[]>): void {
  const sensitivities = new Map<string, number>(Object.entries(condition.findings));
  // A condition that shows the special finding shows the general one at least as often.
  for (const [id, sensitivity] of Object.entries(condition.findings)) {
    if (sensitivity < 0.1) continue;
    for (const general of ancestors.get(id) ?? []) {
      if (condition.findings[general] === undefined) sensitivities.set(general, Math.max(sensitivities.get(general) ?? 0, sensitivity));
    }
  }
  const risks = condition.risks ?? {};
  for (const id of new Set([...sensitivities.keys(), ...Object.keys(risks)])) {
    const posting = { condition: index, sensitivity: sensitivities.get(id) ?? 0, riskRatio: risks[id] ?? 1 };
    const list = postings.get(id);
    if (list) list.push(posting);
    else postings.set(id, [posting]);
  }
}

/** Compiles authored knowledge; a pure function of its argument, linear in its size. */
export function compileKnowledge(knowledge: Knowledge): KnowledgeBase {
  const lexicon = buildLexicon(knowledge.findings, knowledge.sites, knowledge.sensations);
  const ancestors = new Map<string, readonly string[]>();
  const clusters = new Map<string, string>();
  for (const { id } of knowledge.findings) {
    const set = new Set<string>();
    collectAncestors(lexicon.findings, id, set);
    const list = [...set];
    ancestors.set(id, list);
    clusters.set(id, clusterOf(lexicon.findings, id, list));
  }
  const postings = new Map<string, Posting[]>();
  knowledge.conditions.forEach((condition, index) => {
    indexCondition(condition, index, ancestors, postings);
  });
  const conditionIndex = new Map(knowledge.conditions.map((condition, index) => [condition.id, index]));
  return { conditions: knowledge.conditions, conditionIndex, lexicon, postings, ancestors, clusters };
}
