import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Transport } from './context.ts';

export const sessionCookie = 'anamnesis_session';

/** The connection of a real HTTP request, as procedures see it. */
export function createTransport(config: Config, request: FastifyRequest, reply: FastifyReply): Transport {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps } as const;
  return {
    ip: request.ip,
    log: request.log,
    sessionToken: () => request.cookies[sessionCookie] || null,
    setSessionToken: (token) => void reply.setCookie(sessionCookie, token, { ...attributes, maxAge: config.sessionMaxHours * 3600 }),
    clearSessionToken: () => void reply.clearCookie(sessionCookie, attributes),
    setHeader: (name, value) => void reply.header(name, value),
    note: (facts) => {
      request.outcome = { ...request.outcome, ...facts };
    },
  };
}
