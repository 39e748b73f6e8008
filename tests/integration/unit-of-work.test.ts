import type { EntityManager } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '../../src/server/auth/user.entity.ts';
import { inOneUnit, uniqueAs } from '../../src/server/platform/unit-of-work.ts';
import { DomainError } from '../../src/shared/errors.ts';
import { makeUser } from '../factories/users.ts';
import { postgresUrl } from '../setup/test-database.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
let one: User;
let other: User;
beforeAll(async () => {
  server = await startTestServer();
  [{ user: one }, { user: other }] = [await makeUser(server), await makeUser(server)];
});
afterAll(() => server.close());

const unit = () => ({ em: server.deps.database.fork() });
const rename = (em: EntityManager, { id }: User, firstName: string) => em.nativeUpdate(User, { id }, { firstName });
const nameOf = async ({ id }: User) => (await server.deps.database.fork().findOneOrFail(User, { id })).firstName;
/** What the database says when it gives a transaction up. */
const giveUp = (em: EntityManager, state: string) =>
  em.getConnection().execute(`do $$ begin raise exception 'given up' using errcode = '${state}'; end $$`, [], 'run', em.getTransactionContext());

describe('a unit of work', () => {
  test.each(['40P01', '40001'])('that the database gives up with %s is done again, whole and once', async (state) => {
    let tries = 0;
    const answer = await inOneUnit(unit(), async (em) => {
      tries += 1;
      await rename(em, one, `${state} ${tries}`);
      if (tries === 1) await giveUp(em, state);
      return 'done';
    });
    expect([answer, tries, await nameOf(one)]).toEqual(['done', 2, `${state} 2`]);
  });

  test('is given up after three tries', async () => {
    let tries = 0;
    const failing = inOneUnit(unit(), async (em) => {
      tries += 1;
      await rename(em, one, 'never');
      await giveUp(em, '40P01');
    });
    await expect(failing).rejects.toMatchObject({ code: '40P01' });
    expect([tries, await nameOf(one)]).toEqual([3, expect.not.stringMatching('never')]);
  });

  test.each<[string, (em: EntityManager) => Promise<unknown>]>([
    ['a constraint', (em) => giveUp(em, '23505')],
    ['a lock that is not free', (em) => giveUp(em, '55P03')],
    ['a refusal of ours', async () => Promise.reject(new DomainError('CONFLICT'))],
  ])('that fails for %s is not tried again', async (_why, fail) => {
    let tries = 0;
    const failing = inOneUnit(unit(), async (em) => {
      tries += 1;
      await fail(em);
    });
    await expect(failing).rejects.toThrow();
    expect(tries).toBe(1);
  });

  // PGlite has one connection, on which nobody waits for anybody.
  test.runIf(postgresUrl)('survives a real deadlock with another', async () => {
    const barrier = { arrived: 0 };
    const renameBoth = (first: User, second: User, name: string) =>
      inOneUnit(unit(), async (em) => {
        await rename(em, first, name);
        barrier.arrived += 1;
        await expect.poll(() => barrier.arrived).toBeGreaterThan(1);
        await rename(em, second, name);
      });
    await Promise.all([renameBoth(one, other, 'here'), renameBoth(other, one, 'there')]);
    expect(barrier.arrived).toBe(3);
    expect(await nameOf(one)).toBe(await nameOf(other));
  });
});

test('the name of a constraint says which error its violation is, and every other failure stays what it was', async () => {
  const twice = async () => {
    const { em } = unit();
    em.create(User, { ...one, id: server.deps.newId(), usernameKey: 'somebody-else' });
    await em.flush();
  };
  const taken = () => new DomainError('TAKEN');
  expect(await twice().catch(uniqueAs({ users_email_key: taken }))).toMatchObject({ code: 'TAKEN' });
  await expect(twice().catch(uniqueAs({ users_username_key: taken }))).rejects.toMatchObject({ constraint: 'users_email_key' });
  const fault = new Error('users_email_key');
  await expect(Promise.reject(fault).catch(uniqueAs({ users_email_key: taken }))).rejects.toBe(fault);
});
