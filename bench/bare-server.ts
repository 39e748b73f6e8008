import { createHash, randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../src/server/db/database.ts';
import { analyze } from '../tests/setup/product.ts';

const hour = 3_600_000;
const insert =
  'insert into diagnostic_sessions (id, user_id, symptoms, severity, answers, analysis, listed_suggestions, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)';

/**
 * The peer: a Fastify server with the statements of ours through the same driver, and the same analysis, and nothing
 * else: no validation, no policy, no limits, no headers, no log, no unit of work.
 */
export function buildBare(database: Database, cookieName: string): FastifyInstance {
  const connection = database.orm.em.getConnection();
  const viewer = async (cookie = '') => {
    const key = createHash('sha256')
      .update(cookie.slice(cookieName.length + 1))
      .digest('hex');
    const now = Date.now();
    const [user] = await connection.execute(
      'select u.id, u.username, u.email, u.first_name, u.last_name, u.profession, u.institution, u.subscription_tier, u.is_admin, u.last_login_at, u.created_at, s.last_seen_at from auth_sessions s join users u on u.id = s.user_id where s.key = ? and s.last_seen_at > ? and s.created_at > ? and u.disabled_at is null',
      [key, new Date(now - hour), new Date(now - 168 * hour)],
      'all',
    );
    return user;
  };
  const app = Fastify({ logger: false });
  app.get('/api/me', async (request) => viewer(request.headers.cookie));
  app.post<{ Body: { symptoms: string } }>('/api/diagnostic-session', async ({ headers, body: { symptoms } }) => {
    const user = await viewer(headers.cookie);
    const analysis = analyze({ symptoms, severity: 5 });
    const id = randomUUID();
    const listed = analysis.suggestions.map(({ condition, probability, description, reference }) => ({ condition, probability, description, reference }));
    const row = [id, user?.id, symptoms, 5, '[]', JSON.stringify(analysis), JSON.stringify(listed), new Date()];
    await connection.transactional((transaction) => connection.execute(insert, row, 'run', transaction));
    return { id, symptoms, ...analysis };
  });
  return app;
}
