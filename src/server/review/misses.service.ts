import type { EntityManager } from '@mikro-orm/core';
import type { ReactionDeps } from '../deps.ts';
import type { StoredAttempt } from '../exams/attempt.entity.ts';
import { questionOf } from '../exams/question.entity.ts';
import { milliseconds } from '../platform/instants.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { uuidV5 } from '../platform/uuid-v5.ts';
import { type CardRow, cardColumns } from './cards.queries.ts';
import { addEntries, dropMisses, type LogEntry } from './log.queries.ts';
import { replayCards, takeEntries } from './scheduling.service.ts';

/** The id of a miss in the log: the same whenever it is worked out, so that it counts once. */
const missId = (attempt: string, position: number): string => uuidV5(attempt, String(position));

/** What was answered wrongly in an attempt. What was not answered is no miss: it may not have been read. */
interface Miss {
  readonly attempt: string;
  readonly position: number;
  /** The version that was asked. */
  readonly version: string;
  readonly choice: number;
  /** When the attempt ended. */
  readonly at: number;
}

const entryOf = ({ attempt, position, version, choice, at }: Miss): LogEntry => ({
  ...{ id: missId(attempt, position), question: questionOf(version), rating: 'again', choice, at, reviewedOn: null, isMiss: true },
});

/** Misses of somebody's attempts, put-away practice left out, or of one of them. */
function missesOf(em: EntityManager, user: string, attempt?: string): Promise<Miss[]> {
  return readRows<Miss>(
    em,
    `select a.id as attempt, r.position, r.question as version, r.choice, ${milliseconds('a.completed_at')} as at
     from exam_attempts a join exam_responses r on r.attempt_id = a.id
     where a.user_id = ? and a.completed_at is not null and not a.is_put_away and r.choice >= 0 and not r.is_correct ${attempt === undefined ? '' : 'and a.id = ?'}`,
    attempt === undefined ? [user] : [user, attempt],
  );
}

/** A miss with the card of its question, which may not be there. */
type MissRow = Pick<Miss, 'position' | 'version' | 'choice'> & (CardRow | { readonly [Key in keyof CardRow]: null });

/**
 * Puts what was missed in an attempt among the cards, in the transaction in which it ends: as if it had been reviewed then and not been known. Right answers leave cards alone:
 * a paper asks when its learner likes, and not when a question is about to be forgotten.
 */
export async function enterMisses(em: EntityManager, deps: ReactionDeps, { id, user, isPutAway, completedAt }: StoredAttempt): Promise<void> {
  if (isPutAway || !completedAt) return;
  const rows = await readRows<MissRow>(
    em,
    `select r.position, r.question as version, r.choice, ${cardColumns}
     from exam_responses r join exam_question_versions v on v.id = r.question left join review_cards c on c.user_id = ? and c.question = v.question_id
     where r.attempt_id = ? and r.choice >= 0 and not r.is_correct`,
    [user.id, id],
  );
  if (rows.length === 0) return;
  const cards = rows.flatMap(({ position: _position, version: _version, choice: _choice, ...card }): CardRow[] => (card.question === null ? [] : [card]));
  const entries = rows.map(({ position, version, choice }) => entryOf({ attempt: id, position, version, choice, at: completedAt.getTime() }));
  const { isReplayed } = await takeEntries(em, user.id, deps.clock(), entries, new Map(cards.map((card) => [card.question, card])));
  // A miss before later reviews changes what those have retained.
  if (isReplayed) for (const react of deps.reactions.studied) await react(em, deps, { user: user.id, studies: [], isAnew: true });
}

/** Brings the cards in line with an attempt that was marked again: what is right now was no miss, and what is wrong now was one. */
export async function correctMisses(em: EntityManager, deps: ReactionDeps, { id, user, isPutAway, totalQuestions }: StoredAttempt): Promise<void> {
  if (isPutAway) return;
  const misses = (await missesOf(em, user.id, id)).map(entryOf);
  const now = deps.clock();
  const wanted = new Set(misses.map((entry) => entry.id));
  const others = Array.from({ length: totalQuestions }, (_, position) => missId(id, position)).filter((one) => !wanted.has(one));
  const gone = await dropMisses(em, user.id, others);
  const added = await addEntries(em, user.id, now, misses);
  const entered = misses.filter((entry) => added.has(entry.id)).map(({ question }) => question);
  await replayCards(em, user.id, now, [...new Set([...gone, ...entered])]);
}

/**
 * Makes the misses of all of somebody's attempts again, and all cards from the log; reviews stay as they are. For attempts from before there was any review, and for repair.
 * @returns how many rows are others now
 */
export async function rebuildMisses(em: EntityManager, user: string, deps: ReactionDeps): Promise<number> {
  const now = deps.clock();
  const misses = (await missesOf(em, user)).map(entryOf);
  const wanted = new Set(misses.map(({ id }) => id));
  const rows = await readRows<{ id: string }>(em, 'select id from review_log where user_id = ? and is_miss', [user]);
  const known = new Set(rows.map(({ id }) => id));
  const gone = await dropMisses(
    em,
    user,
    [...known].filter((id) => !wanted.has(id)),
  );
  const added = await addEntries(
    em,
    user,
    now,
    misses.filter(({ id }) => !known.has(id)),
  );
  return gone.length + added.size + (await replayCards(em, user, now));
}
