import { type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the help and ends the process where it is asked for. */
export function offerHelp(text: string): void {
  if (!process.argv.includes('--help') && !process.argv.includes('-h')) return;
  say(text.trim());
  process.exit(0);
}

/** Reads .env, where there is one; what the environment already says wins. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile(`${root}.env`);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error;
  }
}

/** The file of a package that runs under this Node, whatever Node the host has. */
export function packageFile(path: string): string {
  return `${root}node_modules/${path}`;
}

/** Runs a program in the repository with our output. @returns its exit code; 1 when a signal ended it */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a JavaScript or TypeScript file under this Node. */
export function runNode(file: string, args: readonly string[] = [], options: SpawnOptions = {}): Promise<number> {
  return run(process.execPath, [file, ...args], options);
}

/**
 * Ends this process when the one that started it is gone. npm hands a SIGTERM to its shell only, which does not hand it on;
 * without this, stopping `npm start` would leave a server behind that holds the port and the data directory.
 */
export function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
