import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Access } from '../../src/server/platform/procedures.ts';
import { metaOf, proceduresOf } from '../../src/server/platform/rest-routes.ts';
import { appRouter } from '../../src/server/router.ts';
import type { SentReview } from '../../src/shared/review/review.schema.ts';
import { makeDiagnosticSession } from '../factories/diagnostic-sessions.ts';
import { makePaper } from '../factories/papers.ts';
import { playOf } from '../factories/patients.ts';
import { makeUser, newAccount, type SignedIn } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { type Caller, callerOf, refusalOf } from '../setup/typed-caller.ts';

interface Row {
  readonly access: Access;
  /** Calls the procedure as somebody would who may, with what `owns` made. */
  readonly call: (as: Caller, id: string) => Promise<unknown>;
  /** Makes something that belongs to the user, for each role anew; returns its id. To everybody else it does not exist. */
  readonly owns?: (owner: SignedIn) => Promise<string>;
  /** The call lists what belongs to whoever asks. */
  readonly isList?: true;
  /** Its own refusal of whoever was let in. */
  readonly refuses?: 'NOT_AUTHENTICATED' | 'BAD_INPUT';
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const made = await makePaper(server);
  paper.id = made.id;
  question.id = made.questions[0] ?? '';
  quiz.id = (await makePaper(server, { kind: 'quiz' })).id;
  const ofFive = await makePaper(server, { kind: 'quiz', sections: [5] });
  five.id = ofFive.id;
  review.questionId = ofFive.questions[0] ?? '';
});
afterAll(() => server.close());

