import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/errors.ts';
import { pathOf, sendError } from './http-errors.ts';

/** @returns the built page, or null where the client has not been built */
export async function readIndexHtml(clientDir: string): Promise<string | null> {
  return readFile(join(clientDir, 'index.html'), 'utf8').catch(() => null);
}

/**
 * Serves the built client, and its page at every address that is not a file, so that deep links work after a reload.
 * What is missing below /api and /trpc is a JSON 404.
 */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string, indexHtml: string | null): Promise<void> {
  if (indexHtml !== null) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      // One route for each file there is, so that every other address is the page's.
      wildcard: false,
      globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Files below assets/ have a hash of their content in their name.
        reply.header('Cache-Control', path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return sendError(request, reply, new DomainError('NOT_FOUND'));
    reply.header('Cache-Control', 'no-cache');
    if (indexHtml === null) return reply.code(503).type('text/plain; charset=utf-8').send('The client has not been built: run npm start.\n');
    return reply.type('text/html; charset=utf-8').send(indexHtml);
  });
}

function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/^\/(api|trpc|assets)(\/|$)/.test(path)) return false;
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  return !isFile || (request.headers.accept ?? '').includes('text/html');
}
