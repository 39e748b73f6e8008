import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, once, openMenu, test } from './support/test.ts';

interface Paper {
  readonly id: string;
  readonly totalQuestions: number;
  readonly sections?: readonly unknown[];
}

/** @returns the shortest of some papers, as the documented lists have them */
async function shortest(page: Page, kind: 'pg-mini-quizzes' | 'pg-test-series', suits: (paper: Paper) => boolean = () => true): Promise<Paper> {
  const papers: Paper[] = await (await page.request.get(`/api/${kind}?limit=500`)).json();
  const [first] = papers.filter(suits).sort((a, b) => a.totalQuestions - b.totalQuestions);
  if (!first) throw new Error('there is no such paper');
  return first;
}

/** Begins a paper and opens it. @returns the id of the attempt */
async function begin(page: Page, paperId: string, mode: 'exam' | 'practice' | 'study'): Promise<string> {
  const { attemptId } = await (await page.request.post('/api/pg-attempts', { data: { paperId, mode } })).json();
  await page.goto(`/pg-preparation?attempt=${attemptId}`);
  await expect(page.getByTestId('question-text')).toBeVisible();
  return attemptId;
}

const isOneSection = ({ sections = [] }: Paper) => sections.length === 1;
const status = (page: Page) => page.getByTestId('save-status');
const chosen = (page: Page, place: number) => page.getByTestId(`option-${place}`).getByRole('radio');
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('anamnesis-answers:')));
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function toTheEnd(page: Page): Promise<void> {
  while (await page.getByTestId('next-question').isVisible()) await page.getByTestId('next-question').click();
}

async function handIn(page: Page, button: 'submit-test' | 'finish-quiz'): Promise<void> {
  await toTheEnd(page);
  await page.getByTestId(button).click();
  await page.getByTestId('confirm-yes').click();
}

