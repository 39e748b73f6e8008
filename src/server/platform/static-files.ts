import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/errors.ts';
import { pathOf, sendError } from './http-errors.ts';

const frameFile = 'index.html';

/** What the build has drawn beforehand: a page of its own for some addresses, the frame for every other one. */
export interface BuiltPages {
  /** The frame, as it is sent. */
  readonly frame: string;
  /** The files of the pages, by address. */
  readonly byPath: ReadonlyMap<string, string>;
}

/** @returns the built pages, or null where the client has not been built */
export async function readPages(clientDir: string): Promise<BuiltPages | null> {
  const frame = await readFile(join(clientDir, frameFile), 'utf8').catch(() => null);
  if (frame === null) return null;
  const files = await readdir(join(clientDir, 'pages')).catch(() => []);
  const pages = files.filter((file) => file.endsWith('.html'));
  return { frame, byPath: new Map(pages.map((file) => [file === 'home.html' ? '/' : `/${file.slice(0, -'.html'.length)}`, `pages/${file}`])) };
}

/**
 * Serves the built client, and a page at every address that is not a file, so that deep links work after a reload.
 * What is missing below /api and /trpc is a JSON 404.
 */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string, pages: BuiltPages | null): Promise<void> {
  if (pages !== null) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      // One route for each file there is, so that every other address is the page's.
      wildcard: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
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
    if (pages !== null) return reply.sendFile(pages.byPath.get(pathOf(request)) ?? frameFile);
    reply.header('Cache-Control', 'no-cache');
    return reply.code(503).type('text/plain; charset=utf-8').send('The client has not been built: run npm start.\n');
  });
}

function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/^\/(api|trpc|assets)(\/|$)/.test(path)) return false;
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  return !isFile || (request.headers.accept ?? '').includes('text/html');
}
