const otherTabs = ['subscription', 'activity'] as const;
export type ProfileTab = 'account' | (typeof otherTabs)[number];

/** What the address of the page says: the tab; left out, it is the account. */
export interface ProfileSearch {
  readonly tab?: Exclude<ProfileTab, 'account'> | undefined;
}

/** @returns what an address says, without whatever is not of its shape */
export function readProfileSearch({ tab }: Readonly<Record<string, unknown>>): ProfileSearch {
  return { tab: otherTabs.find((known) => known === tab) };
}
