import { type Drugs, managementHeading, managementText } from '../content/management.rules.ts';
import type { BaseRate, Condition } from '../content/schema/condition.schema.ts';
import type { Finding } from '../content/schema/finding.schema.ts';
import type { FindingOfCondition } from './condition-page.schema.ts';

/** At most this share of patients has what argues against a condition. */
const pertinentNegative = 0.02;
/** What hardly anybody outlives or outgrows is said of nobody. */
const oldest = 90;

const baseRateWords: Readonly<Record<BaseRate, string>> = {
  'very-common': 'Very common among people who seek care',
  common: 'Common among people who seek care',
  uncommon: 'Uncommon among people who seek care',
  rare: 'Rare among people who seek care',
  'very-rare': 'Very rare among people who seek care',
};

/** "3 years", "6 months", "the first days of life". */
function ageInWords(years: number): string {
  if (years === 0) return 'birth';
  if (years >= 1) return `${Math.round(years)} ${Math.round(years) === 1 ? 'year' : 'years'}`;
  const months = Math.round(years * 12);
  return months < 1 ? `${Math.round(years * 365)} days` : `${months} ${months === 1 ? 'month' : 'months'}`;
}

function agesInWords([youngest, from, to, eldest]: Condition['age']): string[] {
  const peak = to >= oldest ? (from <= 1 ? 'At any age.' : `Mostly from ${ageInWords(from)} on.`) : `Mostly between ${ageInWords(from)} and ${ageInWords(to)}.`;
  const outside = [
    ...(youngest > 0 && youngest < from ? [`before ${ageInWords(youngest)}`] : []),
    ...(eldest < oldest && eldest > to ? [`after ${ageInWords(eldest)}`] : []),
  ];
  return outside.length > 0 ? [peak, `Hardly ever ${outside.join(' or ')}.`] : [peak];
}

function sexInWords({ sex }: Pick<Condition, 'sex'>): string[] {
  if (!sex || sex.male === sex.female) return [];
  if (sex.male === 0) return ['Only women and girls have it.'];
  if (sex.female === 0) return ['Only men and boys have it.'];
  const [more, ratio] = sex.male > sex.female ? ['men', sex.male / sex.female] : ['women', sex.female / sex.male];
  if (ratio < 1.2) return [];
  return [`About ${ratio < 1.75 ? 'one and a half times' : ratio < 2.5 ? 'twice' : `${Math.round(ratio)} times`} as often in ${more}.`];
}

/** @returns who gets a condition, a sentence each: how often it is the answer, at what age, in which sex */
export function whoGetsIt(condition: Pick<Condition, 'baseRate' | 'age' | 'sex'>): string[] {
  return [`${baseRateWords[condition.baseRate]}.`, ...agesInWords(condition.age), ...sexInWords(condition)];
}

const nameOf = (id: string, findings: ReadonlyMap<string, Finding>) => findings.get(id)?.name ?? id;

const leakOf = (id: string, findings: ReadonlyMap<string, Finding>) => findings.get(id)?.leak ?? 1;

/** @returns the findings that speak for a condition, the most frequent first, and of those as frequent the ones that fewest others have */
export function typicalFindings({ findings }: Pick<Condition, 'findings'>, known: ReadonlyMap<string, Finding>): FindingOfCondition[] {
  return Object.entries(findings)
    .filter(([, frequency]) => frequency > pertinentNegative)
    .map(([id, frequency]) => ({ id, name: nameOf(id, known), frequency }))
    .sort((a, b) => b.frequency - a.frequency || leakOf(a.id, known) - leakOf(b.id, known) || (a.name < b.name ? -1 : 1));
}

/** @returns the names of findings that argue against a condition: hardly any of its patients has them, or they rule it out */
export function findingsAgainst({ findings, excludes = [] }: Pick<Condition, 'findings' | 'excludes'>, known: ReadonlyMap<string, Finding>): string[] {
  const rare = Object.entries(findings).flatMap(([id, frequency]) => (frequency <= pertinentNegative ? [id] : []));
  return [...new Set([...rare, ...excludes])].map((id) => nameOf(id, known)).sort();
}

/** @returns what raises the odds of a condition, the most telling first, with its likelihood ratio */
export function riskFactors({ risks = {} }: Pick<Condition, 'risks'>, known: ReadonlyMap<string, Finding>): { id: string; name: string; ratio: number }[] {
  return Object.entries(risks)
    .filter(([, ratio]) => ratio > 1)
    .map(([id, ratio]) => ({ id, name: nameOf(id, known), ratio }))
    .sort((a, b) => b.ratio - a.ratio || (a.name < b.name ? -1 : 1));
}

/** What a condition's page says, section by section in plain text, for search and for whoever cites it. */
export function conditionPassages(
  condition: Condition,
  known: ReadonlyMap<string, Finding>,
  drugs: Drugs,
): { readonly section: string; readonly heading: string; readonly text: string }[] {
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(', ');
  const sections = [
    { section: 'summary', heading: 'Summary', text: [condition.description, ...whoGetsIt(condition)].join(' ') },
    { section: 'findings', heading: 'Typical findings', text: names(typicalFindings(condition, known)) },
    { section: 'risks', heading: 'What makes it likelier', text: names(riskFactors(condition, known)) },
    { section: 'against', heading: 'What argues against it', text: findingsAgainst(condition, known).join(', ') },
    { section: 'red-flags', heading: 'Red flags', text: condition.redFlags.join('\n') },
    { section: 'next-steps', heading: 'Next steps', text: condition.nextSteps.join('\n') },
    { section: 'management', heading: managementHeading({ isOutline: condition.plan === undefined }), text: managementText(condition, drugs) },
  ];
  return sections.filter(({ text }) => text !== '');
}
