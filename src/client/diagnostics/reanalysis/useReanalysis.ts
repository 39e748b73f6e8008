import { useEffect, useRef, useState } from 'react';
import type { Analysis, DiagnosticSession, FindingAnswer, RecognisedFinding } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { toast } from '../../ui/toast.tsx';
import { type AnswerState, caseOf, leaderSentence, withAnswer, withKnownTexts } from './answers.rules.ts';
import { loadEngine } from './engine.ts';
import { usePersistAnswers } from './usePersistAnswers.ts';

/** Milliseconds after which the page has settled. */
const warmUpDelay = 400;

export interface Reanalysis {
  readonly analysis: Analysis;
  /** The findings as the text has them, without corrections; empty until that is known. */
  readonly asWritten: readonly RecognisedFinding[];
  /** What changed, for screen readers. */
  readonly announcement: string;
  /** Answers or corrects a finding; `null` takes that back. The ranking follows at once. */
  readonly answer: (findingId: string, state: AnswerState | null) => void;
}

/** Analyses an open session again in the browser, with every correction and answer. Mount it anew for another session. */
export function useReanalysis(session: DiagnosticSession): Reanalysis {
  const [analysis, setAnalysis] = useState<Analysis>(session);
  const [asWritten, setAsWritten] = useState<readonly RecognisedFinding[]>(session.answers.length === 0 ? session.recognised : []);
  const [announcement, setAnnouncement] = useState('');
  const answers = useRef<FindingAnswer[]>(session.answers);
  const opened = useRef(session);
  const persist = usePersistAnswers(session);

  useEffect(() => {
    // The first analysis also compiles the knowledge, which takes a moment: now, while the results are read, and not
    // at the first answer.
    const warmUp = window.setTimeout(() => {
      loadEngine().then(
        ({ analyze }) => setAsWritten(analyze(caseOf(opened.current, [])).recognised),
        // Offline, or a new version was installed: an answer tries again and says so if it fails.
        () => undefined,
      );
    }, warmUpDelay);
    return () => window.clearTimeout(warmUp);
  }, []);

  const answer = async (findingId: string, state: AnswerState | null) => {
    const asked = withAnswer(answers.current, findingId, state);
    answers.current = asked;
    try {
      const { analyze } = await loadEngine();
      // A later answer is already on its way, and it includes this one.
      if (answers.current !== asked) return;
      const next = withKnownTexts(analyze(caseOf(session, asked), session.told), analysis.suggestions);
      setAnnouncement(leaderSentence(analysis.suggestions[0]?.condition, next.suggestions[0]));
      setAnalysis(next);
      // The server ranks the same and adds what the browser's knowledge leaves out: descriptions and next steps.
      persist(asked, next, (stored) => {
        const isLatest = answers.current === asked;
        if (isLatest) setAnalysis(stored);
        return isLatest;
      });
    } catch {
      toast.failure('Analysis Failed', 'The analysis could not be loaded. Reload the page and try again.');
    }
  };

  return { analysis, asWritten, announcement, answer: (findingId, state) => void answer(findingId, state) };
}
