import type { AnyTRPCRouter } from '@trpc/server';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';
import { z } from 'zod';
import { errorCodes } from '../../shared/errors.ts';

const statusTexts: Readonly<Record<string, string>> = {
  400: 'Bad input: `issues` names the fields',
  401: 'Not signed in, or the credentials are wrong',
  403: 'Not allowed, or sent from a page of another site',
  404: 'Not found',
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

/** @returns the OpenAPI 3.1 document of every procedure with OpenAPI meta */
export function describeApi(router: AnyTRPCRouter, given: { version: string; baseUrl: string; sessionCookie: string }): OpenAPIObject {
  const document = generateOpenApiDocument(router, {
    title: 'Anamnesis',
    description: 'Symptom analysis, medical references and exam preparation. For education only: nothing here is medical advice.',
    version: given.version,
    baseUrl: given.baseUrl,
    openApiVersion: '3.1.0',
    defs: { Error: ApiError },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: given.sessionCookie } },
  });
  return withOurErrors(document);
}

/** The generator describes errors of its own; ours have one shape and one vocabulary, and any call may find the database away. */
function withOurErrors(document: OpenAPIObject): OpenAPIObject {
  for (const operation of Object.values(document.paths ?? {}).flatMap((path) => [path.get, path.post, path.put, path.patch, path.delete])) {
    if (!operation?.responses) continue;
    for (const status of [...Object.keys(operation.responses), '503']) {
      if (status === '200') continue;
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
      operation.responses[status] = { description: statusTexts[status] ?? 'Failed', content };
    }
  }
  const kept = Object.entries(document.components?.schemas ?? {}).filter(([name]) => !name.startsWith('error.'));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } };
}
