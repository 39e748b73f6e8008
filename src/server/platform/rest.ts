import { type AnyTRPCRouter, callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from './context.ts';
import { toDomainError } from './errors.ts';
import { pathOf, sendError } from './http-errors.ts';
import { readQuery } from './rest-query.ts';
import { type Route, routesOf } from './rest-routes.ts';

type CreateContext = (request: FastifyRequest, reply: FastifyReply) => RequestContext;

/**
 * Serves every procedure that has OpenAPI meta as a route of its own, below the prefix of the scope it is registered in.
 *
 * trpc-to-openapi writes the document; its Fastify plugin is not used: it switches on coercion in the input schemas
 * themselves, for bodies and for tRPC too, so that `{"patientAge": ""}` is a newborn; and it hides field messages.
 */
export function registerRest(app: FastifyInstance, router: AnyTRPCRouter, createContext: CreateContext): void {
  const routes = routesOf(router);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: urlOf(route),
      handler: async (request, reply) => answer(router, route, createContext(request, reply), request, reply),
    });
  }
  for (const [url, own] of Map.groupBy(routes, urlOf)) {
    registerOtherMethods(
      app,
      url,
      own.map(({ method }) => method),
    );
  }
}

/** @returns the path as Fastify writes it */
export function urlOf({ path }: Pick<Route, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

async function answer(router: AnyTRPCRouter, route: Route, ctx: RequestContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { name, procedure } = route;
  const signal = whileWaiting(reply);
  try {
    const getRawInput = async () => readInput(route, request);
    const output: unknown = await callTRPCProcedure({ router, path: name, type: procedure._def.type, ctx, getRawInput, signal, batchIndex: 0 });
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(output));
  } catch (error) {
    return sendError(request, reply, toDomainError(error));
  }
}

/** @returns a signal that says when nobody waits for the answer any more */
function whileWaiting(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // The request's own signal of Fastify fires as soon as the body is read.
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

/** A body as it is, or the query as the schema reads it; and what the path says. */
function readInput({ method, procedure, takesInput }: Route, request: FastifyRequest): unknown {
  if (!takesInput) return undefined;
  const params = z.record(z.string(), z.string()).parse(request.params);
  if (method === 'GET' || method === 'DELETE') {
    return { ...readQuery(procedure._def.inputs, z.record(z.string(), z.unknown()).parse(request.query)), ...params };
  }
  const { body } = request;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? { ...body, ...params } : body;
}

/** A path that exists says which methods it has. */
export function registerOtherMethods(app: FastifyInstance, url: string, methods: readonly HTTPMethods[]): void {
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
