import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildClient } from '../scripts/build-client.ts';
import { ensureChromium } from '../scripts/chromium.ts';
import { signUp } from '../tests/setup/process-user.ts';
import { startServerProcess } from '../tests/setup/server-process.ts';
import { budgets, measureLoad, type PageLoad, scriptBudget, slowPhone } from './page-load.ts';

export interface PaintResult extends PageLoad {
  readonly route: string;
  readonly scriptBudgetBytes: number;
}

const loads = 5;
/** Every kind of page; those that need somebody signed in are loaded so. */
const routes = [
  { path: '/', isSignedIn: false },
  { path: '/', isSignedIn: true },
  { path: '/auth', isSignedIn: false },
  { path: '/diagnostics', isSignedIn: false },
  { path: '/diagnostics', isSignedIn: true },
  { path: '/references', isSignedIn: false },
  { path: '/references/acute-kidney-injury', isSignedIn: false },
  { path: '/references/conditions/acute-appendicitis', isSignedIn: false },
  { path: '/pg-preparation', isSignedIn: false },
  { path: '/progress', isSignedIn: true },
  { path: '/privacy', isSignedIn: false },
  { path: '/no-such-page', isSignedIn: false },
];

/** The median over the loads, number by number. */
function middle(samples: readonly PageLoad[]): PageLoad {
  const of = (pick: (load: PageLoad) => number, digits = 0) => Number((samples.map(pick).sort((a, b) => a - b)[samples.length >> 1] ?? 0).toFixed(digits));
  return {
    scriptBytes: of((load) => load.scriptBytes),
    styleBytes: of((load) => load.styleBytes),
    fontBytes: of((load) => load.fontBytes),
    layoutShift: of((load) => load.layoutShift, 4),
    largestPaintMs: of((load) => load.largestPaintMs),
    blockingMs: of((load) => load.blockingMs),
  };
}

/** Bytes, layout shift, largest paint and blocking time of every kind of page, in an empty cache on a slow phone: the median of five loads in a real browser. */
export async function benchPaint(say: (line: string) => void): Promise<PaintResult[]> {
  await buildClient();
  const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-bench-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', AUTH_RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error' });
  const [name = '', value = ''] = (await signUp(server)).split('=', 2);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  say(
    `Phone 390 x 844, processor ${slowPhone.cpuSlowdown} times slower, ${slowPhone.bitsPerSecond / 1e6} Mbit/s, ${slowPhone.latencyMs} ms. Largest paint wanted ${budgets.largestPaintMs} ms on / and /auth, layout shift ${budgets.layoutShift}.`,
  );
  // The server compiles what it needs with the first request, which is not what is measured.
  await measureLoad(await browser.newContext(), server.url);
  const results: PaintResult[] = [];
  for (const { path, isSignedIn } of routes) {
    const samples: PageLoad[] = [];
    for (let load = 0; load < loads; load += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
      if (isSignedIn) await context.addCookies([{ name, value, url: server.url }]);
      samples.push(await measureLoad(context, server.url + path, slowPhone));
      await context.close();
    }
    const result = { route: isSignedIn ? `${path}, signed in` : path, ...middle(samples), scriptBudgetBytes: scriptBudget(path) };
    results.push(result);
    say(
      `${result.route}: script ${result.scriptBytes} of ${result.scriptBudgetBytes} bytes, styles ${result.styleBytes}, fonts ${result.fontBytes}; layout shift ${result.layoutShift}; largest paint ${result.largestPaintMs} ms; blocking ${result.blockingMs} ms`,
    );
  }
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  return results;
}