test.describe('signed in', () => {
  test.use({ isSignedIn: true, allowedErrors: [/Failed to load resource/] });

  test('an answer given without a connection is kept, sent once it is back, and there after a reload', { tag: once }, async ({ page, context }) => {
    const quiz = await shortest(page, 'pg-mini-quizzes');
    await begin(page, quiz.id, 'practice');
    await page.getByTestId('option-1').click();
    await expect(status(page)).toHaveText('Saved');
    await context.setOffline(true);
    await page.getByTestId('next-question').click();
    await page.getByTestId('option-2').click();
    await page.getByTestId('mark-question').click();
    await expect(status(page)).toHaveText('Offline: kept in this browser, sent when you are back');
    expect(await kept(page)).toHaveLength(1);
    await context.setOffline(false);
    await expect(status(page)).toHaveText('Saved');
    expect(await kept(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: `Question 2 of ${quiz.totalQuestions}` })).toBeVisible();
    await expect(chosen(page, 2)).toBeChecked();
    await expect(page.getByTestId('mark-question')).toHaveAttribute('aria-pressed', 'true');
    await page.getByTestId('previous-question').click();
    await expect(chosen(page, 1)).toBeChecked();
  });

  test('of two tabs the later answer counts, and what a closed tab left unsent is sent by the other', { tag: once }, async ({ page, context }) => {
    await begin(page, (await shortest(page, 'pg-mini-quizzes')).id, 'practice');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByTestId('question-text')).toBeVisible();
    await page.getByTestId('option-0').click();
    await expect(status(page)).toHaveText('Saved');
    await comeBack(other);
    await expect(chosen(other, 0)).toBeChecked();
    await other.route('**/trpc/exams.answer*', (route) => route.abort());
    await other.getByTestId('option-3').click();
    await expect(status(other)).toContainText('Offline');
    await other.close();
    await comeBack(page);
    await expect(chosen(page, 3)).toBeChecked();
    await expect.poll(() => kept(page)).toEqual([]);
    await page.reload();
    await expect(chosen(page, 3)).toBeChecked();
  });

  test('a test that could not be handed in says so, keeps its answers, and is handed in once', { tag: once }, async ({ page }) => {
    const series = await shortest(page, 'pg-test-series', isOneSection);
    await begin(page, series.id, 'exam');
    await page.getByTestId('option-1').click();
    await page.route('**/trpc/exams.submit*', (route) => route.abort());
    await handIn(page, 'submit-test');
    await expect(page.getByTestId('toast-failure')).toContainText('Test Not Submitted');
    await expect(page.getByTestId('submit-failed')).toBeVisible();
    await page.unroute('**/trpc/exams.submit*');
    await page.getByTestId('submit-failed').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByTestId('toast-success')).toContainText('Your test has been submitted successfully!');
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    await expect(page.getByTestId('result-score')).toHaveText(new RegExp(`^[01]/${series.totalQuestions}$`));
    const attempts = await (await page.request.get('/api/pg-test-attempts')).json();
    expect(attempts).toHaveLength(1);
  });

  test('a quiz that could not be saved shows its result all the same, and is saved in the background', { tag: once }, async ({ page }) => {
    const quiz = await shortest(page, 'pg-mini-quizzes');
    await begin(page, quiz.id, 'practice');
    await page.getByTestId('option-1').click();
    await page.route('**/trpc/exams.submit*', (route) => route.abort());
    await handIn(page, 'finish-quiz');
    await expect(page.getByTestId('toast-success')).toContainText('Your results are ready. Create an account to save progress.');
    await expect(page.getByRole('heading', { name: 'Mini Quiz Completed!' })).toBeVisible();
    await page.getByTestId('review-answers').click();
    await expect(page.getByTestId('verdict')).toBeVisible();
    await page.unroute('**/trpc/exams.submit*');
    await expect(page.getByTestId('toast-success')).toContainText('Your mini quiz attempt has been saved.', { timeout: 20_000 });
    await expect(page.getByTestId('verdict')).toBeVisible();
    await expect.poll(async () => (await (await page.request.get('/api/pg-mini-quiz-attempts')).json()).length, { timeout: 20_000 }).toBe(1);
  });

  test('at the end of the time the paper is handed in by itself; where that fails it says so and goes on trying', { tag: once }, async ({ page }) => {
    const series = await shortest(page, 'pg-test-series', isOneSection);
    // As if the browser had come to the paper three seconds before its end.
    let end: number | undefined;
    await page.route('**/trpc/exams.attempt*', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      end ??= Number(/"serverNow":(\d+)/.exec(body)?.[1]) + 3000;
      await route.fulfill({ response, body: body.replace(/"sectionEndsAt":\d+/, `"sectionEndsAt":${end}`) });
    });
    await page.route('**/trpc/exams.submit*', (route) => route.abort());
    await begin(page, series.id, 'exam');
    await page.getByTestId('option-1').click();
    await expect(page.getByTestId('time-over')).toContainText('Your time is over. What had reached the server counts.');
    await page.unroute('**/trpc/exams.submit*');
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByTestId('result')).toContainText(`${series.totalQuestions - 1} unanswered`);
  });

  test('an answer to a paper that was handed in elsewhere is taken out, and the page says so', { tag: once }, async ({ page }) => {
    const attemptId = await begin(page, (await shortest(page, 'pg-mini-quizzes')).id, 'practice');
    await page.request.post(`/api/pg-attempts/${attemptId}/submit`, { data: {} });
    await page.getByTestId('option-2').click();
    await expect(page.getByRole('heading', { name: 'Mini Quiz Completed!' })).toBeVisible();
    await expect(page.getByTestId('paper-notice')).toContainText('Not counted: what you last changed in question 1');
    expect(await kept(page)).toEqual([]);
  });

  test('a section that is closed stays closed, and only the open one can be reached', async ({ page }) => {
    const series = await shortest(page, 'pg-test-series', ({ sections = [] }) => sections.length > 1);
    await begin(page, series.id, 'exam');
    await toTheEnd(page);
    await page.getByTestId('next-section').click();
    await expect(page.getByTestId('confirm')).toContainText('stays closed');
    await page.getByTestId('confirm-yes').click();
    await expect(page.getByTestId('section')).toContainText('Section 2 of');
    await expect(page.getByTestId('previous-question')).toBeDisabled();
    await page.reload();
    await expect(page.getByTestId('section')).toContainText('Section 2 of');
  });

  test('study mode tells why at once, and the answer is final', async ({ page }) => {
    await begin(page, (await shortest(page, 'pg-mini-quizzes')).id, 'study');
    await page.getByTestId('option-0').click();
    await expect(page.getByTestId('verdict')).toBeVisible();
    await expect(page.getByTestId('learning-point')).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('verdict')).toBeVisible();
  });

  test('a session that has ended costs nothing: after signing in again the answer is there', { tag: once }, async ({ page, person }) => {
    await begin(page, (await shortest(page, 'pg-mini-quizzes')).id, 'practice');
    await page.request.post('/api/logout');
    await page.getByTestId('option-2').click();
    await expect(page.getByTestId('sign-in-again')).toBeVisible();
    expect(await kept(page)).toHaveLength(1);
    await page.getByTestId('sign-in-form').getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByTestId('sign-in-submit').click();
    await expect(status(page)).toHaveText('Saved');
    await page.reload();
    await expect(chosen(page, 2)).toBeChecked();
  });

  test('signing out sends unsent answers first, and takes those that cannot be sent only when asked twice', async ({ page }) => {
    const attemptId = await begin(page, (await shortest(page, 'pg-mini-quizzes')).id, 'practice');
    const logout = async () => {
      await openMenu(page);
      await page.getByTestId('logout-button').filter({ visible: true }).click();
    };
    await page.route('**/trpc/exams.answer*', (route) => route.abort());
    await page.getByTestId('option-0').click();
    await logout();
    await expect(page.getByText('Answers Not Sent', { exact: true })).toBeVisible();
    expect(await kept(page)).toHaveLength(1);
    expect((await page.request.get(`/api/pg-attempts/${attemptId}`)).status()).toBe(200);
    await logout();
    await expect(page.getByTestId('auth-required')).toBeVisible();
    expect(await kept(page)).toEqual([]);
  });

  test('everything can be done with keys, which act nowhere else and can be switched off', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keys');
    await begin(page, (await shortest(page, 'pg-mini-quizzes')).id, 'practice');
    await page.keyboard.press('b');
    await expect(chosen(page, 1)).toBeChecked();
    await page.keyboard.press('m');
    await expect(page.getByTestId('palette-1')).toHaveAccessibleName('Question 1, answered, marked');
    await page.keyboard.press('s');
    await page.keyboard.press('a');
    await expect(page.getByTestId('strike-0')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('s');
    // Also from within the options, where the browser's own way would be to choose the next one.
    await chosen(page, 1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: /^Question 2 of/ })).toBeFocused();
    await page.getByTestId('note-tool').click();
    await page.getByTestId('question-note').fill('');
    await page.keyboard.type('bad case?');
    await expect(page.getByTestId('question-note')).toHaveValue('bad case?');
    await expect(chosen(page, 1)).not.toBeChecked();
    await page.getByTestId('keys-switch').setChecked(false);
    await page.getByTestId('previous-question').click();
    await page.keyboard.press('d');
    await expect(chosen(page, 1)).toBeChecked();
  });

  test('nothing of it is out of reach for anybody', async ({ page, isMobile }) => {
    // As high as the page, so that nothing lies half under the bar of steps, from where it can be scrolled.
    const { width = 390 } = page.viewportSize() ?? {};
    if (isMobile) await page.setViewportSize({ width, height: 3000 });
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    };
    await begin(page, (await shortest(page, 'pg-mini-quizzes')).id, 'study');
    await page.getByTestId('strike-0').click();
    await page.getByTestId('mark-question').click();
    await check('taking');
    await page.getByTestId('option-1').click();
    await check('study');
    await page.getByTestId('lab-values').click();
    await expect(page.getByTestId('laboratory')).toBeVisible();
    await check('laboratory values');
    await page.getByRole('button', { name: 'Close laboratory values' }).click();
    await handIn(page, 'finish-quiz');
    await expect(page.getByTestId('result')).toBeVisible();
    await check('result');
    await page.getByTestId('review-answers').click();
    await check('review');
  });
});

test('a visitor finishes a quiz, is told what an account is for, and has it saved once there is one', { tag: once }, async ({ page, person }) => {
  const quiz = await shortest(page, 'pg-mini-quizzes');
  await page.goto(`/pg-preparation?quiz=${quiz.id}&mode=practice`);
  await page.getByTestId('option-1').click();
  await page.reload();
  await expect(chosen(page, 1)).toBeChecked();
  await handIn(page, 'finish-quiz');
  await expect(page.getByTestId('toast-success')).toContainText('Create an account to save your progress and track achievements.');
  await expect(page.getByTestId('result')).toBeVisible();
  const response = await page.request.post('/api/register', { data: person });
  expect(response.ok()).toBe(true);
  await page.reload();
  await expect(page.getByTestId('toast-success')).toContainText('Your mini quiz attempt has been saved.');
  await expect(page.getByTestId('create-account')).toBeHidden();
  await page.reload();
  await expect(page.getByTestId('result')).toBeVisible();
  const attempts = await (await page.request.get('/api/pg-mini-quiz-attempts')).json();
  expect(attempts).toHaveLength(1);
});
