import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import superjson from 'superjson';
import { DomainError } from '../../shared/errors.ts';
import { describeFault, httpStatuses, toDomainError, toErrorBody, toTrpcError } from './errors.ts';

/** @returns the path of a request without its query, which may hold anything */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Answers with an error, in the shape that the caller's protocol expects. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: DomainError): FastifyReply {
  request.outcome = { ...request.outcome, code: error.code };
  reply.code(httpStatuses[error.code]).type('application/json; charset=utf-8');
  return reply.send(JSON.stringify(pathOf(request).startsWith('/trpc/') ? trpcErrorBody(error) : toErrorBody(error)));
}

/** The error shape of tRPC, for refusals that happen before tRPC sees the request. */
function trpcErrorBody(error: DomainError): unknown {
  const { code, message, issues } = error;
  const shape = { message, code: TRPC_ERROR_CODES_BY_KEY[toTrpcError(error).code], data: { code, httpStatus: httpStatuses[code], issues } };
  return { error: superjson.serialize(shape) };
}

/** Fastify's error handler: what it refuses is the client's fault, everything else is ours and is logged. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toDomainError(error);
  if (failure.code === 'INTERNAL') request.log.error({ fault: describeFault(error) }, 'request failed');
  const isBadBody = failure.code === 'BAD_INPUT' && (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError);
  return sendError(request, reply, isBadBody ? new DomainError('BAD_INPUT', 'The request body is not valid JSON.') : failure);
}
