import { clausesOf } from './clauses.ts';
import { isDeniedOtherwise, isTurnedRound, type Side, takesItsSides } from './directions.ts';
import { type Figure, isSameFigure } from './figures.ts';
import { type CitedPassage, type ReadClause, type ReadStatement, readClause, readPassage } from './reading.ts';
import { isExchanged } from './relations.ts';
import { findTerm, type SupportVocabulary, type Term, wordsOf } from './terms.ts';

/** What the passages that a sentence cites say of it. */
export const supportMarks = ['supported', 'partly', 'not-found'] as const;
export type SupportMark = (typeof supportMarks)[number];

/** What was found out about a sentence. */
export interface Support {
  readonly mark: SupportMark;
  /** Which of the passages says it best, by its place in the list; null where none says any of it. */
  readonly passage: number | null;
  /** Where in that passage: the words that both have (UTF-16 offsets, end exclusive). */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** What none of the passages says, as the sentence has it. */
  readonly missing: readonly string[];
}

/** Shares of what a clause says, by weight, that its passage must say, though all that it is about stands there. */
const enough = 0.6;
const some = 0.45;
/** The share of what a clause is about that must stand in the same order, so that nothing is exchanged. */
const ordered = 0.8;
/** Fewer words in a row are a name, not a statement. */
const fewestQuoted = 4;
/** What a figure weighs beside words. */
const figureWeight = 2;
/** Letters within which a word that takes a side belongs to what follows it. */
const nearby = 24;

type Fault = 'figure' | 'denial' | 'direction' | 'relation';

