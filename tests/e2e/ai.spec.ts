import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChatServer, says, startChatServer } from '../setup/chat-server.ts';
import { type ServerProcess, startServerProcess } from '../setup/server-process.ts';
import { chestPain, expect, once, test } from './support/test.ts';

test.describe('the built-in engine', () => {
  test.use({ isSignedIn: true });

  test('analyses a case, shows the passage behind a sentence, and plans the treatment', async ({ page }) => {
    await page.goto('/diagnostics');
    await page.getByRole('button', { name: 'AI Analysis' }).click();
    await expect(page.getByText('Missing Information')).toBeVisible();

    await page.getByLabel('Primary symptoms').fill(chestPain);
    await page.getByRole('button', { name: 'AI Analysis' }).click();
    const card = page.getByTestId('ai-analysis');
    await expect(card.getByRole('heading', { name: 'AI-Powered Evidence-Based Analysis' })).toBeVisible();
    await expect(card.getByTestId('answer-engine')).toHaveText('Built-in evidence engine');
    await expect(card.getByTestId('answer-text')).toContainText('This is an emergency');
    await expect(card.getByRole('heading', { name: 'Related Clinical Questions' })).toBeVisible();

    await card.getByTestId('answer-marker').last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('mark').first()).toBeVisible();
    await page.keyboard.press('Escape');

    await card.getByTestId('get-treatment').click();
    const plan = page.getByTestId('ai-treatment');
    await expect(plan.getByRole('heading', { name: 'Evidence-Based Treatment & Management Plan' })).toBeVisible();
    await expect(plan.getByRole('heading', { name: 'Treatment Guidelines & References' })).toBeVisible();
    await expect(plan).toContainText('Educational Simulation Only');

    // It belongs to the session, so it comes back with it.
    await plan.getByTestId('rate-up').click();
    await expect(plan.getByTestId('rate-up')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByTestId('ai-analysis')).toBeVisible();
    await expect(page.getByTestId('ai-treatment').getByTestId('rate-up')).toHaveAttribute('aria-pressed', 'true');

    const [question = ''] = await page.getByTestId('ai-analysis').getByTestId('related-question').allTextContents();
    await page.getByTestId('ai-analysis').getByTestId('related-question').first().click();
    await expect(page.getByLabel('Primary symptoms')).toHaveValue(new RegExp(question.replaceAll(/[?()]/g, '.')));
  });

  test('answers a question from the reference, at an address of its own', async ({ page }) => {
    await page.goto('/references');
    await page.getByTestId('ai-search-button').click();
    await expect(page.getByText('Please enter a medical topic to search.')).toBeVisible();
    await page.getByTestId('reference-search').fill('How is anaphylaxis treated?');
    await page.getByTestId('ai-search-button').click();
    const card = page.getByTestId('ai-reference');
    await expect(card.getByTestId('answer-text')).toContainText('adrenaline');
    await expect(card.getByRole('heading', { name: 'Evidence-Based Sources' })).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('ai-reference').getByTestId('answer-text')).toContainText('adrenaline');
    await page.getByTestId('related-question').first().click();
    await expect(page.getByTestId('reference-search')).toHaveValue(/\?$/);
  });
});

test.describe('a provider', { tag: once }, () => {
  let chat: ChatServer;
  let server: ServerProcess;
  let dataDir: string;
  test.beforeAll(async () => {
    chat = await startChatServer();
    dataDir = await mkdtemp(join(tmpdir(), 'anamnesis-ai-'));
    server = await startServerProcess({
      DATA_DIR: dataDir,
      OPENAI_BASE_URL: chat.url,
      OPENAI_MODEL: 'loopback',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '0',
    });
  });
  test.afterAll(async () => {
    await server.stop();
    await chat.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('is read while it writes, found again after a reload, and stopped', async ({ page, person }) => {
    const word = (i: number) => `word${i} `;
    chat.play(
      says(
        Array.from({ length: 400 }, (_, i) => word(i)),
        { everyMs: 25 },
      ),
    );
    const asked = chat.requests.length;
    expect((await page.request.post(`${server.url}/api/register`, { data: person })).ok()).toBe(true);
    await page.goto(`${server.url}/references`);
    await page.getByTestId('reference-search').fill('anaphylaxis');
    await page.getByTestId('ai-search-button').click();
    const text = page.getByTestId('ai-reference').getByTestId('answer-text');
    await expect(text).toContainText('word3');
    await expect(text).not.toContainText('word300');

    await page.reload();
    await expect(text).toContainText('word0 word1 word2');
    await expect(text).toContainText('word80');
    expect(chat.requests.length).toBe(asked + 1);

    await page.getByTestId('stop-answer').click();
    await expect(page.getByTestId('answer-partial')).toContainText('Stopped');
    await expect(text).toContainText('word0');
    await expect.poll(() => chat.requests.at(-1)?.leftAt).not.toBeNull();
  });
});
