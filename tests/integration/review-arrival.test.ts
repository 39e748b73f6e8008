import { randomUUID } from 'node:crypto';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewRating } from '../../src/shared/review/review.schema.ts';
import { type MadePaper, makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { miss, storedReviews } from '../setup/reviewing.ts';
import { Browser, startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SESSION_IDLE_MINUTES: '525600', SESSION_MAX_HOURS: '87600' } });
});
afterAll(() => server.close());

const minute = 60_000;
const day = 86_400_000;
const now = () => server.deps.clock().getTime();
const quizOf = () => makePaper(server, { kind: 'quiz', sections: [5] });
const questionAt = ({ questions }: MadePaper, place: number) => questions[place] ?? '';

interface Sent {
  readonly id: string;
  readonly questionId: string;
  readonly choice: number;
  readonly rating: ReviewRating;
  readonly at: number;
}
/** Right answers to the first question of a paper, whose key is the first option. */
const rightly = (quiz: MadePaper, rating: ReviewRating, at: number): Sent => ({ id: randomUUID(), questionId: questionAt(quiz, 0), choice: 0, rating, at });
const send = ({ browser }: Pick<SignedIn, 'browser'>, reviews: readonly Sent[]) => browser.post('/api/pg-reviews', { reviews });
const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

/** What ts-fsrs itself makes of ratings at their times. */
function directly(reviews: readonly { readonly at: number; readonly rating: ReviewRating }[]) {
  const scheduler = fsrs({ enable_fuzz: false });
  const sorted = reviews.toSorted((a, b) => a.at - b.at);
  let card = createEmptyCard(new Date(sorted[0]?.at ?? 0));
  for (const { at, rating } of sorted) card = scheduler.next(card, new Date(at), ratings[rating]).card;
  return card;
}

/** When the only card of somebody is due. */
async function dueOf({ browser }: SignedIn): Promise<number> {
  const { queue, nextAt } = (await browser.get('/api/pg-reviews')).json();
  return queue[0]?.dueAt ?? nextAt;
}

/** Somebody who put one question in by hand, 150 days ago. */
async function begun() {
  const [learner, quiz] = [await makeUser(server), await quizOf()];
  await learner.call.review.card({ questionId: questionAt(quiz, 0), isIn: true });
  const start = now();
  server.advance(150 * day);
  return { learner, quiz, start };
}

describe('the dates are those of ts-fsrs', () => {
  test.each<[string, ReviewRating[]]>([
    ['learnt, lapsed and learnt again', ['good', 'good', 'hard', 'again', 'good', 'easy', 'good']],
    ['never known', ['again', 'again', 'again']],
    ['known from the beginning', ['easy', 'good', 'hard']],
    ['with effort', ['hard', 'hard', 'good', 'hard', 'good']],
  ])('%s, over REST, one by one and all at once', async (_, sequence) => {
    const [single, whole] = [await begun(), await begun()];
    for (const { learner, quiz, start, isWhole } of [
      { ...single, isWhole: false },
      { ...whole, isWhole: true },
    ]) {
      const reviews: Sent[] = [];
      for (const rating of sequence) reviews.push(rightly(quiz, rating, reviews.length === 0 ? start : directly(reviews).due.getTime()));
      for (const batch of isWhole ? [reviews.toReversed()] : reviews.map((one) => [one])) {
        expect((await send(learner, batch)).json()).toMatchObject({ counted: batch.map(({ id }) => id) });
      }
      const card = directly(reviews);
      expect(await dueOf(learner)).toBe(card.due.getTime());
      expect((await storedReviews(server, learner)).cards).toMatchObject([
        { stability: card.stability, difficulty: card.difficulty, reps: card.reps, lapses: card.lapses, state: card.state },
      ]);
    }
  });
});

