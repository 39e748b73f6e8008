import { excludesEachOther } from '../../diagnostics/settled.rules.ts';
import type { PatientBase } from '../base/patient.types.ts';
import { allowedTogetherWith, exclusive, isPainful, namesPain, saysPainless } from './contradictions.ts';

/** Finding id -> the findings that nobody has with it, by the lists. */
const rivals: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const byId = new Map<string, Set<string>>();
  for (const list of exclusive) {
    for (const id of list) {
      const others = byId.get(id) ?? new Set<string>();
      byId.set(id, others);
      for (const other of list) if (other !== id) others.add(other);
    }
  }
  return byId;
})();

function areAllowedBy(one: string, other: string, present: ReadonlySet<string>): boolean {
  return Object.entries(allowedTogetherWith).some(([id, pair]) => present.has(id) && pair.includes(one) && pair.includes(other));
}

function isPainlessBeside(one: string, other: string, { engine }: PatientBase): boolean {
  if (!saysPainless.test(one) || saysPainless.test(other)) return false;
  return isPainful.test(other) || namesPain.test(engine.kb.lexicon.findings.get(other)?.name ?? '');
}

const isUnrelieved = (one: string, other: string): boolean => one === 'unremitting' && other.startsWith('relieved-by-');

/** A finding with all that it implies. */
export function withImplied(id: string, { engine }: PatientBase): string[] {
  return [id, ...(engine.kb.ancestors.get(id) ?? [])];
}

/** Whether two findings, neither of which implies the other, cannot both be. */
export function areOpposed(one: string, other: string, present: ReadonlySet<string>, base: PatientBase): boolean {
  const { findings } = base.engine.kb.lexicon;
  if (rivals.get(one)?.has(other)) return !areAllowedBy(one, other, present);
  if (isUnrelieved(one, other) || isUnrelieved(other, one)) return true;
  return isPainlessBeside(one, other, base) || isPainlessBeside(other, one, base) || excludesEachOther(one, other, findings);
}

/** @returns whether a finding, or what it implies, contradicts something that is there */
export function contradicts(id: string, present: ReadonlySet<string>, base: PatientBase): boolean {
  const added = withImplied(id, base).filter((one) => !present.has(one));
  const { ancestors } = base.engine.kb;
  return added.some((one) =>
    [...present].some((other) => !ancestors.get(one)?.includes(other) && !ancestors.get(other)?.includes(one) && areOpposed(one, other, present, base)),
  );
}
