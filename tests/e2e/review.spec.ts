import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { nothingDue, queueOf, showQueue } from './support/practice-data.ts';
import { answerInstead } from './support/progress-data.ts';
import { expect, openMenu, test } from './support/test.ts';

const progress = (page: Page) => page.getByTestId('review-progress');
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('anamnesis-reviews') ?? '[]').length);

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}

test('whoever is signed out is told what it is', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await page.goto('/pg-preparation?tab=review');
  await expect(page.getByTestId('review-sign-in').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /\/auth\?to=/);
  await expectAccessible(page);
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true, allowedErrors: [/Failed to load resource/] });

  test('somebody who has missed nothing is told how questions come here', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same on every screen');
    await page.goto('/pg-preparation?tab=review');
    await expect(page.getByTestId('review-none')).toBeVisible();
    await expect(page.getByTestId('tab-review')).toHaveText('Review');
    await page.getByTestId('review-to-quizzes').click();
    await expect(page.getByTestId('tab-quizzes')).toHaveAttribute('aria-selected', 'true');
  });

  test('cards are answered and rated with the keyboard, and the way back from the reference finds the answer', async ({ page, isMobile }) => {
    test.skip(isMobile, 'there is no keyboard');
    await showQueue(page, queueOf(2));
    await page.goto('/pg-preparation?tab=review');
    await expect(page.getByRole('tab', { name: 'Review 2 due' })).toBeVisible();
    await expect(progress(page)).toHaveText('1 of 2 due');
    await page.keyboard.press('b');
    await expect(page.getByTestId('verdict')).toHaveText('Incorrect: you chose B, the answer is A');
    await expect(page.getByTestId('rate-again')).toContainText('in 10 minutes');
    await expect(page.getByTestId('rate-good')).toBeHidden();
    await expectAccessible(page);
    await page.getByTestId('question-link').click();
    await expect(page).toHaveURL(/\/references\/acute-coronary-syndromes/);
    await page.goBack();
    await expect(page.getByTestId('verdict')).toHaveText('Incorrect: you chose B, the answer is A');
    await page.reload();
    await expect(page.getByTestId('verdict')).toHaveText('Incorrect: you chose B, the answer is A');
    // Whoever comes back is led to how it went, once the page is shown.
    await expect(page.getByTestId('verdict')).toBeVisible();
    await page.getByTestId('verdict').focus();
    await expect(page.getByTestId('verdict')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(progress(page)).toHaveText('2 of 2 due');
    await expect(progress(page)).toBeFocused();
    await page.keyboard.press('a');
    await expect(page.getByTestId('rate-again')).toBeHidden();
    await expect(page.getByTestId('rate-easy')).toContainText('in 12 days');
    await answerInstead(page, { 'review.due': nothingDue() });
    await page.keyboard.press('4');
    await expect(page.getByTestId('review-card')).toBeHidden();
  });

  test('reviews made without a connection are kept, asked about at a sign-out, and sent once when it is back', async ({ page, context, isMobile }) => {
    test.skip(!isMobile, 'the same on every screen');
    await showQueue(page, queueOf(3));
    const sent: { id: string; rating: string }[] = [];
    const isReview = (request: Request) => request.method() === 'POST' && request.url().includes('review.review');
    await page.goto('/pg-preparation?tab=review');
    await expect(progress(page)).toHaveText('1 of 3 due');
    await page.route('**/trpc/review.review*', (route) => route.abort());
    await page.getByTestId('option-0').tap();
    await page.getByTestId('rate-good').tap();
    await expect(page.getByTestId('save-status')).toContainText('Offline');
    await page.getByTestId('show-answer').tap();
    await page.getByTestId('rate-again').tap();
    await expect(progress(page)).toHaveText('3 of 3 due');
    expect(await kept(page)).toBe(2);
    await openMenu(page);
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).tap();
    await expect(page.getByTestId('toast-failure')).toContainText('keeps reviews that the server has not taken');
    await page.reload();
    // What was reviewed before the reload is not asked again.
    await expect(page.getByTestId('review-card')).toBeVisible();
    expect(await kept(page)).toBe(2);
    await page.unroute('**/trpc/review.review*');
    await page.route('**/trpc/review.review*', async (route) => {
      const body = route.request().postDataJSON();
      const { reviews } = Object.values<{ json: { reviews: { id: string; rating: string }[] } }>(body)[0]?.json ?? { reviews: [] };
      sent.push(...reviews);
      const output = { ...nothingDue(), due: 1, counted: reviews.map(({ id }) => id), refused: [], serverNow: Date.now() };
      await route.fulfill({ json: [{ result: { data: { json: output } } }] });
    });
    const call = page.waitForRequest(isReview);
    await context.setOffline(true);
    await context.setOffline(false);
    await call;
    await expect.poll(() => kept(page)).toBe(0);
    expect(sent.map(({ rating }) => rating)).toEqual(['good', 'again']);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  test('a miss is read about, falls due, is answered, and goes', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same on every screen');
    // What was missed comes back after a minute.
    test.setTimeout(150_000);
    const { attemptId } = await (await page.request.post('/api/pg-blocks', { data: { count: 1, mode: 'study' } })).json();
    await page.goto(`/pg-preparation?attempt=${attemptId}`);
    const { keys } = await (await page.request.get(`/api/pg-attempts/${attemptId}`)).json();
    await page.getByTestId(keys[0].correctAnswer === 0 ? 'option-1' : 'option-0').click();
    await expect(page.getByTestId('verdict')).toContainText('Incorrect');
    await page.getByTestId('cause-misread').click();
    await expect(page.getByTestId('cause-misread')).toHaveAttribute('aria-pressed', 'true');
    await page.getByTestId('finish-block').click();
    await page.getByTestId('review-answers').click();
    await expect(page.getByTestId('comes-back')).toHaveText('This question comes back in your reviews.');
    await expect(page.getByTestId('cause-misread')).toHaveAttribute('aria-pressed', 'true');
    await page.getByTestId('back-to-result').click();
    await page.getByTestId('take-another').click();
    await page.getByTestId('tab-performance').click();
    await expect(page.getByTestId('cause-table').getByRole('row').nth(1)).toContainText('1');
    await page.getByTestId('tab-review').click();
    await expect(page.getByTestId('review-next')).toContainText('The next one comes back in');
    await expect(page.getByRole('tab', { name: 'Review 1 due' })).toBeVisible({ timeout: 90_000 });
    await page.getByTestId('show-answer').click();
    await page.getByTestId('question-link').click();
    await expect(page).toHaveURL(/\/references\//);
    await page.goBack();
    await page.getByTestId('rate-again').click();
    await expect(page.getByTestId('review-next')).toBeVisible();
    await expect(page.getByTestId('tab-review')).toHaveText('Review');
    expect(await kept(page)).toBe(0);
  });
});
