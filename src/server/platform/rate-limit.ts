import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/errors.ts';
import { clientOf } from './client-address.ts';
import type { Limiter } from './limiter.ts';

/**
 * Limits the calls of a client, each call of a tRPC batch for itself.
 * @param callsIn how many calls a request carries
 */
export function registerRateLimit(app: FastifyInstance, limiter: Limiter, callsIn: (request: FastifyRequest) => number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const client = clientOf(request);
    let waitMs = 0;
    for (let calls = callsIn(request); calls > 0 && waitMs === 0; calls -= 1) waitMs = limiter.consume(client);
    if (waitMs === 0) return done();
    reply.header('Retry-After', String(Math.ceil(waitMs / 1000)));
    done(new DomainError('RATE_LIMITED'));
  });
}
