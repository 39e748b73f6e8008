import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../shared/errors.ts';

/** Without a byte for this long a request or an answer is given up. */
export const stallMs = 15_000;

/** How many requests may wait for their answers on one connection. */
const pipelined = 4;
const requestsOn = new WeakMap<Socket, number>();

interface StallLimits {
  /** The longest silence. */
  readonly stallMs: number;
  /** However many bytes drip in, a body is here by then. */
  readonly bodyMs: number;
}

const callLimits: StallLimits = { stallMs, bodyMs: 60_000 };

/**
 * Says `Connection: close` on answers that cannot be followed by another request: while the server closes, and when a
 * body was refused unread, whose rest would be taken for the next request or have to be read for nothing.
 */
export function registerConnectionManners(app: FastifyInstance): void {
  let isClosing = false;
  // Browsers ask one thing at a time on a connection; who asks more without reading would hold a file open for each.
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const waiting = (requestsOn.get(socket) ?? 0) + 1;
    requestsOn.set(socket, waiting);
    reply.raw.once('close', () => requestsOn.set(socket, (requestsOn.get(socket) ?? 1) - 1));
    if (waiting > pipelined) socket.destroy();
    else done();
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  // A body that is sent to nowhere is not waited for.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 && isBodyOnItsWay(request.raw) ? new DomainError('NOT_FOUND') : undefined);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isClosing || isBodyOnItsWay(request.raw)) reply.header('Connection', 'close');
    done(null, payload);
  });
}

/**
 * Ends requests whose body stalls, with 408, and answers that nobody takes. It holds for the routes of one scope, so that
 * another can allow long uploads or streams.
 */
export function registerStallLimit(scope: FastifyInstance, limits: StallLimits = callLimits): void {
  scope.addHook('onRequest', (request, _reply, done) => {
    if (isBodyOnItsWay(request.raw)) watchBody(request.raw, limits);
    done();
  });
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (payload instanceof Readable) closeWith(request.raw.socket, payload);
    // Once the answer is out, Node sets the socket's time limit to that of an idle connection.
    reply.raw.setTimeout(limits.stallMs, () => reply.raw.destroy());
    done(null, payload);
  });
}

/** An answer that stands behind others on its connection is never told that the connection is gone; its file would stay open. */
function closeWith(socket: Socket, source: Readable): void {
  const close = () => source.destroy();
  socket.once('close', close);
  source.once('close', () => socket.off('close', close));
}

function watchBody(raw: IncomingMessage, { stallMs, bodyMs }: StallLimits): void {
  // Whoever reads the body takes this for a failure of the stream, and the error handler answers.
  const giveUp = () => raw.emit('error', new DomainError('REQUEST_TIMEOUT'));
  const deadline = setTimeout(giveUp, bodyMs);
  raw.setTimeout(stallMs, giveUp);
  const stop = () => {
    clearTimeout(deadline);
    raw.setTimeout(0);
    raw.off('timeout', giveUp);
  };
  raw.once('end', stop);
  raw.once('error', stop);
  raw.once('close', stop);
}

/** A simulated request of a test has no `complete`, and no body on its way. */
function isBodyOnItsWay({ complete, headers }: IncomingMessage): boolean {
  return complete === false && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);
}
