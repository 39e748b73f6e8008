import type { FastifyInstance } from 'fastify';
import type { OpenAPIObject } from 'trpc-to-openapi';
import { renderApiDocs } from './api-docs.page.ts';

/** `openapi.json` and the page that shows it to people. */
export function registerApiDocs(app: FastifyInstance, document: OpenAPIObject): void {
  const json = JSON.stringify(document);
  const page = renderApiDocs(document);
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
