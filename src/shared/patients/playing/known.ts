import type { Case } from '../../diagnostics/engine/case/case.ts';
import { gatherEvidence } from '../../diagnostics/engine/ranking/evidence.ts';
import { type Ranked, rankConditions } from '../../diagnostics/engine/ranking/rank.ts';
import type { MadePatient, PatientBase } from '../base/patient.types.ts';
import { knownFromSight } from '../making/complaint.rules.ts';
import { goesAlongWith } from '../making/contradictions.ts';

/** What is known of a patient at a moment. */
export interface Known {
  /** What was told or found. */
  readonly stated: ReadonlySet<string>;
  readonly absent: ReadonlySet<string>;
  /** Asked for, and not to be known. */
  readonly unknown: ReadonlySet<string>;
}

/** @returns what is known before anything is asked */
export function knownAtFirst(patient: MadePatient): Known {
  return { stated: new Set([...patient.complaints, ...knownFromSight(patient)]), absent: new Set(), unknown: new Set() };
}

/** @returns everything that is there, as somebody would know it who has asked for all of it */
export function knownInFull(patient: MadePatient): Known {
  return { stated: new Set([...patient.drawn, ...patient.complaints]), absent: new Set(), unknown: new Set() };
}

/** The findings that a measured value decides along with the one it was measured for. */
function decidedWith(id: string, { engine }: PatientBase): string[] {
  const { findings, numeric } = engine.kb.lexicon;
  return (findings.get(id)?.numeric ?? []).flatMap(({ quantity }) => (numeric.get(quantity) ?? []).map((other) => other.id));
}

/** @returns what is known once a finding was asked for: it, and what its value says of others */
export function knownAfter(known: Known, id: string, patient: MadePatient, base: PatientBase): Known {
  if (isNotBack(id, patient, base)) return { ...known, unknown: new Set([...known.unknown, id]) };
  const stated = new Set(known.stated);
  const absent = new Set(known.absent);
  const isMeasured = patient.present.has(id) ? [...patient.values.keys()].some((quantity) => isOf(id, quantity, base)) : true;
  for (const one of [id, ...(isMeasured ? decidedWith(id, base) : [])]) {
    if (patient.present.has(one)) stated.add(one);
    else absent.add(one);
  }
  return { ...known, stated, absent };
}

/** Whether a result is not to be had: the condition says nothing of it, and what is there would make a normal one odd. */
export function isNotBack(id: string, { conditionId, present }: MadePatient, { engine }: PatientBase): boolean {
  const company = goesAlongWith.get(id);
  if (!company || present.has(id)) return false;
  const profile = engine.kb.profiles[engine.kb.conditionIndex.get(conditionId) ?? -1];
  return profile?.has(id) !== true && company.some((other) => present.has(other));
}

function isOf(id: string, quantity: string, { engine }: PatientBase): boolean {
  return engine.kb.lexicon.findings.get(id)?.numeric?.some((range) => range.quantity === quantity) ?? false;
}

/** What is known, as the engine takes a case. */
export function caseOf({ age, sex, hours, severity }: MadePatient, { stated, absent, unknown }: Known, { engine }: PatientBase): Case {
  const present = new Map<string, number>();
  for (const id of stated) for (const one of [id, ...(engine.kb.ancestors.get(id) ?? [])]) present.set(one, 1);
  return {
    complaint: '',
    demographics: { age, sex },
    present,
    stated,
    absent: new Set([...absent].filter((id) => !present.has(id))),
    unknown,
    durationHours: hours,
    latestHours: hours,
    severity,
    recognised: [],
    sentences: [],
    measurements: [],
  };
}

/** @returns how the engine ranks what is known, the likeliest first */
export function rankKnown(patient: MadePatient, known: Known, base: PatientBase): Ranked[] {
  const asCase = caseOf(patient, known, base);
  return rankConditions(asCase, gatherEvidence(asCase, base.engine.kb), base.engine);
}
