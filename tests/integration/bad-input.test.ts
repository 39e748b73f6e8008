import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoredDiagnosticSession } from '../../src/server/diagnostics/diagnostic-session.entity.ts';
import { makeUser, newAccount } from '../factories/users.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  ({ browser } = await makeUser(server));
});
afterAll(() => server.close());

const storedSessions = () => server.deps.database.fork().count(StoredDiagnosticSession);

describe('a case that cannot be analysed is refused, names the field, and leaves nothing behind', () => {
  const symptoms = 'Cough';
  test.each([
    ['no symptoms', {}, 'symptoms'],
    ['empty symptoms', { symptoms: '' }, 'symptoms'],
    ['blank symptoms', { symptoms: ' \n\t ' }, 'symptoms'],
    ['symptoms that are no text', { symptoms: 42 }, 'symptoms'],
    ['100,000 characters', { symptoms: 'x'.repeat(100_000) }, 'symptoms'],
    ['severity 0', { symptoms, severity: 0 }, 'severity'],
    ['severity 11', { symptoms, severity: 11 }, 'severity'],
    ['severity NaN, which JSON writes as null', { symptoms, severity: Number.NaN }, 'severity'],
    ['severity 5.5', { symptoms, severity: 5.5 }, 'severity'],
    ['severity as text', { symptoms, severity: '5' }, 'severity'],
    ['age -1', { symptoms, patientAge: -1 }, 'patientAge'],
    ['age 500', { symptoms, patientAge: 500 }, 'patientAge'],
    ['an empty age, which must not be that of a newborn', { symptoms, patientAge: '' }, 'patientAge'],
    ['an age of false', { symptoms, patientAge: false }, 'patientAge'],
    ['an unknown gender', { symptoms, patientGender: 'robot' }, 'patientGender'],
    ['a duration that is none', { symptoms, duration: 'ages' }, 'duration'],
    ['a history of 100,000 characters', { symptoms, medicalHistory: 'x'.repeat(100_000) }, 'medicalHistory'],
    ['an answer with an unknown state', { symptoms, answers: [{ findingId: 'cough', state: 'maybe' }] }, 'answers.0.state'],
  ])('%s', async (_what, input, field) => {
    const before = await storedSessions();
    const rest = await browser.post('/api/diagnostic-session', input);
    expect(rest.statusCode).toBe(400);
    const body = rest.json();
    expect(body).toMatchObject({ code: 'BAD_INPUT', message: expect.any(String) });
    expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(field);
    expect(body.message).toBe(body.issues[0].message);
    expect(Object.keys(body).sort()).toEqual(['code', 'issues', 'message']);

    const trpc = await browser.post('/trpc/diagnostics.createSession', superjson.serialize(input));
    expect(trpc.statusCode).toBe(400);
    expect(superjson.deserialize(trpc.json().error)).toMatchObject({
      data: { code: 'BAD_INPUT', httpStatus: 400, issues: expect.arrayContaining([expect.objectContaining({ path: field })]) },
    });
    expect(trpc.body).not.toMatch(/stack|node_modules|select |insert /i);
    expect(await storedSessions()).toBe(before);
  });

  test.each([
    ['an array', '[1]'],
    ['a string', '"x"'],
    ['null', 'null'],
    ['nothing at all', ''],
  ])('%s instead of an object', async (_what, payload) => {
    const response = await browser.send({ method: 'POST', url: '/api/diagnostic-session', payload, headers: { 'content-type': 'application/json' } });
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_INPUT']);
  });
});

describe('text of any kind is stored and comes back', () => {
  test.each([
    ['emoji', 'Kopfschmerz 🤕👩🏽‍⚕️, seit gestern'],
    ['right to left', 'ألم في الصدر منذ ساعة, כאב ראש'],
    ['quotes, backslashes and placeholders', `'; drop table users; -- \\ " ? ?? :id $1 %s \${x}`],
    ['20,000 characters', 'cough '.repeat(3333)],
  ])('%s', async (_what, symptoms) => {
    const { id } = (await browser.post('/api/diagnostic-session', { symptoms, medicalHistory: symptoms })).json();
    expect((await browser.get(`/api/diagnostic-sessions/${id}`)).json()).toMatchObject({ symptoms, medicalHistory: symptoms });
  });

  test('but for what PostgreSQL cannot hold: NUL and lone surrogates, anywhere', async () => {
    const answers = [{ findingId: 'co\u0000ugh\ud800', state: 'present' }];
    const response = await browser.post('/api/diagnostic-session', { symptoms: 'cou\u0000gh \ud83d', medicalHistory: '\udc00', answers });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ symptoms: 'cough \ufffd', medicalHistory: '\ufffd', answers: [{ findingId: 'cough\ufffd' }] });
  });
});

