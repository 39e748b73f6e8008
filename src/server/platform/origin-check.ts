import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/errors.ts';
import { loopbackOriginOf } from './host-check.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something and come from a page of another site (cross-site request forgery): browsers
 * say where a request comes from, and a page cannot forge that. A caller that says nothing is not a browser's page.
 */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAllowed = safeMethods.has(request.method) || isOwnPage(request, publicUrl);
    done(isAllowed ? undefined : new DomainError('NOT_AUTHORIZED', 'This request came from another site.'));
  });
}

function isOwnPage(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === publicUrl) return true;
  // An opaque origin has the text `null`, which is nobody's.
  const from = URL.parse(origin)?.origin;
  return from !== undefined && from !== 'null' && (from === publicUrl || from === loopbackOriginOf(request));
}
