import { alternativesOf, partsOf } from '../../diagnostics/engine/collocations.ts';
import { buildLexicon } from '../../diagnostics/engine/lexicon.ts';
import { phraseKey, phraseStems } from '../../diagnostics/engine/text.ts';
import type { RankedKnowledge } from '../../diagnostics/knowledge.types.ts';
import type { Condition } from '../schema/condition.schema.ts';
import type { Finding } from '../schema/finding.schema.ts';
import { checkConditionEngine } from './textbook-rank.check.ts';

/** Everything the checker looks at. */
export interface CheckedKnowledge extends RankedKnowledge {
  readonly conditions: readonly Condition[];
}

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const icd10 = /^[A-Z]\d{2}(?:\.\d[0-9A-Z]{0,3})?$/;
const sensitivities = new Set<number>([0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98]);
const leaks = new Set<number>([0.001, 0.003, 0.01, 0.03, 0.1, 0.2]);
const riskKinds = new Set(['exposure', 'history', 'medication', 'family']);

function repeated(ids: readonly string[], what: string): string[] {
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${what} ${id}: defined twice`);
}

/** Phrases that two findings claim: the text reader could only honour one of them. */
export function checkPhrases(findings: readonly Finding[]): string[] {
  const owner = new Map<string, string>();
  const problems: string[] = [];
  for (const finding of findings) {
    for (const phrase of finding.phrases) {
      const key = phraseKey(phraseStems(phrase));
      const first = owner.get(key);
      if (first !== undefined && first !== finding.id) problems.push(`finding ${finding.id}: the phrase "${phrase}" already means ${first}`);
      else owner.set(key, finding.id);
    }
  }
  return problems;
}

/** Collocations of two groups at least, each with something that can fill it, and none written twice. */
export function checkCollocations({ findings, wordSets }: Pick<CheckedKnowledge, 'findings' | 'wordSets'>): string[] {
  const owner = new Map<string, string>();
  const inSets = Object.entries(wordSets).flatMap(([name, set]) =>
    [...set.matchAll(/<(.+?)>/g)].filter(([, used = '']) => !(used in wordSets)).map(([, used]) => `word set ${name}: unknown <${used}>`),
  );
  const inFindings = findings.flatMap(({ id, collocations = [] }) =>
    collocations.flatMap((collocation) => {
      const problems: string[] = [];
      const { groups } = partsOf(collocation);
      if (groups.length < 2) problems.push('one group is a phrase');
      for (const [, used = ''] of collocation.matchAll(/<(.+?)>/g)) if (!(used in wordSets)) problems.push(`unknown <${used}>`);
      if (groups.some((group) => alternativesOf(group, wordSets).length === 0)) problems.push('nothing fills a group');
      if (/ > .* \+ | \+ .* > /.test(collocation)) problems.push('the groups are in order or in none');
      const first = owner.get(collocation);
      if (first !== undefined) problems.push(`it already means ${first}`);
      owner.set(collocation, id);
      return problems.map((problem) => `finding ${id}: the collocation "${collocation}": ${problem}`);
    }),
  );
  return [...inSets, ...inFindings];
}

/** Schema of findings, their parents, and whether any text or number can produce them. */
export function checkFindings(knowledge: CheckedKnowledge): string[] {
  const { findings, sites, sensations, triggers, compositions } = knowledge;
  const lexicon = buildLexicon(knowledge);
  const triggered = triggers.flatMap(({ worse, better }) => [worse, better].filter((id) => id !== undefined));
  const told = new Set(findings.flatMap(({ id, collocations = [] }) => (collocations.length > 0 ? [id] : [])));
  const reachable = new Set([
    ...told,
    ...lexicon.phrases.byKey.values(),
    ...lexicon.frames.values(),
    ...triggered,
    ...findings.filter((finding) => finding.numeric).map((finding) => finding.id),
  ]);
  const frameParts = { site: new Set(sites.map((site) => site.id)), sensation: new Set(sensations.map((sensation) => sensation.id)) };
  const unknown = Object.entries(compositions).flatMap(([pair, special]) =>
    [...pair.split('+'), special].filter((id) => id !== 'family' && !lexicon.findings.has(id)),
  );
  const orphans = [...new Set([...unknown, ...triggered.filter((id) => !lexicon.findings.has(id))])].map((id) => `unknown finding ${id}`);
  const ofFindings = findings.flatMap((finding) => {
    const problems: string[] = [];
    if (!kebab.test(finding.id)) problems.push('the id is not kebab-case');
    if (!leaks.has(finding.leak)) problems.push(`leak ${finding.leak} is no bin`);
    if (!reachable.has(finding.id)) problems.push('no phrase, frame or number reaches it');
    for (const parent of finding.parents ?? []) if (!lexicon.findings.has(parent)) problems.push(`unknown parent ${parent}`);
    if (descendsFromItself(lexicon.findings, finding.id)) problems.push('it is its own ancestor');
    for (const frame of finding.frames ?? []) {
      const [site = '', sensation = ''] = frame.split(':');
      if (!frameParts.site.has(site) || !frameParts.sensation.has(sensation)) problems.push(`unknown frame ${frame}`);
    }
    return problems.map((problem) => `finding ${finding.id}: ${problem}`);
  });
  return [...orphans, ...ofFindings];
}

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

function checkFigures(condition: Condition): string[] {
  const problems: string[] = [];
  const [min, from, to, max] = condition.age;
  if (!(min >= 0 && min <= from && from <= to && to <= max && max <= 120)) problems.push('the ages are not in order');
  const shares = condition.duration.reduce((sum, share) => sum + share, 0);
  if (shares < 0.8 || shares > 1.25) problems.push(`the duration shares add up to ${shares.toFixed(2)}`);
  const [low, high] = condition.severity;
  if (!(low >= 1 && low <= high && high <= 10)) problems.push('the severity range is not within 1-10');
  if (condition.sex && Math.max(condition.sex.male, condition.sex.female) !== 1) problems.push('neither sex has the relative frequency 1');
  for (const [id, sensitivity] of Object.entries(condition.findings)) if (!sensitivities.has(sensitivity)) problems.push(`sensitivity of ${id} is no bin`);
  for (const [id, ratio] of Object.entries(condition.risks ?? {})) if (!(ratio > 0 && ratio <= 50)) problems.push(`likelihood ratio of ${id} is out of range`);
  return problems;
}

function checkTexts(condition: Condition): string[] {
  const problems: string[] = [];
  const sentences = condition.description.match(/[.!?](?=\s|$)/g)?.length ?? 0;
  if (sentences !== 2) problems.push(`the description has ${sentences} sentences, not two`);
  if (condition.redFlags.length === 0) problems.push('no red flag');
  if (condition.nextSteps.length === 0) problems.push('no next step');
  if (condition.references.length < 1 || condition.references.length > 3) problems.push('it needs one to three references');
  for (const { url, year } of condition.references) {
    if (!/^https:\/\/[^\s]+\.[^\s]+$/.test(url)) problems.push(`the reference ${url} is no https address`);
    if (year !== undefined && !(year >= 1990 && year <= 2026)) problems.push(`the reference year ${year} is implausible`);
  }
  return problems;
}

/** Who can have it must agree with what it needs: no man is pregnant, no child is menopausal. */
function checkPrevalence(condition: Condition): string[] {
  const problems: string[] = [];
  const womenOnly =
    condition.specialty === 'Obstetrics and gynaecology' || (condition.requires ?? []).some((id) => /pregnan|postpartum|breastfeeding|gestation/.test(id));
  if (womenOnly && condition.sex?.male !== 0) problems.push('it is a disease of women, but men are not excluded');
  const pregnancy = (condition.requires ?? []).some((id) => /pregnan|gestation/.test(id));
  if (pregnancy && (condition.age[0] < 10 || condition.age[3] > 60)) problems.push('it needs a pregnancy, but the ages go beyond 10-60 years');
  return problems;
}

function checkLinks(condition: Condition, findings: ReadonlyMap<string, Finding>): string[] {
  const problems: string[] = [];
  const count = Object.keys(condition.findings).length;
  if (count < 10 || count > 36) problems.push(`${count} findings, not 10 to 36`);
  const named = [...Object.keys(condition.findings), ...Object.keys(condition.risks ?? {}), ...(condition.requires ?? []), ...(condition.excludes ?? [])];
  for (const id of named) if (!findings.has(id)) problems.push(`unknown finding ${id}`);
  for (const id of Object.keys(condition.risks ?? {})) {
    const kind = findings.get(id)?.kind;
    if (kind !== undefined && !riskKinds.has(kind)) problems.push(`the risk ${id} is a ${kind}`);
  }
  return problems;
}

/** Schema, figures, texts, references and plausibility of each condition. */
export function checkConditions({ findings, conditions }: CheckedKnowledge): string[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return conditions.flatMap((condition) => {
    const problems = [...checkFigures(condition), ...checkTexts(condition), ...checkPrevalence(condition), ...checkLinks(condition, byId)];
    if (!kebab.test(condition.id)) problems.push('the id is not kebab-case');
    if (!icd10.test(condition.icd10)) problems.push(`${condition.icd10} is no ICD-10 code`);
    return problems.map((problem) => `condition ${condition.id}: ${problem}`);
  });
}

/** Red-flag rules and groups name only findings and conditions that exist. */
export function checkRules({ findings, conditions, redFlagRules, groups }: CheckedKnowledge): string[] {
  const known = new Set([...findings.map((finding) => finding.id), ...conditions.map((condition) => `condition:${condition.id}`)]);
  const inGroups = groups.flatMap((group) => group.findings.filter((id) => !known.has(id)).map((id) => `group ${group.id}: unknown ${id}`));
  const inRules = redFlagRules.flatMap((rule) => {
    const ids = [...rule.all, ...(rule.any ?? []).flat(), ...(rule.none ?? []), ...(rule.conditions ?? []).map((id) => `condition:${id}`)];
    return ids.filter((id) => !known.has(id)).map((id) => `rule ${rule.id}: unknown ${id}`);
  });
  return [...inGroups, ...inRules];
}

/**
 * Every problem of the knowledge, as one line each; empty when it may ship.
 */
export function checkKnowledge(knowledge: CheckedKnowledge): string[] {
  return [
    ...repeated(
      knowledge.findings.map((finding) => finding.id),
      'finding',
    ),
    ...repeated(
      knowledge.conditions.map((condition) => condition.id),
      'condition',
    ),
    ...checkPhrases(knowledge.findings),
    ...checkCollocations(knowledge),
    ...checkFindings(knowledge),
    ...checkConditions(knowledge),
    ...checkRules(knowledge),
    ...checkConditionEngine(knowledge),
  ];
}
