import { type AnyTRPCProcedure, type AnyTRPCRouter, callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { z } from 'zod';
import type { RequestContext } from './context.ts';
import { toDomainError } from './errors.ts';
import { pathOf, sendError } from './http-errors.ts';

type CreateContext = (request: FastifyRequest, reply: FastifyReply) => RequestContext;

interface RestCall {
  readonly path: string;
  readonly procedure: AnyTRPCProcedure;
  readonly method: HTTPMethods;
  readonly url: string;
}

/**
 * Serves every procedure that has OpenAPI meta as a route of its own, below the prefix of the scope it is registered in.
 *
 * trpc-to-openapi writes the document; its Fastify plugin is not used: it switches on coercion in the input schemas
 * themselves, for bodies and for tRPC too, so that `{"patientAge": ""}` is a newborn; and it hides field messages.
 */
export function registerRest(app: FastifyInstance, router: AnyTRPCRouter, createContext: CreateContext): void {
  const calls = restCalls(router);
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.url,
      handler: async (request, reply) => answer(router, call, createContext(request, reply), request, reply),
    });
  }
  for (const [url, ownCalls] of Map.groupBy(calls, (call) => call.url)) {
    registerOtherMethods(
      app,
      url,
      ownCalls.map((call) => call.method),
    );
  }
}

function restCalls(router: AnyTRPCRouter): RestCall[] {
  return Object.entries(router._def.procedures).flatMap(([path, procedure]) => {
    if (!isProcedure(procedure)) return [];
    const { meta } = procedure._def;
    const openapi = hasOpenApi(meta) ? meta.openapi : undefined;
    return openapi ? [{ path, procedure, method: openapi.method, url: openapi.path.replaceAll(/\{(\w+)\}/g, ':$1') }] : [];
  });
}

function isProcedure(value: unknown): value is AnyTRPCProcedure {
  return typeof value === 'function' && '_def' in value;
}

/** tRPC types the meta of a single procedure as unknown; ours is all of the type given to initTRPC. */
function hasOpenApi(meta: unknown): meta is OpenApiMeta {
  return typeof meta === 'object' && meta !== null && 'openapi' in meta;
}

async function answer(router: AnyTRPCRouter, call: RestCall, ctx: RequestContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const input = readInput(call, request);
  const { type } = call.procedure._def;
  try {
    const output: unknown = await callTRPCProcedure({ router, path: call.path, type, ctx, getRawInput: async () => input, signal: undefined, batchIndex: 0 });
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(output));
  } catch (error) {
    return sendError(request, reply, toDomainError(error));
  }
}

/** A body as it is; or the query, which is text, with the numbers that the schema asks for and without what is empty. */
function readInput(call: RestCall, request: FastifyRequest): unknown {
  const [schema] = call.procedure._def.inputs;
  if (schema === undefined) return undefined;
  const params = z.record(z.string(), z.string()).parse(request.params);
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = Object.entries(z.record(z.string(), z.unknown()).parse(request.query)).filter(([, value]) => value !== '');
    return { ...readNumbers(schema, Object.fromEntries(query)), ...params };
  }
  const { body } = request;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? { ...body, ...params } : body;
}

function readNumbers(schema: unknown, query: Record<string, unknown>): Record<string, unknown> {
  const object = unwrap(schema);
  if (!(object instanceof z.ZodObject)) return query;
  const read = ([key, value]: [string, unknown]) => {
    const isNumber = unwrap(object.shape[key]) instanceof z.ZodNumber && typeof value === 'string' && value.trim() !== '';
    return [key, isNumber ? Number(value) : value];
  };
  return Object.fromEntries(Object.entries(query).map(read));
}

function unwrap(schema: unknown): unknown {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapper ? unwrap(schema.unwrap()) : schema;
}

/** A path that exists says which methods it has. */
function registerOtherMethods(app: FastifyInstance, url: string, methods: readonly HTTPMethods[]): void {
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !methods.some((own) => own === method));
  app.route({
    method: others,
    url,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.header('Allow', allowed.join(', '));
      if (request.method === 'OPTIONS') return reply.code(204).send();
      const message = `${pathOf(request)} answers ${methods.join(' and ')} only.`;
      return reply.code(405).send({ message, code: 'BAD_INPUT' });
    },
  });
}
