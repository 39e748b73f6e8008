import type { BrowserContext, Page } from '@playwright/test';

/** What one load of a page cost, in an empty cache, until nothing is fetched any more. */
export interface PageLoad {
  /** Bytes of script as they came over the wire; the packed clinical knowledge, which comes after the page's text, is not among them. */
  readonly scriptBytes: number;
  /** Bytes of styles as they came over the wire. */
  readonly styleBytes: number;
  /** Bytes of the fonts that were asked for before the largest paint. */
  readonly fontBytes: number;
  /** Cumulative layout shift: the largest burst of shifts, none more than a second after the one before, five seconds in all. */
  readonly layoutShift: number;
  /** Milliseconds until the largest paint. */
  readonly largestPaintMs: number;
  /** Milliseconds by which tasks after the first paint went over 50. */
  readonly blockingMs: number;
}

/** A slow phone on a slow line: what Lighthouse takes for one. */
export const slowPhone = { cpuSlowdown: 4, latencyMs: 150, bitsPerSecond: 1.6e6 };

/** What the first paint may cost: bytes everywhere, times on a slow phone. */
export const budgets = {
  scriptBytes: { home: 145_000, auth: 165_000, progress: 225_000, other: 235_000 },
  fontBytes: 80_000,
  layoutShift: 0.02,
  largestPaintMs: 2200,
} as const;

/** @returns the script that a route may load until it is idle, in bytes */
export function scriptBudget(path: string): number {
  const { home, auth, progress, other } = budgets.scriptBytes;
  if (path === '/') return home;
  if (path === '/auth') return auth;
  // Its charts come with their own tab.
  return path === '/progress' ? progress : other;
}

interface Watched {
  shifts: { at: number; value: number }[];
  largestPaint: number;
  firstPaint: number;
  tasks: { at: number; took: number }[];
}

/** Runs in the page before anything of it. */
function watch(): void {
  const seen: Watched = { shifts: [], largestPaint: 0, firstPaint: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.shifts.push({ at: entry.startTime, value: Number(entry.value) });
  });
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  observe('longtask', (entry) => {
    seen.tasks.push({ at: entry.startTime, took: entry.duration });
  });
}

/** Runs in the page when it is idle. */
function readWatched(): Omit<PageLoad, 'layoutShift'> & Pick<Watched, 'shifts'> {
  const { seen } = globalThis as unknown as { readonly seen: Watched };
  const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  const bytesOf = (wanted: (file: PerformanceResourceTiming) => boolean) => files.filter(wanted).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return {
    scriptBytes: bytesOf(({ name }) => name.endsWith('.js') && !name.includes('/knowledge-')),
    styleBytes: bytesOf(({ name }) => name.endsWith('.css')),
    fontBytes: bytesOf(({ name, startTime }) => name.endsWith('.woff2') && startTime < seen.largestPaint),
    largestPaintMs: seen.largestPaint,
    blockingMs: seen.tasks.filter(({ at }) => at >= seen.firstPaint).reduce((sum, { took }) => sum + took - 50, 0),
    shifts: seen.shifts,
  };
}

/** @returns the worst burst, as browsers report it */
function worstBurst(shifts: Watched['shifts']): number {
  let [worst, burst, from, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - from > 5000) [burst, from] = [0, at];
    burst += value;
    last = at;
    worst = Math.max(worst, burst);
  }
  return worst;
}

/**
 * Loads an address in a fresh tab and waits until nothing is fetched any more.
 * @param phone how slow the machine and the line are made; unset: as they are
 */
export async function measureLoad(context: BrowserContext, url: string, phone?: typeof slowPhone): Promise<PageLoad> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    if (phone) {
      const throughput = phone.bitsPerSecond / 8;
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: phone.latencyMs,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
    }
    await page.addInitScript(watch);
    await page.goto(url);
    await page.locator('main h1').first().waitFor();
    await untilIdle(page);
    const { shifts, ...seen } = await page.evaluate(readWatched);
    return { ...seen, layoutShift: worstBurst(shifts) };
  } finally {
    await page.close();
  }
}

/** Resolves when two seconds have passed in which nothing was asked for and nothing came; what a slow processor asks for late counts too. */
async function untilIdle(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  while (performance.now() - last < 2000) await page.waitForTimeout(100);
}
