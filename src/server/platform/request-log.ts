import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../shared/errors.ts';
import { pathOf } from './http-errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log says about a request once it is answered; not there on one that was refused before any hook. */
    outcome?: { userId?: string; code?: ErrorCode };
  }
}

/** One line per answered request: who, where, how long, how it ended. Never a body, a query, a cookie or an address. */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('outcome');
  app.addHook('onRequest', async (request) => {
    request.outcome = {};
  });
  app.addHook('onResponse', async (request, reply) => {
    const { userId, code } = request.outcome ?? {};
    const line = { method: request.method, path: pathOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10, userId, code };
    const isCall = line.path.startsWith('/api/') || line.path.startsWith('/trpc/');
    request.log[isCall ? 'info' : 'debug'](line, 'answered');
  });
}
