import type { Browser, Page } from '@playwright/test';
import { expect, once, openMenu, type Person, test } from './support/test.ts';

/** Signs in, in a browser that knows nothing. @returns a page of it */
async function signInElsewhere(browser: Browser, { email, password }: Person): Promise<Page> {
  const context = await browser.newContext();
  const response = await context.request.post('/api/login', { data: { email, password } });
  expect(response.ok()).toBe(true);
  return context.newPage();
}

/** Expects that a browser is signed out by now, and closes it. */
async function expectSignedOut(page: Page): Promise<void> {
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await page.context().close();
}

/** Answers one call with what it would say otherwise, whatever else is asked in the same breath. */
async function answerInstead(page: Page, path: string, data: unknown): Promise<void> {
  await page.route(new RegExp(`/trpc/[^?]*${path.replace('.', '\\.')}`), async (route) => {
    const response = await route.fetch();
    const answers: unknown[] = await response.json();
    const place = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',').indexOf(path);
    await route.fulfill({ response, json: answers.with(place, { result: { data: { json: data } } }) });
  });
}

test('whoever is signed out is asked to sign in, and comes back', async ({ page, person }) => {
  await page.request.post('/api/register', { data: person });
  await page.context().clearCookies();
  await page.goto('/profile?tab=subscription');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByText('Please sign in to view your profile.')).toBeVisible();
  await page.getByTestId('sign-in-link').click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByTestId('sign-in-submit').click();
  await expect(page).toHaveURL('/profile?tab=subscription');
  await expect(page.getByTestId('subscription')).toContainText('Basic diagnostic features.');
});

