import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { DomainError } from '../../shared/errors.ts';
import type { RequestContext } from './context.ts';
import { logFault, retryAfterSeconds, statusOf, toDomainError, toTrpcError } from './errors.ts';

const t = initTRPC
  .context<RequestContext>()
  .meta<OpenApiMeta>()
  .create({
    transformer: superjson,
    errorFormatter({ shape, error }) {
      const { code, message, issues } = toDomainError(error);
      return { code: shape.code, message, data: { code, httpStatus: statusOf(code), path: shape.data.path, issues } };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Every procedure: a unit of work of its own (batched calls run at the same time), and errors in our vocabulary. */
export const anyone = t.procedure.use(async ({ ctx, path, next }) => {
  const result = await next({ ctx: { em: ctx.deps.database.fork() } });
  if (result.ok) return result;
  const failure = toDomainError(result.error);
  ctx.transport.note({ code: failure.code });
  if (failure.code === 'UNAVAILABLE') ctx.transport.setHeader('Retry-After', String(retryAfterSeconds));
  logFault(ctx.transport.log, failure, result.error, { procedure: path });
  throw toTrpcError(result.error);
});

/** Procedures for people who are signed in. */
export const authed = anyone.use(async ({ ctx, next }) => {
  const viewer = await ctx.viewer();
  if (!viewer) throw new DomainError('NOT_AUTHENTICATED');
  return next({ ctx: viewer });
});
