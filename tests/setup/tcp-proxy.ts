import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy on loopback that stands for the network and the host of a server behind it, so that both can be lost:
 * `pass` lets everything through, `hang` accepts and swallows whatever comes, in either direction and over connections that
 * exist too, `refuse` refuses new connections and cuts those that exist.
 */
export interface TcpProxy {
  readonly port: number;
  become(mode: 'pass' | 'hang' | 'refuse'): Promise<void>;
  /** Cuts every connection there is, once. */
  cut(): void;
  /** How many connections it has open. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a proxy in front of a server. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let isHanging = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    join(near, far);
    join(far, near);
  });
  function join(from: Socket, to: Socket): void {
    open.add(from);
    from.on('data', (chunk) => {
      if (!isHanging) to.write(chunk);
    });
    from.on('error', () => {});
    from.on('close', () => {
      open.delete(from);
      // A host that hangs does not notice that anybody left.
      if (!isHanging) to.destroy();
    });
  }
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const port = await listen(server, 0);
  return {
    port,
    async become(mode) {
      isHanging = mode === 'hang';
      if (mode !== 'refuse' && !server.listening) await listen(server, port);
      if (mode !== 'refuse') return;
      server.close();
      cut();
    },
    cut,
    connections: () => open.size / 2,
    async close() {
      server.close();
      cut();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
