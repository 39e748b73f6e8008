import type { EntityManager } from '@mikro-orm/core';
import type { Deps } from '../deps.ts';
import { AccountEvent, type AccountEventKind } from './account-event.entity.ts';

/** How many of each kind an account keeps: failed sign-ins push out other failed ones, and no sign-in. */
export const keptEvents = 200;
/** In milliseconds: 400 days, so that a year can be looked back upon. */
const keptMs = 400 * 86_400_000;

/** All but the newest ones. What somebody else is deleting already is left to them, so that nobody waits or deadlocks here. */
const forgetOldest = (whose: string) => `
  delete from account_events where id in (
    select id from account_events
    where id in (select id from account_events where ${whose} and kind = ? order by id desc offset ?)
    for update skip locked)`;

/**
 * Records what happened in the unit of work in which it happens, and makes room for it. It costs an account and an email
 * that has none the same statements.
 * @param userId null for an email that has no account: all of these together keep as many as one account
 */
export async function recordAccountEvent(deps: Pick<Deps, 'newId' | 'clock'>, em: EntityManager, kind: AccountEventKind, userId: string | null): Promise<void> {
  const [whose, values] = userId === null ? ['user_id is null and pseudonym is null', []] : ['user_id = ?', [userId]];
  await em.getConnection().execute(forgetOldest(whose), [...values, kind, keptEvents - 1], 'run', em.getTransactionContext());
  em.create(AccountEvent, { id: deps.newId(), user: userId, kind, at: deps.clock() });
}

/**
 * Takes the name off everything that happened to an account, before it goes: its events can be counted from then on, and lead to nobody.
 * They are kept as long as others.
 */
export async function pseudonymiseEvents(deps: Pick<Deps, 'newId'>, em: EntityManager, userId: string): Promise<void> {
  await em.nativeUpdate(AccountEvent, { user: userId }, { user: null, pseudonym: deps.newId() });
}

/** Deletes the events that are too old to keep. @returns how many there were */
export async function sweepAccountEvents({ database, clock }: Deps): Promise<number> {
  return database.fork().nativeDelete(AccountEvent, { at: { $lte: new Date(clock().getTime() - keptMs) } });
}
