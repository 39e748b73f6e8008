import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buildClient } from '../scripts/build-client.ts';
import { ensureChromium } from '../scripts/chromium.ts';
import { post, signUp } from '../tests/setup/process-user.ts';
import { startServerProcess } from '../tests/setup/server-process.ts';
import { type Latency, latency } from './latency.ts';

export interface QuestionPaintResult {
  /** From the key to the frame in which the next question stands, in a paper of two hundred. */
  readonly next: Latency;
  /** The same of a bare page that changes one text. */
  readonly bare: Latency;
}

/** The largest paper that ships. */
const paperId = 'neet-pg-full-paper';
const moves = 38;

/** Runs in the page: presses the key so often, and waits each time until the frame after the change is painted. */
async function pressAndPaint({ times, selector }: { times: number; selector: string }): Promise<number[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const shown = () => document.querySelector(selector)?.textContent;
  const took: number[] = [];
  for (let i = 0; i < times; i += 1) {
    await frame();
    const [before, start] = [shown(), performance.now()];
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    while (shown() === before) await new Promise((resolve) => setTimeout(resolve));
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    took.push(performance.now() - start);
  }
  return took;
}

/** A page with nothing on it but a text that the key changes. */
async function barePage(page: Page): Promise<void> {
  await page.setContent('<p data-testid="question-text">0</p>');
  await page.evaluate(() => {
    addEventListener('keydown', () => {
      const text = document.querySelector('p');
      if (text) text.textContent = String(Number(text.textContent) + 1);
    });
  });
}

/** How long the next question of a long paper takes to be painted, beside a page that changes one text, in the same browser. */
export async function benchQuestionPaint(say: (line: string) => void): Promise<QuestionPaintResult> {
  await buildClient();
  const dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-bench-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', AUTH_RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const cookie = await signUp(server);
    const [name = '', value = ''] = cookie.split('=', 2);
    const { attemptId } = await post(server, cookie, '/api/pg-attempts', { paperId, mode: 'exam' });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name, value, url: server.url }]);
    const page = await context.newPage();
    const measure = async () => latency(await page.evaluate(pressAndPaint, { times: moves, selector: '[data-testid="question-text"]' }));
    await barePage(page);
    const bare = await measure();
    await page.goto(`${server.url}/pg-preparation?attempt=${attemptId}`);
    await page.getByTestId('question-text').waitFor();
    const next = await measure();
    say(
      `the next of two hundred questions is painted after p50 ${next.p50Ms} p95 ${next.p95Ms} ms (a page of one text: p50 ${bare.p50Ms} p95 ${bare.p95Ms} ms)`,
    );
    return { next, bare };
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
