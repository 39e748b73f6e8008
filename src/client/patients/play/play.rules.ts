import { z } from 'zod';
import { longestDifferential, mostMustNotMiss, mostSteps } from '../../../shared/patients/limits.ts';

/** How far somebody is with a patient. */
export const Play = z.object({
  /** The browser's own id of this play, by which it counts once. */
  repeatId: z.uuid(),
  startedAt: z.number(),
  steps: z.array(z.string()).max(mostSteps),
  differential: z.array(z.string()).max(longestDifferential),
  mustNotMiss: z.array(z.string()).max(mostMustNotMiss),
  /** When it was handed in; null while it is played. */
  endedAt: z.number().nullable(),
});
export type Play = z.infer<typeof Play>;

export type PlayAction =
  | { readonly kind: 'ask'; readonly id: string }
  | { readonly kind: 'name'; readonly list: PlayList; readonly id: string }
  | { readonly kind: 'drop'; readonly list: PlayList; readonly id: string }
  | { readonly kind: 'raise'; readonly id: string }
  | { readonly kind: 'end'; readonly at: number }
  | { readonly kind: 'begin'; readonly play: Play };

/** The lists that conditions are named in. */
export type PlayList = 'differential' | 'mustNotMiss';

const most: Readonly<Record<PlayList, number>> = { differential: longestDifferential, mustNotMiss: mostMustNotMiss };

function added(list: readonly string[], id: string, limit: number): string[] {
  return list.includes(id) || list.length >= limit ? [...list] : [...list, id];
}

/** One place further up. */
function raised(list: readonly string[], id: string): string[] {
  const at = list.indexOf(id);
  if (at < 1) return [...list];
  return [...list.slice(0, at - 1), id, ...list.slice(at - 1).filter((other) => other !== id)];
}

/** @returns the play after an action; one that has ended stays as it is until another begins */
export function playAfter(play: Play, action: PlayAction): Play {
  if (action.kind === 'begin') return action.play;
  if (play.endedAt !== null) return play;
  switch (action.kind) {
    case 'ask':
      return { ...play, steps: added(play.steps, action.id, mostSteps) };
    case 'name':
      return { ...play, [action.list]: added(play[action.list], action.id, most[action.list]) };
    case 'drop':
      return { ...play, [action.list]: play[action.list].filter((id) => id !== action.id) };
    case 'raise':
      return { ...play, differential: raised(play.differential, action.id) };
    case 'end':
      return play.differential.length === 0 ? play : { ...play, endedAt: action.at };
  }
}

/** @returns a play that has not begun */
export function newPlay(repeatId: string, now: number): Play {
  return { repeatId, startedAt: now, steps: [], differential: [], mustNotMiss: [], endedAt: null };
}

/** A day at most, as the server takes it. */
const mostSeconds = 86_400;

/** @returns how long a play has taken, in whole seconds */
export function secondsOf({ startedAt, endedAt }: Play): number {
  return endedAt === null ? 0 : Math.min(mostSeconds, Math.max(0, Math.round((endedAt - startedAt) / 1000)));
}
