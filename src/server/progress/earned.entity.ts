import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { achievementLevels } from '../../shared/progress/achievement.types.ts';
import { User } from '../auth/user.entity.ts';
import { StoredAttempt } from '../exams/attempt.entity.ts';

/** A level of an achievement that somebody has earned, for good. */
export const StoredAchievement = defineEntity({
  name: 'UserAchievement',
  tableName: 'user_achievements',
  indexes: [
    {
      name: 'user_achievements_once_key',
      expression: `create unique index "user_achievements_once_key" on "user_achievements" ("user_id", "type", "level", "subject", "exam") nulls not distinct`,
    },
    { name: 'user_achievements_listing_index', properties: ['user', 'createdAt', 'id'] },
    { name: 'user_achievements_attempt_index', properties: ['attempt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** The id of one of shared/progress/achievements.ts. */
    type: p.text(),
    level: p.enum(achievementLevels),
    /** What it is about, where it is about something. */
    subject: p.text().nullable(),
    exam: p.text().nullable(),
    /** In which attempt. */
    attempt: () => p.manyToOne(StoredAttempt).nullable().deleteRule('set null'),
    /** When it was earned, by which it is listed: the end of the attempt. */
    createdAt: p.datetime().fieldName('earned_at'),
  },
});
export type StoredAchievement = InferEntity<typeof StoredAchievement>;

/** A badge that somebody has earned, for good. */
export const StoredBadge = defineEntity({
  name: 'UserBadge',
  tableName: 'user_badges',
  uniques: [{ name: 'user_badges_once_key', properties: ['user', 'name'] }],
  indexes: [
    { name: 'user_badges_listing_index', properties: ['user', 'createdAt', 'id'] },
    { name: 'user_badges_attempt_index', properties: ['attempt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** Of one of shared/progress/badges.ts. */
    name: p.text(),
    attempt: () => p.manyToOne(StoredAttempt).nullable().deleteRule('set null'),
    createdAt: p.datetime().fieldName('earned_at'),
  },
});
export type StoredBadge = InferEntity<typeof StoredBadge>;
