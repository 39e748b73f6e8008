import { newAccount } from '../factories/users.ts';
import type { ServerProcess } from './server-process.ts';

/** Makes a user at a server process. @returns the cookie of the session */
export async function signUp(server: ServerProcess): Promise<string> {
  const response = await server.fetch('/api/register', { body: newAccount() });
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0];
  if (!response.ok || !cookie) throw new Error(`sign-up failed: ${response.status} ${await response.text()}`);
  return cookie;
}

/** @returns what a server process answers, as it was sent @throws where it refuses */
export async function post(server: ServerProcess, cookie: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await server.fetch(path, { body, cookie });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return JSON.parse(await response.text());
}
