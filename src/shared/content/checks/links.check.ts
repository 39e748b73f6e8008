import type { Knowledge } from '../knowledge.types.ts';
import { didYouMean } from '../look-up.ts';
import type { Condition } from '../schema/condition.schema.ts';
import type { FindingKind } from '../schema/finding.schema.ts';
import { type Problem, problemsOf } from './problem.ts';

/** What raises odds without being a complaint. */
const riskKinds: ReadonlySet<FindingKind> = new Set(['exposure', 'history', 'medication', 'family']);
const fewestFindings = 10;
const mostFindings = 36;

type Kinds = ReadonlyMap<string, FindingKind>;

function faultsOf({ findings, risks = {}, requires = [], excludes = [] }: Condition, kinds: Kinds): string[] {
  const faults: string[] = [];
  const count = Object.keys(findings).length;
  if (count < fewestFindings || count > mostFindings) faults.push(`${count} findings, not ${fewestFindings} to ${mostFindings}`);
  const named = Object.entries({ findings: Object.keys(findings), risks: Object.keys(risks), requires, excludes });
  for (const [field, ids] of named) for (const id of ids) if (!kinds.has(id)) faults.push(`${field}: unknown finding ${id}${didYouMean(id, kinds.keys())}`);
  for (const id of Object.keys(risks)) {
    const kind = kinds.get(id);
    if (kind !== undefined && !riskKinds.has(kind)) faults.push(`the risk ${id} is a ${kind}`);
  }
  return faults;
}

/** Everything else that names findings or conditions. */
function others({ groups, redFlagRules, triggers, sites, compositions }: Knowledge): { item: string; findings: string[]; conditions?: readonly string[] }[] {
  return [
    ...groups.map(({ id, findings }) => ({ item: `group ${id}`, findings: [...findings] })),
    ...redFlagRules.map(({ id, all, any = [], none = [], conditions }) => ({ item: `red flag ${id}`, findings: [...all, ...any.flat(), ...none], conditions })),
    ...triggers.map(({ phrases: [first = ''], worse, better }) => ({ item: `trigger "${first}"`, findings: [worse, better].filter((id) => id !== undefined) })),
    ...sites.map(({ id, about = [] }) => ({ item: `site ${id}`, findings: [...about] })),
    ...Object.entries(compositions).map(([pair, means]) => ({
      item: `composition ${pair}`,
      findings: [...pair.split('+'), means].filter((id) => id !== 'family'),
    })),
  ];
}

/** Whatever names findings and conditions names ones that are there. */
export function checkLinks(knowledge: Knowledge): Problem[] {
  const kinds: Kinds = new Map(knowledge.findings.map(({ id, kind }) => [id, kind]));
  const known = new Set(knowledge.conditions.map(({ id }) => id));
  const ofConditions = knowledge.conditions.flatMap((condition) => problemsOf(`condition ${condition.id}`, faultsOf(condition, kinds)));
  const ofOthers = others(knowledge).flatMap(({ item, findings, conditions = [] }) =>
    problemsOf(item, [
      ...findings.filter((id) => !kinds.has(id)).map((id) => `unknown finding ${id}${didYouMean(id, kinds.keys())}`),
      ...conditions.filter((id) => !known.has(id)).map((id) => `unknown condition ${id}${didYouMean(id, known)}`),
    ]),
  );
  return [...ofConditions, ...ofOthers];
}
