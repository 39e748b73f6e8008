import type { RankedKnowledge } from '../../content/knowledge.types.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import { longestPhrase, phraseStems } from '../engine/text/text.ts';
import {
  bins,
  nameFrom,
  type PackedCondition,
  type PackedFinding,
  type PackedGroup,
  type PackedKnowledge,
  type PackedReference,
  type Row,
  separator,
  slugs,
} from './packed.ts';

/** Rows turned into columns: what is alike stands together, which compresses better by a twentieth. */
function columnsOf(rows: readonly Row[]): unknown[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}

function packSensitivities(findings: Condition['findings'], at: (id: string) => number): string {
  return bins
    .map((bin) => {
      const indices = Object.keys(findings)
        .filter((id) => findings[id] === bin)
        .map(at)
        .sort((a, b) => a - b);
      return indices.map((index, i) => (index - (indices[i - 1] ?? 0)).toString(36)).join(' ');
    })
    .join(separator);
}

/** Phrases as the lexicon keeps them, so that there is nothing to stem in the browser; a first word that several share is written once ("chest ache,pain"). */
function packPhrases(phrases: readonly string[]): string {
  const rests = new Map<string, Set<string>>();
  for (const phrase of phrases) {
    const [first = '', ...rest] = phraseStems(phrase).slice(0, longestPhrase);
    rests.set(first, (rests.get(first) ?? new Set()).add(rest.join(' ')));
  }
  return [...rests.keys()]
    .sort()
    .map((first) => `${first} ${[...(rests.get(first) ?? [])].sort().join(',')}`.trimEnd())
    .join(separator);
}

/** A reference without what its title says: most addresses end in a form of it, and most titles are the condition's name. */
function packReference({ organisation, title, year, url }: Condition['references'][number], name: string): PackedReference {
  const address = slugs.reduce((rest, { mark, of }) => rest.replace(of(title), mark), url);
  return [organisation, title === name ? 0 : title, year ?? 0, address];
}

/** Packs the knowledge; `unpackKnowledge` gives back what the engine needs of it. */
export function packKnowledge(knowledge: RankedKnowledge): PackedKnowledge {
  const indexOf = new Map(knowledge.findings.map((finding, index) => [finding.id, index]));
  const at = (id: string) => indexOf.get(id) ?? -1;
  const findings = knowledge.findings.map(
    ({ id, name, kind, leak, phrases, parents, cluster, frames, numeric, ask, collocations }): PackedFinding => [
      id,
      name === nameFrom(id) ? 0 : name,
      kind,
      leak,
      packPhrases(phrases),
      parents?.map(at) ?? 0,
      cluster ?? 0,
      frames?.join(separator) ?? 0,
      numeric ?? 0,
      ask ?? 0,
      collocations ?? 0,
    ],
  );
  const conditions = knowledge.conditions.map(
    (condition): PackedCondition => [
      condition.id,
      condition.name,
      condition.icd10,
      condition.baseRate,
      condition.age,
      condition.sex ?? 0,
      condition.duration,
      condition.severity,
      packSensitivities(condition.findings, at),
      Object.entries(condition.risks ?? {}).map(([id, ratio]) => [at(id), ratio] as const),
      condition.requires?.map(at) ?? 0,
      condition.excludes?.map(at) ?? 0,
      condition.mustNotMiss ? 1 : 0,
      condition.urgency,
      // What a suggestion cites; the other sources stand on the condition's page and in the stored answer.
      condition.references.slice(0, 1).map((reference) => packReference(reference, condition.name)),
    ],
  );
  const groups = knowledge.groups.map(
    ({ phrases, normal, opposites = [], findings: denied }): PackedGroup => [packPhrases(phrases), packPhrases(normal), packPhrases(opposites), denied.map(at)],
  );
  const { sites, sensations, synonyms, effects, triggers, compositions, wordSets, cues, abbreviations, properNames, quantities, units, redFlagRules } =
    knowledge;
  return {
    findings: columnsOf(findings),
    conditions: columnsOf(conditions),
    groups: columnsOf(groups),
    sites,
    sensations,
    synonyms,
    effects,
    triggers,
    compositions,
    wordSets,
    cues,
    abbreviations,
    properNames,
    quantities,
    units,
    redFlagRules,
  };
}
