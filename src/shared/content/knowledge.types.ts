import type { Condition } from './schema/condition.schema.ts';
import type { Abbreviation } from './schema/cue.schema.ts';
import type { CueId } from './schema/cue-ids.ts';
import type { Finding } from './schema/finding.schema.ts';
import type { FindingGroup } from './schema/group.schema.ts';
import type { Effect, Sensation, Site, Trigger } from './schema/language.schema.ts';
import type { Quantity, Unit } from './schema/quantity.schema.ts';
import type { RedFlagRule } from './schema/red-flag.schema.ts';

/** What the engine takes of a condition; what it does not rank by stays on the server. */
export type RankedCondition = Pick<
  Condition,
  | 'id'
  | 'name'
  | 'icd10'
  | 'baseRate'
  | 'age'
  | 'sex'
  | 'duration'
  | 'severity'
  | 'findings'
  | 'risks'
  | 'requires'
  | 'excludes'
  | 'mustNotMiss'
  | 'urgency'
  | 'description'
  | 'references'
>;

/** A finding whose phrases may be stems already, as the browser gets them. */
export interface RankedFinding extends Omit<Finding, 'notes'> {
  readonly stemmed?: true;
}

/** A group whose phrases may be stems already. */
export interface RankedGroup extends FindingGroup {
  readonly stemmed?: true;
}

/** An abbreviation without its example. */
export type RankedAbbreviation = Omit<Abbreviation, 'example'>;

/** A quantity without its example, which only shows that it is read. */
export type RankedQuantity = Omit<Quantity, 'example'>;

/** A unit without its example. */
export type RankedUnit = Omit<Unit, 'example'>;

/** The knowledge as the engine takes it. */
export interface RankedKnowledge {
  readonly findings: readonly RankedFinding[];
  readonly conditions: readonly RankedCondition[];
  readonly sites: readonly Site[];
  readonly sensations: readonly Sensation[];
  readonly groups: readonly RankedGroup[];
  /** Sets of words, separated by spaces, that mean the same within a phrase. */
  readonly synonyms: readonly string[];
  readonly effects: readonly Effect[];
  readonly triggers: readonly Trigger[];
  /** `general+character` -> special finding. */
  readonly compositions: Readonly<Record<string, string>>;
  /** Words that collocations share, by name: alternatives separated by "|". */
  readonly wordSets: Readonly<Record<string, string>>;
  /** The words of each cue of context. */
  readonly cues: Readonly<Partial<Record<CueId, readonly string[]>>>;
  readonly abbreviations: readonly RankedAbbreviation[];
  /** Words that keep their capital within a sentence. */
  readonly properNames: readonly string[];
  readonly quantities: readonly RankedQuantity[];
  readonly units: readonly RankedUnit[];
  readonly redFlagRules: readonly RedFlagRule[];
}

/** All clinical knowledge of the product, as content/ has it, by id. */
export interface Knowledge extends RankedKnowledge {
  readonly findings: readonly Finding[];
  readonly conditions: readonly Condition[];
  readonly groups: readonly FindingGroup[];
}
