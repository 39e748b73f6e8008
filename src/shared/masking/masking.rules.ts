import { addressRules, type PersonalKind } from './masking-patterns.ts';
import { findNames, type NameWords } from './names.rules.ts';

/** Something in a text that tells who somebody is, by its place (UTF-16 offsets, end exclusive). */
export interface PersonalDetail {
  readonly kind: PersonalKind;
  readonly start: number;
  readonly end: number;
}

/** A text without what tells who somebody is, and how to put it back. */
export interface Masked {
  readonly text: string;
  /** What stands in the text for something, and what it stands for. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** @returns what tells in a text who somebody is, in its order and not overlapping: what two of them share a part of is one */
export function findPersonal(text: string, words: NameWords): PersonalDetail[] {
  const found = [...addressRules.flatMap(({ kind, find }) => find(text).map((place) => ({ kind, ...place }))), ...findNames(text, words)];
  const kept: { kind: PersonalKind; start: number; end: number }[] = [];
  for (const detail of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last && detail.start < last.end) last.end = Math.max(last.end, detail.end);
    else if (detail.start < detail.end) kept.push({ ...detail });
  }
  return kept;
}

/**
 * Masks several texts of one patient together, so that the same name is the same token in all of them. It is not perfect: a rare name without a title and a number
 * without a word for what it is are not known for what they are.
 */
export function maskPersonal<K extends string>(
  texts: Readonly<Record<K, string>>,
  words: NameWords,
): { readonly texts: Readonly<Record<K, string>>; readonly tokens: ReadonlyMap<string, string> } {
  const byValue = new Map<string, string>();
  const tokens = new Map<string, string>();
  const counts = new Map<PersonalKind, number>();
  const tokenOf = (kind: PersonalKind, value: string) => {
    const key = `${kind} ${value.toLowerCase()}`;
    const before = byValue.get(key);
    if (before !== undefined) return before;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const token = `[${kind.toUpperCase()}_${count}]`;
    byValue.set(key, token);
    tokens.set(token, value);
    return token;
  };
  const masked = Object.entries<string>(texts).map(([key, text]) => {
    let [at, written] = [0, ''];
    for (const { kind, start, end } of findPersonal(text, words)) {
      written += text.slice(at, start) + tokenOf(kind, text.slice(start, end));
      at = end;
    }
    return [key, written + text.slice(at)] as const;
  });
  return { texts: Object.fromEntries(masked) as Record<K, string>, tokens };
}

/** @returns a text with what its tokens stand for; a token that nobody made is left as it is */
export function unmask(text: string, tokens: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\[[A-Z]+_\d+\]/g, (token) => tokens.get(token) ?? token);
}
