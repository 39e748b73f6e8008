/** A quiz of so many percent goes on with a streak (contract of `currentStreak`). */
export const passPercentage = 60;
export const excellentPercentage = 80;

export const ratings = ['Excellent', 'Good', 'Needs Practice'] as const;
export type RatingName = (typeof ratings)[number];

/** @param percentage 0 to 100 @returns the documented rating: 80 or more is excellent, 60 or more good */
export function ratingOf(percentage: number): RatingName {
  if (percentage >= excellentPercentage) return 'Excellent';
  return percentage >= passPercentage ? 'Good' : 'Needs Practice';
}

/** The words of mastery, by the percentages at which it also earns its four levels of achievements. */
const masteryWords = [
  { from: 90, word: 'Mastered' },
  { from: 80, word: 'Proficient' },
  { from: 65, word: 'Solid' },
  { from: 50, word: 'Familiar' },
] as const;

/** @param mastery 0 to 100 @returns the word for it */
export const masteryWord = (mastery: number): string => masteryWords.find(({ from }) => mastery >= from)?.word ?? 'Beginning';
