import { sweepAccountEvents } from './auth/account-event.service.ts';
import { deleteDueAccounts } from './auth/account-removal.service.ts';
import { sweepExpiredSessions } from './auth/session.service.ts';
import type { Deps } from './deps.ts';
import { finishOverdue } from './exams/finish.service.ts';
import { analyseItems } from './exams/item-statistics.service.ts';
import { countUncounted } from './progress/counting.service.ts';

/** What goes on by the clock and not by anybody's call. Several processes may do it at once, and one that is killed in the middle leaves nothing half done. */
interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (deps: Deps) => Promise<unknown>;
}

const hour = 60 * 60_000;

/** Every job of the product; each is run at start, and then in its own time. */
export const jobs: readonly Job[] = [
  { name: 'forget sessions that are over', everyMs: hour, run: sweepExpiredSessions },
  { name: 'forget account events that are too old', everyMs: hour, run: sweepAccountEvents },
  { name: 'delete accounts whose owners asked for it', everyMs: hour, run: deleteDueAccounts },
  { name: 'hand in papers whose time is over', everyMs: 2_000, run: finishOverdue },
  { name: 'add up how questions do', everyMs: 30_000, run: analyseItems },
  { name: 'count attempts that were never counted', everyMs: 30_000, run: countUncounted },
];
