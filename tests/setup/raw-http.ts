import { connect, type Socket } from 'node:net';

/** What a server said over one connection. */
export interface RawAnswer {
  /** Of the first answer; 0 when the connection ended without one. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Everything that came, as it came. */
  readonly text: string;
  /** From the first byte sent until the server ended the connection. */
  readonly ms: number;
}

/**
 * Sends bytes to a server as they are, which no HTTP client would, and keeps the connection open.
 * @param write given the connection, to send more over time
 * @returns what the server said until it ended the connection
 */
export function converse(origin: string, head: string, write: (socket: Socket) => void = () => {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const start = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(head);
      write(socket);
    });
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
    });
    // A reset is one way of ending a connection; what came before it counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve({ ...readHead(text), text, ms: performance.now() - start }));
  });
}

function readHead(text: string): Pick<RawAnswer, 'status' | 'headers'> {
  const [first = '', ...lines] = text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n');
  const pairs = lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]);
  return { status: Number(first.split(' ')[1] ?? 0), headers: new Map(pairs) };
}

/** @returns the lines of a request as they go over the wire; `Host` is the server's own unless given */
export function requestHead(origin: string, line: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = { Host: new URL(origin).host, ...headers };
  return `${line} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
}
