import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { clientOf } from './client-address.ts';
import type { Transport } from './context.ts';

/** How long a browser keeps being known to the accounts that signed in on it, in days. */
export const deviceCookieDays = 180;

/** @returns a cookie's name: over https one that no other subdomain can set (RFC 6265bis, "__Host-"). */
function cookieName({ isHttps }: Pick<Config, 'isHttps'>, name: string): string {
  return isHttps ? `__Host-${name}` : name;
}

/** @returns the name of the cookie that a person is signed in by */
export function sessionCookieOf(config: Pick<Config, 'isHttps'>): string {
  return cookieName(config, 'anamnesis_session');
}

/** The connection of a real HTTP request, as procedures see it. */
export function createTransport(config: Config, request: FastifyRequest, reply: FastifyReply): Transport {
  const session = sessionCookieOf(config);
  const device = cookieName(config, 'anamnesis_device');
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps } as const;
  return {
    client: () => clientOf(request),
    log: request.log,
    userAgent: () => request.headers['user-agent'] ?? null,
    sessionToken: () => request.cookies[session] || null,
    setSessionToken: (token) => void reply.setCookie(session, token, { ...attributes, maxAge: config.sessionMaxHours * 3600 }),
    clearSessionToken: () => void reply.clearCookie(session, attributes),
    deviceToken: () => request.cookies[device] || null,
    setDeviceToken: (token) => void reply.setCookie(device, token, { ...attributes, maxAge: deviceCookieDays * 86_400 }),
    setHeader: (name, value) => void reply.header(name, value),
    idempotencyKey: () => {
      const sent = request.headers['idempotency-key'];
      return typeof sent === 'string' && sent !== '' ? sent : null;
    },
    note: (facts) => {
      request.outcome = { ...request.outcome, ...facts };
    },
  };
}
