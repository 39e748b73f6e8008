import type { EntityManager, MikroORM } from '@mikro-orm/core';
import type { Deps } from '../deps.ts';
import { describeFault } from '../platform/errors.ts';
import { inOneUnit } from '../platform/unit-of-work.ts';
import { undoableSince } from './account-deletion.service.ts';
import { pseudonymiseEvents } from './account-event.service.ts';
import { User } from './user.entity.ts';

type RemovalDeps = Pick<Deps, 'database' | 'clock' | 'newId' | 'logger'>;

/** At most so many accounts at once; the others are taken the next time. */
const accountsAtOnce = 100;
/** How many rows one statement deletes: each may have hundreds that hang on it, and no statement may take longer than a caller would wait. */
const rowsAtOnce = 50;

/** Where something of a user's is stored. */
interface OwnedTable {
  readonly table: string;
  readonly column: string;
}

/** @returns every table whose rows go with their user, as the entities say it; those first that refer to others, which entities.ts names behind them */
function ownedTables(orm: MikroORM): OwnedTable[] {
  const all = [...orm.getMetadata().getAll().values()].toReversed();
  return all.flatMap(({ tableName, relations }) =>
    relations
      .filter(({ targetMeta, deleteRule }) => targetMeta?.tableName === User.meta.tableName && deleteRule === 'cascade')
      .map(({ fieldNames: [column = ''] }) => ({ table: tableName, column })),
  );
}

/**
 * Deletes the accounts whose owners asked for it and did not come back in time, with everything that is theirs; what happened to the account stays, under a
 * pseudonym. Several processes may do so at once, and one that is killed goes on the next time: nobody can sign in to what is half gone.
 * @returns how many there were
 */
export async function deleteDueAccounts(deps: RemovalDeps): Promise<number> {
  const { database, clock, logger } = deps;
  const statement = 'select id from users where deletion_requested_at <= ? order by deletion_requested_at limit ?';
  const due = await database.query<{ id: string }>(statement, [undoableSince(clock()), accountsAtOnce]);
  let deleted = 0;
  for (const { id } of due) {
    const isDeleted = await deleteAccountOf(deps, id).catch((error: unknown) =>
      logger.warn({ fault: describeFault(error) }, 'an account could not be deleted'),
    );
    if (isDeleted) deleted += 1;
  }
  return deleted;
}

async function deleteAccountOf(deps: RemovalDeps, id: string): Promise<boolean> {
  const { database, clock } = deps;
  const now = clock();
  // From here on nobody undoes it, also where another process has a clock that is behind.
  const claimed = await database.fork().nativeUpdate(User, { id, deletionRequestedAt: { $lte: undoableSince(now) } }, { disabledAt: now });
  if (claimed === 0) return false;
  await inOneUnit({ em: database.fork() }, (em) => pseudonymiseEvents(deps, em, id));
  for (const owned of ownedTables(database.orm)) await deleteRows(database.fork(), owned, id);
  return (await database.fork().nativeDelete(User, { id })) > 0;
}

/** Deletes what a user has in a table, a few rows at a time. */
async function deleteRows(em: EntityManager, { table, column }: OwnedTable, userId: string): Promise<void> {
  const statement = `delete from "${table}" where ctid = any(array(select ctid from "${table}" where "${column}" = ? limit ${rowsAtOnce}))`;
  let isDone = false;
  while (!isDone) {
    const { affectedRows } = await em.getConnection().execute<{ affectedRows: number }>(statement, [userId], 'run');
    isDone = affectedRows < rowsAtOnce;
  }
}
