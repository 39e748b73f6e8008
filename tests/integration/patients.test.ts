import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Studied } from '../../src/server/deps.ts';
import { rebuildEverybody } from '../../src/server/progress/rebuild.service.ts';
import { reactions } from '../../src/server/reactions.ts';
import { writeCaseCode } from '../../src/shared/patients/base/case-code.rules.ts';
import { scorePatient } from '../../src/shared/patients/playing/score-patient.ts';
import { playedPatient, playOf } from '../factories/patients.ts';
import { makeQuestions } from '../factories/questions.ts';
import { makeUser } from '../factories/users.ts';
import { takeBlock } from '../setup/blocks.ts';
import { patientBase } from '../setup/patients.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
const events: Studied[] = [];
let isFailing = false;
const hear = async (_em: unknown, _deps: unknown, event: Studied) => {
  if (isFailing) throw new Error('what follows fails');
  events.push(event);
};
beforeAll(async () => {
  server = await startTestServer({ reactions: { ...reactions, studied: [...reactions.studied, hear] } });
});
afterAll(() => server.close());
beforeEach(() => {
  events.length = 0;
  isFailing = false;
});

describe('a patient played to the end', () => {
  test('is scored by the server as by the browser, and kept', async () => {
    const learner = await makeUser(server);
    const play = playOf();
    const finished = await learner.call.patients.finish(play);
    if (!playedPatient) throw new Error('nobody');
    const expected = scorePatient(playedPatient, 'medium', { steps: play.steps, differential: play.differential, mustNotMiss: [] }, patientBase);
    expect(finished).toEqual({ ...expected, id: finished.id, code: play.code, secondsTaken: 60, completedAt: expect.any(String) });
    expect(finished).toMatchObject({ isSolved: true, place: 1, steps: [{ findingId: 'fever' }, { findingId: 'toothache', words: 'No.' }] });
    expect(await learner.call.patients.get({ id: finished.id })).toEqual(finished);
    expect((await learner.browser.get(`/api/patients/${finished.id}`)).json()).toEqual(finished);
    const study = { kind: 'patient', id: finished.id, at: expect.any(Number), day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), isSolved: true };
    expect(events).toEqual([{ user: learner.user.id, studies: [study], isAnew: false }]);
    // It counts as study, and for whoever puts the true disease first.
    expect(await learner.call.progress.achievements()).toMatchObject([{ achievementType: 'Patients Solved', achievementLevel: 'bronze' }]);
    const before = await learner.call.progress.overview();
    expect(before.days).toMatchObject([{ patients: 1 }]);
    expect(await rebuildEverybody(server.deps, learner.user.id)).toMatchObject({ rows: 0 });
  });

  test('counts once, however often and at once it is sent', async () => {
    const learner = await makeUser(server);
    const play = playOf();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => learner.call.patients.finish(play)));
    for (const other of others) expect(other).toEqual(first);
    // What is sent again under the same id is what was sent first.
    expect(await learner.call.patients.finish({ ...play, steps: [] })).toEqual(first);
    expect(await learner.call.patients.list()).toHaveLength(1);
    expect(events).toHaveLength(1);
    // The id of one browser means nothing to somebody else.
    expect((await (await makeUser(server)).call.patients.finish(play)).id).not.toBe(first?.id);
  });

  test('is not kept where what follows from it fails', async () => {
    const learner = await makeUser(server);
    isFailing = true;
    expect((await refusalOf(learner.call.patients.finish(playOf())))?.code).toBe('INTERNAL');
    expect(await learner.call.patients.list()).toEqual([]);
  });

  test('takes no score from a client', async () => {
    const learner = await makeUser(server);
    const wrong = { ...playOf({ differential: ['influenza'], steps: [] }), score: 100, isSolved: true };
    const response = await learner.browser.post('/api/patients', wrong);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ isSolved: false, place: null });
    expect(response.json().score).toBeLessThan(60);
  });
});

