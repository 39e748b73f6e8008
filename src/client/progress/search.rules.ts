const tabsNamed = ['achievements', 'badges', 'analytics'] as const;
export type ProgressTab = 'progress' | (typeof tabsNamed)[number];

/** What the address of the page says: the open tab, left out for the first. */
export interface ProgressSearch {
  readonly tab?: Exclude<ProgressTab, 'progress'> | undefined;
}

/** @returns what an address says, without whatever is not of its shape */
export const readProgressSearch = ({ tab }: Readonly<Record<string, unknown>>): ProgressSearch => ({ tab: tabsNamed.find((name) => name === tab) });

/** @returns what the address says of a tab; of what is none nothing, as of the first */
export const searchOfTab = (tab: string | null): ProgressSearch => readProgressSearch({ tab });
