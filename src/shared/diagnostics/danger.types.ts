import type { HelpKind } from '../content/schema/safety.schema.ts';

/** A danger that people tell of in their own words. */
export interface Danger {
  readonly id: string;
  /** What is feared, by its plain medical name. */
  readonly name: string;
  /** Its other medical names. */
  readonly alsoCalled?: readonly string[];
  readonly level: 'emergency' | 'urgent';
  /** What it may be and why haste matters. */
  readonly why: string;
  /** What to do first. */
  readonly firstStep: string;
  /** Conditions to be set apart, most feared first. */
  readonly conditions: readonly string[];
  readonly help?: HelpKind;
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly sex?: 'male' | 'female';
  /** It is named only where one of each group is told, or it is told very plainly: "@" and the id of a finding, or a word. */
  readonly onlyWith?: readonly (readonly string[])[];
  /** It is never named where one of these is told; "!@" before the id of a finding that is denied. */
  readonly neverWith?: readonly string[];
  /** It is never named where none of these is told, however plain the rest. */
  readonly neverWithout?: readonly string[];
  /** It is never named where the complaint has lasted longer. */
  readonly maxDays?: number;
}

/**
 * What words say of dangers: a linear model (multinomial logistic regression) over the words and findings of a few sentences, trained on
 * sentences written for it (content/dangers). Weights are in natural-log units.
 */
export interface DangerModel {
  /** A key of the content; absent in models of tests. */
  readonly trainedOn?: string;
  readonly dangers: readonly Danger[];
  /** What speaks for each danger, and last for none, before a word is read. */
  readonly biases: readonly number[];
  /** Feature (a stem, "!" before a denied one, "@" before a finding's id) -> for each danger it speaks for or against: its number and its weight, in turn; the number behind the last is that of no danger. */
  readonly weights: Readonly<Record<string, readonly number[]>>;
}
