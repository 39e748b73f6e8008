import type { Page } from '@playwright/test';
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

test.describe('the header with all that it will carry', () => {
  test.use({ isSignedIn: true });

  /** The links of features that are not there yet, copies of one that is; the session of somebody who has everything, with a name of 40 characters. */
  async function carryAll(page: Page): Promise<void> {
    await page.route('**/trpc/auth.session*', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const paid = body
        .replace('"subscriptionTier":"free"', '"subscriptionTier":"professional"')
        .replace(/"firstName":"[^"]*"/, `"firstName":"${'Maximiliana-Konstantinopolitana Elisabeth'.slice(0, 40)}"`);
      await route.fulfill({ response, body: paid });
    });
    const session = page.waitForResponse((response) => response.url().includes('auth.session'));
    await page.goto('/references');
    await session;
    // What the build drew has no title: from here on the header is the app's.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByTestId('user-name')
        .filter({ visible: true })
        .or(page.getByTestId('mobile-menu-button').filter({ visible: true })),
    ).toBeVisible();
    await page.evaluate(() => {
      const list = document.querySelector('header nav ul');
      const model = list?.children[1];
      for (const label of ['Medical Imaging', 'Admin']) {
        const copy = model?.cloneNode(true);
        if (!(copy instanceof HTMLElement)) throw new Error('The header has no links.');
        const link = copy.querySelector('a');
        if (link) link.textContent = label;
        list?.append(copy);
      }
    });
  }

  for (const [width, height] of [
    [390, 61],
    [768, 97],
    [820, 97],
    [1024, 97],
    [1199, 97],
    [1200, 65],
    [1440, 65],
  ] as const)
    test(`holds at ${width} px`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'the widths are set here');
      await page.setViewportSize({ width, height: 700 });
      await carryAll(page);
      const header = page.getByRole('banner');
      expect((await header.boundingBox())?.height).toBe(height);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBe(0);
      if (width < 768) return;
      // Nothing lies on anything else, and each is where somebody can press it.
      const parts = header.locator('a, button, [data-testid="user-name"], [data-testid="tier-badge"]').filter({ visible: true });
      const boxes = await parts.evaluateAll((all) =>
        // What lies in a link is a part of it.
        all
          .filter((one) => !all.some((other) => other !== one && other.contains(one)))
          .map((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return { left, right, top, bottom, text: one.textContent };
          }),
      );
      expect(boxes.length).toBeGreaterThan(9);
      for (const [i, a] of boxes.entries()) {
        expect(a.left, a.text ?? '').toBeGreaterThanOrEqual(0);
        expect(a.right, a.text ?? '').toBeLessThanOrEqual(width);
        for (const b of boxes.slice(i + 1)) {
          const isApart = a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
          expect(isApart, `${a.text} lies on ${b.text}`).toBe(true);
        }
      }
      await expect(page.getByTestId('user-name').filter({ visible: true })).toBeInViewport();
      expect((await page.getByTestId('user-name').filter({ visible: true }).boundingBox())?.width).toBeGreaterThan(60);
    });

  test('on a tablet the links stay in view and the account scrolls away', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the widths are set here');
    await page.setViewportSize({ width: 820, height: 700 });
    await page.goto('/references');
    await expect(page.getByTestId('reference-count')).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(page.getByTestId('nav-link-home').filter({ visible: true })).toBeInViewport();
    await expect(page.getByTestId('logout-button').filter({ visible: true })).not.toBeInViewport();
  });
});

test('the button of the colour scheme goes round and is remembered', async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  const button = page.getByTestId('color-scheme').filter({ visible: true });
  await expect(button).toHaveAccessibleName('Colour scheme: as the system');
  await button.click();
  await button.click();
  await expect(button).toHaveAccessibleName('Colour scheme: dark');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
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
