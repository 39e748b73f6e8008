import { expect, test } from './support/test.ts';

test('typing into a closed select chooses at once, and begins anew after a second', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const profession = page.getByRole('combobox', { name: 'Profession' });
  await profession.focus();
  await page.clock.install();
  await profession.press('r');
  await expect(profession).toHaveValue('Resident Physician');
  await profession.press('r');
  await expect(profession).toHaveValue('Registered Nurse');
  await page.clock.fastForward(1000);
  await profession.pressSequentially('medical r');
  await expect(profession).toHaveValue('Medical Researcher');
  // Within the second "n" would have gone on with "medical r", which nothing goes on with.
  await page.clock.fastForward(1000);
  await profession.press('n');
  await expect(profession).toHaveValue('Nurse Practitioner');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('typing into an open select leads to an option, and Enter takes it', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const profession = page.getByRole('combobox', { name: 'Profession' });
  await profession.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Profession' })).toBeVisible();
  const active = async () => page.locator(`[id="${await profession.getAttribute('aria-activedescendant')}"]`);
  await expect(await active()).toHaveText('Medical Student');
  await profession.pressSequentially('oth');
  await expect(await active()).toHaveText('Other Healthcare Professional');
  await expect(await active()).toBeInViewport();
  await profession.press('ArrowDown');
  await expect(await active()).toHaveText('Medical Student');
  await profession.press('End');
  await expect(profession).toHaveValue('');
  await profession.press('Enter');
  await expect(profession).toHaveValue('Other Healthcare Professional');
  await expect(page.getByRole('listbox')).toBeHidden();

  await profession.press('Enter');
  await expect(page.getByRole('option', { name: 'Other Healthcare Professional' })).toHaveAttribute('aria-selected', 'true');
  await profession.press('Home');
  await profession.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(profession).toHaveValue('Other Healthcare Professional');
});

test.describe('a select that may stay empty', () => {
  test.use({ isSignedIn: true });

  test('is emptied with its button, with Delete, and by its chosen option', async ({ page }) => {
    await page.goto('/diagnostics');
    const duration = page.getByRole('combobox', { name: 'Duration' });
    await duration.pressSequentially('1 w');
    await expect(duration).toHaveValue('1 week');
    await duration.press('Delete');
    await expect(duration).toHaveValue('');
    for (const value of ['3-5 days', '']) {
      await duration.click();
      await page.getByRole('option', { name: '3-5 days' }).click();
      await expect(duration).toHaveValue(value);
    }
    await duration.press('2');
    await expect(duration).toHaveValue('2+ weeks');
    await page.locator('.mantine-InputWrapper-root', { has: duration }).locator('button').click();
    await expect(duration).toHaveValue('');
  });
});
