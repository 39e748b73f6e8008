import { afterAll, beforeAll, expect, test } from 'vitest';
import { CurrentUser } from '../../src/shared/auth/auth.schema.ts';
import { ConditionOutline, DiagnosticSession, ListedSession } from '../../src/shared/diagnostics/diagnostics.schema.ts';
import { newAccount } from '../factories/users.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('sign up, diagnose, list, reopen, answer, sign out: over REST', async () => {
  const browser = new Browser(server.app);
  const account = newAccount();
  const { confirmPassword: _, ...signUp } = { ...account, confirmPassword: account.password };

  const registered = await browser.post('/api/register', signUp);
  expect(registered.statusCode).toBe(200);
  const user = CurrentUser.parse(registered.json().user);
  expect(user).toMatchObject({ username: account.username, email: account.email, subscriptionTier: 'free', isAdmin: false });
  expect(registered.body).not.toContain('assword');

  const me = await browser.get('/api/me');
  expect(me.json()).toEqual({ ...user, user });

  const symptoms = 'Crushing chest pain spreading to the left arm for an hour, sweating 😰, no fever.';
  const created = await browser.post('/api/diagnostic-session', { symptoms, duration: '1-2 days', severity: 9, patientAge: 61, patientGender: 'male' });
  expect(created.statusCode).toBe(200);
  const session = DiagnosticSession.parse(created.json());
  expect(session).toMatchObject({ symptoms, duration: '1-2 days', severity: 9, patientAge: 61, patientGender: 'male', medicalHistory: null, answers: [] });

  const second = await browser.post('/api/diagnostic-session', { symptoms: 'Itchy rash' });
  expect(second.json()).toMatchObject({ severity: 5, duration: null, patientAge: null, patientGender: null });

  const listed = await browser.get('/api/diagnostic-sessions');
  expect(listed.json()).toEqual([ListedSession.parse(second.json()), ListedSession.parse(session)]);
  const reopened = await browser.get(`/api/diagnostic-sessions/${session.id}`);
  expect(reopened.json()).toEqual(created.json());

  const outline = await browser.get(`/api/conditions/${session.suggestions[0]?.conditionId}/outline`);
  expect(ConditionOutline.parse(outline.json())).toMatchObject({ conditionId: session.suggestions[0]?.conditionId });
  expect((await browser.get('/api/conditions/no-such-condition/outline')).statusCode).toBe(404);
  expect((await browser.get('/api/conditions/Not%20an%20id/outline')).json()).toMatchObject({ message: expect.stringContaining('condition id') });

  const answers = [{ findingId: 'dyspnoea', state: 'present' }];
  const answered = await browser.post(`/api/diagnostic-sessions/${session.id}/answers`, { answers });
  expect(answered.json()).toMatchObject({ id: session.id, symptoms, createdAt: session.createdAt, answers });
  expect((await browser.get(`/api/diagnostic-sessions/${session.id}`)).json()).toEqual(answered.json());

  expect((await browser.post('/api/logout')).json()).toEqual({ success: true });
  expect((await browser.get('/api/me')).statusCode).toBe(401);
  const refused = await browser.get('/api/diagnostic-sessions');
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toEqual({ message: 'Not authenticated', code: 'NOT_AUTHENTICATED' });

  const again = await browser.post('/api/login', { email: account.email.toUpperCase(), password: account.password });
  expect(again.json().user.id).toBe(user.id);
  expect((await browser.get('/api/diagnostic-sessions')).json()).toHaveLength(2);
});

test('the log says who did what, never what patients said', async () => {
  const browser = new Browser(server.app);
  await browser.post('/api/register', newAccount({ password: 'hunter2hunter2' }));
  await browser.post('/api/diagnostic-session?secret=query', { symptoms: 'unmistakable-symptom' });
  const line = server.log.findLast((entry) => entry.path === '/api/diagnostic-session');
  expect(line).toMatchObject({ status: 200, userId: expect.any(String), ms: expect.any(Number), reqId: expect.any(String) });
  expect(JSON.stringify(server.log)).not.toMatch(/unmistakable-symptom|hunter2|secret=query|anamnesis_session/);
});
