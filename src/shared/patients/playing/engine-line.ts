import type { MadePatient, PatientBase } from '../base/patient.types.ts';
import { bestQuestion, entropyOf } from './bits.rules.ts';
import { type Known, knownAfter, knownAtFirst, rankKnown } from './known.ts';

/** So many questions the engine may ask at most. */
const mostQuestions = 8;
/** Of less it does not ask, in bits. */
const leastWorth = 0.05;
/** From this share on it is sure. */
const sureFrom = 0.85;

/** How the engine's own questioning of a patient goes. */
export interface EngineLine {
  readonly asked: readonly string[];
  /** The fall of entropy from the start to the end, in bits. */
  readonly bits: number;
  /** The share of the disease in the end, and that of the likeliest other. */
  readonly share: number;
  readonly rival: number;
  readonly isFirst: boolean;
}

/** @returns how far the engine gets when it always asks what is expected to tell most, until it is sure or has nothing left to ask */
export function engineLine(patient: MadePatient, base: PatientBase, questions: number = mostQuestions): EngineLine {
  const asked: string[] = [];
  let known: Known = knownAtFirst(patient);
  let ranked = rankKnown(patient, known, base);
  const before = entropyOf(ranked);
  while (asked.length < questions && (ranked[0]?.posterior ?? 0) < sureFrom) {
    const best = bestQuestion(ranked, patient, known, base);
    if (!best || best.bits < leastWorth) break;
    asked.push(best.findingId);
    known = knownAfter(known, best.findingId, patient, base);
    ranked = rankKnown(patient, known, base);
  }
  const index = base.engine.kb.conditionIndex.get(patient.conditionId);
  const own = ranked.find(({ condition }) => condition === index);
  const rival = ranked.find(({ condition }) => condition !== index);
  return { asked, bits: before - entropyOf(ranked), share: own?.posterior ?? 0, rival: rival?.posterior ?? 0, isFirst: ranked[0]?.condition === index };
}