const password = 'not the one';
const session = async ({ user }: SignedIn) => (await makeDiagnosticSession(server, user)).id;
const influenza = { kind: 'condition', reference: 'influenza' } as const;
const bookmark = async ({ call }: SignedIn) => String((await call.references.addBookmark(influenza)).id);
const pe = { symptoms: 'Sudden pleuritic chest pain and a swollen calf' } as const;
const answerOf = async ({ call }: SignedIn) => (await call.answers.reference({ query: 'anaphylaxis' })).id;
const paper = { id: '' };
const question = { id: '' };
const quiz = { id: '' };
const five = { id: '' };
const review: SentReview = { id: '0198c7f2-6b1e-4c3a-9d54-2f6e8a1b4c70', questionId: '', choice: 0, rating: 'good', at: 0 };
/** A question among one's cards, which is due at once. */
const putIn = async ({ call }: SignedIn) => {
  await call.review.card({ questionId: review.questionId, isIn: true });
  return review.questionId;
};
const taken = async ({ call }: SignedIn) => (await call.exams.submitTest({ testSeriesId: paper.id, answers: [0, 0, 0, 0] })).id;
const takenQuiz = async ({ call }: SignedIn) => (await call.exams.submitQuiz({ quizId: quiz.id, answers: [0, 0, 0, 0] })).id;
const perfect = async ({ call }: SignedIn) => (await call.exams.submitQuiz({ quizId: five.id, answers: [0, 1, 2, 3, 0] })).id;
const achieved = async (owner: SignedIn) => String((await owner.call.progress.earnedIn({ id: await perfect(owner) })).achievements[0]?.id);
const badge = async (owner: SignedIn) => String((await owner.call.progress.earnedIn({ id: await perfect(owner) })).badges[0]?.id);
const signedIn = async ({ call }: SignedIn) => String((await call.profile.sessions())[0]?.id);
const practice = async ({ call }: SignedIn) => (await call.exams.start({ paperId: paper.id, mode: 'practice' })).attemptId;
const played = async ({ call }: SignedIn) => (await call.patients.finish(playOf())).id;
const kept = (id: string) => ({ id, responses: [{ position: 0, choice: 0, isMarked: false, struck: [], note: '', at: 1 }] });
const rows: Readonly<Record<string, Row>> = {
  'answers.diagnosis': { access: 'user', call: (as) => as.answers.diagnosis(pe) },
  'answers.treatment': { access: 'user', call: (as) => as.answers.treatment({ diagnosis: 'Influenza' }) },
  'answers.reference': { access: 'user', call: (as) => as.answers.reference({ query: 'anaphylaxis' }) },
  'answers.startDiagnosis': { access: 'user', call: (as) => as.answers.startDiagnosis(pe) },
  'answers.startTreatment': { access: 'user', call: (as) => as.answers.startTreatment({ diagnosis: 'Influenza' }) },
  'answers.startReference': { access: 'user', call: (as) => as.answers.startReference({ query: 'anaphylaxis' }) },
  'answers.follow': { access: 'user', call: async (as, id) => (await as.answers.follow({ id }))[Symbol.asyncIterator]().next(), owns: answerOf },
  'answers.get': { access: 'user', call: (as, id) => as.answers.get({ id }), owns: answerOf },
  'answers.ofSession': { access: 'user', call: (as, id) => as.answers.ofSession({ id }), owns: session },
  'answers.stop': { access: 'user', call: (as, id) => as.answers.stop({ id }), owns: answerOf },
  'answers.rate': { access: 'user', call: (as, id) => as.answers.rate({ id, rating: 'up' }), owns: answerOf },
  'auth.me': { access: 'user', call: (as) => as.auth.me() },
  'auth.session': { access: 'anyone', call: (as) => as.auth.session() },
  'auth.login': { access: 'anyone', call: (as) => as.auth.login({ email: 'nobody@example.org', password }), refuses: 'NOT_AUTHENTICATED' },
  'auth.register': { access: 'anyone', call: (as) => as.auth.register(newAccount()) },
  'auth.logout': { access: 'anyone', call: (as) => as.auth.logout() },
  'auth.changePassword': {
    access: 'user',
    call: (as) => as.auth.changePassword({ currentPassword: password, newPassword: 'another secret' }),
    refuses: 'BAD_INPUT',
  },
  'bank.counts': { access: 'anyone', call: (as) => as.bank.counts() },
  'bank.questions': { access: 'anyone', call: (as) => as.bank.questions({ limit: 1 }) },
  'bank.makeBlock': { access: 'user', call: (as) => as.bank.makeBlock({ count: 1 }) },
  'bank.cause': { access: 'user', call: (as, id) => as.bank.cause({ id, position: 1, cause: 'time' }), owns: taken },
  'bank.causes': { access: 'user', call: (as) => as.bank.causes() },
  'bank.mark': { access: 'user', call: (as) => as.bank.mark({ questionId: question.id, isMarked: true }) },
  'diagnostics.createSession': { access: 'user', call: (as) => as.diagnostics.createSession({ symptoms: 'Cough' }) },
  'diagnostics.answerSession': { access: 'user', call: (as, id) => as.diagnostics.answerSession({ id, answers: [] }), owns: session },
  'diagnostics.listSessions': { access: 'user', call: (as) => as.diagnostics.listSessions(), owns: session, isList: true },
  'diagnostics.getSession': { access: 'user', call: (as, id) => as.diagnostics.getSession({ id }), owns: session },
  'diagnostics.conditionOutline': { access: 'user', call: (as) => as.diagnostics.conditionOutline({ id: 'influenza' }) },
  'exams.listSeries': { access: 'anyone', call: (as) => as.exams.listSeries() },
  'exams.series': { access: 'anyone', call: (as) => as.exams.series({ id: paper.id }) },
  'exams.listQuizzes': { access: 'anyone', call: (as) => as.exams.listQuizzes() },
  'exams.quiz': { access: 'anyone', call: (as) => as.exams.quiz({ id: quiz.id }) },
  'exams.questions': { access: 'anyone', call: (as) => as.exams.questions({ limit: 1 }) },
  'exams.laboratory': { access: 'anyone', call: (as) => as.exams.laboratory() },
  'exams.start': { access: 'user', call: (as) => as.exams.start({ paperId: paper.id, mode: 'practice' }) },
  'exams.attempt': { access: 'user', call: (as, id) => as.exams.attempt({ id }), owns: practice },
  'exams.answer': { access: 'user', call: (as, id) => as.exams.answer(kept(id)), owns: practice },
  'exams.closeSection': { access: 'user', call: (as, id) => as.exams.closeSection({ id, section: 0 }), owns: practice },
  'exams.submit': { access: 'user', call: (as, id) => as.exams.submit({ id }), owns: practice },
  'exams.discard': { access: 'user', call: (as, id) => as.exams.discard({ id }), owns: practice },
  'exams.open': { access: 'user', call: (as) => as.exams.open(), owns: practice, isList: true },
  'exams.submitTest': { access: 'user', call: (as) => as.exams.submitTest({ testSeriesId: paper.id, answers: [0, 0, 0, 0] }) },
  'exams.listTestAttempts': { access: 'user', call: (as) => as.exams.listTestAttempts(), owns: taken, isList: true },
  'exams.submitQuiz': { access: 'user', call: (as) => as.exams.submitQuiz({ quizId: quiz.id, answers: [0, 0, 0, 0] }) },
  'exams.listQuizAttempts': { access: 'user', call: (as) => as.exams.listQuizAttempts(), owns: takenQuiz, isList: true },
  'exams.performance': { access: 'user', call: (as) => as.exams.performance() },
  'progress.achievements': { access: 'user', call: (as) => as.progress.achievements(), owns: achieved, isList: true },
  'progress.badges': { access: 'user', call: (as) => as.progress.badges(), owns: badge, isList: true },
  'progress.subjects': { access: 'user', call: (as) => as.progress.subjects() },
  'progress.statistics': { access: 'user', call: (as) => as.progress.statistics(), owns: takenQuiz, isList: true },
  'progress.overview': { access: 'user', call: (as) => as.progress.overview() },
  'progress.earnedIn': { access: 'user', call: (as, id) => as.progress.earnedIn({ id }), owns: takenQuiz },
  'patients.finish': { access: 'user', call: (as) => as.patients.finish(playOf()) },
  'patients.list': { access: 'user', call: (as) => as.patients.list(), owns: played, isList: true },
  'patients.get': { access: 'user', call: (as, id) => as.patients.get({ id }), owns: played },
  'patients.missed': { access: 'user', call: (as) => as.patients.missed() },
  'patients.weak': { access: 'user', call: (as) => as.patients.weak() },
  'profile.update': { access: 'user', call: (as) => as.profile.update({ firstName: 'Grace' }) },
  'profile.stats': { access: 'user', call: (as) => as.profile.stats() },
  'profile.activity': { access: 'user', call: (as) => as.profile.activity() },
  'profile.sessions': { access: 'user', call: (as) => as.profile.sessions(), owns: signedIn, isList: true },
  'profile.endSession': { access: 'user', call: (as, id) => as.profile.endSession({ id }), owns: signedIn },
  'profile.endOtherSessions': { access: 'user', call: (as) => as.profile.endOtherSessions() },
  'profile.preferences': { access: 'user', call: (as) => as.profile.preferences() },
  'profile.savePreferences': { access: 'user', call: (as) => as.profile.savePreferences({ theme: 'dark' }) },
  'profile.deleteAccount': { access: 'user', call: (as) => as.profile.deleteAccount({ password }), refuses: 'BAD_INPUT' },
  'references.list': { access: 'anyone', call: (as) => as.references.list() },
  'references.search': { access: 'anyone', call: (as) => as.references.search({ query: 'anaphylaxis' }) },
  'references.suggest': { access: 'anyone', call: (as) => as.references.suggest({ text: 'anaph' }) },
  'references.article': { access: 'anyone', call: (as) => as.references.article({ id: 'anaphylaxis' }) },
  'references.condition': { access: 'anyone', call: (as) => as.references.condition({ id: 'influenza' }) },
  'references.listBookmarks': { access: 'user', call: (as) => as.references.listBookmarks(), owns: bookmark, isList: true },
  'references.bookmarkOf': { access: 'user', call: (as) => as.references.bookmarkOf(influenza) },
  'references.addBookmark': { access: 'user', call: (as) => as.references.addBookmark(influenza) },
  'references.removeBookmark': { access: 'user', call: (as, id) => as.references.removeBookmark({ id }), owns: bookmark },
  'review.due': { access: 'user', call: (as) => as.review.due() },
  'review.queue': { access: 'user', call: (as) => as.review.queue(), owns: putIn, isList: true },
  'review.review': { access: 'user', call: (as) => as.review.review({ reviews: [{ ...review, at: 1 }] }) },
  'review.cards': { access: 'user', call: (as) => as.review.cards({ questionIds: [review.questionId] }) },
  'review.card': { access: 'user', call: (as) => as.review.card({ questionId: review.questionId, isIn: false }) },
  'system.info': { access: 'anyone', call: (as) => as.system.info() },
};

