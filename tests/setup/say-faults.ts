import { afterEach, beforeEach } from 'vitest';
import { runningServers } from './test-server.ts';

const isFault = ({ level }: Record<string, unknown>) => typeof level === 'number' && level >= 50;

// A client hears no more than "Something went wrong on our side": when a test fails, whoever reads it hears why.
let before = new Map<object, number>();
beforeEach(() => {
  before = new Map([...runningServers].map((server) => [server, server.log.length]));
});
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const server of runningServers)
    for (const fault of server.log.slice(before.get(server) ?? 0).filter(isFault))
      process.stderr.write(`${task.name}: the server said ${JSON.stringify(fault, null, 2)}\n`);
});
