import type { AnyTRPCRouter } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maximumBatchSize } from '../../shared/batching.ts';
import { DomainError } from '../../shared/errors.ts';
import { handleTrpcError } from './http-errors.ts';

type TrpcOptions<R extends AnyTRPCRouter> = FastifyTRPCPluginOptions<R>['trpcOptions'];

/** What the router finds in the address once it is decoded: names of procedures, separated by commas. */
const procedureNames = /^[A-Za-z][\w.]*(?:,[A-Za-z][\w.]*)*$/;

/**
 * Serves tRPC below the prefix of the scope it is registered in. What tRPC would read in ways of its own (bodies that
 * are no JSON, names that are encoded twice, streamed answers, more calls than a batch may hold) is refused before it.
 */
export async function registerTrpc<R extends AnyTRPCRouter>(scope: FastifyInstance, options: TrpcOptions<R>): Promise<void> {
  scope.setErrorHandler(handleTrpcError);
  scope.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'POST') {
      reply.code(405).header('Allow', 'GET, POST').send({ message: 'tRPC calls are GET or POST.', code: 'BAD_INPUT' });
      return;
    }
    done(refusalOf(request));
  });
  await scope.register(fastifyTRPCPlugin, { trpcOptions: { ...options, maxBatchSize: maximumBatchSize } } satisfies FastifyTRPCPluginOptions<R>);
}

/** @returns how many calls a request to /trpc carries; one where its address cannot be read */
export function callsIn(request: FastifyRequest): number {
  const names = namesOf(request);
  return procedureNames.test(names) ? names.split(',').length : 1;
}

function refusalOf(request: FastifyRequest): DomainError | undefined {
  if (!procedureNames.test(namesOf(request))) return new DomainError('NOT_FOUND');
  if (callsIn(request) > maximumBatchSize) return new DomainError('BAD_INPUT', `One request carries at most ${maximumBatchSize} calls.`);
  const type = request.headers['content-type'];
  const isJson = type === undefined ? request.method === 'GET' : /^application\/json\s*(?:;|$)/i.test(type);
  if (!isJson) return new DomainError('UNSUPPORTED_MEDIA_TYPE');
  const { query } = request;
  const asksForMore = request.headers['trpc-accept'] !== undefined || (typeof query === 'object' && query !== null && 'connectionParams' in query);
  return asksForMore ? new DomainError('BAD_INPUT', 'Answers are not streamed, and connections have no parameters.') : undefined;
}

function namesOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'path' in params && typeof params.path === 'string' ? params.path : '';
}
