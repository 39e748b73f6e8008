import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/errors.ts';
import type { AuthedContext, RequestContext } from './context.ts';
import { logFault, toDomainError } from './errors.ts';
import { registerOtherMethods } from './rest.ts';

/** A file that is made as it is sent. */
interface Download {
  readonly fileName: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** A route for people who are signed in that is no procedure, for its answer is no JSON. It is read, and changes nothing. */
export interface RawRoute {
  /** Its feature and its own name, as procedures have them. */
  readonly name: string;
  /** Below /api. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** The media type of its answer. */
  readonly produces: string;
  /** Refuses before it returns; what fails later cuts the answer off. */
  readonly download: (ctx: AuthedContext) => Promise<Download>;
}

/** Serves raw routes below the prefix of the scope that they are registered in. */
export function registerRawRoutes(
  app: FastifyInstance,
  routes: readonly RawRoute[],
  createContext: (request: FastifyRequest, reply: FastifyReply) => RequestContext,
): void {
  for (const route of routes) {
    app.get(route.path, async (request, reply) => send(route, createContext(request, reply), request, reply));
    registerOtherMethods(app, route.path, ['GET']);
  }
}

async function send(route: RawRoute, ctx: RequestContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const viewer = await ctx.viewer();
  if (!viewer) throw new DomainError('NOT_AUTHENTICATED');
  reply.type(route.produces);
  // Whoever asks for the head has no use for what would be made.
  if (request.method === 'HEAD') return reply.send();
  const { fileName, chunks } = await route.download({ ...ctx, ...viewer, em: ctx.deps.database.fork() });
  reply.header('Content-Disposition', `attachment; filename="${fileName}"`);
  return reply.send(Readable.from(logged(chunks, route.name, request.log), { objectMode: false }));
}

/** What fails in the middle is logged here, without its message: Fastify would log it whole, with the values of a statement. */
async function* logged(chunks: AsyncIterable<Uint8Array>, procedure: string, log: FastifyBaseLogger): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    const failure = toDomainError(error);
    logFault(log, failure, error, { procedure });
    throw new Error(`cut off: ${failure.code}`);
  }
}
