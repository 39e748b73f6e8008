import type { OpenAPIObject } from 'trpc-to-openapi';
import { z } from 'zod';

/** As much of an OpenAPI document as the page shows. */
const Schema = z.looseObject({ type: z.unknown().optional(), description: z.string().optional() });
const Parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: Schema.optional() });
const Content = z.record(z.string(), z.object({ schema: Schema.optional() }));
const Operation = z.object({
  summary: z.string().optional(),
  tags: z.array(z.string()).optional(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(Parameter).optional(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
});
type Operation = z.infer<typeof Operation>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const style = `
:root { color-scheme: light dark; --ink: light-dark(#23201c, #ece7df); --soft: light-dark(#6a6259, #a9a197); --paper: light-dark(#fbf9f5, #191815);
  --line: light-dark(#e2dcd2, #35322d); --accent: light-dark(#0d5c63, #6cc3ca); }
body { margin: 0 auto; max-width: 60rem; padding: 3rem 1.5rem 6rem; background: var(--paper); color: var(--ink); font: 16px/1.55 ui-sans-serif, system-ui, sans-serif; }
h1 { font: 600 2.2rem/1.2 ui-serif, Georgia, serif; margin: 0 0 .5rem; } h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize; font-size: 1.2rem; }
p { max-width: 42rem; } a { color: var(--accent); } details { border-top: 1px solid var(--line); padding: .75rem 0; }
summary { cursor: pointer; display: flex; gap: .75rem; flex-wrap: wrap; align-items: baseline; min-height: 24px; } summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 4px; }
code, pre { font: 14px/1.5 ui-monospace, monospace; } .method { color: var(--accent); font-weight: 650; min-width: 3.5rem; } .soft { color: var(--soft); }
pre { overflow: auto; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; max-height: 30rem; } h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .25rem 0; } dd { margin: 0; }
`;

/** @returns a page of its own, without a script or anything from elsewhere, that shows an OpenAPI document */
export function renderApiDocs(document: OpenAPIObject): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, operation: Operation.parse(item[method]) }] : [])),
  );
  const sections = [...Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'other')].map(
    ([tag, entries]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${entries.map((entry) => renderOperation(entry.path, entry.method, entry.operation)).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escapeHtml(document.info.title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(document.info.title)} API</h1>
<p>${escapeHtml(document.info.description ?? '')}</p><p>Version ${escapeHtml(document.info.version)}. All paths stand below <code>/api</code>. Sign in with <code>POST /api/login</code>
and send the cookie it sets. The same as <a href="/api/openapi.json">an OpenAPI 3.1 document</a>. <a href="/">Back to the application</a></p>${sections.join('')}</main></body></html>`;
}

function renderOperation(path: string, method: string, operation: Operation): string {
  const access = operation.security?.length ? 'signed in' : 'anyone';
  const answers = Object.entries(operation.responses).map(
    ([status, response]) => `<dt><code>${escapeHtml(status)}</code></dt><dd>${escapeHtml(response.description)}</dd>`,
  );
  return `<details><summary><code class="method">${method.toUpperCase()}</code><code>${escapeHtml(path)}</code><span>${escapeHtml(operation.summary ?? '')}</span>
<span class="soft">${access}</span></summary>${renderParameters(operation)}${renderSchema('Request body', operation.requestBody?.content)}
${renderSchema('Answer', operation.responses['200']?.content)}<h3>Statuses</h3><dl>${answers.join('')}</dl></details>`;
}

function renderParameters(operation: Operation): string {
  if (!operation.parameters?.length) return '';
  const rows = operation.parameters.map(
    (parameter) => `<dt><code>${escapeHtml(parameter.name)}</code></dt><dd>in ${escapeHtml(parameter.in)}${parameter.required ? ', required' : ''}
<code>${escapeHtml(JSON.stringify(parameter.schema ?? {}))}</code></dd>`,
  );
  return `<h3>Parameters</h3><dl>${rows.join('')}</dl>`;
}

function renderSchema(title: string, content: z.infer<typeof Content> | undefined): string {
  const schema = content?.['application/json']?.schema;
  return schema ? `<h3>${title}</h3><pre tabindex="0"><code>${escapeHtml(JSON.stringify(schema, null, 2))}</code></pre>` : '';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
