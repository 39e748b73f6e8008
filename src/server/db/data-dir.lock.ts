import { execFile } from 'node:child_process';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Another process has the data directory open; its message is the one line an operator needs. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
}

/**
 * Claims a data directory for this process. PGlite is one process's database: two would destroy it.
 * A claim ends with its process, however that died; a process that later got the same number is not mistaken for it.
 * @returns a function that gives the directory back
 * @throws DataDirInUseError when a living process has it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'server.lock');
  const claim = `${process.pid} ${await startOf(process.pid)}\n`;
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, claim);
  try {
    // A link appears with its content and fails where one exists: no other process sees half a claim.
    while (!(await succeeds(link(draft, path)))) await removeIfAbandoned(path, dataDir);
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await readClaim(path)) === claim) await rm(path, { force: true });
  };
}

/** Removes the claim of a process that is gone. */
async function removeIfAbandoned(path: string, dataDir: string): Promise<void> {
  const claim = await readClaim(path);
  if (claim === null) return;
  const [pid = '', ...start] = claim.trim().split(' ');
  if ((await startOf(Number(pid))) === start.join(' ')) {
    throw new DataDirInUseError(`The data directory ${dataDir} is in use by process ${pid}. Stop that process, or set DATA_DIR or DATABASE_URL.`);
  }
  // Two processes may find the same abandoned claim. What is moved away is looked at again, and put back if it was a new one.
  const aside = `${path}.abandoned.${process.pid}`;
  if (!(await succeeds(rename(path, aside)))) return;
  if ((await readClaim(aside)) !== claim) await succeeds(link(aside, path));
  await rm(aside, { force: true });
}

async function readClaim(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

/** @returns what tells a process from any other that ever had its number; `gone` when it does not live */
async function startOf(pid: number): Promise<string> {
  if (!Number.isInteger(pid) || pid <= 0) return 'gone';
  if (process.platform === 'linux') {
    const [boot, stat] = await Promise.all([readClaim('/proc/sys/kernel/random/boot_id'), readClaim(`/proc/${pid}/stat`)]);
    // After the command's name, which may hold anything, come the state and, 19 fields on, the start in clock ticks (proc(5)).
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (!fields || fields[0] === 'Z') return 'gone';
    return `${boot?.trim()}:${fields[19]}`;
  }
  const listed = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => null);
  return listed?.stdout.trim() || 'gone';
}

async function succeeds(operation: Promise<unknown>): Promise<boolean> {
  return operation.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOENT')) return false;
      throw error;
    },
  );
}
