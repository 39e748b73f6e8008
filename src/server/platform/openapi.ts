import type { AnyTRPCRouter } from '@trpc/server';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';
import { z } from 'zod';
import { createSchema } from 'zod-openapi';
import { errorCodes } from '../../shared/errors.ts';
import { statusOf } from './errors.ts';
import type { RawRoute } from './raw-routes.ts';
import { type Route, routesOf } from './rest-routes.ts';

const statusTexts: Readonly<Record<string, string>> = {
  400: 'Bad input: `issues` names the fields',
  401: 'Not signed in, or the credentials are wrong',
  403: 'Not allowed, or sent from a page of another site',
  404: 'Not found',
  408: 'The body did not arrive in time',
  409: 'Already taken, or changed in the meantime',
  413: 'The body is larger than 1 MB',
  415: 'The body is not application/json',
  429: 'Too many requests: wait for Retry-After seconds',
  503: 'The database is away: ask again after Retry-After seconds',
};

const ApiError = z
  .object({
    message: z.string(),
    code: z.enum(errorCodes),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ description: 'What every failed call answers with.' });

type Operation = NonNullable<NonNullable<OpenAPIObject['paths']>[string]['get']>;

/** @returns the OpenAPI 3.1 document of every procedure that is documented, and of the routes that are none */
export function describeApi(
  router: AnyTRPCRouter,
  rawRoutes: readonly RawRoute[],
  given: { version: string; baseUrl: string; sessionCookie: string },
): OpenAPIObject {
  const document = generateOpenApiDocument(router, {
    title: 'Anamnesis',
    description: 'Symptom analysis, medical references and exam preparation. For education only: nothing here is medical advice.',
    version: given.version,
    baseUrl: given.baseUrl,
    openApiVersion: '3.1.0',
    defs: { Error: ApiError },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: given.sessionCookie } },
  });
  for (const route of routesOf(router)) {
    const item = document.paths?.[route.path];
    const operation = item?.[methodKeys[route.method]];
    if (item && operation) item[methodKeys[route.method]] = completed(operation, route);
  }
  // The generator describes errors of its own; ours have one shape and one vocabulary.
  const kept = Object.entries(document.components?.schemas ?? {}).filter(([name]) => !name.startsWith('error.'));
  const raw = Object.fromEntries(rawRoutes.map((route) => [route.path, { get: describeRaw(route) }]));
  return { ...document, paths: { ...document.paths, ...raw }, components: { ...document.components, schemas: Object.fromEntries(kept) } };
}

const methodKeys = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const satisfies Record<Route['method'], string>;

function describeRaw({ name, path, summary, produces, input, alsoThrows = [] }: RawRoute): Operation {
  const [feature = ''] = name.split('.', 1);
  const content = Object.fromEntries(produces.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]));
  const parameters = Object.entries(input.shape).map(([field, schema]) => ({
    ...{ name: field, in: path.includes(`{${field}}`) ? ('path' as const) : ('query' as const) },
    ...{ required: !(schema instanceof z.ZodOptional), schema: createSchema(schema, { io: 'input', openapiVersion: '3.1.0' }).schema },
  }));
  const statuses = statusesOf({ method: 'GET', path, access: 'user', takesInput: parameters.length > 0, alsoThrows });
  return {
    ...{ operationId: name.replace('.', '-'), summary, tags: [feature], security: [{ session: [] }] },
    ...(parameters.length > 0 && { parameters }),
    responses: { 200: { description: 'The file', content }, ...failing(statuses) },
  };
}

/** @returns the answers of failures, by their statuses */
function failing(statuses: readonly number[]): Record<string, NonNullable<Operation['responses']>[string]> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(statuses.map((status) => [status, { description: statusTexts[status] ?? 'Failed', content }]));
}

/** @returns an operation with what follows from its procedure: its feature, who may call it, and how it fails */
function completed({ security, ...operation }: Operation, route: Route): Operation {
  const responses = { 200: operation.responses?.[200], ...failing(statusesOf(route)) };
  const feature = route.name.split('.', 1);
  return { ...operation, tags: feature, ...(route.access === 'user' && { security }), responses };
}

/** @returns every status but success that a route can answer: who may call it, its input and its path say which */
export function statusesOf({ method, path, access, takesInput, alsoThrows }: Omit<Route, 'name' | 'procedure'>): number[] {
  const changes = method !== 'GET';
  const takesBody = takesInput && changes && method !== 'DELETE';
  const statuses = [
    ...(takesInput ? [400] : []),
    ...(access === 'user' ? [401] : []),
    // The check of where a request comes from, see docs/security.md.
    ...(changes ? [403] : []),
    ...(path.includes('{') ? [404] : []),
    ...(takesBody ? [408, 413, 415] : []),
    // Calls are limited, and the database may be away.
    ...[429, 503],
    ...alsoThrows.map(statusOf),
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}
