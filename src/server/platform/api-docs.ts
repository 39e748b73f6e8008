import type { FastifyInstance } from 'fastify';
import type { OpenAPIObject } from 'trpc-to-openapi';
import { renderApiDocs } from './api-docs.page.ts';
import { apiDocsScript } from './api-docs.script.ts';

interface ApiDocsOptions {
  readonly publicUrl: string;
  /** The built page of the app, whose typefaces and icon are used; null where there is none. */
  readonly indexHtml: string | null;
}

/** `openapi.json` and the page that shows it to people. */
export function registerApiDocs(app: FastifyInstance, document: OpenAPIObject, { publicUrl, indexHtml }: ApiDocsOptions): void {
  const files = Array.from((indexHtml ?? '').matchAll(/<link[^>]*href="([^"]+\.(?:woff2|svg))"/g), ([, href = '']) => href);
  const fileOf = (name: string) => files.find((href) => href.includes(name)) ?? null;
  const json = JSON.stringify(document);
  const typefaces = { sans: fileOf('source-sans-3'), serif: fileOf('newsreader') };
  const page = renderApiDocs(document, { publicUrl, icon: fileOf('.svg'), typefaces });
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(apiDocsScript));
}
