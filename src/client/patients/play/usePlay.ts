import { useEffect, useReducer } from 'react';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { newPlay, Play, type PlayAction, playAfter } from './play.rules.ts';

const begun = () => newPlay(crypto.randomUUID(), Date.now());

/** How far somebody is with the patient of a code; a reload finds it again, and so does the way back from a sign-in. */
export function usePlay(code: string): { readonly play: Play; readonly act: (action: PlayAction) => void; readonly restart: () => void } {
  const name = `patient-${code}`;
  const [play, act] = useReducer(playAfter, null, () => readDraft(name, Play) ?? begun());
  useEffect(() => keepDraft(name, play), [name, play]);
  return { play, act, restart: () => act({ kind: 'begin', play: begun() }) };
}
