import type { Lexicon } from '../../lexicon/lexicon.ts';
import { firstIndex, overlapping } from '../../text/search.ts';
import { type ContentWord, type Naming, nameAll } from '../naming/phrases.ts';

/** A finding that an effect and a trigger express together ("worse on walking"). Positions are into the content words. */
export interface TriggerMatch {
  readonly findingId: string;
  readonly from: number;
  readonly to: number;
  /** The word whose context decides: the effect. */
  readonly anchor: number;
  /** What brings the complaint on, [from, to): "worse when I cough" complains of no cough. */
  readonly agent: { readonly from: number; readonly to: number } | null;
}

/** How many other content words may stand between an effect and the trigger behind it, or before it. */
const widestBehind = 3;
const widestBefore = 2;
/** Between two triggers of one list: "walking, climbing or bending". */
const widestList = 2;

function triggersOf(effect: Naming, agents: readonly Naming[], next: number, content: readonly ContentWord[]): Naming[] {
  const runOf = (naming: Naming) => content[naming.from]?.run;
  const behind: Naming[] = [];
  let edge = effect.to;
  for (let i = firstIndex(agents.length, (k) => (agents[k]?.from ?? 0) >= effect.to); i < agents.length; i += 1) {
    const agent = agents[i];
    if (!agent || agent.from >= next) break;
    if (behind.length === 0 && runOf(agent) !== runOf(effect)) break;
    if (agent.from - edge > (behind.length === 0 ? widestBehind : widestList)) break;
    behind.push(agent);
    edge = agent.to;
  }
  if (behind.length > 0) return behind;
  const near = overlapping(agents, effect.from - widestBefore - 1, effect.from);
  const before = near.filter((agent) => agent.to <= effect.from && effect.from - agent.to <= widestBefore && runOf(agent) === runOf(effect)).at(-1);
  return before ? [before] : [];
}

/** What makes a complaint worse or better, in one sentence: "brought on by exercise and cold air, and helped by rest". */
export function matchTriggers(content: readonly ContentWord[], lexicon: Lexicon, phrases: readonly Naming[] = []): TriggerMatch[] {
  const agents = nameAll(content, lexicon.agents, (_, to) => content[to - 1]?.isDate === true);
  if (agents.length === 0) return [];
  const effects = nameAll(content, lexicon.effects);
  const matches: TriggerMatch[] = [];
  const add = (agent: Naming, effect: Naming, findingId: string | undefined) => {
    const [from, to] = [Math.min(agent.from, effect.from), Math.max(agent.to, effect.to)];
    // A phrase that holds both has spoken ("not relieved by painkillers").
    if (findingId === undefined || overlapping(phrases, from, from + 1).some((phrase) => phrase.to >= to)) return;
    matches.push({ findingId, from, to: to - 1, anchor: effect.from, agent: effect.id === 'better' ? null : agent });
  };
  for (const [i, effect] of effects.entries()) {
    // "With little relief".
    if (/^(?:littl|minim|hardli|bare|poor)$/.test(content[effect.from - 1]?.stem ?? '')) continue;
    const next = effects[i + 1]?.from ?? content.length;
    for (const agent of triggersOf(effect, agents, next, content))
      add(agent, effect, lexicon.triggers[Number(agent.id)]?.[effect.id === 'better' ? 'better' : 'worse']);
  }
  // "Pain on walking": only next to each other, and between the same commas.
  for (const feeling of nameAll(content, lexicon.sensations)) {
    if (feeling.id !== 'pain') continue;
    const agent = overlapping(agents, feeling.to, feeling.to + 1).find(({ from }) => from === feeling.to && content[from]?.run === content[feeling.from]?.run);
    const trigger = agent && lexicon.triggers[Number(agent.id)];
    if (agent && trigger?.hurts) add(agent, feeling, trigger.worse);
  }
  return matches;
}
