import type { Page } from '@playwright/test';
import { answerInstead, fullProgress, noProgress, showProgress } from './support/progress-data.ts';
import { expect, fillSignUp, openMenu, test } from './support/test.ts';

const tabs = ['progress', 'achievements', 'badges', 'analytics'] as const;
const addressOf = (tab: (typeof tabs)[number]) => (tab === 'progress' ? '/progress' : `/progress?tab=${tab}`);

/** @returns the id of a mini quiz that there is */
async function anyQuiz(page: Page): Promise<string> {
  const [quiz]: { id: string }[] = await (await page.request.get('/api/pg-mini-quizzes?limit=1')).json();
  if (!quiz) throw new Error('There is no mini quiz.');
  return quiz.id;
}

test('whoever is signed out is asked to log in, and comes back', async ({ page, person }) => {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Login to View Progress' }).click();
  await expect(page).toHaveURL(/\/auth\?to=/);
  await fillSignUp(page, person);
  await page.getByTestId('sign-up-submit').click();
  await expect(page).toHaveURL('/progress');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Progress' })).toBeVisible();
});

test('the link to it stands before the reference', async ({ page }) => {
  await page.goto('/references');
  await openMenu(page);
  const links = page.locator('[data-testid^="nav-link-"]').filter({ visible: true });
  await expect(links).toHaveText(['Home', 'Diagnostics', 'Exam Prep', 'Progress', 'References']);
  await page.getByTestId('nav-link-progress').filter({ visible: true }).click();
  await expect(page).toHaveTitle('Progress · Anamnesis');
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('somebody new is led on by every tab', async ({ page }) => {
    await showProgress(page, noProgress);
    for (const tab of tabs) {
      await page.goto(addressOf(tab));
      await expect(page.getByTestId(`${tab}-empty`).getByRole('link', { name: 'Take a quiz' })).toHaveAttribute('href', '/pg-preparation');
    }
    await expect(page.getByTestId('study-streak')).toContainText('Your first quiz begins it.');
    await expect(page.getByTestId('stat-average')).toContainText('0.0%');
  });

  test('three placeholders stand there while it loads, and a failure can be tried again', async ({ page, allowedErrors }) => {
    allowedErrors.push(/Failed to load resource/);
    await showProgress(page, noProgress);
    let answer = () => {};
    const isTime = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/trpc/**progress.overview**', async (route) => {
      await isTime;
      await route.abort();
    });
    await page.goto('/progress');
    await expect(page.getByTestId('progress-skeleton')).toHaveCount(3);
    answer();
    await expect(page.getByTestId('page-error')).toBeVisible();
    await page.unroute('**/trpc/**progress.overview**');
    await page.getByTestId('retry').click();
    await expect(page.getByTestId('stat-quizzes')).toBeVisible();
  });

  test('figures, ratings and every subject are there', async ({ page }) => {
    await showProgress(page, fullProgress);
    await page.goto('/progress');
    await expect(page.getByTestId('stat-quizzes')).toContainText('1,28414,310 questions in all');
    await expect(page.getByTestId('stat-average')).toContainText('71.4%');
    await expect(page.getByTestId('stat-achievements')).toContainText('60and 9 badges');
    await expect(page.getByTestId('stat-streak')).toContainText('17consecutive quizzes of 60% or more');
    await expect(page.getByTestId('study-streak-days')).toHaveText('12 days in a row');
    await expect(page.getByTestId('streak-freeze')).toContainText('A freeze covered Monday, 23 November 2026, so the streak went on.');
    const rows = page.getByTestId('subject-row');
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText('Medicine');
    await page.getByTestId('all-subjects').click();
    await expect(rows).toHaveCount(80);
    expect(new Set(await rows.getByTestId('rating').allInnerTexts())).toEqual(new Set(['Excellent', 'Good', 'Needs Practice']));
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Lowest mastery' }).click();
    await expect(rows.first()).toContainText('Beginning');
  });

  test('nothing is wider than the page', async ({ page }) => {
    await showProgress(page, fullProgress);
    for (const tab of tabs) {
      await page.goto(addressOf(tab));
      await expect(page.getByTestId('study-streak')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
  });

  test('the address says which tab is open', async ({ page }) => {
    await showProgress(page, fullProgress);
    await page.goto('/progress?tab=nothing');
    await expect(page.getByTestId('tab-progress')).toHaveAttribute('aria-selected', 'true');
    await page.getByTestId('tab-achievements').click();
    await expect(page).toHaveURL('/progress?tab=achievements');
    await expect(page.getByTestId('achievement')).toHaveCount(12);
    await page.getByTestId('all-achievements').click();
    await expect(page.getByTestId('achievement')).toHaveCount(60);
    await expect(page.getByTestId('next-achievements')).toContainText('84 of 100');
    await page.getByTestId('tab-badges').click();
    await expect(page.getByTestId('badge').first()).toContainText('First Steps');
    await page.reload();
    await expect(page.getByTestId('badge')).toHaveCount(9);
    await page.goBack();
    await expect(page.getByTestId('achievement').first()).toBeVisible();
    await page.getByTestId('tab-progress').click();
    await expect(page).toHaveURL('/progress');
  });

  test('the heat map is walked through with the keyboard, and each day says what it was', async ({ page }) => {
    await showProgress(page, fullProgress);
    await page.goto('/progress');
    const cell = (name: string) => page.getByRole('gridcell', { name });
    const today = cell('Friday, 27 November 2026');
    await expect(today).toHaveAttribute('tabindex', '0');
    await expect(page.locator('[role="gridcell"][tabindex="0"]')).toHaveCount(1);
    await today.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(cell('Thursday, 19 November 2026')).toBeFocused();
    await expect(page.getByTestId('heat-map-day')).toHaveText(/^Thursday, 19 November 2026: \d+ quiz/);
    await page.keyboard.press('Home');
    await expect(cell('Monday, 24 November 2025')).toBeFocused();
    await expect(cell('Monday, 23 November 2026: a day off, covered by a freeze')).toBeAttached();
    await page.getByText(/days of study as a table/).click();
    const days = page.getByRole('table', { name: 'Days of study' });
    await expect(days.getByRole('row')).toHaveCount(fullProgress.overview.days.length + 2);
    await expect(days.getByRole('row', { name: 'Monday, 23 November 2026 freeze' })).toBeAttached();
  });

  test('charts are fetched with their tab alone, and say what they show', async ({ page }) => {
    const charts: string[] = [];
    page.on('request', (request) => request.url().includes('/assets/TrendChart') && charts.push(request.url()));
    await showProgress(page, fullProgress);
    await page.goto('/progress');
    await expect(page.getByTestId('subject-row').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(charts).toEqual([]);
    await page.getByTestId('tab-analytics').click();
    await expect(page.getByRole('heading', { name: 'Recent Quiz Attempts' })).toBeVisible();
    await expect(page.getByTestId('recent-quiz')).toHaveCount(5);
    await expect(page.getByTestId('recent-quiz').first()).toContainText('Quiz acid-bas…');
    await expect(page.getByTestId('recent-quiz').first()).toHaveAttribute('href', /\/pg-preparation\?attempt=[\da-f-]{36}$/);
    const chart = page.getByTestId('trend-chart').locator('svg').first();
    await expect(chart.locator('title')).toHaveText('How Medicine went');
    await expect(chart.locator('desc')).toContainText('the last 5 attempts average');
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('trend-chart')).toContainText('Medicine in ten, part 2');
    await page.getByRole('combobox', { name: 'Subject' }).click();
    await page.getByRole('option', { name: 'Surgery' }).click();
    await expect(chart.locator('title')).toHaveText('How Surgery went');
    await page.getByText('As a table', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Attempts in Surgery, the latest first' }).getByRole('row')).toHaveCount(5);
  });

  test('the button at a weak topic starts its quiz, which the server keeps', async ({ page }) => {
    const id = await anyQuiz(page);
    const [topic] = fullProgress.overview.weakTopics;
    if (!topic) throw new Error('There is no weak topic.');
    await showProgress(page, { ...fullProgress, overview: { ...fullProgress.overview, weakTopics: [{ ...topic, quiz: { id, title: 'This one' } }] } });
    await page.goto('/progress');
    await page.getByRole('link', { name: 'Start Quiz: This one' }).click();
    await expect(page).toHaveURL(/\/pg-preparation\?attempt=[\da-f-]{36}$/);
    await expect(page.getByTestId('question-text')).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId('weak-topic')).toBeVisible();
  });

  test('what a quiz has earned is told where it ends', async ({ page }) => {
    const [badge] = fullProgress.badges;
    const achievement = fullProgress.achievements.find(({ relatedSubject }) => relatedSubject === 'Surgery');
    await answerInstead(page, { 'progress.earnedIn': { badges: [badge], achievements: [achievement] } });
    const { attemptId } = await (await page.request.post('/api/pg-attempts', { data: { paperId: await anyQuiz(page), mode: 'practice' } })).json();
    await page.goto('/progress');
    await expect(page.getByTestId('stat-quizzes')).toBeVisible();
    await page.goto(`/pg-preparation?attempt=${attemptId}`);
    await expect(page.getByTestId('question-text')).toBeVisible();
    while (await page.getByTestId('next-question').isVisible()) await page.getByTestId('next-question').click();
    await page.getByTestId('finish-quiz').click();
    await page.getByTestId('confirm-yes').click();
    const told = page.getByRole('status').filter({ hasText: 'First Steps' });
    await expect(told).toContainText('New: First Steps');
    await expect(told).toContainText('New: Subject Mastery · Silver · Surgery');
    await page.reload();
    await expect(page.getByTestId('newly-earned')).toContainText('Earned: First Steps');
    await page.getByRole('link', { name: 'See all you have earned' }).click();
    await expect(page).toHaveURL('/progress?tab=badges');
  });
});

test('a visitor is told of nothing earned until the quiz is saved', async ({ page, person }) => {
  await answerInstead(page, { 'progress.earnedIn': { badges: fullProgress.badges.slice(0, 1), achievements: [] } });
  await page.goto(`/pg-preparation?quiz=${await anyQuiz(page)}&mode=practice`);
  await expect(page.getByTestId('question-text')).toBeVisible();
  while (await page.getByTestId('next-question').isVisible()) await page.getByTestId('next-question').click();
  await page.getByTestId('finish-quiz').click();
  await page.getByTestId('confirm-yes').click();
  await expect(page.getByTestId('create-account')).toBeVisible();
  await expect(page.getByTestId('newly-earned')).toBeHidden();
  expect((await page.request.post('/api/register', { data: person })).ok()).toBe(true);
  await page.reload();
  await expect(page.getByTestId('newly-earned')).toContainText('New: First Steps');
});
