import type {
  Analysis,
  DiagnosticInput,
  DiagnosticSession,
  FindingAnswer,
  RankedAnalysis,
  RecognisedFinding,
  Suggestion,
} from '../../../shared/diagnostics/diagnostics.schema.ts';

export type AnswerState = FindingAnswer['state'];

/** The answers with one of them changed; `null` takes it back. */
export function withAnswer(answers: readonly FindingAnswer[], findingId: string, state: AnswerState | null): FindingAnswer[] {
  const others = answers.filter((answer) => answer.findingId !== findingId);
  return state === null ? others : [...others, { findingId, state }];
}

/** What the engine needs to analyse a stored case again. */
export function caseOf(session: DiagnosticSession, answers: readonly FindingAnswer[]): DiagnosticInput {
  const { symptoms, duration, severity, patientAge, patientGender, medicalHistory } = session;
  return { symptoms, duration, severity, patientAge, patientGender, medicalHistory, answers: [...answers] };
}

/** An analysis made in the browser with the descriptions and next steps that are known of before; those of others come with what the server stores. */
export function withKnownTexts(analysis: RankedAnalysis, known: readonly Pick<Suggestion, 'conditionId' | 'description' | 'nextSteps'>[]): Analysis {
  const texts = new Map(known.map(({ conditionId, description, nextSteps }) => [conditionId, { description, nextSteps }]));
  const none = { description: '', nextSteps: [] };
  return { ...analysis, suggestions: analysis.suggestions.map((suggestion) => ({ ...suggestion, ...(texts.get(suggestion.conditionId) ?? none) })) };
}

/** A finding on the page: as it counts now, and as it was written. */
export interface UnderstoodFinding extends RecognisedFinding {
  /** What the text says about it; null where only an answer does. */
  readonly written: RecognisedFinding | null;
  /** Whether the person has answered or corrected it. */
  readonly isAnswered: boolean;
}

const order = { present: 0, absent: 1, past: 2, family: 3, unknown: 4 } as const satisfies Record<RecognisedFinding['state'], number>;

/** Joins what counts with what was written, what is present first. */
export function understoodFindings(recognised: readonly RecognisedFinding[], asWritten: readonly RecognisedFinding[]): UnderstoodFinding[] {
  const written = new Map(asWritten.map((finding) => [finding.findingId, finding]));
  return recognised
    .map((finding) => ({ ...finding, written: written.get(finding.findingId) ?? null, isAnswered: finding.source === 'answer' }))
    .sort((a, b) => order[a.state] - order[b.state]);
}

/** What a screen reader hears after the ranking changed; empty where nothing leads. */
export function leaderSentence(before: string | undefined, after: { condition: string; probability: string } | undefined): string {
  if (!after) return 'Nothing stands out any more.';
  const verb = after.condition === before ? 'still leads' : 'now leads';
  return `${after.condition} ${verb}, probability ${after.probability}.`;
}
