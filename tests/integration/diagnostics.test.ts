import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maximumRowBytes } from '../../src/server/platform/paging.ts';
import { DiagnosticSession, ListedSession } from '../../src/shared/diagnostics/diagnostics.schema.ts';
import { makeUser } from '../factories/users.ts';
import { knowledge } from '../setup/content.ts';
import { type Browser, startTestServer, type TestServer } from '../setup/test-server.ts';

const megabyte = 1_000_000;
const list = '/api/diagnostic-sessions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function analyse(browser: Browser, symptoms: string, more: object = {}): Promise<DiagnosticSession> {
  return DiagnosticSession.parse((await browser.post('/api/diagnostic-session', { symptoms, ...more })).json());
}

/** Stores a session again and again, as if it had been analysed that often: two of them in each millisecond. */
async function repeatSession({ id }: DiagnosticSession, times: number): Promise<void> {
  const columns = 'user_id, symptoms, duration, severity, patient_age, patient_gender, medical_history, answers, analysis, listed_suggestions';
  await server.deps.database
    .fork()
    .getConnection()
    .execute(
      `insert into diagnostic_sessions (id, ${columns}, created_at) select gen_random_uuid(), ${columns}, created_at + (n / 2) * interval '1 millisecond'
       from diagnostic_sessions, generate_series(2, ?) as n where id = ?`,
      [times, id],
    );
}

const idsOf = (rows: unknown) =>
  ListedSession.array()
    .parse(rows)
    .map(({ id }) => id);

test('each suggestion comes with the next steps that content/ has of its condition', async () => {
  const { browser } = await makeUser(server);
  const { suggestions } = await analyse(browser, 'Crushing chest pain spreading to the left arm, sweating.');
  expect(suggestions.length).toBeGreaterThan(3);
  for (const { conditionId, nextSteps } of suggestions) expect(nextSteps).toEqual(knowledge.conditions.find(({ id }) => id === conditionId)?.nextSteps);
});

test('a list shows the documented fields and no others, newest first; the rest comes with the session', async () => {
  const { browser, call } = await makeUser(server);
  const chest = { duration: '1-2 days', severity: 9, patientAge: 61, patientGender: 'male', medicalHistory: 'Smoker' };
  const first = await analyse(browser, 'Crushing chest pain spreading to the left arm, sweating 😰.', chest);
  server.advance(1000);
  const second = await analyse(browser, 'Itchy rash');
  const rows = [second, first].map(({ id, symptoms, duration, severity, patientAge, patientGender, suggestions, createdAt }) => {
    const shown = suggestions.map(({ condition, probability, description, reference }) => ({ condition, probability, description, reference }));
    return { id, symptoms, duration, severity, patientAge, patientGender, suggestions: shown, createdAt };
  });
  expect(first.suggestions.length).toBeGreaterThan(1);

  const listed = await browser.get(list);
  expect(listed.json()).toStrictEqual(rows);
  expect(listed.headers['x-total-count']).toBe('2');
  expect(await call.diagnostics.listSessions()).toStrictEqual(rows);
  expect((await browser.get(`${list}/${first.id}`)).json()).toStrictEqual(first);
});

test('a correction changes what the list shows', async () => {
  const { browser } = await makeUser(server);
  const session = await analyse(browser, 'Crushing chest pain spreading to the left arm');
  const answers = [{ findingId: 'dyspnoea', state: 'present' }];
  const answered = DiagnosticSession.parse((await browser.post(`${list}/${session.id}/answers`, { answers })).json());
  const [row] = ListedSession.array().parse((await browser.get(list)).json());
  expect(row?.suggestions.map(({ condition }) => condition)).toEqual(answered.suggestions.map(({ condition }) => condition));
  expect(answered.suggestions.map(({ condition }) => condition)).not.toEqual(session.suggestions.map(({ condition }) => condition));
});

describe('pages', () => {
  let browser: Browser;
  let ids: string[];
  beforeAll(async () => {
    ({ browser } = await makeUser(server));
    await repeatSession(await analyse(browser, 'Headache'), 120);
    ids = idsOf((await browser.get(`${list}?limit=500`)).json());
  });

  test('are parts of one order, also where sessions were made in the same millisecond', async () => {
    expect(new Set(ids)).toHaveLength(120);
    const steps = [0, 7, 14, 119, 120].map(async (offset) => {
      const page = await browser.get(`${list}?limit=7&offset=${offset}`);
      expect(page.headers['x-total-count']).toBe('120');
      expect(idsOf(page.json())).toEqual(ids.slice(offset, offset + 7));
    });
    await Promise.all(steps);
  });

  test.each(['', '?limit=&offset=', '?offset=0', '?limit=50'])('%s begin at the newest and have fifty rows', async (query) => {
    expect(idsOf((await browser.get(list + query)).json())).toEqual(ids.slice(0, 50));
  });

  test('are the same over tRPC, which says the total too', async () => {
    const input = encodeURIComponent(JSON.stringify({ json: { limit: 2, offset: 3 } }));
    const page = await browser.get(`/trpc/diagnostics.listSessions?input=${input}`);
    expect(page.headers['x-total-count']).toBe('120');
    expect(idsOf(page.json().result.data.json)).toEqual(ids.slice(3, 5));
  });

  test.each([
    ['limit', '0'],
    ['limit', '501'],
    ['limit', '2.5'],
    ['limit', 'all'],
    ['offset', '-1'],
    ['offset', '1000001'],
    ['offset', '0.5'],
    ['offset', 'x'],
  ])('%s=%s is a 400 that names the field', async (field, value) => {
    const response = await browser.get(`${list}?${field}=${value}`);
    expect(response.statusCode).toBe(400);
    const { message, code, issues } = response.json();
    expect([code, issues[0].path, message]).toEqual(['BAD_INPUT', field, expect.stringMatching(new RegExp(`^${field} must be a whole number`, 'i'))]);
  });

  test('show nobody else’s sessions, and do not count them', async () => {
    const { browser: stranger } = await makeUser(server);
    const page = await stranger.get(list);
    expect([page.json(), page.headers['x-total-count']]).toEqual([[], '0']);
  });
});

