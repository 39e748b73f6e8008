import { budgets, measureLoad } from '../../bench/page-load.ts';
import { expect, fillSignUp, once, test } from './support/test.ts';

/** A paper as the documented lists have it. */
interface Listed {
  readonly id: string;
  readonly examType: string;
  readonly subject: string;
  readonly difficulty: string;
}

const address = (said: Readonly<Record<string, string>>) => `/pg-preparation?${new URLSearchParams(said)}`;

test('the tabs are where they are documented, reached by keys, and kept by the address', async ({ page }) => {
  await page.goto('/pg-preparation');
  await expect(page.getByRole('heading', { level: 1, name: 'Medical Exam Preparation' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Mini Quizzes', 'Test Series', 'Question Bank', 'Review', 'Patients', 'Performance']);
  await page.getByTestId('tab-quizzes').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/pg-preparation?tab=series');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('question-bank')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('review-sign-in')).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('question-bank')).toBeVisible();
  await page.getByTestId('tab-performance').click();
  await page.reload();
  await expect(page.getByTestId('performance-sign-in')).toBeVisible();
});

test('filters answer at once, and a reload and the way back keep them', async ({ page }) => {
  const quizzes: Listed[] = await (await page.request.get('/api/pg-mini-quizzes?limit=500')).json();
  const shown = (count: number) => `${count} ${count === 1 ? 'mini quiz' : 'mini quizzes'}`;
  const neet = quizzes.filter(({ examType }) => examType === 'NEET-PG');
  await page.goto('/pg-preparation');
  await expect(page.getByTestId('exam-filter-exam')).toHaveValue('NEET-PG');
  await expect(page.getByTestId('paper-count')).toHaveText(shown(neet.length));
  await page.getByTestId('exam-filter-subject').click();
  await expect(page.getByRole('option')).toHaveCount(8);
  await page.getByRole('option', { name: 'Medicine' }).click();
  await page.getByTestId('exam-filter-exam').click();
  await expect(page.getByRole('option')).toHaveCount(6);
  await page.getByRole('option', { name: 'All Exams' }).click();
  await expect(page).toHaveURL(/exam=all/);
  const medicine = quizzes.filter(({ subject }) => subject === 'Medicine');
  await expect(page.getByTestId('paper-count')).toHaveText(shown(medicine.length));
  await expect(page.locator('[data-testid^="quiz-card-"]')).toHaveCount(medicine.length);
  await page.reload();
  await expect(page.getByTestId('paper-count')).toHaveText(shown(medicine.length));
  await page.goBack();
  await expect(page.getByTestId('exam-filter-exam')).toHaveValue('NEET-PG');
  await page.getByTestId('clear-filters').click();
  await expect(page).toHaveURL('/pg-preparation');
  await expect(page.getByTestId('exam-filter-subject')).toHaveValue('All Subjects');
});

test('filters that leave nothing lead to the nearest that leave something', async ({ page }) => {
  const quizzes: Listed[] = await (await page.request.get('/api/pg-mini-quizzes?limit=500')).json();
  const all = (of: (quiz: Listed) => string) => [...new Set(quizzes.map(of))];
  const wanted = all(({ examType }) => examType)
    .flatMap((exam) => all(({ subject }) => subject).flatMap((subject) => ['Easy', 'Medium', 'Hard'].map((difficulty) => ({ exam, subject, difficulty }))))
    .find(({ exam, subject, difficulty }) => !quizzes.some((quiz) => quiz.examType === exam && quiz.subject === subject && quiz.difficulty === difficulty));
  if (!wanted) throw new Error('Every examination, subject and level has a quiz.');
  await page.goto(address(wanted));
  await expect(page.getByRole('heading', { name: 'No mini quizzes found' })).toBeVisible();
  await expect(page.getByTestId('no-quizzes')).toContainText(`on ${wanted.subject} for ${wanted.exam}.`);
  const nearest = page.getByTestId('nearest-filters').first();
  const count = /\((\d+)\)$/.exec((await nearest.textContent()) ?? '')?.[1];
  await nearest.click();
  await expect(page.locator('[data-testid^="quiz-card-"]')).toHaveCount(Number(count));
});

test('somebody signed out takes a quiz at once, and a test after signing up', async ({ page, person }) => {
  await page.goto('/pg-preparation');
  await expect(page.getByRole('radio', { name: 'Exam mode' })).toBeDisabled();
  await page.getByText('Study mode', { exact: true }).click();
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await expect(page).toHaveURL(/\?quiz=[a-z0-9-]+&mode=study$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByTestId('tab-series').click();
  await page.getByText('+25 %').click();
  await page.getByRole('button', { name: 'Start Test' }).first().click();
  await expect(page).toHaveURL(/\/auth\?to=/);
  await fillSignUp(page, person);
  await page.getByTestId('sign-up-submit').click();
  await expect(page).toHaveURL(/\/pg-preparation\?tab=series&attempt=[\da-f-]{36}$/);
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('what was begun is gone on with, or discarded', async ({ page, context }) => {
    await page.goto('/pg-preparation');
    const start = page.getByRole('button', { name: 'Start Quiz' }).first();
    await start.click();
    await expect(page).toHaveURL(/\?attempt=/);
    const attempt = page.url();
    await page.goBack();
    await expect(page.locator('[data-testid^="open-attempt-"]')).toContainText('0 of');
    await start.click();
    await expect(page.getByTestId('toast-success')).toContainText('You have begun this one: it goes on where you left it.');
    await expect(page).toHaveURL(attempt);
    // Nothing is pushed down by what stands above the tabs.
    const load = await measureLoad(context, new URL('/pg-preparation', page.url()).href);
    expect(load.layoutShift).toBeLessThanOrEqual(budgets.layoutShift);

    await page.goto('/pg-preparation');
    await page.getByRole('button', { name: /^Discard:/ }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: /^Discard:/ }).click();
    await page.getByTestId('confirm-discard').click();
    await expect(page.getByTestId('open-attempts')).toBeHidden();
    await page.reload();
    await expect(page.getByTestId('paper-count')).toBeVisible();
    await expect(page.getByTestId('open-attempts')).toBeHidden();
  });

  test('a link to a test begins nothing by itself', { tag: once }, async ({ page }) => {
    const [series]: Listed[] = await (await page.request.get('/api/pg-test-series?limit=1')).json();
    if (!series) throw new Error('There is no test series.');
    await page.goto(address({ tab: 'series', start: series.id }));
    await expect(page.getByTestId('start-offered-test')).toBeFocused();
    expect(await (await page.request.get('/api/pg-attempts')).json()).toEqual([]);
    await page.getByTestId('start-offered-test').click();
    await expect(page).toHaveURL(/\/pg-preparation\?tab=series&attempt=[\da-f-]{36}$/);
  });

  test('how papers are taken is kept in this browser', { tag: once }, async ({ page }) => {
    await page.goto('/pg-preparation');
    await expect(page.getByRole('radio', { name: 'Quiz', exact: true })).toBeChecked();
    await page.getByText('Exam mode', { exact: true }).click();
    await page.getByText('+50 %').click();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Exam mode' })).toBeChecked();
    await expect(page.getByRole('radio', { name: '+50 %' })).toBeChecked();
  });

  test('nobody has a performance before the first test', async ({ page }) => {
    await page.goto('/pg-preparation?tab=performance');
    await expect(page.getByText('No test attempts yet...', { exact: true })).toBeVisible();
  });
});

test.describe('a list that does not load', { tag: once }, () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('says so, and is asked for again', async ({ page }) => {
    await page.route('**/trpc/**listQuizzes**', (route) => route.abort());
    await page.goto('/pg-preparation');
    await expect(page.getByTestId('load-failed')).toContainText('The mini quizzes could not be loaded.');
    await page.unroute('**/trpc/**listQuizzes**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByTestId('paper-count')).toBeVisible();
  });
});
