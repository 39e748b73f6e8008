import type { AchievementLevel } from '../../../shared/progress/achievement.types.ts';
import type { NextAchievement, UserAchievement } from '../../../shared/progress/progress.schema.ts';

/** @returns "Gold" */
export const levelName = (level: AchievementLevel): string => level.charAt(0).toUpperCase() + level.slice(1);

type Related = Pick<UserAchievement | NextAchievement, 'relatedSubject' | 'relatedExamType'>;

/** @returns the subject and the exam type that an achievement is about, "Surgery · NEET-PG"; null for neither */
export function relatedText({ relatedSubject, relatedExamType }: Related): string | null {
  const related = [relatedSubject, relatedExamType].filter((one) => one !== null);
  return related.length === 0 ? null : related.join(' · ');
}
