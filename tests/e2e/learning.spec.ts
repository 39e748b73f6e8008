import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './support/test.ts';

test.use({ isSignedIn: true });

test('a quiz moves streak, badge and chart; the profile is edited, the data taken along, the account deleted and kept after all', async ({ page, person }) => {
  test.slow();
  const [quiz] = await (await page.request.get('/api/pg-mini-quizzes?examType=NEET-PG&subject=Surgery')).json();
  const asked: { readonly correctAnswer: number }[] = await (await page.request.get(`/api/pg-questions?quizId=${quiz.id}&limit=50`)).json();
  await page.goto('/progress');
  await expect(page.getByTestId('stat-quizzes')).toContainText('0');

  await page.goto(`/pg-preparation?quiz=${quiz.id}&mode=practice`);
  for (const [i, { correctAnswer }] of asked.entries()) {
    await page.getByTestId(`option-${correctAnswer}`).click();
    if (i < asked.length - 1) await page.getByTestId('next-question').click();
  }
  await page.getByTestId('finish-quiz').click();
  await expect(page.getByRole('status').filter({ hasText: 'New: First Steps' })).toBeVisible();

  await page.goto('/progress');
  await expect(page.getByTestId('stat-quizzes')).toContainText('1');
  await expect(page.getByTestId('stat-average')).toContainText('100');
  await expect(page.getByTestId('study-streak')).toContainText('1 day in a row');
  await page.getByTestId('tab-badges').click();
  await expect(page.getByText('First Steps', { exact: true })).toBeVisible();
  await page.getByTestId('tab-analytics').click();
  await expect(page.getByTestId('recent-quiz')).toHaveCount(1);
  await expect(page.getByTestId('trend-chart').locator('svg title').first()).toHaveText('How Surgery went');

  await page.goto('/profile');
  await page.getByTestId('edit-profile').click();
  await page.getByLabel('Institution').fill('District Hospital');
  await page.getByTestId('save-profile').click();
  await expect(page.getByTestId('toast-success')).toContainText('Profile Updated');

  const downloading = page.waitForEvent('download');
  await page.getByTestId('export-data').click();
  const files = unzipSync(new Uint8Array(await readFile(await (await downloading).path())));
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(read('profile.json')).toMatchObject([{ institution: 'District Hospital' }]);
  expect(read('exam-attempts.json')).toMatchObject([{ paperId: quiz.id, score: asked.length }]);
  expect(read('badges.json')).toContainEqual(expect.objectContaining({ name: 'First Steps' }));

  await page.getByTestId('delete-account').click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByTestId('confirm-deletion').click();
  await expect(page.getByTestId('account-deleted')).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await page.getByRole('link', { name: 'Sign In and Keep It' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByTestId('sign-in-submit').click();
  await expect(page.getByTestId('toast-success')).toContainText('your account will not be deleted');
  await page.goto('/progress');
  await expect(page.getByTestId('stat-quizzes')).toContainText('1');
});
