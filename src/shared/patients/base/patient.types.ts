import type { Specialty } from '../../content/schema/specialties.ts';
import type { Engine } from '../../diagnostics/engine/engine.ts';

/** What patients are made from: the engine with its knowledge, and what it does not rank by. */
export interface PatientBase {
  readonly engine: Engine;
  /** By condition id. */
  readonly specialties: ReadonlyMap<string, Specialty>;
  /** Other names of conditions, by id. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  /** Where a finding is written down, as `<system>/<topic>`, by its id. */
  readonly topics: ReadonlyMap<string, string>;
  /** In which quantities are told, by their ids; none where it has none. */
  readonly units: ReadonlyMap<string, string>;
}

/** Whom a case is about, without what ails them. */
export interface Person {
  /** Years, with fractions for small children. */
  readonly age: number;
  readonly sex: 'male' | 'female';
}

/** A patient who was made from the knowledge base. */
export interface MadePatient extends Person {
  readonly conditionId: string;
  /** How long it has lasted. */
  readonly hours: number;
  /** From 1 to 10. */
  readonly severity: number;
  /** What was drawn, without what it implies, in the order of ids. */
  readonly drawn: readonly string[];
  /** All that is there: what was drawn with what it implies. */
  readonly present: ReadonlySet<string>;
  /** Measured values by quantity, those that are out of the ordinary. */
  readonly values: ReadonlyMap<string, number>;
  /** What the patient comes with. */
  readonly complaints: readonly string[];
  /** Draws for what is only told when it is asked for, such as a normal value. */
  readonly seed: number;
}