test.describe('the profile', () => {
  test.use({ isSignedIn: true });

  test('is reached from the header, and says who is signed in', async ({ page, person }) => {
    await page.goto('/references');
    await openMenu(page);
    await page.getByTestId('profile-link').filter({ visible: true }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page).toHaveTitle('Profile · Anamnesis');
    const card = page.getByTestId('identity-card');
    await expect(card.getByRole('heading')).toHaveText('Asha Rao');
    for (const text of [person.email, 'Free', 'Member since', 'Last active']) await expect(card).toContainText(text);
    await expect(card).not.toContainText('Administrator');
    await expect(page.getByTestId('quick-stats')).toContainText('Diagnostics');
    await expect(page.getByTestId('average-score')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveText(['Account', 'Subscription', 'Activity']);
  });

  test('is changed, and the header knows at once', async ({ page, person }) => {
    await page.goto('/profile');
    const details = page.getByTestId('details');
    await expect(details).toContainText('Username cannot be changed');
    await expect(details).toContainText('Email cannot be changed');
    await page.getByTestId('edit-profile').click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('Username')).not.toBeEditable();
    await page.getByLabel('First name').fill('Meera');
    await page.getByLabel('Institution').fill('');
    await details.getByRole('combobox', { name: 'Profession' }).click();
    await page.getByRole('option', { name: 'Resident Physician' }).click();
    await page.getByTestId('save-profile').click();
    await expect(page.getByTestId('toast-success')).toContainText('Profile Updated');
    await expect(page.getByTestId('toast-success')).toContainText('Your profile information has been successfully updated.');
    await expect(page.getByTestId('edit-profile')).toBeFocused();
    await expect(page.getByTestId('display-name')).toHaveText('Meera Rao');
    await openMenu(page);
    await expect(page.getByTestId('user-name').filter({ visible: true })).toHaveText('Meera');
    await page.reload();
    await expect(details).toContainText('Resident Physician');
    await expect(details).toContainText('Not provided');
    await expect(details).toContainText(person.username);
  });

  test('loses nothing that was typed but on Cancel, which puts back what was there', async ({ page }) => {
    await page.goto('/profile');
    await page.getByTestId('edit-profile').click();
    await page.getByLabel('First name').fill(' ');
    await page.getByLabel('Institution').fill('Elsewhere');
    await page.getByTestId('save-profile').click();
    await expect(page.getByText('First name is required.')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByTestId('tab-activity').click();
    await page.getByTestId('tab-account').click();
    await expect(page.getByLabel('Institution')).toHaveValue('Elsewhere');
    await page.getByTestId('cancel-profile').click();
    await expect(page.getByTestId('details')).toContainText('City Hospital');
    await page.getByTestId('edit-profile').click();
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    await page.getByTestId('save-profile').click();
    await expect(page.getByTestId('edit-profile')).toBeVisible();
    await expect(page.getByTestId('toast-success')).toHaveCount(0);
  });

  test.describe('without an answer', () => {
    test.use({ allowedErrors: [/net::ERR_FAILED/] });

    test('keeps the form, and says why', async ({ page }) => {
      await page.goto('/profile');
      await page.getByTestId('edit-profile').click();
      await page.getByLabel('Last name').fill('Iyer');
      await page.route('**/trpc/profile.update*', (route) => route.abort());
      await page.getByTestId('save-profile').click();
      await expect(page.getByTestId('toast-failure')).toContainText('Update Failed');
      await expect(page.getByTestId('form-failure')).toContainText('The server cannot be reached.');
      await expect(page.getByLabel('Last name')).toHaveValue('Iyer');
      await page.unroute('**/trpc/profile.update*');
      await page.getByTestId('save-profile').click();
      await expect(page.getByTestId('display-name')).toHaveText('Asha Iyer');
    });

    test('offers to ask again for what did not load', async ({ page }) => {
      // What this browser takes over once is not what is looked at here.
      const told = page.waitForResponse((response) => response.url().includes('profile.savePreferences'));
      await page.goto('/privacy');
      await told;
      await page.route('**/trpc/**', (route) => (/profile\.(stats|sessions|preferences)/.test(route.request().url()) ? route.abort() : route.continue()));
      await page.goto('/profile');
      await expect(page.getByTestId('load-failed')).toHaveCount(3);
      await page.unroute('**/trpc/**');
      for (const place of ['quick-stats', 'sessions', 'preferences']) await page.getByTestId(place).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByTestId('total-diagnostics')).toHaveText('0');
      await expect(page.getByTestId('session-row')).toHaveCount(1);
    });
  });

  test.describe('asked for a password', { tag: once }, () => {
    test.use({ allowedErrors: [/status of 400 \(Bad Request\)/] });

    test('has a new password once the present one is told', async ({ page, person, browser }) => {
      const other = await signInElsewhere(browser, person);
      await page.goto('/profile');
      const form = page.getByTestId('password-form');
      await form.getByLabel('Current password', { exact: true }).fill('wrong');
      await form.getByLabel('New password', { exact: true }).fill('short');
      await page.getByTestId('change-password').click();
      await expect(form).toContainText('Password must be at least 6 characters long.');
      await form.getByLabel('New password', { exact: true }).fill('better-battery');
      await page.getByTestId('change-password').click();
      await expect(form.getByLabel('Current password', { exact: true })).toBeFocused();
      await expect(form).toContainText('The current password is wrong.');
      await form.getByLabel('Current password', { exact: true }).fill(person.password);
      await page.getByTestId('change-password').click();
      await expect(page.getByTestId('toast-success')).toContainText('Every other browser is signed out.');
      await expect(form.getByLabel('New password', { exact: true })).toHaveValue('');
      await expectSignedOut(other);
      const again = await signInElsewhere(browser, { ...person, password: 'better-battery' });
      await again.context().close();
    });

    test('ends after seven days, unless somebody signs in', async ({ page, person }) => {
      await page.goto('/profile');
      await page.getByTestId('delete-account').click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
      await dialog.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByTestId('confirm-deletion').click();
      await expect(dialog.locator('[aria-invalid="true"]')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByTestId('delete-account')).toBeFocused();
      await page.getByTestId('delete-account').click();
      await dialog.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByTestId('confirm-deletion').click();
      await expect(page.getByTestId('account-deleted')).toBeVisible();
      const until = new Date((await page.getByTestId('account-deleted').locator('time').getAttribute('datetime')) ?? '');
      expect((until.getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
      expect((await page.request.get('/api/me')).status()).toBe(401);
      await page.reload();
      await page.getByRole('link', { name: 'Sign In and Keep It' }).click();
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByTestId('sign-in-submit').click();
      await expect(page.getByTestId('toast-success')).toContainText('your account will not be deleted');
      await expect(page.getByTestId('display-name')).toHaveText('Asha Rao');
    });
  });

  test('lists where somebody is signed in, and ends it there', { tag: once }, async ({ page, person, browser }) => {
    const others = [await signInElsewhere(browser, person), await signInElsewhere(browser, person), await signInElsewhere(browser, person)];
    await page.goto('/profile');
    const rows = page.getByTestId('session-row');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'This browser' }).getByTestId('end-session')).toHaveCount(0);
    await rows.getByTestId('end-session').first().click();
    await expect(rows).toHaveCount(3);
    await page.getByTestId('end-others').click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByTestId('end-others')).toHaveCount(0);
    for (const other of others) await expectSignedOut(other);
  });

  test('remembers how somebody likes the page, for the next browser', { tag: once }, async ({ page, person, browser }) => {
    test.slow();
    const told = page.waitForResponse((response) => response.url().includes('profile.savePreferences'));
    await page.goto('/profile');
    // Where the account has no time zone yet, the browser tells its own.
    await told;
    await page.reload();
    await expect(page.getByTestId('time-zone')).toHaveValue('Europe/London');
    await page.getByTestId('scheme-choice').getByText('Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.getByTestId('keys-choice').setChecked(false, { force: true });
    await page.getByTestId('time-zone').click();
    await page.keyboard.type('kolk');
    const kept = page.waitForResponse((response) => response.url().includes('profile.savePreferences'));
    await page.keyboard.press('Enter');
    await kept;
    await expect(page.getByTestId('time-zone')).toHaveValue('Asia/Kolkata');
    await expect(page.getByTestId('preferences')).toContainText('This browser is in Europe/London.');

    const other = await signInElsewhere(browser, person);
    await other.goto('/privacy');
    await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await other.goto('/profile');
    await expect(other.getByTestId('keys-choice')).not.toBeChecked();
    await expect(other.getByTestId('time-zone')).toHaveValue('Asia/Kolkata');
    // From then on its own choice counts there.
    await other.getByTestId('scheme-choice').getByText('Light').click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await other.context().close();
  });

  test('gives all that is kept as one file', { tag: once }, async ({ page }) => {
    await page.goto('/profile');
    const downloading = page.waitForEvent('download');
    await page.getByTestId('export-data').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(await download.failure()).toBeNull();
  });

  test('shows what was done, by day, and more of it on demand', async ({ page }) => {
    for (let i = 0; i < 24; i += 1) {
      const response = await page.request.post('/api/diagnostic-session', { data: { symptoms: `Headache for ${i + 2} days` } });
      expect(response.ok()).toBe(true);
    }
    await page.goto('/profile');
    await expect(page.getByTestId('total-diagnostics')).toHaveText('24');
    await page.getByTestId('tab-activity').click();
    await expect(page).toHaveURL('/profile?tab=activity');
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    const rows = page.getByTestId('activity-row');
    await expect(rows).toHaveCount(20);
    await expect(rows.first()).toContainText('Headache for 25 days');
    await expect(rows.first().locator('time')).toHaveAttribute('title', /\d{4}, \d\d:\d\d$/);
    await page.getByTestId('show-more').click();
    await expect(rows.nth(23)).toBeVisible();
    await expect(rows.nth(20).locator('[data-activity]')).toBeFocused();
    await expect(page.getByTestId('show-more')).toHaveCount(0);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/diagnostics\?session=[\da-f-]{36}$/);
    await expect(page.getByTestId('suggestion').first()).toBeVisible();
  });

  test('says where nothing was done yet', async ({ page }) => {
    await answerInstead(page, 'profile.activity', { items: [], nextCursor: null });
    await page.goto('/profile?tab=activity');
    await expect(page.getByText('No recent activity found.')).toBeVisible();
  });

  test('holds names and places of any length', async ({ page }) => {
    await page.route('**/trpc/auth.session*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace('"firstName":"Asha"', `"firstName":"${'M'.repeat(80)}"`)
        .replace('"lastName":"Rao"', `"lastName":"${'Konstantinopolitana '.repeat(4).trim()}"`)
        .replace('"institution":"City Hospital"', `"institution":"${'W'.repeat(60)}"`);
      await route.fulfill({ response, body });
    });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/profile');
      await expect(page.getByTestId('display-name')).toContainText('Konstantinopolitana');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});
