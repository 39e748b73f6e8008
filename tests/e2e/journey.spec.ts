import { analyse, chestPain, expect, fillSignUp, openMenu, test } from './support/test.ts';

test('a stranger signs up, gets a differential, finds it again and signs out', async ({ page, person }) => {
  await page.goto('/diagnostics');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();

  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/diagnostics');
  await expect(page.getByText('Account Created!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Interactive Diagnostic Assistant' })).toBeVisible();
  await expect(page.getByTestId('recent-sessions-empty')).toBeVisible();

  await page.getByLabel('Patient age').fill('58');
  await page.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Male', exact: true }).click();
  await analyse(page, chestPain);
  await expect(page.getByText('Diagnostic suggestions have been generated.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Diagnostic Suggestions' })).toBeFocused();

  const suggestions = page.getByTestId('suggestion');
  const first = suggestions.first();
  await expect(page.getByTestId('suggestions')).toContainText(/coronary|myocardial/i);
  await expect(first.getByTestId('probability-badge')).toHaveText(/^(high|medium|low)$/);
  await expect(first.getByTestId('suggestion-description')).not.toBeEmpty();
  await expect(first.getByTestId('suggestion-reference')).toHaveAttribute('href', /^https:/);
  await expect(first.getByTestId('suggestion-reference')).toHaveAttribute('target', '_blank');
  await expect(page.getByTestId('medical-disclaimer')).toContainText('for education only');
  const count = await suggestions.count();

  await page.reload();
  await expect(suggestions).toHaveCount(count);
  await page.goto('/diagnostics');
  await expect(page.getByTestId('suggestions')).toBeHidden();
  const listed = page.getByTestId('recent-session');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText(`${chestPain.slice(0, 80)}…`);
  await expect(listed).toContainText('Severity: 5/10');
  await expect(listed).toContainText(`${count} suggestion`);
  await listed.click();
  await expect(suggestions).toHaveCount(count);
  await expect(page).toHaveURL(/\/diagnostics\?session=[\da-f-]{36}$/);
  await expect(page.getByLabel('Primary symptoms')).toHaveValue(chestPain);
  await expect(page.getByLabel('Patient age')).toHaveValue('58');

  await openMenu(page);
  await page.getByTestId('logout-button').filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.goto('/diagnostics');
  await expect(page.getByText('Please sign in to access diagnostic tools.')).toBeVisible();
});

test('the demo administrator signs in with the filled form', async ({ page }) => {
  await page.goto('/auth');
  await page.getByTestId('demo-admin-fill').click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText("You've been successfully signed in.")).toBeVisible();
  await expect(page).toHaveURL('/diagnostics');
  await openMenu(page);
  await expect(page.getByTestId('admin-badge').filter({ visible: true })).toHaveText('Admin');

  await page.goto('/auth');
  await expect(page).toHaveURL('/diagnostics');
});

test.describe('a signed-in user', () => {
  test.use({ isSignedIn: true });
  test('analyses with Ctrl and Enter, and clears the page for a new case', async ({ page }) => {
    await page.goto('/diagnostics');
    await page.getByLabel('Primary symptoms').fill(chestPain);
    await page.getByLabel('Primary symptoms').press('Control+Enter');
    await expect(page.getByTestId('suggestion').first()).toBeVisible();
    await page.getByRole('button', { name: 'New case' }).click();
    await expect(page).toHaveURL('/diagnostics');
    await expect(page.getByLabel('Primary symptoms')).toHaveValue('');
    await expect(page.getByTestId('suggestions')).toBeHidden();
  });
});
