import { composeServer, type Server } from '../src/server/compose.ts';
import { readConfig } from '../src/server/config.ts';
import { createLogger } from '../src/server/deps.ts';
import { loadEnvFile, offerHelp, say } from './command.ts';
import { samplePassword, sampleUsers } from './sample-users.ts';

/** Adds the sample users, each with sessions, to the configured database; those that exist are left as they are. */
export async function seedSampleUsers(): Promise<void> {
  const config = { ...readConfig(), authRateLimitPerMinute: 0, rateLimitPerMinute: 0 };
  const { app, close } = await composeServer(config, { logger: createLogger('warn') });
  try {
    for (const sample of sampleUsers) await seedOne(app, sample);
  } finally {
    await close();
  }
  say(`Sample users, all with the password "${samplePassword}": ${sampleUsers.map(({ account }) => account.email).join(', ')}`);
}

/** Does over REST what a person would do, so that sample data is as real as theirs. */
async function seedOne(app: Server['app'], { account, cases }: (typeof sampleUsers)[number]): Promise<void> {
  const signUp = await app.inject({ method: 'POST', url: '/api/register', payload: { ...account, password: samplePassword } });
  if (signUp.statusCode === 409) return;
  const cookies = Object.fromEntries(signUp.cookies.map(({ name, value }) => [name, value]));
  for (const payload of cases) {
    const stored = await app.inject({ method: 'POST', url: '/api/diagnostic-session', cookies, payload });
    if (stored.statusCode !== 200) throw new Error(`A sample session was refused: ${stored.body}`);
  }
}

if (import.meta.main) {
  offerHelp(`
Usage: npm run seed

Adds three sample users with diagnostic sessions to the configured database. Stop the server first if it is the embedded one.`);
  loadEnvFile();
  await seedSampleUsers();
}
