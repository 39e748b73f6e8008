import { analyse, expect, openMenu, test } from './support/test.ts';

test('the links are where they are documented, and the current one is marked', async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await expect(page.getByTestId('nav-link-home').filter({ visible: true })).toHaveAttribute('aria-current', 'page');
  const diagnostics = page.getByTestId('nav-link-diagnostics').filter({ visible: true });
  await expect(diagnostics).not.toHaveAttribute('aria-current', 'page');
  await diagnostics.click();
  await expect(page).toHaveURL('/diagnostics');
  await expect(page).toHaveTitle('Diagnostics · Anamnesis');
  await openMenu(page);
  await expect(page.getByTestId('nav-link-diagnostics').filter({ visible: true })).toHaveAttribute('aria-current', 'page');
});

test('the menu of small screens closes when a link is clicked', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have no menu');
  await page.goto('/');
  await page.getByTestId('mobile-menu-button').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await menu.getByTestId('nav-link-diagnostics').click();
  await expect(menu).toBeHidden();
  await page.getByTestId('mobile-menu-button').click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('an address without a page says so', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test.describe('toasts', () => {
  test.use({ isSignedIn: true });

  test('one toast shows at a time, F8 leads to it, and it can be closed', async ({ page }) => {
    await page.goto('/diagnostics');
    await analyse(page, ' ');
    await expect(page.getByTestId('toast-failure')).toHaveCount(1);
    await page.getByLabel('Medical history').fill('Hypertension');
    await page.getByRole('button', { name: 'Basic Analysis' }).click();
    await expect(page.getByTestId('toast-failure')).toHaveCount(1);

    await page.keyboard.press('F8');
    const close = page.getByTestId('toast-failure').getByRole('button');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('toast-failure')).toHaveCount(0);
  });

  test('a toast goes after five seconds', async ({ page }) => {
    await page.goto('/diagnostics');
    await expect(page.getByRole('button', { name: 'Basic Analysis' })).toBeVisible();
    await page.clock.install();
    await analyse(page, ' ');
    await expect(page.getByTestId('toast-failure')).toBeVisible();
    // A toast under the pointer waits for its reader.
    await page.mouse.move(4, 4);
    // The installed clock also ticks by itself, so the margins are wide: a busy machine must not decide.
    await page.clock.runFor(2500);
    await expect(page.getByTestId('toast-failure')).toBeVisible();
    await page.clock.runFor(3500);
    await expect(page.getByTestId('toast-failure')).toHaveCount(0);
  });
});
