import type { PatientBase } from '../../../shared/patients/base/patient.types.ts';
import type { AskKind } from '../../../shared/patients/limits.ts';
import { neverDrawn } from '../../../shared/patients/making/contradictions.ts';
import { askKindOf } from '../../../shared/patients/playing/answers.rules.ts';
import { type Entry, folded } from './matching.rules.ts';

/** A finding that can be asked for. */
export interface FindingEntry extends Entry {
  readonly kind: AskKind;
  /** The body system, as it is headed. */
  readonly system: string;
}

const systemNames: Readonly<Record<string, string>> = {
  character: 'How it behaves',
  'dental-oral': 'Mouth and teeth',
  ecg: 'ECG',
  'ear-nose-throat': 'Ear, nose and throat',
  exposures: 'Exposures and habits',
  family: 'In the family',
  general: 'General',
  history: 'Known diseases',
  imaging: 'Imaging and other tests',
  laboratory: 'Laboratory',
  medications: 'Medicines',
  'male-genital': 'Male genital',
  vitals: 'Vital signs',
};

function systemOf(topic: string): string {
  const [system = ''] = topic.split('/');
  return systemNames[system] ?? system.charAt(0).toUpperCase() + system.slice(1).replaceAll('-', ' ');
}

/** Said to be something else than what is drawn or asked. */
const isAskable = (id: string) => !neverDrawn.has(id);

/** @returns everything that can be asked, looked for or tested, by what it is called and by its phrases */
export function findingEntries({ engine, topics }: PatientBase): FindingEntry[] {
  const { findings } = engine.kb.lexicon;
  return [...findings.values()].flatMap((finding) => {
    if (!isAskable(finding.id)) return [];
    const key = folded(finding.name);
    const words = ` ${[key, finding.id.replaceAll('-', ' '), ...finding.phrases.map(folded)].join(' ')}`;
    return [{ id: finding.id, name: finding.name, key, words, kind: askKindOf(finding), system: systemOf(topics.get(finding.id) ?? '') }];
  });
}

/** @returns every condition by its names */
export function conditionEntries({ engine, aliases }: PatientBase): Entry[] {
  return engine.kb.conditions.map(({ id, name }) => {
    const key = folded(name);
    return { id, name, key, words: ` ${[key, ...(aliases.get(id) ?? []).map(folded)].join(' ')}` };
  });
}
