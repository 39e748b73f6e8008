/**
 * The shape of the clinical knowledge: findings (what a text can mention) and conditions (what can explain them).
 * The content stands in `findings/` and `conditions/`; `knowledge.check.ts` holds the rules it must obey.
 */

import type { HelpKind } from '../diagnostics.schema.ts';

/** Probability of a finding in patients with a condition. Seven bins: finer figures would pretend to a precision nobody has. */
export type Sensitivity = 0.02 | 0.1 | 0.25 | 0.5 | 0.75 | 0.9 | 0.98;

/** Probability that a patient who seeks care mentions the finding although none of the considered conditions causes it. */
export type Leak = 0.001 | 0.003 | 0.01 | 0.03 | 0.1 | 0.2;

export type FindingKind = 'symptom' | 'sign' | 'vital' | 'laboratory' | 'ecg' | 'imaging' | 'character' | 'exposure' | 'history' | 'medication' | 'family';

/** A measured quantity and the closed range in which the finding is present, in the unit the extractor normalises to. */
export interface NumericRange {
  readonly quantity: string;
  readonly min?: number;
  readonly max?: number;
}

export interface Finding {
  /** Stable kebab-case identifier. */
  readonly id: string;
  /** What a clinician calls it, sentence case: shown on chips. */
  readonly name: string;
  readonly kind: FindingKind;
  readonly leak: Leak;
  /** Lower-case clinical and lay phrases, abbreviations and common misspellings. Word order within a phrase of up to three content words is free. */
  readonly phrases: readonly string[];
  /** The phrases are stems already: as the browser gets them. */
  readonly stemmed?: true;
  /** More general findings that are present whenever this one is. */
  readonly parents?: readonly string[];
  /** Findings of one cluster say much the same thing, so together they count less than their sum. */
  readonly cluster?: string;
  /** `site:sensation` pairs by which a sentence can express it without any of its phrases. */
  readonly frames?: readonly string[];
  readonly numeric?: readonly NumericRange[];
  /**
   * How people tell of it in their own words: groups of words of which each has one in a sentence, near one another, " + " in any order, " > " in that order.
   * A group is alternatives separated by "|": words, word sets ("<swallow>") and counts ("#10": a number from ten on).
   */
  readonly collocations?: readonly string[];
  /** How it is asked, when "Is there <name>?" would not read well. */
  readonly ask?: string;
}

/** A way to say that something brings a complaint on ('worse') or eases it ('better'). */
export interface Effect {
  readonly id: 'worse' | 'better';
  readonly phrases: readonly string[];
}

/** What may bring a complaint on or ease it, and the findings that then hold. */
export interface Trigger {
  readonly phrases: readonly string[];
  readonly worse?: string;
  readonly better?: string;
  /** Plain pain beside it says that it hurts. */
  readonly hurts?: true;
}

/** How often the condition is the answer among people of its peak age who seek primary or emergency care. */
export type BaseRate = 'very-common' | 'common' | 'uncommon' | 'rare' | 'very-rare';

export type Urgency = 'emergency' | 'urgent' | 'soon' | 'routine' | 'self-care';

/** Share of patients who present within: hours (< 24 h), days (1-7 d), weeks (1-6 wk), months (6 wk-1 y), years. */
export type DurationProfile = readonly [hours: number, days: number, weeks: number, months: number, years: number];

export interface Reference {
  readonly organisation: string;
  readonly title: string;
  readonly year: number;
  readonly url: string;
}

export interface Management {
  readonly firstLine: string;
  readonly alternatives?: string;
  readonly avoid: string;
  readonly followUp: string;
  readonly escalate: string;
}

export interface Condition {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly icd10: string;
  readonly specialty: Specialty;
  readonly baseRate: BaseRate;
  /** Years: outside [min, max] it hardly occurs, within [peakFrom, peakTo] it is as frequent as its base rate says. */
  readonly age: readonly [min: number, peakFrom: number, peakTo: number, max: number];
  /** Relative frequency by sex, the commoner one being 1; 0 excludes. Left out: equal. */
  readonly sex?: { readonly male: number; readonly female: number };
  readonly duration: DurationProfile;
  /** Usual severity on the 1-10 scale of the form, as [low, high]. */
  readonly severity: readonly [low: number, high: number];
  /** Finding id -> sensitivity. 0.02 marks a pertinent negative: its presence speaks against. */
  readonly findings: Readonly<Record<string, Sensitivity>>;
  /** Finding id (exposure, history, medication, family) -> likelihood ratio when present. */
  readonly risks?: Readonly<Record<string, number>>;
  /** At least one of these must be stated, else the condition is unlikely (pregnancy for a threatened miscarriage). */
  readonly requires?: readonly string[];
  /** Any of these stated rules the condition out. */
  readonly excludes?: readonly string[];
  readonly mustNotMiss?: true;
  readonly urgency: Urgency;
  readonly redFlags: readonly string[];
  readonly nextSteps: readonly string[];
  /** Two sentences of our own. */
  readonly description: string;
  readonly management: Management;
  readonly references: readonly Reference[];
}

export type Specialty =
  | 'Cardiology'
  | 'Pulmonology'
  | 'Gastroenterology'
  | 'General surgery'
  | 'Neurology'
  | 'Psychiatry'
  | 'Infectious diseases'
  | 'Endocrinology'
  | 'Nephrology'
  | 'Urology'
  | 'Obstetrics and gynaecology'
  | 'Breast'
  | 'Haematology'
  | 'Oncology'
  | 'Rheumatology'
  | 'Orthopaedics'
  | 'Dermatology'
  | 'Ophthalmology'
  | 'Ear, nose and throat'
  | 'Dental and oral'
  | 'Paediatrics'
  | 'Emergency medicine'
  | 'Toxicology'
  | 'Allergy and immunology'
  | 'Vascular'
  | 'Primary care';

/** A part of the body and the words for it; frames join it with a sensation. */
export interface Site {
  readonly id: string;
  readonly phrases: readonly string[];
  /** The larger region it lies in. */
  readonly within?: string;
  /** Findings that speak of it without naming it: behind a cough, "no blood" is none in the sputum. */
  readonly about?: readonly string[];
}

export interface Sensation {
  readonly id: string;
  readonly phrases: readonly string[];
}

/** A rule that speaks up whatever the ranking says. */
export interface RedFlagRule {
  readonly id: string;
  /** What is said, one sentence: what was seen and what it may mean. */
  readonly text: string;
  /** How soon somebody must look, whatever the ranking says. */
  readonly level: 'emergency' | 'urgent';
  /** What to do first, one sentence. */
  readonly firstStep: string;
  /** Findings that must all be present; each group of `any` needs one; `none` must be absent. */
  readonly all: readonly string[];
  readonly any?: readonly (readonly string[])[];
  readonly none?: readonly string[];
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly sex?: 'male' | 'female';
  /** Which help lines are shown when it fires. */
  readonly help?: HelpKind;
  /** Conditions to be set apart when it fires. */
  readonly conditions?: readonly string[];
}

/** Words that stand for several findings and are mostly denied: "no urinary symptoms", "normal power". */
export interface FindingGroup {
  readonly id: string;
  /** Denying one of these denies all the findings. */
  readonly phrases: readonly string[];
  /** Called normal, these deny the findings as well. */
  readonly normal: readonly string[];
  /** These say by themselves that the findings are absent ("afebrile", "abdomen soft"). */
  readonly opposites?: readonly string[];
  readonly findings: readonly string[];
  /** Its phrases are stems already, as the browser gets them. */
  readonly stemmed?: true;
}
