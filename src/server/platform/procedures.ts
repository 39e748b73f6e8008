import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { z } from 'zod';
import { DomainError, type ErrorCode } from '../../shared/errors.ts';
import type { RequestContext } from './context.ts';
import { logFault, retryAfterSeconds, statusOf, toDomainError, toTrpcError } from './errors.ts';

/** Who may call a procedure: anybody, or people who are signed in. */
export type Access = 'anyone' | 'user';

type Route = NonNullable<OpenApiMeta['openapi']>;

/** What is known of a procedure without calling it. */
export type ProcedureMeta = {
  /** Told by the base procedure that it is made from. */
  readonly access?: Access;
  /** Its REST route; a procedure without one is for our own client only. */
  readonly openapi?: Route;
  /** Refusals that follow from nothing else that is known of it. */
  readonly alsoThrows?: readonly ErrorCode[];
};

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
    // A silence of 15 s would end the connection; a browser that hears nothing for longer than three of these looks again.
    sse: { ping: { enabled: true, intervalMs: 10_000 }, client: { reconnectAfterInactivityMs: 35_000 } },
    errorFormatter({ shape, error }) {
      const { code, message, issues } = toDomainError(error);
      return { code: shape.code, message, data: { code, httpStatus: statusOf(code), path: shape.data.path, issues } };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Every procedure: a unit of work of its own (batched calls run at the same time), and errors in our vocabulary. */
export const anyone = t.procedure.meta({ access: 'anyone' }).use(async ({ ctx, path, next }) => {
  const result = await next({ ctx: { em: ctx.deps.database.fork() } });
  if (result.ok) return result;
  const failure = toDomainError(result.error);
  ctx.transport.note({ code: failure.code });
  if (failure.code === 'UNAVAILABLE') ctx.transport.setHeader('Retry-After', String(retryAfterSeconds));
  logFault(ctx.transport.log, failure, result.error, { procedure: path });
  throw toTrpcError(result.error);
});

/** Procedures for people who are signed in. */
export const authed = anyone.meta({ access: 'user' }).use(async ({ ctx, next }) => {
  const viewer = await ctx.viewer();
  if (!viewer) throw new DomainError('NOT_AUTHENTICATED');
  return next({ ctx: viewer });
});

interface Documentation {
  /** Refusals that follow neither from who may call it nor from its input and its path. */
  readonly alsoThrows?: readonly ErrorCode[];
  readonly responseHeaders?: z.ZodObject;
  readonly requestHeaders?: z.ZodObject;
}

/**
 * Gives a procedure a REST route, which the OpenAPI document describes; openapi.ts works out which statuses it answers.
 * @param path below /api; `{id}` is the field `id` of the input
 */
export function documented(
  method: Route['method'],
  path: Route['path'],
  summary: string,
  { alsoThrows, responseHeaders, requestHeaders }: Documentation = {},
): ProcedureMeta {
  return { openapi: { method, path, summary, responseHeaders, requestHeaders }, alsoThrows };
}