describe('bad input', () => {
  const gone = writeCaseCode({ seed: 5, specialty: null, difficulty: 'easy' }, '0000');
  test.each([
    ['a slip in the code', { code: '3f9k2m-c1-7x4nz' }, 400, /not the code of a patient/],
    ['a text that is none', { code: "x'; drop table" }, 400, /code of a patient/],
    ['an old code', { code: gone }, 404, /not in the knowledge base any more/],
    ['an unknown finding', { steps: ['fever', 'no-such-thing'] }, 400, /no finding no-such-thing/],
    ['an unknown condition', { differential: ['no-such-thing'] }, 400, /no condition no-such-thing/],
    ['no differential', { differential: [] }, 400, /at least one/],
    ['six conditions', { differential: ['a', 'b', 'c', 'd', 'e', 'f'] }, 400, /at most 5/],
    ['a step twice', { steps: ['fever', 'fever'] }, 400, /must not repeat/],
    ['a repeat id that is none', { repeatId: 'again' }, 400, /UUID/],
  ])('%s is refused with a message', async (_, change, status, message) => {
    const { browser, call } = await makeUser(server);
    const response = await browser.post('/api/patients', playOf(change));
    expect([response.statusCode, response.json().message]).toEqual([status, expect.stringMatching(message)]);
    expect(await call.patients.list()).toEqual([]);
  });
});

describe('what is told of patients', () => {
  test('the list, newest first, in pages, over REST and without it', async () => {
    const learner = await makeUser(server);
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      ids.unshift((await learner.call.patients.finish(playOf())).id);
      server.advance(1000);
    }
    const all = await learner.call.patients.list();
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(all[0]).toMatchObject({ condition: { name: 'Acute appendicitis' }, isSolved: true, questions: 2, secondsTaken: 60 });
    const page = await learner.browser.get('/api/patients?limit=1&offset=1');
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.json()).toEqual([all[1]]);
  });

  test('the questions of value that were not asked, the most frequent first', async () => {
    const learner = await makeUser(server);
    expect(await learner.call.patients.missed()).toEqual([]);
    const first = await learner.call.patients.finish(playOf({ steps: [] }));
    expect(first.missed.length).toBeGreaterThan(0);
    await learner.call.patients.finish(playOf({ steps: [] }));
    const best = first.missed[0];
    const missed = await learner.call.patients.missed();
    expect(missed).toContainEqual({ findingId: best?.findingId, name: best?.name, question: best?.question, kind: best?.kind, patients: 2, bits: best?.bits });
    expect((await learner.browser.get('/api/patients-missed-questions')).json()).toEqual(missed);
    expect(await (await makeUser(server)).call.patients.missed()).toEqual([]);
  });

  test('it is an activity, and part of what is exported', async () => {
    const learner = await makeUser(server);
    const { id, score } = await learner.call.patients.finish(playOf());
    const { items } = await learner.call.profile.activity();
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'patient',
        description: `Solved a patient: Acute appendicitis (${score} of 100)`,
        path: `/pg-preparation?tab=patients&patient=${id}`,
      }),
    );
  });

  test('the specialties that wrong answers point into are weak, once there are five answers', async () => {
    const learner = await makeUser(server);
    const now = () => server.deps.clock().getTime();
    const ofHeart = await makeQuestions(server, { count: 6, link: 'conditions/cardiology/stable-angina' });
    const ofLungs = await makeQuestions(server, { count: 5, link: 'references/pulmonology/asthma#treatment' });
    const ofSkin = await makeQuestions(server, { count: 4, link: 'references/dermatology/acne#treatment' });
    // Of the heart two of six are right, of the lungs three of five, and of the skin none of four.
    const right = new Set([...ofHeart.ids.slice(0, 2), ...ofLungs.ids.slice(0, 3)]);
    for (const { topic } of [ofHeart, ofLungs, ofSkin]) await takeBlock(learner, { topics: [topic] }, now(), (id) => (right.has(id) ? 0 : 1));
    const weak = await learner.call.patients.weak();
    expect(weak).toEqual([{ specialty: 'Cardiology', topics: [ofHeart.topic] }]);
    expect((await learner.browser.get('/api/patients-weak-specialties')).json()).toEqual(weak);
    // What is left out is no answer; who answers more is weak where that was wrong, too.
    const more = await makeQuestions(server, { count: 2, link: 'references/dermatology/eczema#treatment' });
    await takeBlock(learner, { topics: [more.topic] }, now(), () => -1);
    expect(await learner.call.patients.weak()).toEqual(weak);
    await takeBlock(learner, { topics: [more.topic] }, now(), () => 2);
    expect((await learner.call.patients.weak()).map(({ specialty }) => specialty)).toEqual(['Dermatology', 'Cardiology']);
    expect(await (await makeUser(server)).call.patients.weak()).toEqual([]);
  });

  test('nobody has weak specialties who has answered nothing', async () => {
    const learner = await makeUser(server);
    expect(await learner.call.patients.weak()).toEqual([]);
    expect((await refusalOf(learner.call.patients.get({ id: randomUUID() })))?.code).toBe('NOT_FOUND');
  });
});
