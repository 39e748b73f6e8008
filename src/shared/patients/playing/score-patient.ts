import type { Ranked } from '../../diagnostics/engine/ranking/rank.ts';
import type { CaseDifficulty } from '../base/case-code.rules.ts';
import type { MadePatient, PatientBase } from '../base/patient.types.ts';
import type { FinishPatientInput, MissedQuestion, PatientResult, PatientStep } from '../patients.schema.ts';
import { answerOf } from './answers.rules.ts';
import { bestQuestion, entropyOf, expectedBits } from './bits.rules.ts';
import { dangersAtFirst } from './dangers.rules.ts';
import { engineLine } from './engine-line.ts';
import { type Known, knownAfter, knownAtFirst, knownInFull, rankKnown } from './known.ts';
import { scoreOf, scoreParts } from './scoring.rules.ts';

/** From this on a question is one of value, in bits. */
const ofValueFrom = 0.15;
const mostMissed = 6;
/** Below this a question can hardly tell anything. */
const needlessBelow = 0.02;
const shownOfRanking = 5;
const mostUnasked = 12;

const rounded = (bits: number) => Math.round(bits * 100) / 100;

/** What was asked, and what was the best question meanwhile. */
interface Course {
  readonly steps: readonly PatientStep[];
  /** The most that each best question was expected to tell, by finding. */
  readonly best: ReadonlyMap<string, number>;
  readonly known: Known;
  readonly ranked: readonly Ranked[];
  readonly bits: number;
}

/** Goes through the steps as they were taken. Steps that the knowledge does not have count for nothing. */
function courseOf(patient: MadePatient, asked: readonly string[], base: PatientBase): Course {
  const { findings } = base.engine.kb.lexicon;
  const best = new Map<string, number>();
  const steps: PatientStep[] = [];
  let known = knownAtFirst(patient);
  let ranked = rankKnown(patient, known, base);
  const first = entropyOf(ranked);
  let open = first;
  const noteBest = () => {
    const question = bestQuestion(ranked, patient, known, base);
    if (question) best.set(question.findingId, Math.max(best.get(question.findingId) ?? 0, question.bits));
    return question?.bits ?? 0;
  };
  for (const id of asked) {
    const [finding, answer] = [findings.get(id), answerOf(id, patient, base)];
    if (!finding || !answer) continue;
    const bestBits = noteBest();
    const isKnown = known.stated.has(id) || known.absent.has(id) || known.unknown.has(id);
    const expected = isKnown ? 0 : expectedBits(finding, ranked, base);
    known = knownAfter(known, id, patient, base);
    ranked = rankKnown(patient, known, base);
    const left = entropyOf(ranked);
    steps.push({ ...answer, bits: rounded(open - left), expectedBits: rounded(expected), bestBits: rounded(Math.max(bestBits, expected)) });
    open = left;
  }
  noteBest();
  return { steps, best, known, ranked, bits: first - open };
}

/** What was worth asking at some moment and was not asked, nor told by another answer, what tells most first. */
function missedIn({ best, known }: Course, patient: MadePatient, base: PatientBase): MissedQuestion[] {
  return [...best]
    .filter(([id, bits]) => bits >= ofValueFrom && !known.stated.has(id) && !known.absent.has(id) && !known.unknown.has(id))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostMissed)
    .flatMap(([id, bits]) => {
      const answer = answerOf(id, patient, base);
      if (!answer) return [];
      const { findingId, kind, name, question, words } = answer;
      return [{ findingId, kind, name, question, words, bits: rounded(bits) }];
    });
}

function named(id: string, { engine }: PatientBase): { conditionId: string; name: string } {
  return { conditionId: id, name: engine.kb.conditions[engine.kb.conditionIndex.get(id) ?? -1]?.name ?? id };
}

/** The head of a ranking, and the disease wherever it stands. */
function shownOf(ranked: readonly Ranked[], diseaseId: string, base: PatientBase) {
  const { conditions } = base.engine.kb;
  return ranked.flatMap(({ condition, posterior }, i) => {
    const one = conditions[condition];
    if (!one || (i >= shownOfRanking && one.id !== diseaseId)) return [];
    return [{ conditionId: one.id, name: one.name, place: i + 1, share: Math.round(posterior * 1000) / 1000 }];
  });
}

/** What was there and came out by nothing that was asked. */
function unaskedOf(patient: MadePatient, { known }: Course, base: PatientBase): { name: string; words: string }[] {
  const { ancestors } = base.engine.kb;
  const isTold = (id: string) => known.stated.has(id) || [...known.stated].some((one) => ancestors.get(one)?.includes(id));
  return patient.drawn
    .filter((id) => !isTold(id))
    .slice(0, mostUnasked)
    .flatMap((id) => {
      const answer = answerOf(id, patient, base);
      return answer ? [{ name: answer.name, words: answer.words }] : [];
    });
}

type Played = Pick<FinishPatientInput, 'steps' | 'differential' | 'mustNotMiss'>;

/**
 * Scores how somebody played a patient, against the engine's ranking of the same knowledge. Pure: the browser shows what the server works out again.
 * @param difficulty as the code has it
 */
export function scorePatient(patient: MadePatient, difficulty: CaseDifficulty, played: Played, base: PatientBase): PatientResult {
  const course = courseOf(patient, played.steps, base);
  const line = engineLine(patient, base);
  const at = played.differential.indexOf(patient.conditionId);
  const place = at === -1 ? null : at + 1;
  const says = new Set([...played.mustNotMiss, ...played.differential]);
  const dangers = dangersAtFirst(patient, base).map((id) => ({ ...named(id, base), isNamed: says.has(id) }));
  const scored = {
    place,
    named: dangers.filter(({ isNamed }) => isNamed).length,
    toName: dangers.length,
    bits: course.bits,
    bitsOfEngine: line.bits,
  };
  const { place: ofPlace, mustNotMiss, questions } = scoreParts(scored);
  return {
    condition: named(patient.conditionId, base),
    difficulty,
    isSolved: place === 1,
    score: scoreOf(scored),
    parts: { place: rounded(ofPlace), mustNotMiss: rounded(mustNotMiss), questions: rounded(questions) },
    place,
    differential: played.differential.map((id) => named(id, base)),
    engine: {
      ofAsked: shownOf(course.ranked, patient.conditionId, base),
      ofAll: shownOf(rankKnown(patient, knownInFull(patient), base), patient.conditionId, base),
    },
    mustNotMiss: dangers,
    steps: [...course.steps],
    missed: missedIn(course, patient, base),
    needless: course.steps.filter(({ expectedBits: expected, bits }) => expected < needlessBelow && bits < needlessBelow).length,
    bits: rounded(course.bits),
    engineBits: rounded(line.bits),
    engineQuestions: line.asked.length,
    unasked: unaskedOf(patient, course, base),
  };
}
