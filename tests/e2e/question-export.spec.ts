import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('the questions of a paper that was taken can be kept as a file for Moodle and for Anki', async ({ page }) => {
    const [quiz] = await (await page.request.get('/api/pg-mini-quizzes?limit=1')).json();
    const answers = Array(quiz.totalQuestions).fill(0);
    const { id } = await (await page.request.post('/api/pg-mini-quiz-attempts', { data: { quizId: quiz.id, answers } })).json();
    await page.goto(`/pg-preparation?attempt=${id}`);
    const download = async (label: string) => {
      await page.getByTestId('export-questions').click();
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: label }).click()]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const gift = await download('Export as GIFT');
    expect(gift.name).toMatch(/^anamnesis-[a-z0-9-]+\.gift\.txt$/);
    expect(gift.bytes.toString().match(/^::/gm)).toHaveLength(quiz.totalQuestions);
    const anki = await download('Export for Anki');
    expect(anki.name).toMatch(/^anamnesis-[a-z0-9-]+\.apkg$/);
    expect(anki.bytes.subarray(0, 2).toString()).toBe('PK');
  });
});
