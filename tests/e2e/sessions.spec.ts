import type { Page, Route } from '@playwright/test';
import { expect, once, test } from './support/test.ts';

test.use({ isSignedIn: true });

/** Stores cases over REST: "Cough 1" is the oldest. */
async function storeCases(page: Page, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const stored = await page.request.post('/api/diagnostic-session', { data: { symptoms: `Cough ${number}, no fever`, medicalHistory: `History ${number}` } });
    expect(stored.ok()).toBe(true);
  }
}

/** Handles what the page asks of one procedure. */
const onCall = (page: Page, procedure: string, handle: (route: Route) => Promise<void>) =>
  page.route((url) => url.pathname.startsWith('/trpc/') && url.pathname.includes(procedure), handle);

test('earlier sessions come on demand, and an old one opens from the list and after a reload', async ({ page }) => {
  await storeCases(page, 17);
  await page.goto('/diagnostics');
  const listed = page.getByTestId('recent-session');
  const earlier = page.getByRole('button', { name: 'Show earlier sessions' });
  await expect(listed).toHaveCount(5);
  await expect(listed.first()).toContainText('Cough 17');

  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(listed).toHaveCount(15);
  await expect(listed.nth(5)).toBeFocused();
  await earlier.click();
  await expect(listed).toHaveCount(17);
  await expect(listed.nth(15)).toBeFocused();
  await expect(earlier).toBeHidden();

  await listed.last().click();
  await expect(page.getByRole('heading', { name: 'Diagnostic Suggestions' })).toBeFocused();
  await expect(page.getByLabel('Primary symptoms')).toHaveValue('Cough 1, no fever');
  await expect(page.getByLabel('Medical history (optional)')).toHaveValue('History 1');
  await expect(listed.last()).toHaveAttribute('aria-current', 'page');
  const count = await page.getByTestId('suggestion').count();

  await page.reload();
  await expect(page.getByTestId('suggestion')).toHaveCount(count);
  await expect(page.getByLabel('Primary symptoms')).toHaveValue('Cough 1, no fever');

  // A new case comes first in the list without another look at the server, and five are shown as before.
  await page.getByRole('button', { name: 'New case' }).click();
  await page.getByLabel('Primary symptoms').fill('Itchy rash');
  await page.getByRole('button', { name: 'Basic Analysis' }).click();
  await expect(listed.first()).toContainText('Itchy rash');
  await expect(listed).toHaveCount(5);
  await earlier.click();
  await expect(listed).toHaveCount(15);
  await expect(listed.nth(14)).toContainText('Cough 4,');
});

test.describe('a session that does not load at once', { tag: once }, () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('is awaited where it will stand, and can be tried again', async ({ page }) => {
    await storeCases(page, 2);
    await page.goto('/diagnostics');
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let isReachable = false;
    await onCall(page, 'diagnostics.getSession', async (route) => {
      await gate;
      await (isReachable ? route.continue() : route.abort());
    });
    await page.getByTestId('recent-session').last().click();
    await expect(page.getByTestId('session-loading')).toBeFocused();
    await expect(page.getByTestId('session-loading')).toBeInViewport();
    open();
    const title = page.getByRole('heading', { name: 'This session did not open' });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    isReachable = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Diagnostic Suggestions' })).toBeFocused();
    await expect(page.getByLabel('Primary symptoms')).toHaveValue('Cough 1, no fever');
  });

  test('the list and an outline that fail to load can be asked for again', async ({ page }) => {
    await storeCases(page, 1);
    await onCall(page, 'diagnostics.listSessions', (route) => route.abort());
    await page.goto('/diagnostics');
    const list = page.getByTestId('recent-sessions');
    await expect(list.getByRole('alert')).toContainText('The list could not be loaded. The server cannot be reached.');
    await page.unrouteAll();
    await list.getByRole('button', { name: 'Try again' }).click();
    await page.getByTestId('recent-session').click();

    await onCall(page, 'diagnostics.conditionOutline', (route) => route.abort());
    await page.getByRole('button', { name: 'Management', exact: true }).first().click();
    const outline = page.getByTestId('suggestion').first();
    await expect(outline.getByRole('alert')).toContainText('The outline did not load.');
    await page.unrouteAll();
    await outline.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByTestId('management-outline')).toContainText('First line');
  });

  test('earlier sessions that fail to load can be asked for again', async ({ page }) => {
    await storeCases(page, 6);
    await page.goto('/diagnostics');
    const listed = page.getByTestId('recent-session');
    await expect(listed).toHaveCount(5);
    await onCall(page, 'diagnostics.listSessions', (route) => route.abort());
    await page.getByTestId('show-earlier-sessions').click();
    await expect(page.getByRole('alert')).toContainText('Earlier sessions could not be loaded.');
    await page.unrouteAll();
    await page.getByTestId('show-earlier-sessions').click();
    await expect(listed).toHaveCount(6);
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test('a session is fetched when somebody is about to open it, once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover');
  await storeCases(page, 3);
  let fetched = 0;
  await onCall(page, 'diagnostics.getSession', async (route) => {
    fetched += 1;
    await route.continue();
  });
  await page.goto('/diagnostics');
  const answered = page.waitForResponse((response) => response.url().includes('diagnostics.getSession'));
  await page.getByTestId('recent-session').nth(1).hover();
  await answered;
  await page.getByTestId('recent-session').nth(1).click();
  await expect(page.getByTestId('suggestion').first()).toBeVisible();
  expect(fetched).toBe(1);
});
