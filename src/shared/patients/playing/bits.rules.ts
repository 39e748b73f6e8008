import type { Finding } from '../../content/schema/finding.schema.ts';
import { informationGain } from '../../diagnostics/engine/answer/questions.ts';
import type { Ranked } from '../../diagnostics/engine/ranking/rank.ts';
import { settledBy } from '../../diagnostics/settled.rules.ts';
import type { MadePatient, PatientBase } from '../base/patient.types.ts';
import { isPossibleAt } from '../making/age-and-sex.ts';
import { caseOf, type Known } from './known.ts';

/** Only the leading conditions matter for what to ask next, as in the engine's own questions. */
const contenders = 12;

/** How much is still open: the entropy of a ranking in bits, "none of these" being one more outcome (Shannon 1948). */
export function entropyOf(ranked: readonly Ranked[]): number {
  const shares = ranked.map(({ posterior }) => posterior);
  const rest = Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0));
  return [...shares, rest].reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);
}

/** What asking for a finding is expected to tell, in bits. */
export function expectedBits(finding: Finding, ranked: readonly Ranked[], { engine }: PatientBase): number {
  return Math.max(0, informationGain(finding, ranked.slice(0, contenders), engine.kb));
}

/** A question with what it is expected to tell. */
export interface Worth {
  readonly findingId: string;
  readonly bits: number;
}

/** @returns the question that is expected to tell most of those that are open; null where none tells anything */
export function bestQuestion(ranked: readonly Ranked[], patient: MadePatient, known: Known, base: PatientBase): Worth | null {
  const { kb } = base.engine;
  const asCase = caseOf(patient, known, base);
  const isSettled = settledBy(asCase, kb.lexicon.findings);
  const candidates = new Set(
    ranked.slice(0, contenders).flatMap(({ condition }) => {
      const { findings = {}, risks = {} } = kb.conditions[condition] ?? {};
      return [...Object.keys(findings), ...Object.keys(risks)];
    }),
  );
  let best: Worth | null = null;
  for (const id of candidates) {
    const finding = kb.lexicon.findings.get(id);
    if (!finding || known.unknown.has(id) || !isPossibleAt(id, base.topics.get(id) ?? '', patient)) continue;
    const bits = expectedBits(finding, ranked, base);
    const isBetter = best === null ? bits > 0 : bits > best.bits || (bits === best.bits && id < best.findingId);
    if (isBetter && !isSettled(id)) best = { findingId: id, bits };
  }
  return best;
}
