import type { SpawnOptions } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { offerHelp, packageFile, run, runNode, say } from './command.ts';

const systemChromium = '/usr/bin/chromium';

/** @returns the path of a Chromium: $CHROMIUM_PATH, the system's, or Playwright's own; null where there is none */
export async function findChromium(): Promise<string | null> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (await isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH must be the path of an executable; ${CHROMIUM_PATH} is none.`);
  }
  if (await isExecutable(systemChromium)) return systemChromium;
  const own = chromium.executablePath();
  return (await isExecutable(own)) ? own : null;
}

/**
 * Finds a Chromium and installs one where there is none: by apt as root, else by Playwright's download.
 * @throws Error that says in one line what to do
 */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  say('No Chromium found: installing one …');
  const isRoot = process.getuid?.() === 0;
  const byApt = isRoot && (await succeeds(run('apt-get', ['update'], quiet))) && (await succeeds(run('apt-get', ['install', '-y', 'chromium'], quiet)));
  if (!byApt) await succeeds(runNode(packageFile('@playwright/test/cli.js'), ['install', 'chromium']));
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error('The end-to-end tests need a browser: install Chromium and set CHROMIUM_PATH to it.');
}

const quiet: SpawnOptions = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

async function succeeds(exit: Promise<number>): Promise<boolean> {
  return exit.then(
    (code) => code === 0,
    () => false,
  );
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

if (import.meta.main) {
  offerHelp(`
Usage: node scripts/chromium.ts

Prints the path of the Chromium that the end-to-end tests use, and installs one where there is none.`);
  say(await ensureChromium());
}
