import type { Page } from '@playwright/test';
import { analyse, chestPain, expect, fillSignUp, once, openMenu, test } from './support/test.ts';

/** The names of what this tab keeps unsent. */
const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('anamnesis-draft:')));

/** Ends the session behind the page's back, as an hour of rest or a sign-out in another tab does. */
async function endSession(page: Page): Promise<void> {
  const response = await page.request.post('/api/logout');
  expect(response.ok()).toBe(true);
}

test.describe('signed out', () => {
  test('an address is remembered through signing up, and nothing of the sign-in page stays in the history', async ({ page, person }) => {
    await page.goto('/references/heart-failure-with-preserved-ejection-fraction?x=1#management');
    await page.goto('/diagnostics?example=stemi');
    await page.getByTestId('sign-in-link').click();
    await expect(page).toHaveURL(/\/auth\?to=/);
    await fillSignUp(page, person);
    await page.getByTestId('sign-up-submit').click();
    await expect(page).toHaveURL('/diagnostics?example=stemi');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('no address leads away from the app', { tag: once }, async ({ page, person }) => {
    await page.goto('/auth?to=https%3A%2F%2Felsewhere.example%2F');
    await fillSignUp(page, person);
    await page.getByTestId('sign-up-submit').click();
    await expect(page).toHaveURL('/diagnostics');
  });

  test.describe('with a wrong password', () => {
    test.use({ allowedErrors: [/Failed to load resource/] });
    test('the form says so as well, until something is typed', async ({ page }) => {
      await page.goto('/auth');
      const form = page.getByTestId('sign-in-form');
      await form.getByLabel('Email').fill('nobody@example.org');
      await form.getByLabel('Password', { exact: true }).fill('wrong horse');
      await page.getByTestId('sign-in-submit').click();
      await expect(page.getByTestId('form-failure')).toContainText('Sign In Failed');
      await form.getByLabel('Password', { exact: true }).fill('another horse');
      await expect(page.getByTestId('form-failure')).toBeHidden();
    });
  });
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('a case that is typed survives a reload, the way home and back, and can be had again after New case', { tag: once }, async ({ page }) => {
    await page.goto('/diagnostics');
    const symptoms = page.getByLabel('Primary symptoms');
    await symptoms.fill(chestPain);
    await page.reload();
    await expect(symptoms).toHaveValue(chestPain);
    await page.goto('/');
    await page.goto('/diagnostics');
    await expect(symptoms).toHaveValue(chestPain);
    await page.getByTestId('new-case').click();
    await expect(symptoms).toHaveValue('');
    await page.getByTestId('undo-new-case').click();
    await expect(symptoms).toHaveValue(chestPain);
  });

  test('what is typed into an open case is its own, and goes once it is analysed', { tag: once }, async ({ page }) => {
    await page.goto('/diagnostics');
    await analyse(page, 'Cough for three days, no fever');
    await expect(page.getByTestId('suggestion').first()).toBeVisible();
    const symptoms = page.getByLabel('Primary symptoms');
    await symptoms.fill('Cough for three days, no fever, and a sore throat');
    await page.reload();
    await expect(symptoms).toHaveValue('Cough for three days, no fever, and a sore throat');
    await page.getByRole('button', { name: 'New case' }).click();
    await expect(symptoms).toHaveValue('');
    await page.goBack();
    await expect(symptoms).toHaveValue('Cough for three days, no fever, and a sore throat');
    await page.getByRole('button', { name: 'Basic Analysis' }).click();
    await expect(page.getByTestId('recent-session')).toHaveCount(2);
    await page.reload();
    await expect(symptoms).toHaveValue('Cough for three days, no fever, and a sore throat');
    expect(await drafts(page)).toEqual([]);
  });

  test('signing out clears what was typed', async ({ page }) => {
    await page.goto('/diagnostics');
    await page.getByLabel('Primary symptoms').fill(chestPain);
    await openMenu(page);
    await page.getByTestId('logout-button').filter({ visible: true }).click();
    await expect(page.getByTestId('auth-required')).toBeVisible();
    expect(await drafts(page)).toEqual([]);
  });

  test.describe('whose session ends in the middle of work', () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('goes on where it was once they have signed in again', async ({ page, person }) => {
      await page.goto('/diagnostics');
      await page.getByLabel('Primary symptoms').fill(chestPain);
      await endSession(page);
      await page.getByRole('button', { name: 'Basic Analysis' }).click();
      const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
      await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
      await dialog.getByLabel('Password', { exact: true }).fill(person.password);
      await dialog.getByTestId('sign-in-submit').click();
      await expect(dialog).toBeHidden();
      // The analysis that was asked for is made, with nothing pressed again.
      await expect(page.getByTestId('suggestion').first()).toBeVisible();
      await expect(page.getByLabel('Primary symptoms')).toHaveValue(chestPain);
    });

    test('keeps what is typed when they would rather not', async ({ page }) => {
      await page.goto('/diagnostics');
      await page.getByLabel('Primary symptoms').fill(chestPain);
      await endSession(page);
      await page.getByRole('button', { name: 'Basic Analysis' }).click();
      await page.getByRole('dialog', { name: 'Please sign in again' }).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByTestId('toast-failure')).toContainText('Analysis Failed');
      await expect(page.getByLabel('Primary symptoms')).toHaveValue(chestPain);
    });

    test('leaves nothing to somebody else who signs in instead', { tag: once }, async ({ page, person, request }) => {
      const other = { ...person, username: `${person.username}2`, email: `other-${person.email}` };
      expect((await request.post('/api/register', { data: other })).ok()).toBe(true);
      await page.goto('/diagnostics');
      await page.getByLabel('Primary symptoms').fill(chestPain);
      await endSession(page);
      await page.getByRole('button', { name: 'Basic Analysis' }).click();
      const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
      await dialog.getByLabel('Email').fill(other.email);
      await dialog.getByLabel('Password', { exact: true }).fill(person.password);
      await dialog.getByTestId('sign-in-submit').click();
      await expect(page.getByLabel('Primary symptoms')).toHaveValue('');
      await expect(page.getByTestId('recent-sessions-empty')).toBeVisible();
      expect(await drafts(page)).toEqual([]);
    });

    test('is asked by nobody where the page knew that nobody is signed in', { tag: once }, async ({ page }) => {
      await endSession(page);
      await page.goto('/diagnostics');
      await expect(page.getByTestId('auth-required')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  test.describe('without a connection', () => {
    test.use({ allowedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/] });

    test('is told so at once, and nothing spins', async ({ page, context }) => {
      await page.goto('/diagnostics');
      await page.getByLabel('Primary symptoms').fill(chestPain);
      await context.setOffline(true);
      await expect(page.getByTestId('offline')).toBeVisible();
      await page.getByRole('button', { name: 'Basic Analysis' }).click();
      await expect(page.getByTestId('toast-failure')).toContainText('The server cannot be reached');
      await expect(page.getByRole('button', { name: 'Basic Analysis' })).toBeEnabled();
      await context.setOffline(false);
      await expect(page.getByTestId('offline')).toBeHidden();
      await page.getByRole('button', { name: 'Basic Analysis' }).click();
      await expect(page.getByTestId('suggestion').first()).toBeVisible();
    });
  });
});