/** Calls one query ten times in a batch. @returns the status of each, sorted, and the size of the answer */
async function batchOfTen(browser: Browser, procedure: string, input: object): Promise<{ statusCodes: number[]; bytes: number }> {
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, { json: input }]));
  const batch = await browser.get(`/trpc/${Array.from({ length: 10 }, () => procedure).join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`);
  const calls: { error?: { json: { data: { httpStatus: number } } } }[] = batch.json();
  return { statusCodes: calls.map(({ error }) => error?.json.data.httpStatus ?? 200).toSorted((a, b) => a - b), bytes: Buffer.byteLength(batch.body) };
}

// Regression: a list held whole analyses; ten lists of a hundred hostile sessions took 230 MB, and sixty the process.
describe('what a user stored, however much and whatever', () => {
  test('never makes a list larger than 1 MB, and is all there by going on', async () => {
    const { browser } = await makeUser(server);
    const hostile = await analyse(browser, `fever 39 ${'痛'.repeat(19_990)}`, { medicalHistory: '痛'.repeat(20_000) });
    await repeatSession(hostile, 500);
    const seen: string[] = [];
    while (seen.length < 500) {
      const page = await browser.get(`${list}?limit=500&offset=${seen.length}`);
      expect(Buffer.byteLength(page.body)).toBeLessThanOrEqual(megabyte);
      expect(page.headers['x-total-count']).toBe('500');
      const rows = ListedSession.array().parse(page.json());
      expect(rows.every(({ symptoms }) => symptoms === hostile.symptoms)).toBe(true);
      // Full pages, but for the last.
      expect(rows.length).toBe(Math.min(500 - seen.length, Math.floor(maximumRowBytes / (Buffer.byteLength(JSON.stringify(rows[0])) + 1))));
      seen.push(...idsOf(rows));
    }
    expect(new Set(seen)).toHaveLength(500);

    const { statusCodes, bytes } = await batchOfTen(browser, 'diagnostics.listSessions', { limit: 500 });
    // One full list; of the others not a row fits.
    expect(statusCodes).toEqual([200, 413, 413, 413, 413, 413, 413, 413, 413, 413]);
    expect(bytes).toBeLessThanOrEqual(megabyte);
  });

  test('never makes an answer larger than 1 MB by asking for ten sessions at once', async () => {
    const { browser } = await makeUser(server);
    const { id } = await analyse(browser, `fever 39 ${'痛'.repeat(19_990)}`, { medicalHistory: '痛'.repeat(20_000) });
    const { statusCodes, bytes } = await batchOfTen(browser, 'diagnostics.getSession', { id });
    expect(statusCodes.filter((code) => code === 200).length).toBeGreaterThan(3);
    expect(statusCodes.filter((code) => code === 413).length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(megabyte);
  });

  test('is text without control characters, which JSON writes with six bytes each', async () => {
    const { browser } = await makeUser(server);
    const { symptoms } = await analyse(browser, 'Cough\tand\r\nfever\u0000\u0001\u001b[0m\u009f.\fNo pain 🤒');
    expect(symptoms).toBe('Cough\tand\r\nfever[0m.\nNo pain 🤒');
  });

  test('never makes a session larger than 1 MB', async () => {
    const { browser } = await makeUser(server);
    // Each of the first words means the same as each of the second: as many places as pairs of them.
    const { id, recognised } = await analyse(browser, 'travels jaw '.repeat(40));
    expect(Math.max(...recognised.map(({ spans }) => spans.length))).toBe(50);
    expect((await browser.get(`${list}/${id}`)).json().recognised).toEqual(recognised);

    const everything = knowledge.findings
      .map(({ name, phrases }) => phrases[0] ?? name)
      .sort((a, b) => a.length - b.length)
      .join(', ');
    const most = await analyse(browser, everything.slice(0, 20_000), { medicalHistory: everything.slice(20_000, 40_000) });
    expect(most.recognised.length).toBeGreaterThan(1000);
    const answers = Array.from({ length: 200 }, (_, index) => ({ findingId: `${index}`.padEnd(80, '"'), state: 'present' }));
    const answered = await browser.post(`${list}/${most.id}/answers`, { answers });
    expect(Buffer.byteLength(answered.body)).toBeLessThan(megabyte);
    expect(Buffer.byteLength((await browser.get(`${list}/${most.id}`)).body)).toBeLessThan(megabyte);
  });
});
