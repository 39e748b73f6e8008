import type { StudyStreak } from '../../../shared/progress/progress.schema.ts';
import { dayCount } from '../../ui/counts.ts';
import { weekdayInWords } from '../../ui/dates.ts';

/** What there is to say of a streak besides its length: nothing in it blames. */
export interface StreakText {
  readonly lead: string;
  /** How it stands with the freeze. */
  readonly freeze: string;
}

/** What a freeze has done, or will do. */
function freezeText({ current, isTodayDone, isFreezeReady, frozen }: StudyStreak): string {
  const last = frozen.toSorted().at(-1);
  const covered = last === undefined ? '' : `A freeze covered ${weekdayInWords(last)}, so the streak went on. `;
  if (current === 0) return 'One day off a week is always covered by a freeze: it breaks no streak.';
  if (isFreezeReady) return `${covered}Your freeze is ready: a day off is covered.`;
  const rest = isTodayDone ? '' : ' Should the streak end, what you have learnt stays.';
  return `${covered}The next freeze comes within a week.${rest}`;
}

/** @param hasStudied whether there is any day of study */
export function streakText(streak: StudyStreak, hasStudied: boolean): StreakText {
  const { current, longest, isTodayDone } = streak;
  const freeze = freezeText(streak);
  if (!hasStudied) return { lead: 'Your first quiz begins it.', freeze };
  if (current === 0) return { lead: `A quiz today begins a new one. Your longest was ${dayCount(longest)}.`, freeze };
  const record = current >= longest ? 'It is your longest.' : `Your longest was ${dayCount(longest)}.`;
  return { lead: isTodayDone ? `Today is done. ${record}` : `A quiz today makes it ${current + 1}. ${record}`, freeze };
}