const roles = ['nobody', 'user', 'another user', 'administrator'] as const;
type Role = (typeof roles)[number];

/** @returns the code that a role is refused with; null where it is answered */
function expectedRefusal({ access, owns, isList, refuses }: Row, role: Role): string | null {
  if (access !== 'anyone' && role === 'nobody') return 'NOT_AUTHENTICATED';
  if (owns && !isList && role !== 'user') return 'NOT_FOUND';
  return refuses ?? null;
}

const procedures = new Map(proceduresOf(appRouter));

/** Whether a procedure asks for something by the id of its row. */
function asksById(name: string): boolean {
  const inputs: readonly unknown[] = procedures.get(name)?._def.inputs ?? [];
  return inputs.some((input) => input instanceof z.ZodObject && input.shape.id instanceof z.ZodUUID);
}

/** Somebody new each time, but for the user who owns things: some calls end the session they come with. */
async function callAs(role: Role, owner: SignedIn): Promise<Caller> {
  if (role === 'nobody') return callerOf(server);
  if (role === 'user') return owner.call;
  return (await makeUser(server, { role: role === 'administrator' ? role : 'user' })).call;
}

test('every procedure has a row here, and every row its procedure', () => {
  const withoutRow = [...procedures.keys()].filter((name) => !(name in rows));
  expect(withoutRow, 'say in tests/integration/access.test.ts who may call these').toEqual([]);
  expect(
    Object.keys(rows).filter((name) => !procedures.has(name)),
    'there is no such procedure',
  ).toEqual([]);
});

