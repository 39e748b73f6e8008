import { DomainError } from '../../shared/errors.ts';
import { User } from '../auth/user.entity.ts';
import type { Deps, ReactionDeps } from '../deps.ts';
import { rebuildProgress } from './counting.service.ts';

/** So many people are looked up at once. */
const page = 500;

/** How a rebuilding went. */
export interface Rebuilt {
  readonly people: number;
  /** Those of them of whom something is otherwise now, and how many rows that is. */
  readonly changed: number;
  readonly rows: number;
}

type RebuildDeps = ReactionDeps & Pick<Deps, 'database'>;

/**
 * Makes progress and days of study of everybody, or of one person, again, after what features keep of their attempts, each in a transaction of their own, and adds what was
 * ever earned. What was earned is never taken away. Where everything is as it should be, nothing changes.
 * @throws NOT_FOUND for an id that nobody has
 */
export async function rebuildEverybody(deps: RebuildDeps, only?: string): Promise<Rebuilt> {
  let [people, changed, rows] = [0, 0, 0];
  for await (const id of only === undefined ? everybody(deps) : [await existing(deps, only)]) {
    const others = await rebuildProgress(deps, id);
    people += 1;
    changed += others > 0 ? 1 : 0;
    rows += others;
  }
  return { people, changed, rows };
}

async function existing({ database }: RebuildDeps, id: string): Promise<string> {
  if ((await database.fork().count(User, { id })) === 0) throw new DomainError('NOT_FOUND', `There is no user ${id}.`);
  return id;
}

async function* everybody({ database }: RebuildDeps): AsyncGenerator<string> {
  let last: string | undefined;
  for (;;) {
    const users = await database.fork().find(User, last === undefined ? {} : { id: { $gt: last } }, { fields: ['id'], orderBy: { id: 'asc' }, limit: page });
    for (const { id } of users) yield id;
    last = users.at(-1)?.id;
    if (last === undefined || users.length < page) return;
  }
}
