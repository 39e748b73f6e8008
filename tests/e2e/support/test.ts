import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** Somebody who signs up. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly profession: string;
  readonly institution: string;
  readonly password: string;
}

interface Fixtures {
  /** What the browser may complain of in a test that provokes it. */
  readonly allowedErrors: RegExp[];
  readonly noUnexpectedErrors: undefined;
  /** A new person without an account. */
  readonly person: Person;
  /** Whether the person has an account and is signed in when the test starts. */
  readonly isSignedIn: boolean;
  readonly account: undefined;
}

/** The browser logs the answer to "who is signed in?" when the answer is nobody. */
const signedOut = /status of 401 \(Unauthorized\)/;

export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  noUnexpectedErrors: [
    async ({ page, allowedErrors }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (![signedOut, ...allowedErrors].some((allowed) => allowed.test(text))) unexpected.push(text);
      };
      page.on('pageerror', (error) => note(`${error.name}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      await use(undefined);
      // What is still being answered in the server's place when a test ends is nobody's concern.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected, 'errors in the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from a destructured parameter
  person: async ({}, use) => {
    const unique = randomUUID().slice(0, 8);
    await use({
      firstName: 'Asha',
      lastName: 'Rao',
      username: `asha.${unique}`,
      email: `asha.${unique}@example.org`,
      profession: 'Medical Student',
      institution: 'City Hospital',
      password: 'correct-horse',
    });
  },
  isSignedIn: [false, { option: true }],
  account: [
    async ({ page, person, isSignedIn }, use) => {
      if (isSignedIn) {
        // The cookie of the answer is the browser's too.
        const response = await page.request.post('/api/register', { data: person });
        expect(response.ok()).toBe(true);
      }
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/** Of what is the same at every width: it runs on the desktop alone. The suite would take half as long again. */
export const once = '@once';

/** On a phone the links and the account wait behind the menu button. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByTestId('mobile-menu-button');
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Fills the sign-up form. */
export async function fillSignUp(page: Page, person: Person, confirmPassword = person.password): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByTestId('sign-up-form');
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Email').fill(person.email);
  await form.getByRole('combobox', { name: 'Profession' }).click();
  await page.getByRole('option', { name: person.profession }).click();
  await form.getByLabel('Institution').fill(person.institution);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(confirmPassword);
}

export const chestPain =
  'Crushing central chest pain for two hours, spreading to the left arm. He is pale, sweating and nauseated. No fever, no cough, and no calf pain.';

/** Describes a patient and asks for Basic Analysis. */
export async function analyse(page: Page, symptoms: string): Promise<void> {
  await page.getByLabel('Primary symptoms').fill(symptoms);
  await page.getByRole('button', { name: 'Basic Analysis' }).click();
}
