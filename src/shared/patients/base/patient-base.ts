import type { RankedKnowledge } from '../../content/knowledge.types.ts';
import { type Specialty, specialties } from '../../content/schema/specialties.ts';
import type { Engine } from '../../diagnostics/engine/engine.ts';
import type { PatientBase } from './patient.types.ts';

/** What the build gives the browser beside what it ranks by; both lists in the order of ids. */
export interface PackedPlaces {
  /** For each condition its specialty, as its place in the list of them, and its other names. */
  readonly conditions: readonly (readonly [specialty: number, aliases: readonly string[]])[];
  readonly topics: readonly string[];
  /** For each finding the place of its topic in the list. */
  readonly topicOf: readonly number[];
}

/** What is known of conditions and findings beside what ranks. */
export interface Places {
  readonly conditions: readonly { readonly id: string; readonly specialty: Specialty; readonly aliases: readonly string[] }[];
  /** Each finding with the path of its file below findings/. */
  readonly findings: readonly { readonly id: string; readonly topic: string }[];
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);

/** @param topics of findings, by their ids */
export function placesOf({ conditions }: { readonly conditions: Places['conditions'] }, topics: ReadonlyMap<string, string>): Places {
  return { conditions, findings: [...topics].map(([id, topic]) => ({ id, topic })) };
}

/** Packs the places; `unpackPlaces` gives them back. */
export function packPlaces({ conditions, findings }: Places): PackedPlaces {
  const topics = [...new Set(findings.map(({ topic }) => topic))].sort();
  return {
    conditions: conditions.toSorted(byId).map(({ specialty, aliases }) => [specialties.indexOf(specialty), aliases] as const),
    topics,
    topicOf: findings.toSorted(byId).map(({ topic }) => topics.indexOf(topic)),
  };
}

/** The inverse of `packPlaces`. */
export function unpackPlaces(packed: PackedPlaces, { conditions, findings }: Pick<RankedKnowledge, 'conditions' | 'findings'>): Places {
  return {
    conditions: conditions.toSorted(byId).flatMap(({ id }, i) => {
      const [place = -1, aliases = []] = packed.conditions[i] ?? [];
      const specialty = specialties[place];
      return specialty ? [{ id, specialty, aliases }] : [];
    }),
    findings: findings.toSorted(byId).map(({ id }, i) => ({ id, topic: packed.topics[packed.topicOf[i] ?? -1] ?? '' })),
  };
}

/** Puts together what patients are made from. */
export function patientBaseOf(engine: Engine, { quantities }: Pick<RankedKnowledge, 'quantities'>, { conditions, findings }: Places): PatientBase {
  return {
    engine,
    specialties: new Map(conditions.map(({ id, specialty }) => [id, specialty])),
    aliases: new Map(conditions.map(({ id, aliases }) => [id, aliases])),
    topics: new Map(findings.map(({ id, topic }) => [id, topic])),
    units: new Map(quantities.flatMap(({ id, unit }) => (unit === undefined ? [] : [[id, unit] as const]))),
  };
}
