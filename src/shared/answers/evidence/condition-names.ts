import type { Condition } from '../../content/schema/condition.schema.ts';
import { foldedWords } from '../../references/fold.ts';

/** All conditions by what people call them, put together once. */
export interface ConditionNames {
  /** Folded words of a name, joined by blanks, as it stands and without what stands in brackets; an abbreviation may be that of several. */
  readonly byName: ReadonlyMap<string, readonly Condition[]>;
  /** Words of the longest name. */
  readonly longest: number;
  /** The folded words of each condition's own name. */
  readonly words: readonly { readonly condition: Condition; readonly own: readonly string[] }[];
}

const joined = (name: string) => foldedWords(name).join(' ');
const withoutBrackets = (name: string) => name.replaceAll(/\([^)]*\)/g, ' ');

/** @returns the names of conditions as texts are looked through for them */
export function conditionNamesOf(conditions: Iterable<Condition>): ConditionNames {
  const all = [...conditions];
  const byName = new Map<string, Condition[]>();
  const claim = (name: string, condition: Condition) => {
    const before = byName.get(name) ?? [];
    if (name !== '' && !before.includes(condition)) byName.set(name, [...before, condition]);
  };
  // What is a name of its own means that before anything that is also called so.
  for (const condition of all) claim(joined(condition.name), condition);
  for (const condition of all) for (const called of [condition.name, ...condition.aliases]) claim(joined(called), condition);
  for (const condition of all) for (const called of [condition.name, ...condition.aliases]) claim(joined(withoutBrackets(called)), condition);
  for (const condition of all) for (const called of condition.alsoFoundBy ?? []) claim(joined(called), condition);
  return {
    byName,
    longest: Math.max(0, ...Array.from(byName.keys(), (name) => name.split(' ').length)),
    words: all.map((condition) => ({ condition, own: foldedWords(condition.name) })),
  };
}

/** The one of several that is thought of anyway, else the first. */
const meant = (several: readonly Condition[], likely: readonly string[]) => several.find(({ id }) => likely.includes(id)) ?? several[0];

/** Words that a longer name may have beside those that somebody says: "pneumothorax" is the spontaneous one. */
const mostMore = 2;

/**
 * @param likely ids of conditions that are thought of anyway: of several that fit they are meant
 * @returns a condition by any of its names, in front of brackets or behind them; else the one whose name says little more
 */
export function conditionCalled(name: string, { byName, words }: ConditionNames, likely: readonly string[] = []): Condition | null {
  const inBrackets = Array.from(name.matchAll(/\(([^)]*)\)/g), ([, inside = '']) => joined(inside));
  const called = [joined(name), joined(withoutBrackets(name)), ...inBrackets].flatMap((one) => byName.get(one) ?? []);
  const known = meant(called, likely);
  if (known) return known;
  const wanted = foldedWords(name);
  const longer = words.flatMap(({ condition, own }) => {
    const more = own.length - wanted.length;
    return wanted.length > 0 && more > 0 && more <= mostMore && wanted.every((word) => own.includes(word))
      ? [{ condition, more, isLikely: likely.includes(condition.id) }]
      : [];
  });
  const [best] = longer.toSorted((a, b) => Number(b.isLikely) - Number(a.isLikely) || a.more - b.more);
  return best?.condition ?? null;
}

/** A name further down is one that is weighed, not the one that was found. */
const firstWords = 150;

/**
 * @param likely as in conditionCalled
 * @returns the condition that a text names first: of names that begin together the longest
 */
export function conditionNamed(text: string, { byName, longest }: ConditionNames, likely: readonly string[] = []): Condition | null {
  const words = foldedWords(text).slice(0, firstWords);
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const named = meant(byName.get(words.slice(at, at + length).join(' ')) ?? [], likely);
      // "Fit" and "flu" are words of other things as well; of one short word a name is not taken.
      if (named && (length > 1 || (words[at]?.length ?? 0) > 3)) return named;
    }
  }
  return null;
}
