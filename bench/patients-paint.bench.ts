import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildClient } from '../scripts/build-client.ts';
import { ensureChromium } from '../scripts/chromium.ts';
import { startServerProcess } from '../tests/setup/server-process.ts';
import { type Latency, latency } from './latency.ts';

export interface PatientPaintResult {
  /** From the press to the frame in which the patient's answer stands in the sheet. */
  readonly answer: Latency;
}

const questions = 15;

/** Runs in the page: takes the first that was not asked yet, so often, and waits each time until the answer stands in the sheet and the frame after it is painted. */
async function askAndPaint(times: number): Promise<number[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const lines = () => document.querySelectorAll('[data-testid="chart-line"]').length;
  const next = () => document.querySelector<HTMLElement>('[data-testid="ask-search-list"] [role="option"]:not([data-done])');
  const took: number[] = [];
  for (let i = 0; i < times; i += 1) {
    await frame();
    const [before, start] = [lines(), performance.now()];
    next()?.click();
    while (lines() === before) await new Promise((resolve) => setTimeout(resolve));
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    took.push(performance.now() - start);
  }
  return took;
}

/** How long a made patient's answer takes to stand in the sheet, from the press on. */
export async function benchPatientPaint(say: (line: string) => void): Promise<PatientPaintResult> {
  await buildClient();
  const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-bench-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`${server.url}/pg-preparation?tab=patients`);
    await page.getByTestId('meet-patient').click();
    await page.getByTestId('complaint').waitFor();
    const answer = latency(await page.evaluate(askAndPaint, questions));
    say(`a made patient's answer stands in the sheet after p50 ${answer.p50Ms} p95 ${answer.p95Ms} ms`);
    return { answer };
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
