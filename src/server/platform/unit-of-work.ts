import { type EntityManager, type EntityName, UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError } from '../../shared/errors.ts';
import type { AuthedContext, CallContext } from './context.ts';

/** A row that belongs to one user. */
interface Owned {
  id: string;
  user: { id: string };
}

/**
 * Finds a row of the user's own.
 * @throws NOT_FOUND also for one that belongs to somebody else: its existence is not theirs to know
 */
export function findOwn<Row extends Owned>(ctx: AuthedContext, entity: EntityName<Row>, id: string): Promise<Row>;
export async function findOwn(ctx: AuthedContext, entity: EntityName<Owned>, id: string): Promise<Owned> {
  const row = await ctx.em.findOne(entity, { id, user: { id: ctx.user.id } });
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/**
 * Reads what the database refused as what it means, for `catch`.
 * @param errors by the name of the unique constraint
 * @returns hands back the error of the constraint that was violated, and throws every other failure on
 */
export function uniqueAs(errors: Readonly<Record<string, () => DomainError>>): (failure: unknown) => DomainError {
  return (failure) => {
    const isRefusal = failure instanceof UniqueConstraintViolationException && 'constraint' in failure;
    const error = isRefusal && typeof failure.constraint === 'string' ? errors[failure.constraint] : undefined;
    if (!error) throw failure;
    return error();
  };
}

/** Reads rows by a statement of our own, in the transaction of an EntityManager if there is one. */
export function readRows<Row extends object>(em: EntityManager, statement: string, values: readonly unknown[]): Promise<Row[]> {
  return em.getConnection().execute<Row[]>(statement, [...values], 'all', em.getTransactionContext());
}

/** Whoever loses a deadlock finds the locks free at once; to lose three in a row takes a crowd. */
const tries = 3;

/**
 * Does what must be true together, in one transaction. It is tried again where the database gave it up for the sake of
 * others (SQLSTATE 40P01, a deadlock, and 40001), so the work may run more than once: it changes nothing but rows, by the
 * EntityManager that it is given.
 */
export async function inOneUnit<T>({ em }: Pick<CallContext, 'em'>, work: (em: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await em.transactional(work);
    } catch (error) {
      if (!isGivenUp(error) || attempt === tries) throw error;
    }
  }
}

/** By its SQLSTATE, for statements in SQL fail with the driver's own errors. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
}
