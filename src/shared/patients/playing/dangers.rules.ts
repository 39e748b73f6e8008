import { mustNotMissLane } from '../../diagnostics/engine/answer/must-not-miss.ts';
import { gatherEvidence } from '../../diagnostics/engine/ranking/evidence.ts';
import type { MadePatient, PatientBase } from '../base/patient.types.ts';
import { caseOf, knownAtFirst, rankKnown } from './known.ts';

/** As many as a learner can name. */
const most = 5;
/** Conditions this high in a list are read anyway, so that the engine's lane leaves them out. */
const readAnyway = 3;

/** @returns the ids of what must not be missed in somebody who comes with this: the dangerous ones among the engine's first three, then its lane of what must not be overlooked */
export function dangersAtFirst(patient: MadePatient, base: PatientBase): string[] {
  const { kb } = base.engine;
  const known = knownAtFirst(patient);
  const ranked = rankKnown(patient, known, base);
  const leading = ranked.slice(0, readAnyway).flatMap(({ condition }) => {
    const one = kb.conditions[condition];
    return one?.mustNotMiss ? [one.id] : [];
  });
  const lane = mustNotMissLane(ranked, gatherEvidence(caseOf(patient, known, base), kb), [], base.engine).map(({ conditionId }) => conditionId);
  return [...new Set([...leading, ...lane])].slice(0, most);
}
