import type { Page } from '@playwright/test';
import { analyse, expect, test } from './support/test.ts';

/** The ranking in words: each condition with its share. */
async function rankingOf(page: Page): Promise<string> {
  const rows = page.getByTestId('suggestion');
  return (await rows.evaluateAll((items) => items.map((item) => item.querySelector('h3')?.parentElement?.textContent ?? ''))).join('\n');
}

test.use({ isSignedIn: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/diagnostics');
  await analyse(page, 'Chest pain, sweating and shortness of breath since yesterday.');
  await expect(page.getByTestId('suggestion').first()).toBeVisible();
});

test('an answer moves the ranking at once, without asking the server, and is kept', async ({ page }) => {
  const before = await rankingOf(page);
  const question = page.getByTestId('next-question').first();
  const asked = await question.getAttribute('data-finding');
  const stored = page.waitForResponse((response) => response.url().includes('diagnostics.answerSession'));

  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => rankingOf(page)).not.toBe(before);
  await expect(page.getByTestId('ranking-announcement')).toContainText(/leads, probability/);
  await expect(page.getByTestId('next-question').first()).not.toHaveAttribute('data-finding', asked ?? '');
  await expect(page.locator(`[data-testid="finding-chip"][data-finding="${asked}"]`)).toHaveAttribute('data-state', 'present');
  expect((await stored).ok()).toBe(true);

  const after = await rankingOf(page);
  await page.reload();
  await expect.poll(() => rankingOf(page)).toBe(after);
});

test('a finding can be corrected and put back as it was written', async ({ page }) => {
  const before = await rankingOf(page);
  const chip = page.getByTestId('finding-chip').filter({ hasText: 'Sweating' });
  await expect(chip).toHaveAttribute('data-state', 'present');

  await chip
    .getByRole('button', { name: /Sweating/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Absent' }).click();
  await expect(chip).toHaveAttribute('data-state', 'absent');
  await expect.poll(() => rankingOf(page)).not.toBe(before);

  await chip.getByRole('button', { name: 'Sweating: As written: present' }).click();
  await expect(chip).toHaveAttribute('data-state', 'present');
  await expect.poll(() => rankingOf(page)).toBe(before);

  await chip.getByRole('button', { name: 'Leave out Sweating' }).click();
  await expect(chip).toHaveAttribute('data-state', 'unknown');
  await expect.poll(() => rankingOf(page)).not.toBe(before);
});

test('the knowledge is fetched with results and not before', async ({ page }) => {
  // The page before this one shows results, and may just be fetching the knowledge.
  await page.goto('about:blank');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/diagnostics');
  await expect(page.getByTestId('recent-session').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /\/(?:analyze|knowledge)-/.test(url))).toEqual([]);
  await page.getByTestId('recent-session').first().click();
  await expect(page.getByTestId('suggestion').first()).toBeVisible();
  await expect.poll(() => scripts.filter((url) => /\/(?:analyze|knowledge)-/.test(url)).length).toBeGreaterThan(0);
});

test('a condition unfolds its management in outline', async ({ page }) => {
  const first = page.getByTestId('suggestion').first();
  await first.getByRole('button', { name: 'Management', exact: true }).click();
  await expect(first.getByTestId('management-outline')).toContainText('First line');
  await expect(first.getByTestId('management-outline')).toContainText('Escalate');
});
