import { analyse, expect, test } from './support/test.ts';

test.use({ isSignedIn: true });

test('how soon the patient must be seen stands first, with the reason and what to do', async ({ page }) => {
  await page.goto('/diagnostics');
  await analyse(page, 'Crushing central chest pain for an hour, down the left arm, with sweating. 60 year old man.');
  const line = page.getByTestId('case-urgency');
  await expect(line.getByRole('heading', { name: 'Emergency, now' })).toBeVisible();
  await expect(line).toContainText('exclude an acute coronary syndrome');
  await expect(line).toContainText('First: Call an ambulance and record an ECG within ten minutes.');
  const [lineTop, summaryTop] = await Promise.all([line, page.getByTestId('summary')].map(async (one) => (await one.boundingBox())?.y ?? 0));
  expect(lineTop).toBeLessThan(summaryTop ?? 0);
});

test('a cold is called what it is', async ({ page }) => {
  await page.goto('/diagnostics');
  await analyse(page, 'Runny nose, sneezing and a mild sore throat for two days, no fever, eating and drinking well.');
  await expect(page.getByTestId('case-urgency').getByRole('heading', { name: 'Self-care' })).toBeVisible();
});

test.describe('a learner who speaks of suicide', () => {
  test.use({ locale: 'en-IN' });

  test('sees the line, its reason and where to call in their country', async ({ page }) => {
    await page.goto('/diagnostics');
    await analyse(page, 'I want to kill myself. I have a plan and have been saving up my tablets.');
    const line = page.getByTestId('case-urgency');
    await expect(line.getByRole('heading', { name: 'Emergency, now' })).toBeVisible();
    await expect(line).toContainText('suicide');
    const help = page.getByTestId('help-lines');
    await expect(help.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
    await expect(help).toContainText('112');
    const country = help.getByRole('combobox', { name: 'Country' });
    await expect(country).toHaveValue('India');
    await country.click();
    await help.getByRole('option', { name: 'United Kingdom' }).click();
    await expect(country).toHaveValue('United Kingdom');
    await expect(help.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
    await country.click();
    await help.getByRole('option', { name: 'Another country' }).click();
    await expect(help.getByRole('link', { name: 'Find A Helpline' })).toBeVisible();
  });
});
