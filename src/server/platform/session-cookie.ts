import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Transport } from './context.ts';

/** @returns the cookie's name: over https one that no other subdomain can set (RFC 6265bis, "__Host-"). */
export function sessionCookieOf({ isHttps }: Pick<Config, 'isHttps'>): string {
  return isHttps ? '__Host-anamnesis_session' : 'anamnesis_session';
}

/** The connection of a real HTTP request, as procedures see it. */
export function createTransport(config: Config, request: FastifyRequest, reply: FastifyReply): Transport {
  const name = sessionCookieOf(config);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps } as const;
  return {
    ip: request.ip,
    log: request.log,
    sessionToken: () => request.cookies[name] || null,
    setSessionToken: (token) => void reply.setCookie(name, token, { ...attributes, maxAge: config.sessionMaxHours * 3600 }),
    clearSessionToken: () => void reply.clearCookie(name, attributes),
    setHeader: (name, value) => void reply.header(name, value),
    note: (facts) => {
      request.outcome = { ...request.outcome, ...facts };
    },
  };
}