interface Judged {
  readonly share: number;
  /** What it says otherwise. */
  readonly fault: Fault | null;
  /** The share of it that stands in the same order. */
  readonly order: number;
  /** Whether all that the clause is about stands there, and together. */
  readonly isWhole: boolean;
  /** Of what was read. */
  readonly length: number;
  readonly missing: readonly string[];
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

function judge(clause: ReadClause, statement: ReadStatement): Judged {
  let [sum, covered] = [0, 0];
  let fault: Fault | null = isTurnedRound(clause.directions, statement.directions) ? 'direction' : null;
  const missing: string[] = [];
  const absent: Term[] = [];
  const places = new Map<Term, readonly Term[]>();
  for (const term of clause.terms) {
    sum += term.weight;
    const there = findTerm(term, statement.mentioned);
    if (there.length === 0 && findTerm(term, statement.under).length === 0) {
      missing.push(clause.text.slice(term.start, term.end));
      absent.push(term);
      continue;
    }
    covered += term.weight;
    if (there.length > 0) places.set(term, there);
    if (there.length > 0 && term.isEssential && there.every(({ index }) => isDeniedOtherwise(clause.denied[term.index] ?? 0, statement.denied[index] ?? 0)))
      fault ??= 'denial';
  }
  const stated: Figure[] = [];
  const inOrder: { said: number; stated: readonly number[] }[] = [...places].flatMap(([term, found]) =>
    term.isEssential ? [{ said: term.start, stated: found.map(({ start }) => start) }] : [],
  );
  for (const figure of clause.figures) {
    sum += figureWeight;
    const there = statement.figures.find((one) => isSameFigure(figure, one));
    if (there && isBound(figure, there, places, statement.figures)) {
      covered += figureWeight;
      stated.push(there);
      inOrder.push({ said: figure.start, stated: [there.start] });
    } else {
      missing.push(clause.text.slice(figure.start, figure.end));
      fault ??= 'figure';
    }
  }
  if (isExchanged(clause.causes, statement.causes, places)) fault ??= 'relation';
  if (clause.sides.some((side) => takesOtherSide(side, places, statement.sides))) fault ??= 'direction';
  const order = orderOf(inOrder);
  // Where several figures of a kind stand in a sentence, each belongs to what it stands by.
  if (order < 1 && clause.figures.some(({ unit }) => statement.figures.filter((one) => one.unit === unit).length > 1)) fault ??= 'figure';
  const essential = [...places].filter(([term]) => term.isEssential);
  return {
    share: sum === 0 ? 0 : covered / sum,
    fault,
    order,
    isWhole:
      !absent.some(({ isEssential }) => isEssential) &&
      clause.denials === statement.denials &&
      standTogether(essential, clause.turns, statement.turns) &&
      takesItsSides(clause.directions, statement.directions),
    missing,
    spans: [...[...places.values()].flatMap((found) => found.slice(0, 1)), ...stated].map(({ start, end }) => ({
      start: statement.at + start,
      end: statement.at + end,
    })),
    length: statement.length,
  };
}

/** The share of what a clause and a sentence of a passage both have that stands in the same order in both: what is exchanged or crossed does not. */
function orderOf(items: readonly { readonly said: number; readonly stated: readonly number[] }[]): number {
  const inOrder = items.toSorted((a, b) => a.said - b.said);
  // The longest run of places that only grow, over all places of each.
  const ends: number[] = [];
  for (const { stated } of inOrder)
    for (const place of stated.toSorted((a, b) => b - a)) {
      const at = ends.findIndex((end) => end >= place);
      ends[at < 0 ? ends.length : at] = place;
    }
  return items.length === 0 ? 1 : ends.length / items.length;
}

/** Whether a passage says the opposite of what a clause says just there: "right-sided" where the same thing is left-sided. */
function takesOtherSide(said: Side, places: ReadonlyMap<Term, readonly Term[]>, sides: readonly Side[]): boolean {
  const near = [...places].filter(([term]) => term.isEssential && term.start > said.start).toSorted(([a], [b]) => a.start - b.start)[0];
  if (!near || near[0].start - said.start > nearby) return false;
  return near[1].every((place) => {
    const before = sides.filter(({ pair, start }) => pair === said.pair && start < place.start && place.start - start <= nearby).at(-1);
    return before !== undefined && before.side !== said.side;
  });
}

/** Whether no other figure of its kind stands between a figure of the passage and what the clause says it of. */
function isBound(said: Figure, stated: Figure, places: ReadonlyMap<Term, readonly Term[]>, figures: readonly Figure[]): boolean {
  const others = figures.filter((one) => one !== stated && one.unit === stated.unit && !isSameFigure(said, one));
  if (others.length === 0) return true;
  const [nearest] = [...places].filter(([term]) => term.isEssential).toSorted(([a], [b]) => Math.abs(a.start - said.start) - Math.abs(b.start - said.start));
  return (
    !nearest ||
    nearest[1].some((place) => !others.some(({ start }) => Math.min(place.start, stated.start) < start && start < Math.max(place.start, stated.start)))
  );
}

/** Whether each statement of a clause has all that it is about in one statement of the sentence of a passage. */
function standTogether(found: readonly (readonly [Term, readonly Term[]])[], said: readonly number[], stated: readonly number[]): boolean {
  const statementOf = ({ start }: Term, turns: readonly number[]) => turns.filter((turn) => turn <= start).length;
  return said.every((_, i) => {
    const own = found.filter(([term]) => statementOf(term, said) === i + 1);
    return stated.some((__, j) => own.every(([, places]) => places.some((place) => statementOf(place, stated) === j + 1)));
  });
}

/** Which of two readings says more for a clause: one that says otherwise is worth less, and of two that say as much the shorter one is meant. */
const worth = ({ share, fault, isWhole, length }: Judged) => share + (isWhole ? 0.1 : 0) - (fault ? 0.3 : 0) - length / 100_000;
const isSupported = ({ share, fault, isWhole, order }: Judged) => isWhole && fault === null && share >= enough && order >= ordered;

interface Best {
  readonly judged: Judged;
  readonly passage: number;
}

/** Compares sentences of an answer with the passages that they cite. */
export type SupportCheck = (sentence: string, passages: readonly CitedPassage[]) => Support;

/**
 * Words alone are not enough: all that a sentence is about must stand in one sentence of a passage, and a figure, a denial, a direction or a cause that the passage has
 * otherwise takes the support away. A sentence of several clauses may stand on as many sentences.
 * @returns a check that takes a sentence without its markers, and reads each passage once
 */
export function createSupportCheck(vocabulary: SupportVocabulary): SupportCheck {
  const readBefore = new WeakMap<CitedPassage, readonly ReadStatement[]>();
  const read = (passage: CitedPassage) => {
    const before = readBefore.get(passage);
    if (before) return before;
    const made = readPassage(passage, vocabulary);
    readBefore.set(passage, made);
    return made;
  };
  const bestOf = (text: string, passages: readonly CitedPassage[]): Best | null => {
    const clause = readClause(text, vocabulary);
    let best: Best | null = null;
    passages.forEach((cited, passage) => {
      for (const statement of read(cited)) {
        const judged = judge(clause, statement);
        if (best === null || worth(judged) > worth(best.judged)) best = { judged, passage };
      }
    });
    return best;
  };
  return (text, passages) => {
    const quoted = quotedIn(text, passages);
    if (quoted) return quoted;
    const whole = bestOf(text, passages);
    if (whole === null || isSupported(whole.judged)) return supportOf(whole === null ? [] : [whole]);
    const clauses = clausesOf(text);
    if (clauses.length === 1) return supportOf([whole]);
    const parts = clauses.flatMap(({ start, end }) => bestOf(text.slice(start, end), passages) ?? []);
    const isApart = parts.every(({ judged, passage }) => isSupported(judged) && passage === parts[0]?.passage);
    return isApart ? supportOf(parts) : supportOf([whole]);
  };
}

/** Where a statement ends, or one begins: before and behind it nothing can deny or limit it. */
const begins = /(?:^|[.;:!?\n]["”)*]*\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?["“(*]*)$/u;
const endsThere = /^["”)*%]*\s*(?:[.;!?\n]|$)/u;

/** A sentence that a passage has word for word, and whole. */
function quotedIn(text: string, passages: readonly CitedPassage[]): Support | null {
  const said = wordsOf(text).map(({ folded }) => folded);
  if (said.length < fewestQuoted) return null;
  for (const [passage, cited] of passages.entries()) {
    const words = wordsOf(cited.text);
    const stated = ` ${words.map(({ folded }) => folded).join(' ')} `;
    const at = stated.indexOf(` ${said.join(' ')} `);
    if (at < 0) continue;
    const first = stated.slice(0, at + 1).split(' ').length - 2;
    const [start, end] = [words[first]?.start ?? 0, words[first + said.length - 1]?.end ?? 0];
    if (begins.test(cited.text.slice(0, start)) && endsThere.test(cited.text.slice(end)))
      return { mark: 'supported', passage, spans: [{ start, end }], missing: [] };
  }
  return null;
}

function supportOf(bests: readonly Best[]): Support {
  const [first] = bests;
  if (!first) return { mark: 'not-found', passage: null, spans: [], missing: [] };
  const judged = bests.map((best) => best.judged);
  const share = Math.min(...judged.map((one) => one.share));
  const mark = judged.every(isSupported) ? 'supported' : judged.every(({ fault }) => fault === null) && share >= some ? 'partly' : 'not-found';
  return {
    mark,
    passage: share > 0 ? first.passage : null,
    spans: merged(judged.flatMap(({ spans }) => spans)),
    missing: judged.flatMap(({ missing }) => missing),
  };
}

function merged(spans: readonly { readonly start: number; readonly end: number }[]) {
  const inOrder = spans.toSorted((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of inOrder) {
    const last = joined.at(-1);
    if (last && start <= last.end + 1) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
