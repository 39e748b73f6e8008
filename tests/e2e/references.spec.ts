import { readFile } from 'node:fs/promises';
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { analyse, chestPain, expect, test } from './support/test.ts';

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('a search with a slip of the keyboard leads to a section, a bookmark and BibTeX that parses', async ({ page }) => {
    await page.goto('/references');
    await expect(page.getByRole('heading', { name: 'Comprehensive Medical Database' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All Medical References' })).toBeVisible();
    await expect(page.getByTestId('reference-count')).toHaveText(/^\d+ references found$/);

    const box = page.getByTestId('reference-search');
    await box.fill('anaphylxais treatment');
    // The list stays as it is until the search is asked for.
    await expect(page.getByRole('heading', { name: 'All Medical References' })).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL(/query=anaphylxais/);
    await expect(page.getByRole('heading', { name: 'Search Results for "anaphylxais treatment"' })).toBeVisible();
    await expect(page.getByTestId('corrected')).toContainText('anaphylaxis treatment');
    const first = page.getByTestId('reference-card').first();
    await expect(first.getByRole('heading')).toHaveText('Anaphylaxis');
    await expect(first.locator('mark').first()).toBeVisible();

    await first.getByTestId('snippet-section').click();
    await expect(page).toHaveURL('/references/anaphylaxis#management');
    await expect(page.getByRole('heading', { name: 'Management' })).toBeFocused();
    // Below the header, which stays where it is.
    const [heading, header] = [await page.getByRole('heading', { name: 'Management' }).boundingBox(), await page.locator('header').first().boundingBox()];
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0) - 1);
    expect(heading?.y).toBeLessThan(300);

    await page.getByTestId('bookmark').click();
    await expect(page.getByTestId('bookmark')).toHaveText('Bookmarked');
    await page.getByTestId('export').click();
    const download = page.waitForEvent('download');
    await page.getByTestId('export-bib').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('anamnesis-anaphylaxis.bib');
    const { data } = new Cite(await readFile(await file.path(), 'utf8'));
    expect(data[0]).toMatchObject({ title: 'Anaphylaxis', URL: expect.stringMatching(/\/references\/anaphylaxis$/) });
    expect(data).toHaveLength(1 + (await page.getByTestId('sources').getByRole('listitem').count()));

    await page.getByRole('navigation', { name: 'Where this is' }).getByRole('link', { name: 'References' }).click();
    await expect(page.getByTestId('bookmarks').getByRole('link', { name: 'Anaphylaxis' })).toBeVisible();
    await page.reload();
    await page.getByTestId('bookmarks').getByRole('link', { name: 'Anaphylaxis' }).click();
    await expect(page.getByTestId('bookmark')).toHaveText('Bookmarked');
    await page.getByTestId('bookmark').click();
    await expect(page.getByTestId('bookmark')).toHaveText('Bookmark');
  });

  test('a differential opens a condition, and the condition leads back to the same differential', async ({ page }) => {
    await page.goto('/diagnostics');
    await analyse(page, chestPain);
    const first = page.getByTestId('suggestion').first();
    const name = (await first.getByTestId('suggestion-condition').textContent()) ?? '';
    await expect(page).toHaveURL(/session=/);
    const address = page.url();
    await first.getByTestId('condition-link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByTestId('typical-findings')).toBeVisible();
    await expect(page.getByTestId('look-alikes').getByRole('listitem').first()).toBeVisible();

    await page.getByTestId('back-to-differential').click();
    await expect(page).toHaveURL(address);
    await expect(first.getByTestId('suggestion-condition')).toHaveText(name);
    await expect(page.getByLabel('Primary symptoms')).toHaveValue(chestPain);
  });

  test('a condition offers a case, which the engine answers with it', async ({ page }) => {
    await page.goto('/references/conditions/anaphylaxis');
    await page.getByTestId('try-a-case').click();
    await expect(page).toHaveURL('/diagnostics?example=anaphylaxis');
    await expect(page.getByLabel('Primary symptoms')).not.toHaveValue('');
    await page.getByTestId('basic-analysis').click();
    await expect(page.getByTestId('suggestion').first().getByTestId('suggestion-condition')).toHaveText('Anaphylaxis');
  });
});

test('signed out, everything can be read, and a bookmark says what it needs', async ({ page }) => {
  await page.goto('/references/conditions/anaphylaxis');
  await page.getByTestId('condition-article').first().click();
  await expect(page).toHaveURL('/references/anaphylaxis');
  await page.getByTestId('article-condition').first().click();
  await expect(page).toHaveURL('/references/conditions/anaphylaxis');
  await page.getByTestId('bookmark').click();
  await expect(page.getByText('Sign in to keep bookmarks')).toBeVisible();
});

test('suggestions follow the keyboard and open what they name', async ({ page }) => {
  await page.goto('/references');
  const box = page.getByTestId('reference-search');
  await box.fill('anaphyl');
  const list = page.getByTestId('reference-suggestions');
  await expect(list.getByRole('option').first()).toContainText('Anaphyla');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/references\/(conditions\/)?anaphylaxis$/);
  await page.goBack();
  await expect(page).toHaveURL('/references');
});

test('categories narrow what is listed, and the address keeps them', async ({ page }) => {
  await page.goto('/references');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Toxicology' }).click();
  await expect(page).toHaveURL(/category=Toxicology/);
  await expect(page.getByTestId('reference-card').getByText('Toxicology').first()).toBeVisible();
  const count = await page.getByTestId('reference-count').textContent();
  await page.reload();
  await expect(page.getByTestId('reference-count')).toHaveText(count ?? '');
  await page.getByTestId('category-count').filter({ hasText: 'Toxicology' }).click();
  await expect(page).toHaveURL('/references');
});

test('nothing found says so', async ({ page }) => {
  await page.goto('/references?query=xyzzyqwerty');
  await expect(page.getByRole('heading', { name: 'No References Found' })).toBeVisible();
  await expect(page.getByText('0 references found')).toBeVisible();
});

test.describe('an article that is not there', () => {
  // The browser logs each answer that is a 404, sometimes only after the page has shown it.
  test.use({ allowedErrors: [/status of 404 \(Not Found\)/] });

  test('says so', async ({ page }) => {
    await page.goto('/references/no-such-article');
    await expect(page.getByRole('heading', { name: 'There is no such article' })).toBeVisible();
  });
});

test.describe('without an answer', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the list says why it failed, and tries again', async ({ page }) => {
    let isAway = true;
    await page.route(/references\.search/, (route) => (isAway ? route.abort() : route.continue()));
    await page.goto('/references');
    await expect(page.getByText('Failed to fetch references: No connection')).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByTestId('reference-card').first()).toBeVisible();
  });
});
