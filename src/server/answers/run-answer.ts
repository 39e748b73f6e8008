import type { AnswerKind } from '../../shared/answers/answers.schema.ts';
import type { Deps } from '../deps.ts';
import { type EvidenceBase, evidenceBase } from '../diagnostics/knowledge.service.ts';
import { describeFault } from '../platform/errors.ts';
import type { Work } from '../platform/works.ts';
import { StoredAnswer } from './ai-answer.entity.ts';
import { failureOf, partialReasonOf } from './failures.ts';
import { finishAnswer, type Written } from './finish.ts';
import type { Prepared } from './prepared.ts';
import { type ProviderText, writeByProvider } from './write-by-provider.ts';

type Outcome = Partial<
  Pick<StoredAnswer, 'state' | 'partialReason' | 'failure' | 'model' | 'text' | 'result' | 'promptTokens' | 'completionTokens' | 'firstPieceMs'>
>;

/** What is stored of an answer while it is written is never older. */
const storeEveryMs = 1_000;

/** Stores what there is of an answer now and then, and stops it where somebody asked for that elsewhere, or it is there no more. */
function storeMeanwhile({ database, clock, works, logger }: Deps, work: Work): Disposable {
  let stored = 0;
  const timer = setInterval(() => {
    const text = work.text();
    const now = clock();
    void (async () => {
      const isWanted = { id: work.id, stopRequestedAt: null };
      const count = await database.fork().nativeUpdate(StoredAnswer, isWanted, text.length > stored ? { text, beatAt: now } : { beatAt: now });
      stored = text.length;
      if (count === 0) works.stop(work.id);
    })().catch((error: unknown) => logger.warn({ answer: work.id, fault: describeFault(error) }, 'could not store an answer in between'));
  }, storeEveryMs);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

function outcomeOfProvider(written: ProviderText, kind: AnswerKind, prepared: Prepared, base: EvidenceBase, work: Work): Outcome {
  const { answer, fault, body, lists } = written;
  if (fault !== null && body.trim() === '') {
    if (fault === 'aborted') return { state: 'partial', partialReason: partialReasonOf(fault, work.signal), text: prepared.preface };
    return { state: 'failed', failure: failureOf(fault).message, text: '' };
  }
  const whole: Written = {
    kind,
    text: prepared.preface + body,
    sources: prepared.passages,
    web: answer?.sources ?? [],
    lists,
    relatedQuestions: answer?.relatedQuestions ?? [],
  };
  const reason = fault !== null ? partialReasonOf(fault, work.signal) : answer?.isWhole ? null : 'length';
  return {
    ...finishAnswer(whole, prepared, base),
    state: reason === null ? 'complete' : 'partial',
    partialReason: reason,
    model: answer?.model ?? null,
    promptTokens: answer?.usage?.prompt ?? null,
    completionTokens: answer?.usage?.completion ?? null,
  };
}

async function write(deps: Deps, kind: AnswerKind, prepared: Prepared, work: Work): Promise<Outcome> {
  const base = await evidenceBase();
  if (deps.ai === null) {
    const note = prepared.note();
    work.add(note.text);
    const written: Written = { kind, text: note.text, sources: note.sources, web: [], lists: null, relatedQuestions: [] };
    return { ...finishAnswer(written, { ...prepared, beside: [] }, base), state: 'complete' };
  }
  if (prepared.preface !== '') work.add(prepared.preface);
  const started = deps.monotonic();
  let firstPieceMs: number | null = null;
  const timed: Work = {
    ...work,
    add(more) {
      firstPieceMs ??= Math.round(deps.monotonic() - started);
      work.add(more);
    },
  };
  const written = await writeByProvider(deps.ai, kind, prepared, base, timed);
  return { ...outcomeOfProvider(written, kind, prepared, base, work), firstPieceMs };
}

/**
 * Writes an answer from its first word to its last, and stores what came of it whatever happens: whole, as far as it came, or why nothing did.
 * @throws never
 */
export async function runAnswer(deps: Deps, kind: AnswerKind, prepared: Prepared, work: Work): Promise<void> {
  const started = deps.monotonic();
  let outcome: Outcome;
  try {
    using _meanwhile = storeMeanwhile(deps, work);
    outcome = await write(deps, kind, prepared, work);
  } catch (error) {
    deps.logger.error({ answer: work.id, fault: describeFault(error) }, 'an answer failed');
    outcome = { state: 'failed', failure: 'Something went wrong on our side. Please try again.', text: work.text() };
  }
  const wholeMs = Math.round(deps.monotonic() - started);
  try {
    await deps.database.fork().nativeUpdate(StoredAnswer, { id: work.id }, { ...outcome, wholeMs, beatAt: deps.clock() });
  } catch (error) {
    deps.logger.error({ answer: work.id, fault: describeFault(error) }, 'could not store an answer');
  }
  const { state, partialReason, model, promptTokens, completionTokens, firstPieceMs } = outcome;
  deps.logger.info(
    { answer: work.id, kind, engine: deps.ai ? 'provider' : 'embedded', state, partialReason, model, promptTokens, completionTokens, firstPieceMs, wholeMs },
    'answer written',
  );
}
