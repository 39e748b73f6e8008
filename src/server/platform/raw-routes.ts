import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError, type ErrorCode } from '../../shared/errors.ts';
import type { AuthedContext, RequestContext } from './context.ts';
import { fromZodError, logFault, toDomainError } from './errors.ts';
import { registerOtherMethods, urlOf } from './rest.ts';
import { readQuery } from './rest-query.ts';

/** A file that is made as it is sent. */
export interface Download {
  readonly fileName: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** A route for people who are signed in that is no procedure, for its answer is no JSON. It is read, and changes nothing. */
export interface RawRoute<Input extends z.ZodObject = z.ZodObject> {
  /** Its feature and its own name, as procedures have them. */
  readonly name: string;
  /** Below /api, with `{id}` for the field `id` of the input. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** The media types that its answer may have. */
  readonly produces: readonly string[];
  /** What is asked for by the path and the query. */
  readonly input: Input;
  /** Refusals that follow neither from who may call it nor from its input and its path. */
  readonly alsoThrows?: readonly ErrorCode[];
  /** The one that the answer to an input has. */
  mediaType(input: z.infer<Input>): string;
  /** Refuses before it returns; what fails later cuts the answer off. */
  download(ctx: AuthedContext, input: z.infer<Input>): Promise<Download>;
}

/** Serves raw routes below the prefix of the scope that they are registered in. */
export function registerRawRoutes(
  app: FastifyInstance,
  routes: readonly RawRoute[],
  createContext: (request: FastifyRequest, reply: FastifyReply) => RequestContext,
): void {
  for (const route of routes) {
    const url = urlOf(route);
    app.get(url, async (request, reply) => send(route, createContext(request, reply), request, reply));
    registerOtherMethods(app, url, ['GET']);
  }
}

async function send(route: RawRoute, ctx: RequestContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const viewer = await ctx.viewer();
  if (!viewer) throw new DomainError('NOT_AUTHENTICATED');
  const input = readInput(route, request);
  reply.type(route.mediaType(input));
  // Whoever asks for the head has no use for what would be made.
  if (request.method === 'HEAD') return reply.send();
  const { fileName, chunks } = await route.download({ ...ctx, ...viewer, em: ctx.deps.database.fork() }, input);
  reply.header('Content-Disposition', `attachment; filename="${fileName}"`);
  return reply.send(Readable.from(logged(chunks, route.name, request.log), { objectMode: false }));
}

/** @throws BAD_INPUT that names each faulty field */
function readInput({ input }: RawRoute, { params, query }: FastifyRequest): Record<string, unknown> {
  const asked = { ...readQuery([input], z.record(z.string(), z.unknown()).parse(query)), ...z.record(z.string(), z.string()).parse(params) };
  const parsed = input.safeParse(asked);
  if (!parsed.success) throw fromZodError(parsed.error);
  return parsed.data;
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
