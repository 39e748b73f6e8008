import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { PaperKind } from '../../../shared/exams/exams.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { loadQuizTaking } from '../TakenPaper.tsx';
import type { PaperFilters } from './filters.rules.ts';
import { mannerOf, type Preferences } from './modes.rules.ts';
import { searchOf } from './search.rules.ts';
import { markStart } from './startMark.ts';
import { useStart } from './useStart.ts';

const route = getRouteApi('/pg-preparation');

interface Begin {
  readonly pendingId: string | null;
  readonly begin: (id: string) => void;
}

/**
 * What the button of a card does. Signed in, the server starts the paper and keeps it. Signed out, a quiz is taken in this tab alone, and a test leads to signing in and
 * from there back to its start.
 */
export function useBegin(kind: PaperKind, filters: PaperFilters, preferences: Preferences): Begin {
  const utils = trpc.useUtils();
  const router = useRouter();
  const navigate = route.useNavigate();
  const { pendingId, start } = useStart();

  const takeHere = (quiz: string) => {
    void loadQuizTaking();
    const mode = mannerOf('quiz', preferences, false).mode === 'study' ? 'study' : 'practice';
    return navigate({ search: (before) => ({ ...before, quiz, mode }) });
  };
  const signInFirst = (series: string) => {
    const back = router.buildLocation({ to: '/pg-preparation', search: { tab: 'series', ...searchOf(filters), start: series } });
    markStart(series);
    return navigate({ to: '/auth', search: { to: back.href } });
  };
  const begin = async (id: string) => {
    // Whoever presses before it is known who they are waits for that, and is not taken for a stranger.
    const isSignedIn = await utils.auth.session.ensureData().then(
      ({ user }) => user !== null,
      () => false,
    );
    if (isSignedIn) start({ kind, paperId: id, preferences });
    else await (kind === 'quiz' ? takeHere(id) : signInFirst(id));
  };
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  // The same for good, so that the cards that stay are not drawn again.
  const press = useCallback((id: string) => void latest.current(id), []);
  return { pendingId, begin: press };
}
