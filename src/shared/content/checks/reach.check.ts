import { buildLexicon } from '../../diagnostics/engine/lexicon/lexicon.ts';
import type { Knowledge } from '../knowledge.types.ts';
import type { Finding } from '../schema/finding.schema.ts';
import { type Problem, problemsOf } from './problem.ts';

function descendsFromItself(findings: ReadonlyMap<string, Finding>, id: string): boolean {
  const seen = new Set<string>();
  const open = [...(findings.get(id)?.parents ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === id) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(findings.get(next)?.parents ?? []));
  }
  return false;
}

/** Ids of all findings that some text or number can produce. */
function reachable(knowledge: Knowledge): ReadonlySet<string> {
  const { phrases, frames } = buildLexicon(knowledge);
  const measuredOrTold = knowledge.findings.filter(({ numeric, collocations }) => numeric || collocations).map(({ id }) => id);
  const triggered = knowledge.triggers.flatMap(({ worse, better }) => [worse, better].filter((id) => id !== undefined));
  return new Set([...measuredOrTold, ...phrases.byKey.values(), ...frames.values(), ...triggered]);
}

/** Whether any text or number can produce each finding, and whether its parents and frames are there. */
export function checkReach(knowledge: Knowledge): Problem[] {
  const { findings, sites, sensations } = knowledge;
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const reached = reachable(knowledge);
  const [siteIds, sensationIds] = [new Set(sites.map(({ id }) => id)), new Set(sensations.map(({ id }) => id))];
  return findings.flatMap(({ id, parents = [], frames = [] }) => {
    const problems: string[] = [];
    if (!reached.has(id)) problems.push('no phrase, frame or number reaches it');
    for (const parent of parents) if (!byId.has(parent)) problems.push(`unknown parent ${parent}`);
    if (descendsFromItself(byId, id)) problems.push('it is its own ancestor');
    for (const frame of frames) {
      const [site = '', sensation = ''] = frame.split(':');
      if (!siteIds.has(site) || !sensationIds.has(sensation)) problems.push(`unknown frame ${frame}`);
    }
    return problemsOf(`finding ${id}`, problems);
  });
}
