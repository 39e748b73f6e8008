import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { retryAfterSeconds } from './errors.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { config: { anyHost: true } }, async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', { config: { anyHost: true } }, async (_request, reply) => {
    const isReady = await database.isAnswering().catch(() => false);
    if (!isReady) reply.header('Retry-After', retryAfterSeconds);
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable' });
  });
}
