/** Words of the lexicon by each form that lacks one letter: two words one edit apart share such a form (SymSpell's symmetric-delete idea, Garbe 2012). */
export interface SpellingIndex {
  readonly words: ReadonlyMap<string, number>;
  readonly deletions: ReadonlyMap<string, string>;
  /** What was looked up before: a text says most of its words more than once, and is read in more than one way. */
  readonly remembered: Map<string, string>;
}

/** Free text must not grow it without bound. */
const mostRemembered = 20_000;

/** Below this length a one-letter change too often yields another real word. */
const shortestCorrectable = 7;

function deletionsOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

/**
 * Indexes the long words of the lexicon for correction. Of two that a form may stand for, the one of more phrases is meant; of two alike the first of
 * the alphabet.
 * @param words in how many phrases each stands
 */
export function buildSpellingIndex(words: ReadonlyMap<string, number>): SpellingIndex {
  const deletions = new Map<string, string>();
  const uses = (word: string) => words.get(word) ?? 0;
  for (const word of words.keys()) {
    if (word.length < shortestCorrectable || !/^[a-z]+$/.test(word)) continue;
    for (const form of deletionsOf(word)) {
      const other = deletions.get(form);
      if (other === undefined || uses(word) > uses(other) || (uses(word) === uses(other) && word < other)) deletions.set(form, word);
    }
  }
  return { words, deletions, remembered: new Map() };
}

/**
 * The lexicon's word for a stem: itself when known, else the one a single typing error away
 * (a letter missing, added, replaced or two swapped), else itself.
 */
export function correctSpelling(index: SpellingIndex, stem: string): string {
  if (stem.length < shortestCorrectable || stem.length > 30 || index.words.has(stem)) return stem;
  const known = index.remembered.get(stem);
  if (known !== undefined) return known;
  const corrected = copied(lookUp(index, stem));
  if (index.remembered.size >= mostRemembered) index.remembered.clear();
  index.remembered.set(copied(stem), corrected);
  return corrected;
}

/** A string cut from a text would keep the whole text in memory: engines store it as a view of that. */
const copied = (text: string) => text.split('').join('');

function lookUp(index: SpellingIndex, stem: string): string {
  const whole = index.deletions.get(stem);
  if (whole !== undefined) return whole;
  for (const form of deletionsOf(stem)) {
    if (index.words.has(form) && form.length >= shortestCorrectable - 1) return form;
    const other = index.deletions.get(form);
    if (other !== undefined && other[0] === stem[0] && Math.abs(other.length - stem.length) <= 1) return other;
  }
  return stem;
}
