import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { type ReviewRating, reviewRatings } from './review.schema.ts';
import { advance, advanceBy, isRetained, newSchedule, previews, type Review, replay, type Schedule } from './schedule.rules.ts';

const start = Date.parse('2026-01-01T08:00:00Z');
const minute = 60_000;
const day = 86_400_000;
const idOf = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;

/** Each review when the one before it makes it due. */
function whenDue(ratings: readonly ReviewRating[]): Review[] {
  const reviews: Review[] = [];
  for (const [i, rating] of ratings.entries()) reviews.push({ id: idOf(i), at: replay(reviews)?.due ?? start, rating });
  return reviews;
}

/** What ts-fsrs itself makes of reviews in their order. */
function directly(reviews: readonly Review[]) {
  const scheduler = fsrs({ enable_fuzz: false });
  const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;
  let card = createEmptyCard(new Date(reviews[0]?.at ?? 0));
  for (const { at, rating } of reviews) card = scheduler.next(card, new Date(at), ratings[rating]).card;
  return card;
}

function expectSame(schedule: Schedule | null, card: ReturnType<typeof directly>) {
  expect(schedule).toEqual({
    ...{ due: card.due.getTime(), stability: card.stability, difficulty: card.difficulty, scheduledDays: card.scheduled_days },
    ...{ learningSteps: card.learning_steps, reps: card.reps, lapses: card.lapses, state: card.state, lastReview: card.last_review?.getTime() },
  });
}

describe('golden sequences', () => {
  const golden: [string, ReviewRating[], string, number, number][] = [
    ['a card that is learnt, lapses and comes back', ['good', 'good', 'hard', 'again', 'good', 'easy', 'good'], '2026-01-26T08:20:00.000Z', 9.8549, 7.6327],
    ['a miss', ['again'], '2026-01-01T08:01:00.000Z', 0.212, 6.4133],
  ];

  test.each(golden)('%s', (_, ratings, due, stability, difficulty) => {
    const schedule = replay(whenDue(ratings));
    expect(new Date(schedule?.due ?? 0).toISOString()).toBe(due);
    expect(schedule?.stability).toBeCloseTo(stability, 4);
    expect(schedule?.difficulty).toBeCloseTo(difficulty, 4);
  });

  test.each(golden)('%s: as ts-fsrs has it', (_, ratings) => {
    expectSame(replay(whenDue(ratings)), directly(whenDue(ratings)));
  });

  test('what would come back when, by the rating', () => {
    const missed = replay([{ id: idOf(0), at: start, rating: 'again' }]);
    const now = start + minute;
    const shown = missed && previews(missed, now);
    expect(shown).toEqual({ again: now + minute, hard: now + 6 * minute, good: now + 10 * minute, easy: now + day });
    for (const rating of reviewRatings) expect(missed && advance(missed, { at: now, rating }).due).toBe(shown?.[rating]);
    // A clock that was set back.
    expect(missed && previews(missed, start - 3 * day).again).toBe(start + minute);
  });
});

/** Reviews of one question over some months, some of the same millisecond, some a day before others. */
const history = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    at: fc.oneof(
      fc.integer({ min: 0, max: 8 }).map((half) => start + (half * day) / 2),
      fc.integer({ min: start, max: start + 60 * day }),
    ),
    rating: fc.constantFrom(...reviewRatings),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
);

/** Takes batches as they arrive, as the server does. */
function arrive(batches: readonly (readonly Review[])[], begin: Schedule | null): Schedule | null {
  const log = new Map<string, Review>();
  let schedule = begin;
  for (const batch of batches) {
    const fresh = [...new Map(batch.map((review) => [review.id, review])).values()].filter(({ id }) => !log.has(id));
    for (const review of fresh) log.set(review.id, review);
    if (fresh.length > 0) schedule = advanceBy(schedule, fresh)?.schedule ?? replay([...log.values()]);
  }
  return schedule;
}

describe('reviews in any order of arrival', () => {
  const batched = history.chain((reviews) =>
    fc.record({
      reviews: fc.constant(reviews),
      batches: fc
        .array(fc.shuffledSubarray(reviews), { maxLength: 6 })
        .chain((some) => fc.shuffledSubarray([...some, ...reviews.map((one) => [one])], { minLength: some.length + reviews.length })),
    }),
  );

  test('some of them twice, one at a time or many, give what the sorted list gives, as ts-fsrs has it', () => {
    fc.assert(
      fc.property(batched, ({ reviews, batches }) => {
        const arrived = arrive(batches, null);
        expect(arrived).toEqual(replay(reviews));
        const sorted = reviews.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
        if (sorted.length > 0) expectSame(arrived, directly(sorted));
      }),
    );
  });

  test('a card that was put in by hand comes to the same', () => {
    fc.assert(
      fc.property(
        batched,
        ({ reviews, batches }) => void (reviews.length > 0 && expect(arrive(batches, newSchedule(start + 5 * day))).toEqual(replay(reviews))),
      ),
    );
  });

  test('a card that is stored between two of them comes to the same', () => {
    fc.assert(
      fc.property(history, (reviews) => {
        const sorted = reviews.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
        const kept = sorted.reduce<Schedule | null>(
          (schedule, review) => JSON.parse(JSON.stringify(advance(schedule ?? newSchedule(review.at), review))),
          null,
        );
        expect(kept).toEqual(replay(reviews));
      }),
    );
  });
});

describe('what is retained', () => {
  test('is what was remembered a week or more after it was met before', () => {
    const before = start;
    expect(isRetained({ at: start + 7 * day, rating: 'hard' }, before)).toBe(true);
    expect(isRetained({ at: start + 7 * day - 1, rating: 'easy' }, before)).toBe(false);
    expect(isRetained({ at: start + 30 * day, rating: 'again' }, before)).toBe(false);
    expect(isRetained({ at: start + 30 * day, rating: 'good' }, null)).toBe(false);
  });

  test('is told of each review that is taken', () => {
    const missed: Review = { id: idOf(0), at: start, rating: 'again' };
    const later = [8, 9, 20].map((days, i): Review => ({ id: idOf(i + 1), at: start + days * day, rating: 'good' }));
    expect(advanceBy(null, [...later.toReversed(), missed])?.retained).toEqual([idOf(1), idOf(3)]);
    expect(advanceBy(replay([missed]), later)?.retained).toEqual([idOf(1), idOf(3)]);
    expect(advanceBy(replay(later), [missed])).toBeNull();
  });
});
