import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/core';
import { type Advanced, advanceBy, newSchedule, replay } from '../../shared/review/schedule.rules.ts';
import { type CardRow, cardsOf, dropCards, saveCards } from './cards.queries.ts';
import { addEntries, entriesOf, type LogEntry } from './log.queries.ts';

/** What became of entries that were taken. */
export interface Taken {
  /** Those that were not in the log before. */
  readonly fresh: readonly LogEntry[];
  /** Ids of those of them that retained something. */
  readonly retained: ReadonlySet<string>;
  /** Whether one of them came before what its card had had, so that others may have retained something now, or no more. */
  readonly isReplayed: boolean;
}

/** A card that was taken out comes back with a later miss. */
const isBack = ({ outAt }: CardRow, entries: readonly LogEntry[]): boolean => outAt !== null && entries.some(({ at, isMiss }) => isMiss && at > outAt);

/** A card as it is by its log; null where nothing is left of it. */
function cardBy(question: string, known: CardRow | undefined, log: readonly LogEntry[]): CardRow | null {
  const schedule = replay(log) ?? (known?.putAt == null ? null : newSchedule(known.putAt));
  if (!schedule) return null;
  return { ...schedule, question, putAt: known?.putAt ?? null, outAt: known && !isBack(known, log) ? known.outAt : null };
}

/**
 * Takes entries of one user, in the unit around it: each is in the log once, and its card goes on by it. A card that has had later ones is replayed from the log.
 * @param cards those of the questions of the entries, as they are stored
 */
export async function takeEntries(
  em: EntityManager,
  user: string,
  now: Date,
  entries: readonly LogEntry[],
  cards: ReadonlyMap<string, CardRow>,
): Promise<Taken> {
  const added = await addEntries(em, user, now, entries);
  const fresh = entries.filter(({ id }) => added.has(id));
  const byQuestion = Map.groupBy(fresh, ({ question }) => question);
  const advanced = new Map<string, Advanced | null>();
  for (const [question, own] of byQuestion) advanced.set(question, advanceBy(cards.get(question) ?? null, own));
  const late = [...advanced].filter(([, result]) => result === null).map(([question]) => question);
  const logs = late.length === 0 ? new Map<string, LogEntry[]>() : await entriesOf(em, user, late);
  const after = [...advanced].map(([question, result]): CardRow | null => {
    const known = cards.get(question);
    if (!result) return cardBy(question, known, logs.get(question) ?? []);
    const outAt = known && !isBack(known, byQuestion.get(question) ?? []) ? known.outAt : null;
    return { ...result.schedule, question, putAt: known?.putAt ?? null, outAt };
  });
  await saveCards(
    em,
    user,
    now,
    after.filter((card) => card !== null),
  );
  return { fresh, retained: new Set([...advanced.values()].flatMap((result) => result?.retained ?? [])), isReplayed: late.length > 0 };
}

/**
 * Makes cards again from the log, in the unit around it: those of some questions, or all.
 * @returns how many of them are others now
 */
export async function replayCards(em: EntityManager, user: string, now: Date, questions?: readonly string[]): Promise<number> {
  if (questions?.length === 0) return 0;
  const [cards, logs] = [await cardsOf(em, user, questions), await entriesOf(em, user, questions)];
  const [changed, gone]: [CardRow[], string[]] = [[], []];
  for (const question of new Set([...cards.keys(), ...logs.keys()])) {
    const known = cards.get(question);
    const card = cardBy(question, known, logs.get(question) ?? []);
    if (!card) gone.push(question);
    else if (!isDeepStrictEqual({ ...known }, card)) changed.push(card);
  }
  await saveCards(em, user, now, changed);
  await dropCards(em, user, gone);
  return changed.length + gone.length;
}