describe('a review that arrives', () => {
  test('twice counts once, also in one call, and in another case', async () => {
    const { learner, quiz, start } = await begun();
    const review = rightly(quiz, 'good', start + day);
    const shouted = { ...review, id: review.id.toUpperCase() };
    const once = (await send(learner, [review, review, shouted])).json();
    expect(once.counted).toEqual([review.id, review.id, shouted.id]);
    expect((await send(learner, [review])).json()).toMatchObject({ counted: [review.id], refused: [], nextAt: once.nextAt, due: once.due });
    // The id says which it is, whatever else is said.
    expect((await send(learner, [{ ...review, rating: 'again', at: start + 2 * day }])).json()).toMatchObject({ counted: [review.id] });
    expect(await dueOf(learner)).toBe(directly([review]).due.getTime());
    expect((await storedReviews(server, learner)).log).toHaveLength(1);
  });

  test('late, and dated before the last one, is put where it belongs', async () => {
    const { learner, quiz, start } = await begun();
    const reviews = [rightly(quiz, 'good', start + day), rightly(quiz, 'hard', start + 2 * day), rightly(quiz, 'good', start + 9 * day)];
    const [first, second, third] = reviews;
    for (const review of [third, first, second]) if (review) await send(learner, [review]);
    expect(await dueOf(learner)).toBe(directly(reviews).due.getTime());
    const { days } = await learner.call.progress.overview();
    expect(days.map(({ reviews: count }) => count)).toEqual([1, 1, 1]);
  });

  test('from the future is of now, and from before the account of its first moment', async () => {
    const { learner, quiz } = await begun();
    const sent = now();
    await send(learner, [rightly(quiz, 'good', sent + 400 * day)]);
    const [{ at: future } = {}] = (await storedReviews(server, learner)).log;
    expect(Number(future)).toBeGreaterThanOrEqual(sent);
    expect(Number(future)).toBeLessThan(sent + minute);
    await send(learner, [rightly(quiz, 'good', 0)]);
    const [{ at: past } = {}] = (await storedReviews(server, learner)).log;
    expect(Number(past)).toBe(learner.user.createdAt.getTime());
  });

  test('with fifty others from two devices at once loses nothing', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    await miss(learner, quiz, [0, 1, 2, 3, 4]);
    const start = now();
    server.advance(60 * day);
    const phone = new Browser(server.app);
    await phone.post('/api/login', { email: learner.user.email, password: 'correct horse' });
    const reviews = Array.from({ length: 50 }, (_, i): Sent => {
      const rating = (['good', 'hard', 'easy'] as const)[i % 3] ?? 'good';
      return { id: randomUUID(), questionId: questionAt(quiz, i % 5), choice: (i % 5) % 4, rating, at: start + ((i * 7919) % 50) * day + (i + 1) * minute };
    });
    const answers = await Promise.all(reviews.map((review, i) => send(i % 2 === 0 ? learner : { browser: phone }, i % 7 === 0 ? [review, review] : [review])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(reviews.map(() => 200));
    const { cards, log } = await storedReviews(server, learner);
    expect(log).toHaveLength(55);
    for (const [place, question] of quiz.questions.entries()) {
      const missed = log.find(({ question: of, is_miss }) => of === question && is_miss);
      const own = [{ at: Number(missed?.at), rating: 'again' as const }, ...reviews.filter((_, i) => i % 5 === place)];
      const card = directly(own);
      expect(cards.find(({ question: of }) => of === question)).toMatchObject({ due: card.due.getTime(), stability: card.stability, reps: 11 });
    }
    const { days } = await learner.call.progress.overview();
    expect(days.reduce((sum, { reviews: count }) => sum + count, 0)).toBe(50);
  });
});

describe('what is retained', () => {
  test('earns its achievement, and says before how far one is', async () => {
    const learner = await makeUser(server);
    const quizzes = [await quizOf(), await quizOf()];
    for (const quiz of quizzes) await miss(learner, quiz, [0, 1, 2, 3, 4]);
    const start = now();
    server.advance(20 * day);
    const all = quizzes.flatMap(({ questions, keys }) => questions.map((questionId, i) => ({ questionId, choice: keys[i] ?? 0 })));
    const later = (days: number, from: number, to: number): Sent[] =>
      all.slice(from, to).map((one, i) => ({ ...one, id: randomUUID(), rating: 'good', at: start + days * day + i * minute }));
    await send(learner, [...later(6, 0, 1), ...later(8, 1, 10)]);
    const { next } = await learner.call.progress.overview();
    expect(next.find(({ achievementType }) => achievementType === 'Retention')).toMatchObject({ done: 9, wanted: 10 });
    await send(learner, later(14, 0, 1));
    const [earned] = (await learner.call.progress.achievements()).filter(({ achievementType }) => achievementType === 'Retention');
    expect(earned).toMatchObject({ achievementLevel: 'bronze', criteria: 'Remember 10 reviewed questions a week or more after you met them before.' });
    expect(earned?.earnedAt).toBe(new Date(start + 14 * day).toISOString());
    // One that turns out to have been met in between was no such thing; what was earned stays.
    await send(learner, later(5, 1, 2));
    const [sums] = await server.deps.database.query('select sum(retained)::int as retained from user_study_days where user_id = ?', [learner.user.id]);
    expect(sums).toEqual({ retained: 9 });
    expect(await learner.call.progress.achievements()).toContainEqual(earned);
  });

  test('a day of reviews is a day of study', async () => {
    const { learner, quiz, start } = await begun();
    await send(
      learner,
      [1, 2, 3].map((days) => rightly(quiz, 'good', start + days * day)),
    );
    expect((await learner.call.progress.achievements()).map(({ achievementType }) => achievementType)).toEqual(['Study Streak']);
  });
});
