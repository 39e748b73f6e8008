import { plainLine } from '../article-text.ts';
import { drugsOf } from '../assemble.ts';
import type { ContentFiles } from '../content-kinds.ts';
import { didYouMean } from '../look-up.ts';
import { citedInPlan, drugsNamed, managementText, sourcesCited, spansOf } from '../management.rules.ts';
import type { ConditionFile } from '../schema/condition.schema.ts';
import type { Drug } from '../schema/drug.schema.ts';
import { type ManagementPlan, type ManagementStepId, managementSteps } from '../schema/management.schema.ts';
import { statesDose } from './dose-text.ts';
import { type Problem, problemsOf } from './problem.ts';

/** What is read in two minutes, and long enough to say why. */
const fewestWords = 80;
const mostWords = 500;

const statementsOf = (plan: ManagementPlan): string[] => Object.keys(managementSteps).flatMap((step) => [...(plan[step as ManagementStepId] ?? [])]);
const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One expression for all drugs, so that a plan is looked through once. */
function namesOfDrugs(drugs: ReadonlyMap<string, Drug>): RegExp {
  const names = [...drugs.values()].map(({ name }) => escaped(name));
  return names.length > 0 ? new RegExp(`(?<![\\p{L}-])(?:${names.join('|')})(?![\\p{L}-])`, 'iu') : /(?!)/;
}

function problemsOfDrugs(statement: string, drugs: ReadonlyMap<string, Drug>, names: RegExp): string[] {
  const bare = plainLine(spansOf(statement, new Map()).filter((span) => !('drug' in span)));
  const [typed] = names.exec(bare) ?? [];
  return [
    ...drugsNamed(statement).flatMap(({ drug: id, dose }) => {
      const drug = drugs.get(id);
      if (!drug) return [`there is no drug ${id} (content/drugs)${didYouMean(id, drugs.keys())}`];
      return dose === undefined || drug.doses.some((one) => one.id === dose) ? [] : [`the drug ${id} has no dose ${dose}`];
    }),
    ...(typed === undefined ? [] : [`names ${typed} in words, not as a drug in braces: "${statement}"`]),
    ...(statesDose(bare) ? [`states a dose itself, which belongs to the drug: "${statement}"`] : []),
    ...(/[{}[\]<>]/.test(bare) ? [`has a bracket that is no mark: "${statement}"`] : []),
  ];
}

function problemsOfSources(plan: ManagementPlan, known: ReadonlyMap<string, ContentFiles['source'][number]>): string[] {
  const cited = new Set(statementsOf(plan).flatMap(sourcesCited));
  return [
    ...plan.sources.flatMap((id) => {
      const file = known.get(id);
      if (!file) return [`its plan names the source ${id}, which is not there${didYouMean(id, known.keys())}`];
      return file.item.checked || file.item.unchecked ? [] : [`the source ${id} says neither how it was checked nor that it could not be`];
    }),
    ...plan.sources.filter((id) => !cited.has(id)).map((id) => `its plan lists the source ${id} and never cites it`),
    ...[...cited].filter((id) => !plan.sources.includes(id)).map((id) => `its plan cites ${id}, which is not among its sources`),
  ];
}

function problemsOfPlan({ urgency, plan }: ConditionFile, { drugs, names, sources }: Given): string[] {
  if (!plan) return [];
  const length = managementText({ plan }, drugs).split(/\s+/).length;
  return [
    ...(length < fewestWords || length > mostWords ? [`its plan has ${length} words; ${fewestWords} to ${mostWords} are wanted`] : []),
    ...((urgency === 'emergency' || urgency === 'urgent') && !plan.immediate ? ['is to be seen today and has no immediate measures'] : []),
    ...(citedInPlan({ plan }, drugs).length === 0 ? ['its plan cites nothing'] : []),
    ...problemsOfSources(plan, sources),
    ...statementsOf(plan).flatMap((statement) => problemsOfDrugs(statement, drugs, names)),
  ];
}

interface Given {
  readonly drugs: ReadonlyMap<string, Drug>;
  readonly names: RegExp;
  readonly sources: ReadonlyMap<string, ContentFiles['source'][number]>;
}

/** Plans out of form: their length, the drugs and sources that they name, and doses that stand in them instead of with the drug. */
export function checkPlans({ condition, drug, source }: Pick<ContentFiles, 'condition' | 'drug' | 'source'>): Problem[] {
  const drugs = drugsOf({ drug });
  const sources = new Map(source.map((file) => [file.path.split('/').slice(1).join('/'), file]));
  const names = namesOfDrugs(drugs);
  return condition.flatMap(({ path, item }) => problemsOf(`condition ${path.split('/').at(-1)}`, problemsOfPlan(item, { drugs, names, sources })));
}
