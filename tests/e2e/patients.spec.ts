import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { writeCaseCode } from '../../src/shared/patients/base/case-code.rules.ts';
import { codeOf, makePatient } from '../../src/shared/patients/making/make-patient.ts';
import { patientBase } from '../setup/patients.ts';
import { expect, test } from './support/test.ts';

const choice = { seed: 48, specialty: null, difficulty: 'medium' } as const;
const patient = makePatient(choice, patientBase);
const code = codeOf(choice, patientBase) ?? '';
/** The knowledge is loaded and compiled first. */
const opened = { timeout: 30_000 };
const address = (of: string) => `/pg-preparation?tab=patients&case=${of}`;

/** Types what is wanted and takes the first that is found, by the keys alone. */
async function take(page: Page, field: string, text: string): Promise<void> {
  // The tabs are hidden while it is not known who is there: what is hidden takes no focus.
  await expect(page.getByTestId(field)).toBeVisible();
  await page.getByTestId(field).focus();
  await page.keyboard.type(text);
  await expect(page.getByTestId(`${field}-list`).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('a patient is played to the end by keyboard, scored and kept', async ({ page }) => {
    // The knowledge is compiled twice.
    test.slow();
    await page.goto(address(code));
    await expect(page.getByTestId('complaint')).toContainText('comes with', opened);
    await take(page, 'ask-search', 'right iliac fossa tenderness');
    await expect(page.getByTestId('last-answer')).toHaveText('Right iliac fossa tenderness: Found.');
    await take(page, 'ask-search', 'toothache');
    await expect(page.getByTestId('last-answer')).toHaveText('Toothache: No.');
    await expect(page.getByTestId('chart-line')).toHaveCount(2);
    // What was asked stays asked after a reload.
    await page.reload();
    await expect(page.getByTestId('chart-line')).toHaveCount(2, opened);
    await take(page, 'differential', 'acute gastroenteritis');
    await take(page, 'differential', 'acute appendicitis');
    await page.getByRole('button', { name: 'Move Acute appendicitis up' }).press('Enter');
    await expect(page.getByTestId('differential-named').getByRole('listitem').first()).toHaveText(/Acute appendicitis/);
    await page.getByTestId('finish-patient').press('Enter');
    await expect(page.getByRole('heading', { name: 'It was Acute appendicitis' })).toBeFocused();
    await expect(page.getByText('You put it first.')).toBeVisible();
    await expect(page.getByTestId('question-row')).toHaveCount(2);
    await expect(page.getByTestId('patient-kept')).toHaveText('Saved with your progress.');
    const score = await page.getByTestId('patient-score').textContent();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await page.getByTestId('another-patient').press('Enter');
    await page.getByTestId('earlier-patient').click();
    await expect(page.getByTestId('patient-score')).toHaveText(score ?? '');
  });
});

test('signed out, a patient drawn by lot is played, told that it is not kept, and the same for whoever gets the address', async ({ page, browser }) => {
  // The knowledge is compiled three times.
  test.slow();
  await page.goto('/pg-preparation?tab=patients');
  await expect(page.getByTestId('made-patients')).toContainText('made from a knowledge base', opened);
  await page.getByTestId('meet-patient').click();
  await expect(page.getByTestId('complaint')).toContainText('for', opened);
  const complaint = await page.getByTestId('complaint').textContent();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByTestId('complaint')).toHaveText(complaint ?? '', opened);
  await take(page, 'differential', 'influenza');
  await page.getByTestId('finish-patient').click();
  await expect(page.getByTestId('patient-not-kept')).toContainText('not kept');
  expect(page.url()).not.toContain(patient?.conditionId ?? 'nobody');
});

test('an old code and a slip in one are told apart, and lead on', async ({ page }) => {
  // The same choice with the check of somebody else.
  await page.goto(address(writeCaseCode(choice, '0000')));
  await expect(page.getByTestId('patient-gone')).toContainText('This patient is not in the knowledge base any more.', opened);
  await page.goto(address(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`));
  await expect(page.getByTestId('patient-broken')).toContainText('Check it for a slip');
  await page.getByRole('button', { name: 'Meet another patient' }).click();
  await expect(page.getByTestId('meet-patient')).toBeVisible();
});
