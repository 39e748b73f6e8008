import type { RankedCondition, RankedFinding, RankedKnowledge } from '../../content/knowledge.types.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import type { Finding } from '../../content/schema/finding.schema.ts';

/** One finding or condition, field by field. */
export type Row = readonly unknown[];

function rowsOf(columns: readonly (readonly unknown[])[]): Row[] {
  return (columns[0] ?? []).map((_, row) => columns.map((column) => column[row]));
}

export type PackedFinding = readonly [
  id: string,
  /** 0 where the id says it. */
  name: string | 0,
  kind: Finding['kind'],
  leak: Finding['leak'],
  phrases: string,
  parents: readonly number[] | 0,
  cluster: string | 0,
  frames: string | 0,
  numeric: Finding['numeric'] | 0,
  ask: string | 0,
  collocations: Finding['collocations'] | 0,
];

export type PackedReference = readonly [
  organisation: string,
  /** 0 where it is the condition's name. */
  title: string | 0,
  /** 0 where it bears none. */
  year: number,
  /** The address, with a mark of `slugs` for the title. */
  url: string,
];

export type PackedCondition = readonly [
  id: string,
  name: string,
  icd10: string,
  baseRate: Condition['baseRate'],
  age: Condition['age'],
  sex: Condition['sex'] | 0,
  duration: Condition['duration'],
  severity: Condition['severity'],
  /** For each bin of sensitivity the findings, each as its distance from the one before. */
  findings: string,
  risks: readonly (readonly [number, number])[],
  requires: readonly number[] | 0,
  excludes: readonly number[] | 0,
  mustNotMiss: 0 | 1,
  urgency: Condition['urgency'],
  references: readonly PackedReference[],
];

/** Phrases, what is called normal, opposites, findings; the place in the list is its id. */
export type PackedGroup = readonly [phrases: string, normal: string, opposites: string, findings: readonly number[]];

/** The knowledge without repeated keys and ids, by columns, for the browser's bundle. */
export interface PackedKnowledge extends Omit<RankedKnowledge, 'findings' | 'conditions' | 'groups'> {
  readonly findings: readonly (readonly unknown[])[];
  readonly conditions: readonly (readonly unknown[])[];
  readonly groups: readonly (readonly unknown[])[];
}

export const separator = '|';
/** The bins of sensitivity, in the order in which they are packed. */
export const bins = [0.98, 0.9, 0.75, 0.5, 0.25, 0.1, 0.02] as const;

/** The name that an id says. */
export function nameFrom(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}

/** How addresses spell a title, and the mark that stands for it. */
export const slugs: readonly { readonly mark: string; readonly of: (title: string) => string }[] = [
  {
    mark: '~',
    of: (title) =>
      title
        .toLowerCase()
        .replace(/[’']/g, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
  },
  { mark: '^', of: (title) => title.toLowerCase().replace(/[^a-z0-9]+/g, '') },
];

function unpackReference([organisation, shortTitle, year, url]: PackedReference, name: string): Condition['references'][number] {
  const title = shortTitle === 0 ? name : shortTitle;
  return { organisation, title, ...(year !== 0 && { year }), url: slugs.reduce((address, { mark, of }) => address.replace(mark, of(title)), url) };
}

/** The phrases of `packPhrases`. */
function unpackPhrases(packed: string): string[] {
  if (packed === '') return [];
  return packed.split(separator).flatMap((group) => {
    const space = group.indexOf(' ');
    if (space === -1) return [group];
    const first = group.slice(0, space);
    return group
      .slice(space + 1)
      .split(',')
      .map((rest) => (rest === '' ? first : `${first} ${rest}`));
  });
}

function unpackSensitivities(packed: string, idAt: (index: number) => string): Condition['findings'] {
  const entries = packed.split(separator).flatMap((list, i) => {
    let index = 0;
    return list === ''
      ? []
      : list.split(' ').map((step) => {
          index += Number.parseInt(step, 36);
          return [idAt(index), bins[i] ?? 0.5] as const;
        });
  });
  return Object.fromEntries(entries);
}

function unpackFinding(
  [id, name, kind, leak, phrases, parents, cluster, frames, numeric, ask, collocations]: PackedFinding,
  idAt: (index: number) => string,
): RankedFinding {
  return {
    id,
    name: name === 0 ? nameFrom(id) : name,
    kind,
    leak,
    phrases: unpackPhrases(phrases),
    stemmed: true,
    ...(parents && { parents: parents.map(idAt) }),
    ...(cluster && { cluster }),
    ...(frames && { frames: frames.split(separator) }),
    ...(numeric && { numeric }),
    ...(ask && { ask }),
    ...(collocations && { collocations }),
  };
}

function unpackCondition(packed: PackedCondition, idAt: (index: number) => string): RankedCondition {
  const [id, name, icd10, baseRate, age, sex, duration, severity, findings, risks, requires, excludes, mustNotMiss, urgency, references] = packed;
  return {
    id,
    name,
    icd10,
    baseRate,
    age,
    duration,
    severity,
    urgency,
    // A seventh of it all: the server's answer has it, and follows at once.
    description: '',
    references: references.map((reference) => unpackReference(reference, name)),
    findings: unpackSensitivities(findings, idAt),
    risks: Object.fromEntries(risks.map(([index, ratio]) => [idAt(index), ratio])),
    ...(sex && { sex }),
    ...(requires && { requires: requires.map(idAt) }),
    ...(excludes && { excludes: excludes.map(idAt) }),
    ...(mustNotMiss && { mustNotMiss: true as const }),
  };
}

/** The inverse of `packKnowledge`, but for what does not rank: next steps come with the answer that the server stores. */
export function unpackKnowledge(packed: PackedKnowledge): RankedKnowledge {
  const findings = rowsOf(packed.findings) as unknown as PackedFinding[];
  const conditions = rowsOf(packed.conditions) as unknown as PackedCondition[];
  const groups = rowsOf(packed.groups) as unknown as PackedGroup[];
  const idAt = (index: number) => findings[index]?.[0] ?? '';
  return {
    ...packed,
    findings: findings.map((finding) => unpackFinding(finding, idAt)),
    conditions: conditions.map((condition) => unpackCondition(condition, idAt)),
    groups: groups.map(([phrases, normal, opposites, denied], index) => ({
      // Padded, so that by id they stand in the order in which they were packed.
      id: String(index).padStart(5, '0'),
      phrases: unpackPhrases(phrases),
      normal: unpackPhrases(normal),
      opposites: unpackPhrases(opposites),
      findings: denied.map(idAt),
      stemmed: true as const,
    })),
  };
}
