import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers whatever the Host header says: for probes that call a process by the address they find it at. */
    anyHost?: boolean;
  }
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Refuses requests that were sent to another name than ours. A page of another site can point a name of its own at this
 * machine (DNS rebinding), and the browser then takes it for the same site; what it cannot do is send our name in Host.
 */
export function registerHostCheck(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl);
  const message = `This server answers at ${publicUrl} and at loopback addresses only. Set PUBLIC_URL to the address that people use.`;
  app.addHook('onRequest', (request, _reply, done) => {
    const host = hostOf(request);
    const isOurs = host === own.host || isOwnHost(host, own) || request.routeOptions.config.anyHost === true;
    done(isOurs ? undefined : new DomainError('BAD_INPUT', message));
  });
}

/** What the request itself says: whether a proxy wrote X-Forwarded-Host, nobody can tell. */
function hostOf({ headers }: FastifyRequest): string {
  return headers.host ?? '';
}

function isOwnHost(host: string, own: URL): boolean {
  if (loopback.test(host)) return true;
  // As browsers compare them: without regard to case, and with the default port left out.
  return /^[\w.:[\]-]+$/.test(host) && URL.parse(`${own.protocol}//${host}`)?.host === own.host;
}

/** @returns the origin of our pages for a browser on this machine, which may use any loopback name and port; undefined for others */
export function loopbackOriginOf(request: FastifyRequest): string | undefined {
  const host = hostOf(request);
  return loopback.test(host) ? URL.parse(`${request.protocol}://${host}`)?.origin : undefined;
}
