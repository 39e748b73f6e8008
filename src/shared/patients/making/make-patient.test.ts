import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import { patientBase as base } from '../../../../tests/setup/patients.ts';
import { specialties } from '../../content/schema/specialties.ts';
import { packKnowledge } from '../../diagnostics/bundle/pack.ts';
import { unpackKnowledge } from '../../diagnostics/bundle/packed.ts';
import { compileEngine } from '../../diagnostics/engine/engine.ts';
import { readCaseCode, writeCaseCode } from '../base/case-code.rules.ts';
import type { MadePatient } from '../base/patient.types.ts';
import { packPlaces, patientBaseOf, placesOf, unpackPlaces } from '../base/patient-base.ts';
import { isPossibleAt } from './age-and-sex.ts';
import { complaintInWords } from './complaint.rules.ts';
import { areOpposed } from './conflicts.rules.ts';
import { demands, exclusive } from './contradictions.ts';
import { fitsComplaint, fitsDuration, timed } from './durations.ts';
import { codeOf, makePatient, patientOf } from './make-patient.ts';
import { demanding, leastSeverity } from './severity.rules.ts';

const { kb } = base.engine;
const { findings } = kb.lexicon;
const seeds = fc.nat(2 ** 30 - 1);
const runs = { numRuns: 150 };

function made(seed: number): MadePatient {
  const patient = makePatient({ seed, specialty: null }, base);
  if (!patient) throw new Error(`nobody for ${seed}`);
  return patient;
}
const conditionOf = ({ conditionId }: MadePatient) => kb.conditions[kb.conditionIndex.get(conditionId) ?? -1];

