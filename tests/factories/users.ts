import type { FastifyInstance } from 'fastify';
import type { RegisterInput } from '../../src/shared/auth/auth.schema.ts';
import { Browser } from '../setup/test-server.ts';

let made = 0;

/** Sign-up fields that nobody else in this test file has. */
export function newAccount(overrides: Partial<RegisterInput> = {}): RegisterInput {
  made += 1;
  return {
    username: `reader${made}`,
    email: `reader${made}@example.org`,
    password: 'correct horse',
    firstName: 'Ada',
    lastName: 'Reader',
    profession: 'Medical Student',
    institution: 'Charité',
    ...overrides,
  };
}

/** A browser that has just signed up. */
export async function signedUpBrowser(app: FastifyInstance, account: RegisterInput = newAccount()): Promise<Browser> {
  const browser = new Browser(app);
  const response = await browser.post('/api/register', account);
  if (response.statusCode !== 200) throw new Error(`sign-up failed: ${response.body}`);
  return browser;
}
