import { describe, expect, it } from 'vitest';
import { patientBase as base } from '../../../../tests/setup/patients.ts';
import { seededRandom } from '../../seeded-random.ts';
import { chooseCase, difficultyOf, isFound } from '../choosing/choose-case.ts';
import { makePatient, patientOf } from '../making/make-patient.ts';
import { answerOf } from './answers.rules.ts';
import { engineLine } from './engine-line.ts';
import { scorePatient } from './score-patient.ts';

const patients = [1, 5, 21, 39, 48].flatMap((seed) => makePatient({ seed, specialty: null }, base) ?? []);

describe('a score', () => {
  it.each(patients.map((patient) => [patient.conditionId, patient] as const))('of %s rises as the disease is put higher', (id, patient) => {
    const others = base.engine.kb.conditions
      .map((condition) => condition.id)
      .filter((other) => other !== id)
      .slice(0, 4);
    const scores = [0, 1, 2, 3, 4].map(
      (at) => scorePatient(patient, 'easy', { steps: [], differential: others.toSpliced(at, 0, id), mustNotMiss: [] }, base).score,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(5);
  });

  it.each(patients.map((patient) => [patient.conditionId, patient] as const))('of %s is full where the questions are the engine’s own', (id, patient) => {
    const { asked, bits } = engineLine(patient, base);
    const first = scorePatient(patient, 'easy', { steps: [...asked], differential: [id], mustNotMiss: [] }, base);
    const dangers = first.mustNotMiss.map(({ conditionId }) => conditionId);
    const result = scorePatient(patient, 'easy', { steps: [...asked], differential: [id], mustNotMiss: dangers }, base);
    expect(result.score).toBe(100);
    expect(result.bits).toBeCloseTo(bits, 1);
    // What the questions told adds up to what became certain.
    expect(result.steps.reduce((sum, step) => sum + step.bits, 0)).toBeCloseTo(result.bits, 0);
  });

  it('says what was not asked, and loses nothing for needless questions', () => {
    const [patient] = patients;
    if (!patient) throw new Error('nobody');
    const play = { differential: [patient.conditionId], mustNotMiss: [] };
    const none = scorePatient(patient, 'easy', { ...play, steps: [] }, base);
    const needless = scorePatient(patient, 'easy', { ...play, steps: ['snake-bite', 'toothache'] }, base);
    expect(needless.needless).toBe(2);
    expect(needless.score).toBeGreaterThanOrEqual(none.score - 1);
    expect(scorePatient(patient, 'easy', { ...play, steps: ['no-such-finding'] }, base).steps).toEqual([]);
  });
});

describe('an answer', () => {
  it('says yes to what is there, and gives values with their units', () => {
    const influenza = makePatient({ seed: 5, specialty: null }, base);
    if (!influenza) throw new Error('nobody');
    expect(answerOf('fever', influenza, base)).toMatchObject({ isPresent: true, words: expect.stringMatching(/^Yes: (?:3[89]|4[01])(?:\.\d)? °C\.$/) });
    expect(answerOf('toothache', influenza, base)).toMatchObject({ isPresent: false, words: 'No.' });
    expect(answerOf('hyperkalaemia', influenza, base)).toMatchObject({
      words: expect.stringMatching(/^Normal: [45](?:\.\d)? mmol\/L\.$|^Normal: 3\.\d mmol\/L\.$/),
    });
    expect(answerOf('no-such-finding', influenza, base)).toBeNull();
  });
});

describe('a drawn case', () => {
  it.each(['easy', 'medium', 'hard'] as const)('is %s where that is wished', (difficulty) => {
    const code = chooseCase({ specialties: [], difficulty }, base, seededRandom(3));
    const found = patientOf(code ?? '', base);
    if (typeof found === 'string') throw new Error(found);
    expect(found.choice.difficulty).toBe(difficulty);
    expect(difficultyOf(found.patient, base)).toBe(difficulty);
    expect(isFound(found.patient, base)).toBe(true);
  });
});
