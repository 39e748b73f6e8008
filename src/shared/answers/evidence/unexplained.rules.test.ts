import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import { unexplainedBy } from './unexplained.rules.ts';

const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
const migraine: Pick<Condition, 'findings' | 'urgency'> = { findings: { headache: 0.98, 'sensitivity-to-light': 0.75 }, urgency: 'routine' };

const left = (ids: readonly string[], condition: Partial<Condition> = {}, source: 'symptoms' | 'medicalHistory' = 'symptoms') =>
  unexplainedBy(
    { ...migraine, ...condition },
    ids.map((findingId) => ({ findingId, name: findingId, state: 'present' as const, source, spans: [] })),
    findings,
  ).map(({ findingId }) => findingId);

describe('what a condition leaves unexplained', () => {
  it.each<[string, string[], string[], Partial<Condition>?]>([
    ['is what is told by few and belongs to no part of it', ['headache', 'double-vision'], ['double-vision']],
    ['is nothing that many tell of anyway', ['vomiting', 'insomnia', 'fatigue'], []],
    ['is no value that many diseases shift', ['low-potassium', 'raised-creatinine'], []],
    ['is nothing narrower', ['thunderclap-headache'], []],
    ['is nothing broader', ['headache'], [], { findings: { 'thunderclap-headache': 0.98 } }],
    ['is nothing that says much the same', ['chest-indrawing'], [], { findings: { 'accessory-muscle-use': 0.9 } }],
    ['is no relative’s disease, no habit and no vital sign', ['family-jaundice', 'smoking', 'marked-tachycardia'], []],
    ['is what any emergency may lead to, unless this is none', ['mottled-skin'], ['mottled-skin']],
    ['is nothing of the kind in an emergency', ['mottled-skin'], [], { urgency: 'emergency' }],
    ['is three things at most, the rarest first', ['seizure', 'double-vision', 'foot-drop', 'clonus'], ['clonus', 'double-vision', 'foot-drop']],
  ])('%s', (_, told = [], expected = [], condition = {}) => {
    expect(left(told, condition)).toEqual(expected);
  });

  it('is nothing of the history', () => {
    expect(left(['double-vision'], {}, 'medicalHistory')).toEqual([]);
  });
});
