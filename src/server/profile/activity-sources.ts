import { z } from 'zod';
import { takenKinds } from '../../shared/exams/exams.schema.ts';
import { percentOf } from '../../shared/exams/scoring.rules.ts';
import type { Activity } from '../../shared/profile/profile.schema.ts';
import { achievementLevels } from '../../shared/progress/achievement.types.ts';
import { achievements as achievementTable } from '../../shared/progress/achievements.ts';
import { referenceKinds } from '../../shared/references/references.schema.ts';
import { shortText } from '../../shared/short-text.rules.ts';

type Described = Pick<Activity, 'kind' | 'description' | 'path'>;

/** Rows that say what somebody has done. An index of the table begins with the user and this time. */
export interface ActivitySource {
  /** Stands in cursors, so it stays; of entries of the same millisecond the names decide which is first. */
  readonly name: string;
  readonly table: string;
  /** The column of when it was done. */
  readonly time: string;
  /** Which rows of the table `t` count; all, where it is left out. */
  readonly condition?: string;
  /** What is read of a row of the table `t`, as SQL, by name. */
  readonly facts: Readonly<Record<string, string>>;
  readonly describe: (id: string, facts: unknown) => Described;
}

/** @param shape of what `facts` reads */
function sourceOf<Facts>(
  source: Omit<ActivitySource, 'describe'> & { readonly shape: z.ZodType<Facts>; readonly describe: (id: string, facts: Facts) => Described },
): ActivitySource {
  const { shape, describe, ...rest } = source;
  return { ...rest, describe: (id, facts) => describe(id, shape.parse(facts)) };
}

/** More than is shown of a text, whatever whitespace is in it. */
const beginningOf = (column: string) => `left(${column}, 400)`;

const cases = sourceOf({
  name: 'case',
  table: 'diagnostic_sessions',
  time: 'created_at',
  facts: { symptoms: beginningOf('t.symptoms') },
  shape: z.object({ symptoms: z.string() }),
  describe: (id, { symptoms }) => ({ kind: 'analysis', description: `Analysed a case: ${shortText(symptoms)}`, path: `/diagnostics?session=${id}` }),
});

const answered = {
  diagnosis: { kind: 'assessment', done: 'Had a case assessed' },
  treatment: { kind: 'treatment', done: 'Had a treatment planned' },
  reference: { kind: 'look-up', done: 'Looked up' },
} as const;

const answers = sourceOf({
  name: 'answer',
  table: 'ai_answers',
  time: 'created_at',
  condition: `t.state <> 'failed'`,
  facts: { kind: 't.kind', asked: 't.asked', session: 't.session_id' },
  shape: z.object({ kind: z.enum(['diagnosis', 'treatment', 'reference']), asked: z.string().nullable(), session: z.string().nullable() }),
  describe: (id, { kind, asked, session }) => {
    const { done, kind: activity } = answered[kind];
    const ofCase = session === null ? null : `/diagnostics?session=${session}`;
    return {
      kind: activity,
      description: asked === null ? (kind === 'reference' ? 'Looked something up' : done) : `${done}: ${shortText(asked)}`,
      path: kind === 'reference' ? `/references?answer=${id}` : ofCase,
    };
  },
});

const attempts = sourceOf({
  name: 'attempt',
  table: 'exam_attempts',
  time: 'completed_at',
  condition: 't.completed_at is not null',
  facts: { kind: 't.kind', score: 't.score', total: 't.total_questions', title: '(select p.title from exam_papers p where p.id = t.paper_id)' },
  shape: z.object({ kind: z.enum(takenKinds), score: z.number(), total: z.number(), title: z.string() }),
  describe: (id, { kind, score, total, title }) => ({
    kind: kind === 'series' ? 'test' : 'quiz',
    description: `Completed ${title} (${percentOf(score, total)}%)`,
    path: `/pg-preparation?attempt=${id}`,
  }),
});

const reviews = sourceOf({
  name: 'review',
  // A day of them is one entry, and stands where the last of them does.
  table: `(select user_id, reviewed_at, md5(day)::uuid as id, reviews from user_study_days where reviewed_at is not null)`,
  time: 'reviewed_at',
  facts: { reviews: 't.reviews' },
  shape: z.object({ reviews: z.number() }),
  describe: (_id, { reviews: count }) => ({
    kind: 'review',
    description: `Reviewed ${count} ${count === 1 ? 'question' : 'questions'}`,
    path: '/pg-preparation?tab=review',
  }),
});

const patients = sourceOf({
  name: 'patient',
  table: 'patient_cases',
  time: 'completed_at',
  facts: { condition: 't.condition', solved: 't.is_solved', score: 't.score' },
  shape: z.object({ condition: z.string(), solved: z.boolean(), score: z.number() }),
  describe: (id, { condition, solved, score }) => ({
    kind: 'patient',
    description: `${solved ? 'Solved' : 'Saw'} a patient: ${condition} (${score} of 100)`,
    path: `/pg-preparation?tab=patients&patient=${id}`,
  }),
});

const bookmarks = sourceOf({
  name: 'bookmark',
  table: 'reference_bookmarks',
  time: 'created_at',
  facts: {
    kind: 't.kind',
    item: 't.item',
    title: '(select n.name from reference_names n where n.kind = t.kind and n.item = t.item and n.is_title limit 1)',
  },
  shape: z.object({ kind: z.enum(referenceKinds), item: z.string(), title: z.string().nullable() }),
  describe: (_id, { kind, item, title }) => ({
    kind: 'bookmark',
    description: `Bookmarked ${title ?? item}`,
    path: `/references/${kind === 'condition' ? 'conditions/' : ''}${encodeURIComponent(item)}`,
  }),
});

const happened = {
  'signed-in': 'Signed in',
  'password-changed': 'Password changed',
  'deletion-requested': 'Asked for the account to be deleted',
  'deletion-undone': 'Kept the account after all',
} as const;

const account = sourceOf({
  name: 'account',
  table: 'account_events',
  time: 'at',
  // Nobody knows who tried.
  condition: `t.kind <> 'sign-in-failed'`,
  facts: { kind: 't.kind' },
  shape: z.object({ kind: z.enum(['signed-in', 'password-changed', 'deletion-requested', 'deletion-undone']) }),
  describe: (_id, { kind }) => ({ kind: 'account', description: happened[kind], path: null }),
});

const achievementNames = new Map(achievementTable.map(({ id, name }) => [id, name]));

const achievements = sourceOf({
  name: 'achievement',
  table: 'user_achievements',
  time: 'earned_at',
  facts: { type: 't.type', level: 't.level' },
  shape: z.object({ type: z.string(), level: z.enum(achievementLevels) }),
  describe: (_id, { type, level }) => ({
    kind: 'achievement',
    description: `Earned ${achievementNames.get(type) ?? type}, ${level}`,
    path: '/progress?tab=achievements',
  }),
});

const badges = sourceOf({
  name: 'badge',
  table: 'user_badges',
  time: 'earned_at',
  facts: { name: 't.name' },
  shape: z.object({ name: z.string() }),
  describe: (_id, { name }) => ({ kind: 'badge', description: `Earned the badge ${name}`, path: '/progress?tab=badges' }),
});

/** Everything that counts as an activity: whoever adds a feature adds its source here and nowhere else. */
export const activitySources: readonly ActivitySource[] = [cases, answers, attempts, reviews, patients, achievements, badges, bookmarks, account];
