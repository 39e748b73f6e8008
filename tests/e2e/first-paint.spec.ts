import type { Page } from '@playwright/test';
import { budgets, measureLoad, scriptBudget, slowPhone } from '../../bench/page-load.ts';
import { expect, test } from './support/test.ts';

const pages = [
  '/',
  '/auth',
  '/diagnostics',
  '/references',
  '/pg-preparation',
  '/pg-preparation?tab=series',
  '/progress',
  '/profile',
  '/references/acute-kidney-injury',
  '/references/conditions/acute-appendicitis',
  '/privacy',
  '/terms',
  '/no-such-page',
];

for (const path of pages) {
  test(`${path} keeps to the budgets of the first paint`, async ({ context, baseURL }) => {
    const load = await measureLoad(context, `${baseURL}${path}`);
    expect(load.scriptBytes, 'bytes of script until the page is idle').toBeLessThanOrEqual(scriptBudget(path));
    expect(load.fontBytes, 'bytes of fonts before the largest paint').toBeLessThanOrEqual(budgets.fontBytes);
    expect(load.layoutShift, 'cumulative layout shift').toBeLessThanOrEqual(budgets.layoutShift);
    // What measures nothing keeps to every budget.
    expect(load.scriptBytes).toBeGreaterThan(50_000);
    expect(load.largestPaintMs).toBeGreaterThan(0);
  });
}

test.describe('on a slow line', () => {
  for (const path of ['/', '/auth', '/references']) {
    test(`${path} stands still`, async ({ context, baseURL }) => {
      const load = await measureLoad(context, `${baseURL}${path}`, slowPhone);
      expect(load.layoutShift).toBeLessThanOrEqual(budgets.layoutShift);
    });
  }
});

test.describe('somebody who is signed in', () => {
  test.use({ isSignedIn: true });

  for (const path of ['/', '/diagnostics', '/references', '/pg-preparation', '/progress', '/profile', '/profile?tab=activity']) {
    test(`sees ${path} stand still, the first time and the next`, async ({ context, baseURL }) => {
      for (const time of ['first', 'second']) {
        const load = await measureLoad(context, `${baseURL}${path}`, slowPhone);
        expect(load.layoutShift, time).toBeLessThanOrEqual(budgets.layoutShift);
        expect(load.scriptBytes, time).toBeLessThanOrEqual(scriptBudget(path));
      }
    });
  }

  test('is not offered a trial while the page finds out', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('start-free-trial')).toBeHidden();
    await page.route('**/trpc/**', () => {});
    await page.reload();
    await expect(page.getByTestId('hero')).toBeVisible();
    await expect(page.getByTestId('start-free-trial')).toBeHidden();
  });
});

test('whoever was signed in, and is not any more, is offered it again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('anamnesis-signed-in', '1'));
  await page.goto('/');
  await expect(page.getByTestId('start-free-trial')).toBeVisible();
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the front page is there, with what it says and where it leads', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Describe the patient. See the reasoning.');
    await expect(page.getByTestId('start-diagnosis')).toHaveAttribute('href', '/auth');
    await expect(page.getByTestId('hero')).toContainText('For education only');
  });

  test('every other page has its frame, and says that it is on its way', async ({ page }) => {
    await page.goto('/references/acute-kidney-injury');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByTestId('page-loader')).toHaveText('Loading');
  });
});

/** Holds the scripts of a page back. @returns what lets them go */
async function holdScripts(page: Page): Promise<() => void> {
  let go = () => {};
  const isTime = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isTime;
    await route.continue();
  });
  return go;
}

test('what is typed before the script has come stays, and the cursor with it', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('somebody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  go();
  await expect(page.getByTestId('demo-admin')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('somebody@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('what is pressed before the script has come is done when it has', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByTestId('watch-demo').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  go();
  await expect(page.getByRole('dialog')).toBeVisible();
});