describe('a made patient', () => {
  it('is the same for the same seed, and mostly another for the next', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(made(seed)).toEqual(made(seed));
      }),
      { numRuns: 30 },
    );
    const stories = new Set(Array.from({ length: 50 }, (_, seed) => complaintInWords(made(seed), base)));
    expect(stories.size).toBeGreaterThan(45);
  });

  it('has nothing that nobody has at once', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { present } = made(seed);
        const ids = [...present];
        const isLine = (one: string, other: string) => kb.ancestors.get(one)?.includes(other) || kb.ancestors.get(other)?.includes(one);
        const opposed = ids.flatMap((one, i) =>
          ids.slice(i + 1).flatMap((other) => (!isLine(one, other) && areOpposed(one, other, present, base) ? [`${one} + ${other}`] : [])),
        );
        expect(opposed).toEqual([]);
      }),
      runs,
    );
  });

  it('has what its findings imply, and only what somebody of its age and sex can have', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const patient = made(seed);
        for (const id of patient.present) {
          for (const general of kb.ancestors.get(id) ?? []) expect(patient.present).toContain(general);
          expect([id, isPossibleAt(id, base.topics.get(id) ?? '', patient)]).toEqual([id, true]);
        }
        for (const id of patient.drawn) expect([id, fitsDuration(id, patient.hours, patient.age)]).toEqual([id, true]);
        expect(patient.hours).toBeLessThanOrEqual(patient.age * 8766);
      }),
      runs,
    );
  });

  it('keeps to what its condition demands, excludes and always shows', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const patient = made(seed);
        const condition = conditionOf(patient);
        if (!condition) throw new Error(patient.conditionId);
        if (condition.requires) expect(condition.requires.some((id) => patient.present.has(id))).toBe(true);
        for (const id of condition.excludes ?? []) expect(patient.present.has(id)).toBe(false);
        for (const [id, share] of Object.entries(condition.findings)) if (share === 0.02) expect([id, patient.present.has(id)]).toEqual([id, false]);
        expect(condition.sex?.[patient.sex] ?? 1).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  it('has values inside the ranges of what is there, and outside those of what is not', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const patient = made(seed);
        if (patient.age < 12) return;
        for (const [quantity, value] of patient.values) {
          const all = kb.lexicon.numeric.get(quantity) ?? [];
          const isIn = ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: { min?: number | undefined; max?: number | undefined }) =>
            value >= min && value <= max;
          const there = all.filter(({ id }) => patient.present.has(id));
          expect([quantity, value, there.some(({ range }) => isIn(range))]).toEqual([quantity, value, true]);
          const wrong = all.filter(({ id, range }) => !patient.present.has(id) && isIn(range));
          expect([quantity, value, wrong.map(({ id }) => id)]).toEqual([quantity, value, []]);
        }
      }),
      runs,
    );
  });

  it('has values that go together', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { values, age } = made(seed);
        const of = (quantity: string) => values.get(quantity) ?? Number.NaN;
        const isSo = (claim: boolean, ...all: number[]) => claim || all.some(Number.isNaN);
        expect(isSo(of('neutrophils') + of('eosinophils') / 1000 <= of('wbc'), of('neutrophils'), of('eosinophils'), of('wbc'))).toBe(true);
        expect(isSo(of('neutrophils') < of('wbc'), of('neutrophils'), of('wbc'))).toBe(true);
        expect(isSo(of('ldl') + 40 <= of('cholesterol'), of('ldl'), of('cholesterol'))).toBe(true);
        expect(isSo(of('systolic') - of('diastolic') >= 15, of('systolic'), of('diastolic'))).toBe(true);
        // Beside no creatinine of two and a half is there a filtration of sixty.
        if (age >= 18) expect(isSo(of('creatinine') < 2.5 || of('gfr') < 45, of('creatinine'), of('gfr'))).toBe(true);
      }),
      runs,
    );
  });

  it('comes with two or three complaints that do not name the disease', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const patient = made(seed);
        expect(patient.complaints.length).toBeGreaterThanOrEqual(2);
        expect(patient.complaints.length).toBeLessThanOrEqual(3);
        for (const id of patient.complaints) {
          expect(patient.present).toContain(id);
          expect([id, fitsComplaint(id, patient.hours, patient.age)]).toEqual([id, true]);
        }
        expect(patient.severity).toBeGreaterThanOrEqual(leastSeverity(patient.present));
        const words = complaintInWords(patient, base);
        expect(words).toMatch(/^An? \d+-(?:day|month|year)-old (?:boy|girl|man|woman)\b.+, for .+\.$/);
        expect(words.toLowerCase()).not.toContain(conditionOf(patient)?.name.toLowerCase());
      }),
      runs,
    );
  });

  it('is of the wished specialty, of all that have somebody', () => {
    for (const specialty of specialties) {
      const patient = makePatient({ seed: 11, specialty }, base);
      expect(patient && base.specialties.get(patient.conditionId)).toBe(specialty);
    }
  });
});

it('names only findings that exist in its lists', () => {
  expect([...exclusive.flat(), ...timed, ...demanding, ...demands.keys()].filter((id) => !findings.has(id))).toEqual([]);
});

it('is the same in a browser, whose knowledge is packed', () => {
  const unpacked = unpackKnowledge(JSON.parse(JSON.stringify(packKnowledge(knowledge))));
  const places = unpackPlaces(JSON.parse(JSON.stringify(packPlaces(placesOf(knowledge, base.topics)))), unpacked);
  const browser = patientBaseOf(compileEngine(unpacked), unpacked, places);
  for (let seed = 0; seed < 60; seed += 1) expect(makePatient({ seed, specialty: null }, browser)).toEqual(made(seed));
});

describe('a code', () => {
  const choice = { seed: 77, specialty: 'Cardiology', difficulty: 'medium' } as const;
  const code = codeOf(choice, base) ?? '';

  it('gives its patient again', () => {
    const found = patientOf(code, base);
    expect(found).toMatchObject({ choice, patient: { conditionId: makePatient(choice, base)?.conditionId } });
    expect(code).not.toContain(makePatient(choice, base)?.conditionId);
  });

  it('of a patient whom the knowledge makes otherwise gives nobody', () => {
    const read = readCaseCode(code);
    const other = writeCaseCode(choice, read?.check === '0000' ? '0001' : '0000');
    expect(patientOf(other, base)).toBe('gone');
    expect(patientOf(`${code}x`, base)).toBe('broken');
  });
});
