import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fullProgress, noProgress, showProgress } from './support/progress-data.ts';
import { analyse, chestPain, expect, test } from './support/test.ts';

// Each look at a page takes axe some seconds on a small machine.
test.describe.configure({ timeout: 180_000 });

/** Waits until the colours of a new scheme are painted: a transition that is still under way has neither the old contrast nor the new one. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** What depends on the colours alone. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing wrong on the page as it stands; in the second colour scheme only what depends on colours is looked at again. @param except what is looked at elsewhere, as a selector */
async function expectAccessible(page: Page, schemes: readonly ('light' | 'dark')[] = ['light', 'dark'], except?: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await settle(page);
    const axe = new AxeBuilder({ page });
    if (colorScheme !== schemes[0]) axe.withRules(rulesOfColour);
    const { violations } = await (except ? axe.exclude(except) : axe).analyze();
    const found = violations.map(({ id, nodes }) => `${id} (${colorScheme}): ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    expect(found).toEqual([]);
  }
}

test('the landing page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('hero')).toBeVisible();
  await expectAccessible(page);
});

test('both tabs of the sign-in page, and their faults', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByTestId('demo-admin')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expectAccessible(page);
  await page.getByTestId('sign-up-submit').click();
  await expect(page.getByText('First name is required.')).toBeVisible();
  await expectAccessible(page);
});

test('the prompt to sign in, and the page that does not exist', async ({ page }) => {
  await page.goto('/diagnostics');
  await expect(page.getByTestId('auth-required')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/nowhere');
  await expect(page.getByTestId('not-found')).toBeVisible();
  await expectAccessible(page);
});

test('the reference: listed, searched, an article and a condition', async ({ page }) => {
  await page.goto('/references');
  await expect(page.getByTestId('reference-card').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/references?query=paracetamol');
  await expect(page.getByTestId('found-conditions')).toBeVisible();
  await page.getByTestId('reference-search').fill('anaph');
  await expect(page.getByTestId('reference-suggestions').getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/references/anaphylaxis');
  await expect(page.getByTestId('article')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/references/conditions/anaphylaxis');
  await expect(page.getByTestId('condition')).toBeVisible();
  await expectAccessible(page);
});

test('exam preparation: both lists, filters that leave nothing, and the other tabs', async ({ page }) => {
  for (const search of ['', '?tab=series&exam=all', '?exam=USMLE+Step+3&subject=Psychiatry&difficulty=Easy']) {
    await page.goto(`/pg-preparation${search}`);
    await expect(page.getByTestId('paper-count')).toBeAttached();
    await expectAccessible(page);
  }
  await page.goto('/pg-preparation?tab=bank');
  await expect(page.getByTestId('question-bank')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/pg-preparation?tab=performance');
  await expect(page.getByTestId('performance-sign-in')).toBeVisible();
  await expectAccessible(page);
});

test('the menu of small screens', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have no menu');
  await page.goto('/');
  await page.getByTestId('mobile-menu-button').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('progress', () => {
  test.use({ isSignedIn: true });

  const tabs = ['progress', 'achievements', 'badges', 'analytics'] as const;
  // Hundreds of cells take axe long; the first of these tests looks at them.
  const map = '[data-testid="heat-map"]';

  test('the study streak', async ({ page }) => {
    await showProgress(page, fullProgress);
    await page.goto('/progress');
    await expect(page.getByTestId('study-streak')).toBeVisible();
    await expectAccessible(page, ['dark']);
  });

  for (const tab of tabs)
    test(`the tab ${tab}`, async ({ page }) => {
      await showProgress(page, fullProgress);
      await page.goto(`/progress?tab=${tab}`);
      await expect(page.getByTestId(`tab-${tab}`)).toHaveAttribute('aria-selected', 'true');
      if (tab === 'analytics') {
        await expect(page.getByTestId('trend-chart').locator('path').first()).toBeVisible();
        await page.getByText('As a table', { exact: true }).click();
      }
      await expectAccessible(page, ['light', 'dark'], map);
    });

  test('its tabs while there is nothing', async ({ page }) => {
    await showProgress(page, noProgress);
    for (const tab of tabs) {
      await page.goto(`/progress?tab=${tab}`);
      await expect(page.getByTestId(`${tab}-empty`)).toBeVisible();
      await expectAccessible(page, ['light'], map);
    }
  });
});

test.describe('the diagnostic assistant', () => {
  // What the page asks for by itself may be on its way when the connection goes.
  test.use({ isSignedIn: true, allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('without a connection, and asked to sign in again', async ({ page, context }) => {
    await page.goto('/diagnostics');
    await page.getByLabel('Primary symptoms').fill(chestPain);
    await context.setOffline(true);
    await expect(page.getByTestId('offline')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Basic Analysis' }).click();
    await expect(page.getByTestId('sign-in-again')).toBeVisible();
    await expectAccessible(page);
  });

  test('the assistant: empty, with an open choice, with results, with a correction', async ({ page }) => {
    await page.goto('/diagnostics');
    await expect(page.getByTestId('recent-sessions-empty')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Duration' }).click();
    await expect(page.getByRole('option', { name: '3-5 days' })).toBeVisible();
    await expectAccessible(page, ['dark']);
    await page.keyboard.press('Escape');

    await page.getByLabel('Medical history').fill('Hypertension. Father had a heart attack. Appendicitis as a child.');
    await analyse(page, chestPain);
    await expect(page.getByTestId('suggestion').first()).toBeVisible();
    await page.getByTestId('suggestion-toggle').nth(1).click();
    await page.getByRole('button', { name: 'Next steps' }).first().click();
    await expectAccessible(page);

    await page.getByTestId('finding-chip').first().getByRole('button').first().click();
    await expect(page.getByRole('menuitem', { name: 'Absent' })).toBeVisible();
    await expectAccessible(page, ['dark']);
    await page.getByRole('menuitem', { name: 'Absent' }).click();
    await expectAccessible(page);
  });

  test('too little information', async ({ page }) => {
    await page.goto('/diagnostics');
    await analyse(page, 'No fever, no cough.');
    await expect(page.getByTestId('insufficient')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the profile', () => {
  test.use({ isSignedIn: true });

  test('the form with its faults, a time zone that is looked for, and the dialog', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByTestId('time-zone')).toBeVisible();
    await page.getByTestId('edit-profile').click();
    await page.getByLabel('First name').fill('');
    await page.getByTestId('save-profile').click();
    await expect(page.getByText('First name is required.')).toBeVisible();
    await page.getByTestId('time-zone').click();
    await page.keyboard.type('australia');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByTestId('delete-account').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('each tab', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByTestId('total-diagnostics')).toBeVisible();
    await expect(page.getByTestId('time-zone')).toBeVisible();
    await expectAccessible(page);
    for (const tab of ['subscription', 'activity']) {
      await page.goto(`/profile?tab=${tab}`);
      await expect(page.getByTestId(tab)).toBeVisible();
      await expectAccessible(page);
    }
  });
});
