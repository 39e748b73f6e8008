import { constants } from 'node:os';
import { composeServer } from './compose.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DataDirInUseError } from './db/data-dir.lock.ts';
import { DatabaseUnreachableError } from './db/open-database.ts';
import { loadProductEngine } from './diagnostics/product-engine.ts';
import { describeFault } from './platform/errors.ts';

/** What clients have after a signal to take their answers, and what everything has to end. */
const clientsMs = 5_000;
const everythingMs = 9_000;

interface Running {
  /** Ends every connection, whatever is on its way over it. */
  readonly cutConnections: () => void;
  /** Stops everything in the opposite order of the start. */
  readonly stop: () => Promise<void>;
}

/** Starts everything in order. */
async function start(config: Config): Promise<Running> {
  const { app, close } = await composeServer(config);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  warmEngine(config);
  return { cutConnections: () => app.server.closeAllConnections(), stop: close };
}

/** Loads and compiles the knowledge once the first pages are served, so that nobody's first analysis waits for it; where texts go to a provider also the names that are masked. */
function warmEngine({ ai }: Config): void {
  const warm = async () => {
    const { nameWords } = await loadProductEngine();
    if (ai !== null) nameWords();
  };
  setTimeout(() => warm().catch(fail), 1500).unref();
}

/** The first signal lets requests at hand finish, but waits for no client and no database for ever; the second ends the process at once. */
function stopOnSignals({ cutConnections, stop }: Running): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(128 + constants.signals[signal]);
    isStopping = true;
    setTimeout(cutConnections, clientsMs);
    setTimeout(() => fail(new Error('did not end in time')), everythingMs);
    void stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** Ends the process with one line for what an operator can mend, and with the place of the fault for everything else. */
function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirInUseError || error instanceof DatabaseUnreachableError) return error.message;
  const fault = describeFault(error);
  if (fault.code === 'EADDRINUSE' && error instanceof Error && 'port' in error && 'address' in error) {
    return `Port ${error.port} on ${error.address} is in use. Set PORT to a free one.`;
  }
  if ((fault.code === 'ENOTFOUND' || fault.code === 'EADDRNOTAVAIL') && error instanceof Error && 'syscall' in error) {
    return 'HOST must be an address or a name of this machine.';
  }
  return `Anamnesis stopped: ${JSON.stringify(fault)}`;
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  const config = readConfig();
  stopOnSignals(await start(config));
  process.stdout.write(`Anamnesis is serving on ${config.publicUrl}\n`);
} catch (error) {
  fail(error);
}
