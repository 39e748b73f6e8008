import type { ContentFiles } from '../content-kinds.ts';
import type { Question } from '../schema/question.schema.ts';
import { type Problem, problemsOf } from './problem.ts';

/** Two stems that share so much of their runs of words are one question told twice. */
const mostShared = 0.4;
const runLength = 5;
/** Whoever always takes the longest option, or the one at one place, must not be right more often. */
const mostLongest = 0.3;
const mostAtOnePlace: Readonly<Record<number, number>> = { 4: 0.32, 5: 0.27 };
const fewestLinked = 0.8;
/** Shares say nothing of fewer. */
const fewestCounted = 40;
/** Shorter sentences are bound to stand twice. */
const longestShared = 6;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const percent = (share: number) => `${Math.round(100 * share)} %`;

/** The runs of words of a stem, without the sentence that asks: many ask alike. */
function runsOf(stem: string): ReadonlySet<string> {
  const words = wordsOf(
    stem
      .split(/(?<=[.!])\s+(?=\p{Lu})/u)
      .slice(0, -1)
      .join(' ') || stem,
  );
  return new Set(words.slice(runLength - 1).map((_, i) => words.slice(i, i + runLength).join(' ')));
}

/** Stems that tell of the same patient. */
function twins(questions: readonly Question[]): Problem[] {
  const runs = questions.map(({ stem }) => runsOf(stem));
  const having = new Map<string, number[]>();
  return questions.flatMap(({ id }, i) => {
    const shared = new Map<number, number>();
    for (const run of runs[i] ?? []) {
      const before = having.get(run) ?? [];
      for (const other of before) shared.set(other, (shared.get(other) ?? 0) + 1);
      having.set(run, [...before, i]);
    }
    const own = runs[i]?.size ?? 0;
    return [...shared]
      .filter(([other, count]) => count / Math.max(1, Math.min(own, runs[other]?.size ?? 0)) > mostShared)
      .flatMap(([other]) => problemsOf(`question ${id}`, [`tells nearly what ${questions[other]?.id} tells`]));
  });
}

/** Sentences that stand in two questions. */
function sharedSentences(questions: readonly Question[]): Problem[] {
  const owners = new Map<string, string>();
  return questions.flatMap(({ id, options, explanation, point }) => {
    const sentences = new Set([...options.map(({ why }) => why), explanation, point].flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)));
    return [...sentences].flatMap((sentence) => {
      const plain = wordsOf(sentence);
      const owner = owners.get(plain.join(' '));
      owners.set(plain.join(' '), owner ?? id);
      return plain.length > longestShared && owner !== undefined && owner !== id
        ? problemsOf(`question ${id}`, [`says what ${owner} says: "${sentence}"`])
        : [];
    });
  });
}

/** Sisters have the same options in the same order, and each of them is the key of one. */
function unevenSets(questions: readonly Question[]): Problem[] {
  const sets = Map.groupBy(
    questions.filter(({ set }) => set !== undefined),
    ({ set }) => set ?? '',
  );
  return [...sets].flatMap(([set, sisters]) => {
    const offered = new Set(sisters.map(({ options }) => options.map(({ text }) => text).join('\n')));
    const keys = new Set(sisters.map(({ key }) => key));
    return problemsOf(`set ${set}`, [
      ...(offered.size > 1 ? ['its questions offer different options'] : []),
      ...(keys.size === sisters.length && keys.size === sisters[0]?.options.length ? [] : ['not every option is the key of just one question']),
    ]);
  });
}

const isKeyLongest = ({ options, key }: Question) => options.every(({ text }, i) => i === key || text.length < (options[key]?.text.length ?? 0));

/** What the whole of the questions gives away to somebody who knows nothing. */
function giveaways(questions: readonly Question[]): string[] {
  if (questions.length < fewestCounted) return [];
  const share = (isSo: (question: Question) => boolean, among = questions) => among.filter(isSo).length / Math.max(1, among.length);
  const places = [4, 5].flatMap((count) => {
    const among = questions.filter(({ options }) => options.length === count);
    return among.length < fewestCounted ? [] : Array.from({ length: count }, (_, place) => ({ count, place, at: share(({ key }) => key === place, among) }));
  });
  const [longest, linked] = [share(isKeyLongest), share(({ link }) => link !== undefined)];
  return [
    ...places
      .filter(({ count, at }) => at > (mostAtOnePlace[count] ?? 1))
      .map(({ count, place, at }) => `of ${count} options the one at place ${place} is the key in ${percent(at)}`),
    ...(longest > mostLongest ? [`the key is the longest option in ${percent(longest)}; at most ${percent(mostLongest)}`] : []),
    ...(linked < fewestLinked ? [`${percent(linked)} lead to a page that answers them; at least ${percent(fewestLinked)}`] : []),
  ];
}

/** What is wrong with the questions as a whole: told twice, or answered without knowing anything. */
export function checkQuestionBank({ question }: Pick<ContentFiles, 'question'>): Problem[] {
  const questions = question.flatMap(({ item }) => item.questions);
  return [...twins(questions), ...sharedSentences(questions), ...unevenSets(questions), ...problemsOf('questions', giveaways(questions))];
}
