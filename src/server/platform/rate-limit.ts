import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/errors.ts';
import { clientOf } from './client-address.ts';

/**
 * Limits the calls of a client, each call of a tRPC batch for itself.
 * @param perMinute 0 is no limit
 * @param callsIn how many calls a request carries
 */
export async function registerRateLimit(app: FastifyInstance, perMinute: number, callsIn: (request: FastifyRequest) => number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(fastifyRateLimit, { global: false, max: perMinute, timeWindow: 60_000, cache: 20_000, keyGenerator: clientOf });
  const count = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    for (let calls = callsIn(request); calls > 0; calls -= 1) {
      const limit = await count(request);
      if (!limit.isAllowed && limit.isExceeded) {
        reply.header('Retry-After', String(Math.max(1, limit.ttlInSeconds)));
        throw new DomainError('RATE_LIMITED');
      }
    }
  });
}
