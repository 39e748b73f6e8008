/** From the lowest to the highest. */
export const achievementLevels = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type AchievementLevel = (typeof achievementLevels)[number];

/** The documented icons and colours of badges. */
export const badgeIcons = ['graduation-cap', 'star', 'zap', 'crown', 'clock', 'book-open', 'trophy', 'target', 'award'] as const;
export type BadgeIcon = (typeof badgeIcons)[number];
export const badgeColours = ['blue', 'yellow', 'orange', 'purple', 'red', 'green'] as const;
export type BadgeColour = (typeof badgeColours)[number];
