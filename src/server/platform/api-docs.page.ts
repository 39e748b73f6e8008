import type { OpenAPIObject } from 'trpc-to-openapi';
import { z } from 'zod';
import { apiDocsStyle, type Typefaces } from './api-docs.style.ts';
import { exampleOf, JsonSchema, typeInWords } from './api-example.ts';

/** As much of an OpenAPI document as the page shows. */
const Parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: JsonSchema.optional() });
const Content = z.record(z.string(), z.object({ schema: JsonSchema.optional() }));
const Operation = z.object({
  summary: z.string().optional(),
  tags: z.array(z.string()).optional(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(Parameter).optional(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
});
type Operation = z.infer<typeof Operation>;

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const json = 'application/json';

interface PageOptions {
  /** Where the app is reached from, without a slash at the end. */
  readonly publicUrl: string;
  /** The file of the app's icon; null without a build. */
  readonly icon: string | null;
  readonly typefaces: Typefaces;
}

/** @returns a page that shows an OpenAPI document in the look of the app, each call with an example that can be copied; its script is a file beside it */
export function renderApiDocs(document: OpenAPIObject, { publicUrl, icon, typefaces }: PageOptions): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, operation: Operation.parse(item[method]) }] : [])),
  );
  const features = [...Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'other')];
  const contents = features.map(
    ([tag, some]) =>
      `<li><strong>${escapeHtml(tag)}</strong><ul>${some.map((call) => `<li><a href="#${idOf(call)}"><b>${call.method.toUpperCase()}</b>${escapeHtml(call.path)}</a></li>`).join('')}</ul></li>`,
  );
  const sections = features.map(
    ([tag, some]) => `<section><h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${some.map((call) => renderCall(call, publicUrl)).join('')}</section>`,
  );
  const title = escapeHtml(document.info.title);
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${title}</title><link rel="icon" href="${icon ?? 'data:,'}"><script src="/api/docs.js"></script><style>${apiDocsStyle(typefaces)}</style></head><body>
<header class="bar"><div><a class="brand" href="/"><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="M5 19h5l3-10 5 14 3-7h3"/><circle cx="26.2" cy="16" r="2"/></svg>${title}</a><span>API</span></div></header>
<div class="page"><nav aria-label="Calls"><ul>${contents.join('')}</ul></nav><main><h1>${title} API</h1>
<p class="lead">${escapeHtml(document.info.description ?? '')}</p>
<p class="lead">Version ${escapeHtml(document.info.version)}. All paths stand below <code>/api</code>. Sign in with <a href="#post-login"><code>POST /login</code></a> and send the cookie that it sets; the examples keep it in <code>cookies.txt</code>.
The same as <a href="/api/openapi.json">an OpenAPI 3.1 document</a>.</p>${sections.join('')}</main></div></body></html>`;
}

const idOf = ({ method, path }: Call) => `${method}${path.replaceAll(/[^a-z0-9]+/gi, '-').replace(/-$/, '')}`;

function renderCall(call: Call, publicUrl: string): string {
  const { path, method, operation } = call;
  const needsUser = Boolean(operation.security?.length);
  const answers = Object.entries(operation.responses).map(
    ([status, response]) => `<tr><th scope="row"><code>${escapeHtml(status)}</code></th><td>${escapeHtml(response.description)}</td></tr>`,
  );
  const body = operation.requestBody?.content[json]?.schema;
  const answer = operation.responses['200']?.content?.[json]?.schema;
  return `<article class="call" id="${idOf(call)}"><div class="head"><h3><a href="#${idOf(call)}"><code class="path"><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code></a></h3>
<span class="access"${needsUser ? ' data-user' : ''}>${needsUser ? 'signed in' : 'anyone'}</span></div>
<div><p class="what">${escapeHtml(operation.summary ?? '')}</p>${renderParameters(operation)}${body ? `<h4>Body</h4>${renderFields(body)}` : ''}
${answer ? `<details><summary>Answer</summary>${renderFields(answer)}<h4>Example</h4><pre tabindex="0"><code>${escapeHtml(JSON.stringify(exampleOf(answer, '', true), null, 2))}</code></pre></details>` : ''}
<details><summary>Statuses</summary><table>${answers.join('')}</table></details></div>
<div class="example"><button type="button" data-copy>Copy</button><pre tabindex="0"><code>${escapeHtml(curlOf(call, publicUrl))}</code></pre></div></article>`;
}

/** The call as it is typed into a terminal. */
function curlOf({ path, method, operation }: Call, publicUrl: string): string {
  const valueIn = ({ name, schema }: z.infer<typeof Parameter>) => encodeURIComponent(String(exampleOf(schema ?? {}, name)));
  const parameters = operation.parameters ?? [];
  const inPath = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, parameter) => url.replace(`{${parameter.name}}`, valueIn(parameter)), path);
  const query = parameters.filter((parameter) => parameter.in === 'query' && (parameter.required || parameter.name === 'query'));
  const url = `${publicUrl}/api${inPath}${query.length > 0 ? `?${query.map((parameter) => `${parameter.name}=${valueIn(parameter)}`).join('&')}` : ''}`;
  const body = operation.requestBody?.content[json]?.schema;
  const setsCookie = path === '/login' || path === '/register';
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${url}'`,
    ...(setsCookie ? ['-c cookies.txt'] : operation.security?.length || path === '/logout' ? ['-b cookies.txt'] : []),
    ...(body ? [`-H 'content-type: application/json'`, `-d '${JSON.stringify(exampleOf(body), null, 2).replaceAll("'", String.raw`'\''`)}'`] : []),
  ].join(' \\\n  ');
}

function renderParameters({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, schema = {} }) => renderRow(name, schema, required ?? false, `in the ${place}`));
  return `<h4>Parameters</h4><table>${rows.join('')}</table>`;
}

function renderRow(name: string, schema: JsonSchema, isRequired: boolean, place = ''): string {
  const words = [
    typeInWords(schema),
    place,
    schema.default === undefined ? '' : `${JSON.stringify(schema.default)} where it is left out`,
    schema.description ?? '',
  ];
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${isRequired ? ' <span class="must">required</span>' : ''}</th><td>${escapeHtml(words.filter(Boolean).join('; '))}</td></tr>`;
}

/** The fields of an object; of anything else what it is. */
function renderFields(schema: JsonSchema): string {
  const { properties, required = [] } = schema;
  if (!properties) return `<p class="what">${escapeHtml(typeInWords(schema))}</p>`;
  return `<table>${Object.entries(properties)
    .map(([name, inner]) => renderRow(name, inner, required.includes(name)))
    .join('')}</table>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
