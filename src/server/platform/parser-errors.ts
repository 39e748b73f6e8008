import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/errors.ts';
import { toErrorBody } from './errors.ts';
import { handleError, json } from './http-errors.ts';
import { logAnswer } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** Answers addresses that the framework cannot read; no hook runs for them, so this does what the hooks would. */
export function createFrameworkErrorHandler(headers: SecurityHeaders) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header('Connection', 'close');
    handleError(error, request, reply);
    logAnswer(request, reply);
  };
}

const parserRefusals: Readonly<Record<string, { status: string; error: DomainError }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', error: new DomainError('REQUEST_TIMEOUT') },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', error: new DomainError('BAD_INPUT', 'The headers of the request are too large.') },
};
const unreadable = { status: '400 Bad Request', error: new DomainError('BAD_INPUT', 'This is not a valid HTTP request.') };

/** Answers what never became a request: bytes that are no HTTP, headers that are too large or too slow. */
export function createParserErrorHandler(headers: SecurityHeaders, log: FastifyBaseLogger) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, error: failure } = parserRefusals[error.code ?? ''] ?? unreadable;
    log.info({ status: Number(status.slice(0, 3)), code: failure.code, fault: error.code }, 'refused by the parser');
    endWith(socket, status, failure, headers);
  };
}

/** Refuses what Node would answer without our headers, or not at all: an `Expect` that is not 100-continue, and CONNECT. */
export function refuseDetours(app: FastifyInstance, headers: SecurityHeaders): void {
  app.server.on('checkExpectation', ({ socket }) => {
    app.log.info({ status: 417, code: 'BAD_INPUT' }, 'refused by the parser');
    endWith(socket, '417 Expectation Failed', new DomainError('BAD_INPUT', 'This expectation cannot be met.'), headers);
  });
  app.server.on('connect', (_request, socket) => {
    app.log.info({ status: 405, code: 'BAD_INPUT' }, 'refused by the parser');
    endWith(socket, '405 Method Not Allowed', new DomainError('BAD_INPUT', 'This server is no proxy.'), headers);
  });
}

/** Writes the one and last answer on a connection by hand, where there is no response to write it to. */
function endWith(socket: Duplex, status: string, error: DomainError, headers: SecurityHeaders): void {
  const body = JSON.stringify(toErrorBody(error));
  const lines = { ...headers, Connection: 'close', 'Content-Type': json, 'Content-Length': String(Buffer.byteLength(body)) };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`, () => socket.destroy());
}
