import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../shared/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log says about a request once it is answered; not there on one that was refused before any hook. */
    outcome?: { userId?: string; code?: ErrorCode; isCall?: boolean };
  }
}

/** One line per answered request: who, where, how long, how it ended. Never a body, a query, a cookie or an address. */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('outcome');
  app.addHook('onRequest', (request, _reply, done) => {
    request.outcome = {};
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    done();
  });
}

/** Marks everything in a scope as a call: calls are logged always, pages and files only for those who look for faults. */
export function registerCallLog(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, reply, done) => {
    request.outcome = { ...request.outcome, isCall: true };
    // Whoever hangs up gets no answer, and what was asked may be done all the same.
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded) logLine(request, reply, 'not answered');
    });
    done();
  });
}

/** Writes the line of a request that has been answered. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  logLine(request, reply, 'answered');
}

function logLine(request: FastifyRequest, reply: FastifyReply, how: 'answered' | 'not answered'): void {
  const { method } = request;
  const { userId, code, isCall } = request.outcome ?? {};
  const [path] = request.url.split('?', 1);
  const isPage = !isCall && code === undefined && (method === 'GET' || method === 'HEAD');
  const level = isPage ? 'debug' : 'info';
  const status = how === 'answered' ? reply.statusCode : undefined;
  request.log[level]({ method, path, status, ms: Math.round(reply.elapsedTime * 10) / 10, userId, code }, how);
}
