import { analyse, chestPain, expect, fillSignUp, once, test } from './support/test.ts';

test.use({ allowedErrors: [/status of (400|401|404|409|502) /] });

test.describe('a signed-in user', { tag: once }, () => {
  test.use({ isSignedIn: true });
  test.beforeEach(({ page }) => page.goto('/diagnostics').then(() => undefined));

  test('is asked for symptoms', async ({ page }) => {
    await analyse(page, '   ');
    await expect(page.getByTestId('toast-failure')).toContainText('Missing Information');
    await expect(page.getByTestId('toast-failure')).toContainText("Please describe the patient's symptoms.");
    await expect(page.getByLabel('Primary symptoms')).toBeFocused();
  });

  test('is told which field is wrong', async ({ page }) => {
    await page.getByLabel('Patient age').fill('500');
    await analyse(page, chestPain);
    await expect(page.getByTestId('toast-failure')).toContainText('Analysis Failed');
    await expect(page.getByTestId('toast-failure')).toContainText('Age must be from 0 to 130 years.');
    await expect(page.getByLabel('Patient age')).toBeFocused();
    await expect(page.getByLabel('Patient age')).toHaveAccessibleDescription('Age must be from 0 to 130 years.');
  });

  test('sees how long the text may be', async ({ page }) => {
    await page.getByLabel('Primary symptoms').fill('x'.repeat(20_001));
    await expect(page.getByText('20,001 of 20,000 characters: too long')).toBeVisible();
    await page.getByRole('button', { name: 'Basic Analysis' }).click();
    await expect(page.getByTestId('toast-failure')).toContainText('Analysis Failed');
  });

  test('gets no guess from nonsense, and is told what to add', async ({ page }) => {
    await analyse(page, '🤒🤒 قطة <script>alert(1)</script> blue bananas');
    await expect(page.getByTestId('insufficient')).toContainText('Insufficient information');
    await page.getByTestId('add-to-description').click();
    await expect(page.getByLabel('Primary symptoms')).toBeFocused();
  });

  test('can leave a session that does not exist', async ({ page }) => {
    await page.goto('/diagnostics?session=00000000-0000-4000-8000-000000000000');
    await expect(page.getByTestId('session-error')).toContainText('This session did not open');
    await page.getByRole('button', { name: 'Start a new case' }).click();
    await expect(page).toHaveURL('/diagnostics');
  });

  test('keeps the text when the server cannot answer', async ({ page, context }) => {
    await context.route('**/trpc/diagnostics.createSession*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await analyse(page, chestPain);
    await expect(page.getByTestId('toast-failure')).toContainText('Analysis Failed');
    await expect(page.getByLabel('Primary symptoms')).toHaveValue(chestPain);
  });
});

test.describe('signing in', { tag: once }, () => {
  test('with a wrong password fails without saying which part is wrong', async ({ page, person }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByTestId('toast-failure')).toContainText('Sign In Failed');
    await expect(page.getByTestId('toast-failure')).toContainText('Invalid email or password');
  });

  test('with nothing filled in leads to the first field', async ({ page }) => {
    await page.goto('/auth');
    await page.getByTestId('sign-in-submit').click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required.');
  });
});

test.describe('signing up', { tag: once }, () => {
  const cases = [
    {
      name: 'two different passwords',
      password: 'correct-horse',
      confirmed: 'battery-staple',
      title: 'Password Mismatch',
      text: 'Passwords do not match. Please try again.',
    },
    { name: 'a short password', password: 'short', confirmed: 'short', title: 'Weak Password', text: 'Password must be at least 6 characters long.' },
  ];
  for (const { name, password, confirmed, title, text } of cases) {
    test(`with ${name}`, async ({ page, person }) => {
      await page.goto('/auth');
      await fillSignUp(page, { ...person, password }, confirmed);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByTestId('toast-failure')).toContainText(title);
      await expect(page.getByTestId('toast-failure')).toContainText(text);
    });
  }

  test('with an email that is taken in another case names the field', async ({ page, person, playwright, baseURL }) => {
    const other = await playwright.request.newContext({ baseURL });
    expect((await other.post('/api/register', { data: person })).ok()).toBe(true);
    await other.dispose();

    await page.goto('/auth');
    await fillSignUp(page, { ...person, username: `${person.username}.2`, email: person.email.toUpperCase() });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByTestId('toast-failure')).toContainText('Registration Failed');
    await expect(page.getByTestId('sign-up-form').getByLabel('Email')).toBeFocused();
    await expect(page.getByTestId('sign-up-form').getByLabel('Email')).toHaveAccessibleDescription(/taken|already/i);
  });
});
