import { examTypes } from '../../shared/content/schema/exam-names.ts';
import type { ExamName } from '../../shared/exams/exams.schema.ts';
import type { PageInput } from '../../shared/paging.schema.ts';
import { achievementLevels } from '../../shared/progress/achievement.types.ts';
import { type Achievement, achievements } from '../../shared/progress/achievements.ts';
import { type Badge, badges } from '../../shared/progress/badges.ts';
import type { Earned, UserAchievement, UserBadge } from '../../shared/progress/progress.schema.ts';
import { StoredAttempt } from '../exams/attempt.entity.ts';
import { subjectNameOf } from '../exams/papers.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { newestFirst } from '../platform/paging.ts';
import { findOwn } from '../platform/unit-of-work.ts';
import { StoredAchievement, StoredBadge } from './earned.entity.ts';

/** @returns the name of an examination by its id in content/ */
export function examNameOf(id: string): ExamName {
  const name = Object.entries(examTypes).find(([key]) => key === id)?.[1];
  if (name === undefined) throw new RangeError(`${id} is no examination`);
  return name;
}

/** @returns a level of an achievement, and what it is about, as it is shown */
export function presentStep(
  { name, wanted, criteria }: Pick<Achievement, 'name' | 'wanted' | 'criteria'>,
  { level, subject, exam }: { readonly level: UserAchievement['achievementLevel']; readonly subject: string | null; readonly exam: string | null },
) {
  return {
    achievementType: name,
    achievementLevel: level,
    criteria: criteria(wanted[achievementLevels.indexOf(level)] ?? 0),
    relatedSubject: subject === null ? null : subjectNameOf(subject),
    relatedExamType: exam === null ? null : examNameOf(exam),
  };
}

const achievementsById = new Map(achievements.map((achievement) => [achievement.id, achievement]));
const badgesByName = new Map(badges.map((badge) => [badge.name, badge]));

function presentAchievement({ id, type, level, subject, exam, createdAt }: StoredAchievement): UserAchievement {
  const known: Achievement | undefined = achievementsById.get(type);
  if (!known) throw new RangeError(`${type} is no achievement`);
  return { id, ...presentStep(known, { level, subject: subject ?? null, exam: exam ?? null }), earnedAt: createdAt.toISOString() };
}

function presentBadge({ id, name, createdAt }: StoredBadge): UserBadge {
  const known: Badge | undefined = badgesByName.get(name);
  if (!known) throw new RangeError(`${name} is no badge`);
  return { id, badgeName: name, badgeDescription: known.description, badgeIcon: known.icon, badgeColor: known.colour, earnedAt: createdAt.toISOString() };
}

/** What a later release gave up is not shown any more; it stays stored. */
export const shownAchievements: readonly string[] = achievements.map(({ id }) => id);
export const shownBadges: readonly string[] = badges.map(({ name }) => name);
const ofShownType = { type: { $in: [...shownAchievements] } };
const ofShownName = { name: { $in: [...shownBadges] } };

/** @returns the user's own achievements, those earned last first */
export function listAchievements(ctx: AuthedContext, page: PageInput): Promise<UserAchievement[]> {
  const own = { user: ctx.user.id, ...ofShownType };
  return newestFirst(ctx, page, {
    count: () => ctx.em.count(StoredAchievement, own),
    read: ({ older, options }) => ctx.em.find(StoredAchievement, { ...own, ...older }, options),
    present: presentAchievement,
  });
}

/** @returns the user's own badges, those earned last first */
export function listBadges(ctx: AuthedContext, page: PageInput): Promise<UserBadge[]> {
  const own = { user: ctx.user.id, ...ofShownName };
  return newestFirst(ctx, page, {
    count: () => ctx.em.count(StoredBadge, own),
    read: ({ older, options }) => ctx.em.find(StoredBadge, { ...own, ...older }, options),
    present: presentBadge,
  });
}

/**
 * What an attempt of one's own has earned.
 * @throws NOT_FOUND also for one that belongs to somebody else
 */
export async function earnedIn(ctx: AuthedContext, id: string): Promise<Earned> {
  const attempt = await findOwn(ctx, StoredAttempt, id);
  const inOrder = { orderBy: { id: 'asc' } } as const;
  const steps = await ctx.em.find(StoredAchievement, { attempt: attempt.id, ...ofShownType }, inOrder);
  const names = await ctx.em.find(StoredBadge, { attempt: attempt.id, ...ofShownName }, inOrder);
  return { achievements: steps.map(presentAchievement), badges: names.map(presentBadge) };
}
