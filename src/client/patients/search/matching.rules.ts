/** Something that is found by what is typed. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  /** The name folded, and all that it goes by, words apart by blanks, with one before the first. */
  readonly key: string;
  readonly words: string;
}

/** @returns a text as it is compared: small, without accents and punctuation */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** How well an entry answers what is typed; 0 where a word of it is nowhere. */
function fitOf({ key, words }: Entry, typed: string, tokens: readonly string[]): number {
  if (!tokens.every((token) => words.includes(` ${token}`))) return 0;
  if (key === typed) return 6;
  if (key.startsWith(typed)) return 5;
  if (` ${key}`.includes(` ${typed}`)) return 4;
  if (tokens.every((token) => ` ${key}`.includes(` ${token}`))) return 3;
  return words.includes(` ${typed}`) ? 2 : 1;
}

/**
 * @param most how many are wanted
 * @returns the entries whose words begin with all that is typed, those called so first, short names before long ones
 */
export function matching<E extends Entry>(entries: readonly E[], text: string, most: number): E[] {
  const typed = folded(text);
  if (typed === '') return [];
  const tokens = typed.split(' ');
  return entries
    .flatMap((entry) => {
      const fit = fitOf(entry, typed, tokens);
      return fit === 0 ? [] : [{ entry, fit }];
    })
    .sort((a, b) => b.fit - a.fit || a.entry.key.length - b.entry.key.length || (a.entry.id < b.entry.id ? -1 : 1))
    .slice(0, most)
    .map(({ entry }) => entry);
}
