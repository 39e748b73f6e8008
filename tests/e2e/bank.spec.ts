import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bankCounts, showBank } from './support/practice-data.ts';
import { expect, fillSignUp, test } from './support/test.ts';

const count = (page: Page) => page.getByTestId('bank-count');
const rows = (page: Page) => page.getByTestId('bank-question');

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}

/** @returns how many questions the list says that fit */
async function fitting(page: Page): Promise<number> {
  await expect(count(page)).toHaveText(/^[\d,]+ questions? fits?$/);
  // Its text also while the tabs are hidden, until it is known what stands above them.
  return Number((await count(page).textContent())?.replace(/\D/g, ''));
}

test('an installation without questions says what the documentation says', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await showBank(page, { total: 0, states: { all: 0, unused: 0, incorrect: 0, marked: 0 }, subjects: [], topics: [], difficulties: [] });
  await page.goto('/pg-preparation?tab=bank');
  await expect(page.getByText('Question bank feature coming soon! Practice with our test series for now.')).toBeVisible();
  await page.getByTestId('bank-to-series').click();
  await expect(page.getByTestId('tab-series')).toHaveAttribute('aria-selected', 'true');
});

test('whoever is signed out sees what there is, and starts the block once they have signed up', async ({ page, person, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await page.goto('/pg-preparation?tab=bank');
  const all = await fitting(page);
  await expect(rows(page)).toHaveCount(20);
  await page.getByTestId('bank-levels').getByText('Hard').click();
  await expect(page).toHaveURL(/levels=.*Hard/);
  expect(await fitting(page)).toBeLessThan(all);
  await page.getByTestId('block-size').getByText('5', { exact: true }).click();
  await page.getByTestId('start-block').click();
  await expect(page).toHaveURL(/\/auth\?to=/);
  await fillSignUp(page, person);
  await page.getByTestId('sign-up-submit').click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible();
  await expect(page.getByTestId('attempt-mode')).toHaveText('Tutor mode');
  // Nothing of the start is left in the history.
  expect(page.url()).not.toContain('start=');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('a block is made with the keyboard, from the words to its first answer', async ({ page, isMobile }) => {
    test.skip(isMobile, 'there is no keyboard');
    await page.goto('/pg-preparation?tab=bank');
    const all = await fitting(page);
    await page.getByTestId('bank-search').focus();
    await page.keyboard.type('pregnancy');
    expect(await fitting(page), 'nothing is searched while somebody types').toBe(all);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/text=pregnancy/);
    await expect.poll(() => fitting(page)).toBeLessThan(all);
    await page
      .getByTestId('bank-levels')
      .getByRole('checkbox', { name: /Medium/ })
      .focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/levels=/);
    await page.getByTestId('block-size-typed').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    await expect(page.getByTestId('block-summary')).toHaveText(/^3 of /);
    await page.getByTestId('start-block').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByTestId('explanation')).toBeVisible();
    while (await page.getByTestId('next-question').isVisible()) await page.keyboard.press('ArrowRight');
    await page.getByTestId('finish-block').click();
    await page.getByTestId('confirm-yes').click();
    await expect(page.getByRole('heading', { name: 'Block Completed!' })).toBeVisible();
    await page.getByTestId('take-another').click();
    // The filters are as they were, and one question fewer is unused.
    await expect(page.getByTestId('bank-search')).toHaveValue('pregnancy');
    await expect(page.getByTestId('bank-levels').getByRole('checkbox', { name: /Medium/ })).toBeChecked();
    await expect(page.getByTestId('block-size-typed')).toHaveValue('3');
    await page.getByTestId('bank-clear').click();
    await expect(page).not.toHaveURL(/text=|levels=/);
    expect(await fitting(page)).toBe(all);
  });

  test('on a phone the filters come over the page, and the start is always at hand', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide screens have the filters beside the questions');
    await page.goto('/pg-preparation?tab=bank');
    const all = await fitting(page);
    await page.getByTestId('bank-filters').click();
    await page.getByRole('dialog', { name: 'Filters' }).getByText('Surgery', { exact: true }).first().click();
    await page.getByTestId('bank-show').click();
    await expect(page.getByTestId('bank-filters')).toHaveText('Filters (1)');
    await expect.poll(() => fitting(page)).toBeLessThan(all);
    await expect(page.getByTestId('start-block')).toBeInViewport();
    await page.getByTestId('bank-next').scrollIntoViewIfNeeded();
    await expect(page.getByTestId('start-block')).toBeInViewport();
    await page.getByTestId('bank-next').click();
    await expect(page.getByTestId('bank-place')).toHaveText(/^21–\d+ of /);
    await page.goBack();
    await expect(page.getByTestId('bank-place')).toHaveText(/^1–20 of /);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await expectAccessible(page);
  });

  test('a question is marked, counted and found again', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same on every screen');
    await page.goto('/pg-preparation?tab=bank');
    const first = rows(page).first();
    const text = (await first.locator('p').first().innerText()).slice(0, 60);
    await first.getByTestId('bank-mark').click();
    await expect(first.getByTestId('bank-mark')).toHaveAttribute('aria-pressed', 'true');
    const marked = page.getByTestId('bank-states').locator('label').filter({ hasText: 'Marked' });
    await expect(marked).toContainText('1');
    await marked.click();
    await expect(page).toHaveURL(/state=marked/);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(text);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });

  test('axe finds nothing in it', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the phone is looked at above');
    await showBank(page);
    await page.goto('/pg-preparation?tab=bank&state=incorrect&topics=Gout');
    await expect(count(page)).toHaveText(`${bankCounts.total} questions fit`);
    await expectAccessible(page);
  });
});
