import { compileKnowledge, type KnowledgeBase } from '../../diagnostics/engine/lexicon/knowledge-base.ts';
import { pertinentNegative } from '../../diagnostics/engine/ranking/evidence.ts';
import { extractMentions } from '../../diagnostics/engine/reading/read-text.ts';
import type { Knowledge } from '../knowledge.types.ts';
import type { Condition } from '../schema/condition.schema.ts';
import type { Problem } from './problem.ts';

/** A red flag that names the plain finding means its graver forms as well: what is more of the same, not what points to another disease. */
export const graverForms: Readonly<Record<string, readonly string[]>> = {
  diarrhoea: ['bloody-diarrhoea', 'chronic-diarrhoea'],
  dyspnoea: ['cannot-complete-sentences', 'rest-dyspnoea'],
  'ecg-abnormal': ['st-elevation'],
  fever: ['extreme-hyperthermia', 'high-fever', 'prolonged-fever'],
  guarding: ['rigid-abdomen'],
  'neck-lump': ['hard-neck-mass'],
  rash: ['non-blanching-rash', 'petechiae', 'purpura'],
  'reduced-vision': ['sudden-vision-loss'],
  syncope: ['exertional-syncope'],
  'vaginal-bleeding': ['heavy-acute-vaginal-bleeding', 'postmenopausal-bleeding'],
  vomiting: ['bilious-vomiting'],
  weakness: ['arm-weakness', 'hand-weakness', 'hemiparesis', 'leg-weakness', 'muscle-weakness', 'proximal-weakness'],
};

/**
 * The findings that a red flag of a condition names, with what they imply and their graver forms. It is read as a patient's text behind the
 * condition's name, so that the "lump" of a breast pain is one in the breast; what it denies or only fears is not named.
 */
export function namedBy(redFlag: string, condition: Pick<Condition, 'name'>, kb: KnowledgeBase): ReadonlySet<string> {
  const heading = `${condition.name}. `;
  const named = extractMentions(heading + redFlag, kb.lexicon).filter(({ state, start }) => state === 'present' && start >= heading.length);
  return new Set(named.flatMap(({ findingId }) => [findingId, ...(kb.ancestors.get(findingId) ?? []), ...(graverForms[findingId] ?? [])]));
}

function argumentsAgainst({ findings, excludes }: Condition): string[] {
  const negatives = Object.keys(findings).filter((id) => (findings[id] ?? 1) <= pertinentNegative);
  return [...negatives, ...(excludes ?? [])];
}

/** Findings that would take a condition down the list just when its own red flag says that it has become dangerous, as one line each. */
export function checkOwnRedFlags(knowledge: Knowledge): Problem[] {
  const kb = compileKnowledge(knowledge);
  return knowledge.conditions.flatMap((condition) => {
    const against = argumentsAgainst(condition);
    return condition.redFlags.flatMap((redFlag) => {
      const named = namedBy(redFlag, condition, kb);
      return against
        .filter((id) => named.has(id))
        .map((id) => ({ item: `condition ${condition.id}`, problem: `${id} argues against it, and its own red flag names it ("${redFlag}")` }));
    });
  });
}