describe('accounts', () => {
  test.each([
    ['an email that is none', { email: 'not an email' }, 'email'],
    ['a short password', { password: '12345' }, 'password'],
    ['a very long password', { password: 'x'.repeat(257) }, 'password'],
    ['a profession that is not listed', { profession: 'Astronaut' }, 'profession'],
    ['no institution', { institution: ' ' }, 'institution'],
    ['a control character in a name', { firstName: 'A\u0000da' }, 'firstName'],
    ['a username with markup', { username: '<b>' }, 'username'],
  ])('%s is refused', async (_what, fault, field) => {
    const response = await new Browser(server.app).post('/api/register', { ...newAccount(), ...fault });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues.map((issue: { path: string }) => issue.path)).toContain(field);
    expect(response.cookies).toEqual([]);
  });

  test('signing in without an email or a password names both', async () => {
    const response = await new Browser(server.app).post('/api/login', {});
    expect(response.json()).toEqual({
      message: 'Email is required.',
      code: 'BAD_INPUT',
      issues: [
        { path: 'email', message: 'Email is required.' },
        { path: 'password', message: 'Password is required.' },
      ],
    });
  });
});

describe('requests that are none', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['broken JSON', '/api/login', '{"email":', json, 400, 'BAD_INPUT'],
    ['broken JSON', '/trpc/auth.login', '{"json":', json, 400, 'BAD_INPUT'],
    ['broken superjson', '/trpc/auth.login', '{"json":{},"meta":{"values":[["no-such-type"]]}}', json, 400, 'BAD_INPUT'],
    ['a prototype in JSON', '/api/login', '{"__proto__":{"admin":true}}', json, 400, 'BAD_INPUT'],
    ['over 1 MB', '/api/diagnostic-session', JSON.stringify({ symptoms: 'x'.repeat(1_100_000) }), json, 413, 'PAYLOAD_TOO_LARGE'],
    ['over 1 MB', '/trpc/diagnostics.createSession', JSON.stringify({ json: { symptoms: 'x'.repeat(1_100_000) } }), json, 413, 'PAYLOAD_TOO_LARGE'],
    ['plain text', '/api/login', 'hello', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', '/api/login', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['XML', '/trpc/auth.login', '<a/>', { 'content-type': 'text/xml' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a file', '/api/login', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an unknown path', '/api/nothing', '{}', json, 404, 'NOT_FOUND'],
    ['an unknown procedure', '/trpc/no.thing', '{}', json, 404, 'NOT_FOUND'],
  ])('%s at %s', async (_what, url, payload, headers, status, code) => {
    const response = await browser.send({ method: 'POST', url, payload, headers });
    expect(response.statusCode).toBe(status);
    const body = response.json();
    expect(url.startsWith('/trpc') ? body.error.json.data.code : body.code).toBe(code);
    expect(response.body).not.toMatch(/stack|node_modules/);
  });

  test.each([
    '/api/%E0%A4%A',
    '/api/diagnostic-sessions/%00',
    '/api/diagnostic-sessions/not-a-uuid',
    '/api/diagnostic-sessions?limit=0',
    '/api/diagnostic-sessions?limit=1e9',
    '/api/diagnostic-sessions?limit=1&limit=2',
    '/trpc/diagnostics.getSession?input=%7B',
    '/trpc/diagnostics.getSession',
  ])('GET %s is a 400', async (url) => {
    const response = await browser.get(url);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('BAD_INPUT');
  });

  test('a path that exists says which methods it has', async () => {
    const options = await browser.send({ method: 'OPTIONS', url: '/api/me' });
    expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
    const wrong = await browser.send({ method: 'DELETE', url: '/api/me' });
    expect([wrong.statusCode, wrong.headers.allow, wrong.json().code]).toEqual([405, 'GET, HEAD, OPTIONS', 'BAD_INPUT']);
    const head = await browser.send({ method: 'HEAD', url: '/api/me' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('nothing of all this was our fault', () => {
    expect(server.log.filter((line) => Number(line.level) >= 50)).toEqual([]);
  });
});
