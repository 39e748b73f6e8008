import { createEmptyCard, fsrs, type Grade, Rating, type Card as ScheduledCard } from 'ts-fsrs';
import { type ReviewRating, reviewRatings } from './review.schema.ts';

/** A review of one question, as far as it decides when the question comes back. */
export interface Review {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly rating: ReviewRating;
}

/** When a question comes back, and what is known of how well it is remembered: a card of FSRS. Times are in milliseconds since 1970. */
export interface Schedule {
  readonly due: number;
  /** In days: after so many it is remembered with a probability of 90 %. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: number;
  /** Null before the first. */
  readonly lastReview: number | null;
}

/**
 * FSRS 6 with its default weights and steps of learning (1 and 10 minutes, relearning 10 minutes), for a retention of 90 %. Without fuzz: the same reviews give the same dates
 * on every device, and whoever reads the log can work them out again.
 */
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: true });

const grades: Readonly<Record<ReviewRating, Grade>> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy };

/** What was remembered after at least so long counts as retained: a week, the shortest time for which it says more than that the answer was just read. */
export const retentionMs = 7 * 86_400_000;

/** @returns whether a review shows that something was retained, by when it was met before */
export const isRetained = ({ at, rating }: Pick<Review, 'at' | 'rating'>, before: number | null): boolean =>
  rating !== 'again' && before !== null && at - before >= retentionMs;

/** Orders reviews by their time; those of the same millisecond by their ids, so that the order is the same for everybody. */
export function byTime(a: Pick<Review, 'at' | 'id'>, b: Pick<Review, 'at' | 'id'>): number {
  return a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function scheduleOf({ due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review }: ScheduledCard): Schedule {
  return {
    ...{ due: due.getTime(), stability, difficulty, scheduledDays: scheduled_days, learningSteps: learning_steps, reps, lapses, state },
    lastReview: last_review?.getTime() ?? null,
  };
}

function cardOf({ due, stability, difficulty, scheduledDays, learningSteps, reps, lapses, state, lastReview }: Schedule): ScheduledCard {
  return {
    ...{ due: new Date(due), stability, difficulty, scheduled_days: scheduledDays, learning_steps: learningSteps, reps, lapses, state },
    // Worked out anew by each review.
    elapsed_days: 0,
    ...(lastReview !== null && { last_review: new Date(lastReview) }),
  };
}

/** @returns what has never been reviewed, and is due at once */
export const newSchedule = (at: number): Schedule => scheduleOf(createEmptyCard(new Date(at)));

/** @param review not before the last one of the schedule @returns the schedule after it */
export function advance(schedule: Schedule, { at, rating }: Pick<Review, 'at' | 'rating'>): Schedule {
  return scheduleOf(scheduler.next(cardOf(schedule), new Date(at), grades[rating]).card);
}

/** @returns the schedule that reviews come to, in whatever order they are given, some perhaps twice; null of none */
export function replay(reviews: readonly Review[]): Schedule | null {
  const once = [...new Map(reviews.map((review) => [review.id, review])).values()];
  return once.toSorted(byTime).reduce<Schedule | null>((schedule, review) => advance(schedule ?? newSchedule(review.at), review), null);
}

/** A schedule after reviews, with the ids of those that retained something. */
export interface Advanced {
  readonly schedule: Schedule;
  readonly retained: readonly string[];
}

/**
 * Takes reviews that a schedule has not had, in whatever order they are given.
 * @param schedule null before the first
 * @returns null where one of them is not later than the last that it had: then all must be replayed
 */
export function advanceBy(schedule: Schedule | null, reviews: readonly Review[]): Advanced | null {
  const retained: string[] = [];
  const [first, ...rest] = reviews.toSorted(byTime);
  if (!first || (schedule?.lastReview != null && first.at <= schedule.lastReview)) return null;
  let after = schedule ?? newSchedule(first.at);
  for (const review of [first, ...rest]) {
    if (isRetained(review, after.lastReview)) retained.push(review.id);
    after = advance(after, review);
  }
  return { schedule: after, retained };
}

/** @returns when a question would come back after each rating, if it were given now */
export function previews(schedule: Schedule, now: number): Record<ReviewRating, number> {
  // A clock that was set back does not review before the last review.
  const preview = scheduler.repeat(cardOf(schedule), new Date(Math.max(now, schedule.lastReview ?? now)));
  const dueAfter = (rating: ReviewRating) => preview[grades[rating]].card.due.getTime();
  const [again, hard, good, easy] = reviewRatings;
  return { again: dueAfter(again), hard: dueAfter(hard), good: dueAfter(good), easy: dueAfter(easy) };
}
