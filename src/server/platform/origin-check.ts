import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/errors.ts';
import { sendError } from './http-errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something and come from a page of another site (cross-site request forgery): browsers
 * say where a request comes from, and a page cannot forge that. A caller that says nothing is not a browser's page.
 */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (safeMethods.has(request.method) || isOwnPage(request, publicUrl)) return;
    return sendError(request, reply, new DomainError('NOT_AUTHORIZED', 'This request came from another site.'));
  });
}

function isOwnPage(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  if (origin !== undefined) return origin === publicUrl || isSameHost(origin, request.host);
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

/** Compares hosts only: behind a proxy that ends TLS the scheme we see is not the browser's. */
function isSameHost(origin: string, host: string): boolean {
  const from = URL.parse(origin);
  const to = from && URL.parse(`${from.protocol}//${host}`);
  return from !== null && to !== null && from.host !== '' && from.host === to.host;
}