describe.each([...procedures])('%s', (name, procedure) => {
  test('says of itself who may call it', () => {
    expect(metaOf(name, procedure).access).toBe(rows[name]?.access);
  });

  test('says who owns what it asks for by its id', () => {
    if (asksById(name)) expect(rows[name]?.owns, `${name} takes the id of a row: its row here must make one that belongs to a user`).toBeDefined();
  });

  // What it asks for is made for each role: the owner may have taken it away, and then nobody would see that others can.
  test.each(roles)('lets %s in as it says', async (role) => {
    const row = rows[name];
    if (!row) return;
    const owner = await makeUser(server);
    const id = (await row.owns?.(owner)) ?? '';
    const answer = row.call(await callAs(role, owner), id);
    expect((await refusalOf(answer))?.code ?? null).toBe(expectedRefusal(row, role));
    if (!row.isList || role === 'nobody') return;
    const listed = JSON.stringify(await answer);
    if (role === 'user') expect(listed, 'the owner sees it').toContain(id);
    else expect(listed, 'somebody else sees it').not.toContain(id);
  });
});

test('over REST, what belongs to somebody else looks like what does not exist', async () => {
  const { browser } = await makeUser(server);
  const id = await session(await makeUser(server));
  const missing = await browser.get('/api/diagnostic-sessions/00000000-0000-7000-8000-000000000000');
  const hidden = await browser.get(`/api/diagnostic-sessions/${id}`);
  expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body]);
});
