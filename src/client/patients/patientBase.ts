import { packedText } from 'virtual:patient-places';
import type { PatientBase } from '../../shared/patients/base/patient.types.ts';
import { patientBaseOf, unpackPlaces } from '../../shared/patients/base/patient-base.ts';
import { compiledEngine } from '../lib/compiledEngine.ts';
import { conditionEntries, type FindingEntry, findingEntries } from './search/entries.rules.ts';
import type { Entry } from './search/matching.rules.ts';

/** What the browser makes patients from, with what is searched while one is played. */
export interface BrowserBase {
  readonly base: PatientBase;
  readonly conditions: readonly Entry[];
  readonly findings: readonly FindingEntry[];
}

let made: BrowserBase | undefined;

/** @returns what patients are made from, put together at first use */
export function browserBase(): BrowserBase {
  if (made) return made;
  const { engine, knowledge } = compiledEngine();
  const base = patientBaseOf(engine, knowledge, unpackPlaces(JSON.parse(packedText), knowledge));
  made = { base, conditions: conditionEntries(base), findings: findingEntries(base) };
  return made;
}
