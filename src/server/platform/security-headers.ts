import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Header names and values that go with every answer. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * The headers that Helmet sets, worked out once: they depend on nothing of a request, and an answer that no hook sees
 * (of the parser, of the framework) needs them too. Everything comes from ourselves only; the page's own inline scripts by their hashes.
 * @param given whether people use https, and the built page, or null where there is none
 */
export function createSecurityHeaders(given: { isHttps: boolean; indexHtml: string | null }): SecurityHeaders {
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(given.indexHtml ?? '')],
        // Mantine writes its CSS variables into style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(given.isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: given.isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  let failure: unknown;
  apply(request, response, (error) => {
    failure = error;
  });
  if (failure !== undefined) throw failure;
  return Object.freeze(Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])));
}

/** Sends the headers with every answer that a route, or the handler of what is not found, gives. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** @returns CSP source expressions of the inline scripts in a page */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return Array.from(scripts, ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
}
