import type { PatientResult } from '../../../shared/patients/patients.schema.ts';
import { counted } from '../../ui/counts.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** @returns how it went, in a sentence */
export function verdictOf({ place }: Pick<PatientResult, 'place'>): string {
  if (place === 1) return 'You put it first.';
  return place === null ? 'It was not in your differential.' : `You put it ${ordinals[place - 1] ?? `at place ${place}`}.`;
}

/** @returns bits as they stand in a table: "1.24", "−0.30" */
export function bitsText(bits: number): string {
  return `${bits < 0 ? '−' : ''}${Math.abs(bits).toFixed(2)}`;
}

/** @returns what the questions came to, in a sentence or two */
export function questioningOf({ steps, bits, engineBits, engineQuestions, needless }: PatientResult): string {
  const own = steps.length === 0 ? 'You asked nothing.' : `Your ${counted(steps.length, 'question')} told ${bitsText(bits)} bits.`;
  const engine =
    engineQuestions === 0
      ? 'What the patient came with left hardly anything to ask.'
      : `The engine, always asking what is expected to tell most, gets ${bitsText(engineBits)} from ${engineQuestions}.`;
  const cost = needless === 0 ? '' : ` ${counted(needless, 'question')} could hardly tell anything when asked: time for the patient, and no points lost.`;
  return `${own} ${engine}${cost}`;
}

/** @returns the width of a bar, in percent of the widest */
export function widthOf(bits: number, widest: number): number {
  return widest <= 0 ? 0 : Math.min(100, Math.max(0, (100 * bits) / widest));
}
