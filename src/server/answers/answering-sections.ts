import type { Quoted } from '../../shared/answers/evidence/composing.ts';
import type { AnsweringSection, Unanswered } from '../../shared/answers/evidence/reference-note.ts';
import { forThoseAsked, shortenedTo } from '../../shared/answers/evidence/telling-sentences.ts';
import { foldOnce, stemWord } from '../../shared/diagnostics/engine/text/stems.ts';
import { asksWhetherAllowed } from '../../shared/references/aspects.rules.ts';
import { type PartReader, weightOf } from '../../shared/references/coverage.rules.ts';
import { stemsIn } from '../../shared/references/fold.ts';
import type { AskedParts, GroundingPassage } from '../references/passages.service.ts';
import { sourceOfPassage } from './prepared.ts';

const mostSections = 4;
const mostLines = 4;
/** A section of another entry is no more than filling where it covers clearly less than the best; one of the same entry is about the same matter anyway. */
const leastOfOthers = 0.9;
const leastRankOfOthers = 0.82;
const leastOfSame = 0.7;
/** A line beside the best of a section says at least so much of what is asked. */
const leastOfLines = 0.4;
/** What covers less of a question than this answers something else. */
const leastRank = 0.3;
/** An entry that has less of the telling words, in its name and in the lines that are shown, answers another question that shares a word with this one. */
const leastCovered = 0.45;
/** It has at least so much of the diseases and drugs that are named. */
const leastOfSubjects = 0.6;
const leastOfMany = 0.3;
/** Half of it where nothing else answers. */
const leastUnanswered = 0.45;
/** On a page that is not called by what is named, the word that weighs most is what is asked. */
const isHeavy = 0.3;
const leastTold = 0.6;
/** And so much of the telling words stands in the lines of a page that the question does not name. */
const leastToldUnnamed = 0.5;
/** Within few lines, not one word here and another there. */
const leastRankUnnamed = 0.53;
/** What weighs less beside the name of the matter may be left unsaid. */
const leastRest = 0.35;
/** What stands in an entry, though in no line that is shown. */
const elsewhere = 0.5;
/** A word that weighs less says nothing by its absence. */
const leastMissed = 0.06;
const mostMissed = 4;

/** What some text has of what is asked: what the title says anyway counts little, and twice that it looks like an answer, since it need not repeat the question. */
function worthOf(text: string, title: ReadonlySet<number>, { weights, parts }: AskedParts, read: PartReader): number {
  const there = read(text);
  const answers = weightOf(weights, (i) => i >= parts.length && there.has(i));
  return weightOf(weights, (i) => there.has(i) && !title.has(i)) + answers + 0.2 * weightOf(weights, (i) => there.has(i) && title.has(i));
}

/** The lines of a section that say most of what was asked, in their order, without what they say of other people. */
function answeringLines(passage: GroundingPassage, query: string, asked: AskedParts, read: PartReader): Quoted[] {
  // Where another name is typed than that of the title, a line that has it says more than the title.
  const inTitle = new Set(stemsIn(passage.title).map(({ stem }) => stem));
  const isTyped = (i: number) => (asked.parts[i]?.alternatives[0] ?? '').split(' ').every((word) => inTitle.has(stemWord(word)));
  const inName = read(passage.title);
  const title = new Set([...inName].filter(isTyped));
  const worth = (text: string) => worthOf(text, title, asked, read);
  const named = asked.parts.flatMap((_, i) => (asked.isSubject[i] ? [i] : []));
  // Whether this may be given in that is not answered by what else it is given in, and how much of it.
  const isOfAll = (text: string) => {
    const there = read(text);
    return named.every((i) => there.has(i) || inName.has(i));
  };
  const isMeant = named.length > 1 && asksWhetherAllowed(query) ? isOfAll : () => true;
  const lines = passage.text.split('\n').flatMap((line) => {
    const text = line.length > 30 ? forThoseAsked(line, query) : '';
    return text === '' || !isMeant(text) ? [] : [{ line, text }];
  });
  const isTelling = (i: number) => i < asked.parts.length && !asked.isAside[i];
  const there = lines.map(({ text }) => [...read(text)]);
  const answers = there.map((has) => has.some(isTelling) && has.some((i) => i >= asked.parts.length));
  const weighed = lines
    .map(({ line, text }, at) => ({ line, text, at, worth: worth(text) }))
    // A time or a dose alone answers nothing where another line says of what it is.
    .filter(({ at }) => !answers.includes(true) || (there[at] ?? []).some(isTelling));
  const most = Math.max(0, ...weighed.map((one) => one.worth));
  const best = weighed
    .filter((one) => one.worth >= leastOfLines * most)
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, mostLines);
  return best
    .sort((a, b) => a.at - b.at)
    .map(({ line, text }) => ({ text: shortenedTo(text, worth), leadIn: passage.leadIns.get(line), passage: sourceOfPassage(passage) }));
}

/** A section with what it has of a question. */
interface Weighed {
  readonly passage: GroundingPassage;
  readonly section: AnsweringSection;
  /** The parts and aspects in its lines and in what its entry is called. */
  readonly has: ReadonlySet<number>;
  /** Those in its lines. */
  readonly said: ReadonlySet<number>;
  readonly titled: ReadonlySet<number>;
}

const entryOf = ({ kind, id }: GroundingPassage) => `${kind}/${id}`;

/** How much of some parts is there, 0 to 1; 1 where there are none. */
function shareOf(weights: readonly number[], isMeant: (part: number) => boolean, there: (part: number) => number): number {
  const all = weightOf(weights, isMeant);
  return all === 0 ? 1 : weights.reduce((sum, weight, i) => sum + (isMeant(i) ? weight * there(i) : 0), 0) / all;
}

/** What a page of a poisoning is called, and how a question asks for one: "iron poisoning" is no page on iron. */
const poisoning = /\b(?:poisoning|toxicity|overdose|over-anticoagulation|misuse|withdrawal|-associated|-induced)\b/i;
const asksPoisoning =
  /\b(?:poison\w*|toxic\w*|overdos\w*|ingest\w*|swallow\w*|withdraw\w*|misuse|abuse|addict\w*|antidote|antivenom|dialys\w*|h(?:a)?emodialysis|acidosis|rescue|too (?:much|many)|levels?|inr|accident\w*|level \d|(?:drug[\s-])?induced|hepatitis|reintroduction)\b/i;
/** Of whom a question is, who is not everybody: a page that it does not name must speak of them. */
const people: readonly { readonly asked: RegExp; readonly said: RegExp }[] = [
  {
    asked:
      /\b(?:child\w*|kids?|infants?|bab(?:y|ies)|neonat\w*|newborns?|toddlers?|boys?|girls?|teen\w*|adolescen\w*|p(?:a)?ediatric\w*|nappy|\d+[\s-](?:day|week|month|year)s?[\s-]old)\b/i,
    said: /\b(?:child\w*|infan\w*|bab(?:y|ies)|neonat\w*|newborns?|toddlers?|boys?|girls?|teen\w*|adolescen\w*|puberty|paediatric\w*|congenital)\b/i,
  },
  {
    asked: /\b(?:pregnan\w*|trimester|breast[\s-]?f\w+)\b/i,
    said: /\b(?:pregnan\w*|trimester|gestation\w*|maternal|mothers?|breast[\s-]?f\w+|lactat\w*|obstetric\w*)\b/i,
  },
];

/** Whether an entry is about other people than the question, or about being poisoned by what it names. */
function isOfOthers(title: string, said: string, query: string, isNamed: boolean, isTitled: boolean): boolean {
  if (isTitled && poisoning.test(title) && !asksPoisoning.test(query)) return true;
  const asked = people.filter((of) => of.asked.test(query));
  return !isNamed && asked.length > 0 && !asked.some((of) => of.said.test(`${title}\n${said}`));
}

/**
 * Whether an entry is about what is asked: it has most of the telling words and of what the question names; where it only mentions a drug whose data answer already,
 * it has something else of the question, too. One that is not called by anything that the question names has all of that in its lines; one that is so called has more of the question than its name.
 */
function isAbout(sections: readonly Weighed[], query: string, { weights, parts, isAside, isSubject, isDisease }: AskedParts, isAnswered: boolean): boolean {
  const has = new Set(sections.flatMap((one) => [...one.has]));
  const inLines = new Set(sections.flatMap((one) => [...one.said]));
  const whole = sections[0]?.passage.whole ?? new Set<number>();
  const titled = sections[0]?.titled ?? new Set<number>();
  const called = new Set([...titled, ...(sections[0]?.passage.called ?? [])]);
  const there = (i: number) => (has.has(i) ? 1 : whole.has(i) ? elsewhere : 0);
  const isTelling = (i: number) => i < parts.length && !isAside[i];
  const all = parts.map((_, i) => i);
  const subjects = all.filter((i) => isSubject[i]);
  const isNamed = subjects.some((i) => called.has(i));
  const isTitled = subjects.some((i) => titled.has(i));
  const text = sections.flatMap(({ section: { lines } }) => lines.flatMap(({ leadIn = '', text: line }) => [leadIn, line])).join('\n');
  if (isOfOthers(sections[0]?.passage.title ?? '', text, query, isNamed, isTitled)) return false;
  const telling = weightOf(weights, isTelling);
  const isLacking = (i: number) => isTelling(i) && there(i) === 0 && (weights[i] ?? 0) >= isHeavy * telling;
  const told = shareOf(weights, isTelling, (i) => (has.has(i) ? 1 : 0));
  if (!subjects.some((i) => titled.has(i)) && all.some(isLacking) && (subjects.length === 0 || told < leastTold)) return false;
  if (isAnswered && !subjects.some((i) => titled.has(i)) && !all.some((i) => isTelling(i) && !isSubject[i] && has.has(i)) && subjects.length < 2) return false;
  // The page of one condition that mentions another, which has its own, is about the first.
  if (!isNamed && sections[0]?.passage.kind === 'condition' && isDisease.includes(true)) return false;
  if (!isNamed) {
    const leastInLines = subjects.length > 2 ? leastOfMany : leastOfSubjects;
    const isSaid =
      shareOf(
        weights,
        (i) => isSubject[i] ?? false,
        (i) => (inLines.has(i) ? 1 : 0),
      ) >= leastInLines;
    if (shareOf(weights, isTelling, there) < leastToldUnnamed || !isSaid || (sections[0]?.passage.rank ?? 0) < leastRankUnnamed) return false;
  }
  // A page on the matter that says nothing of what is asked of it answers another question.
  const rest = all.filter((i) => isTelling(i) && !isSubject[i]);
  if (!isNamed && rest.length > 0 && !rest.some((i) => there(i) > 0)) return false;
  const isRestSaid = rest.some((i) => inLines.has(i)) || [...inLines].some((i) => i >= parts.length);
  if (isNamed && rest.length > 0 && !isRestSaid && weightOf(weights, (i) => rest.includes(i)) >= leastRest * telling) return false;
  const leastNamed = subjects.length > 2 ? leastOfMany : isAnswered ? leastOfSubjects : leastUnanswered;
  return shareOf(weights, isTelling, there) >= leastCovered && shareOf(weights, (i) => isSubject[i] ?? false, there) >= leastNamed;
}

/** The sections that say something that those before them do not, or as much as the best. */
function withoutFilling(sections: readonly Weighed[], { weights, parts }: AskedParts): Weighed[] {
  const inLines = ({ passage, has }: Weighed) => new Set([...has].filter((i) => i >= parts.length || !passage.called.has(i)));
  const weigh = (one: Weighed) => weightOf(weights, (i) => inLines(one).has(i));
  const [best] = sections;
  const shown = new Set<number>();
  return sections.filter((one) => {
    const own = inLines(one);
    const isNew = [...own].some((i) => !shown.has(i) && (weights[i] ?? 0) >= leastMissed);
    for (const i of own) shown.add(i);
    return one === best || isNew || (own.size > 0 && best !== undefined && weigh(one) >= leastOfOthers * weigh(best));
  });
}

/** The sections that answer a question, and how much of it the best has. */
export interface Answering {
  readonly sections: readonly AnsweringSection[];
  readonly covered: number;
}

/**
 * @param isAnswered whether the data of a drug answer the question already
 * @returns the sections that answer a question, the best first; none where no entry is about it
 */
export function answeringSections(passages: readonly GroundingPassage[], query: string, asked: AskedParts, read: PartReader, isAnswered: boolean): Answering {
  const weighed = passages
    .filter(({ rank }) => rank >= leastRank)
    .map((passage): Weighed => {
      const lines = answeringLines(passage, query, asked, read);
      const said = read(lines.flatMap(({ text, leadIn = '' }) => [leadIn, text]).join('\n'));
      const titled = read(passage.title);
      return {
        passage,
        section: { title: passage.title, heading: passage.heading, lines },
        titled,
        said,
        has: new Set([...said, ...passage.called, ...titled]),
      };
    })
    .filter(({ section }) => section.lines.length > 0);
  const about = new Set(
    [...Map.groupBy(weighed, ({ passage }) => entryOf(passage))].flatMap(([entry, sections]) => (isAbout(sections, query, asked, isAnswered) ? [entry] : [])),
  );
  const kept = weighed.filter(({ passage }) => about.has(entryOf(passage)));
  const [best] = kept;
  if (!best) return { sections: [], covered: 0 };
  const covers = ({ has }: Weighed) => weightOf(asked.weights, (i) => has.has(i));
  const near = kept.filter((one) =>
    entryOf(one.passage) === entryOf(best.passage)
      ? one.passage.rank >= leastOfSame * best.passage.rank
      : one.passage.rank >= leastRankOfOthers * best.passage.rank && covers(one) >= leastOfOthers * covers(best),
  );
  const shown = withoutFilling(near, asked).slice(0, mostSections);
  return { sections: shown.map(({ section }) => section), covered: covers(best) };
}

/** The words of a question that a part was read from, as they were typed. */
function asTyped(query: string, folded: string): string {
  const words = [...query.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)];
  const wanted = folded.split(' ');
  const at = words.findIndex((_, i) => wanted.every((word, k) => foldOnce(words[i + k]?.[0] ?? '') === word));
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return first && last ? query.slice(first.index, last.index + last[0].length) : folded;
}

/** @returns what of a question is in none of the sections that answer it */
export function unansweredIn(query: string, sections: readonly AnsweringSection[], asked: AskedParts, read: PartReader): Unanswered {
  const { parts, weights, isAside, isAnywhere, aspects } = asked;
  const text = sections.flatMap(({ title, lines }) => [title, ...lines.flatMap(({ text: line, leadIn = '' }) => [leadIn, line])]).join('\n');
  const said = read(text);
  const stems = new Set(stemsIn(text).map(({ stem }) => stem));
  const missed = parts.flatMap(({ alternatives: [typed = ''] }, i) =>
    said.has(i) || isAside[i] || (weights[i] ?? 0) < leastMissed || typed.split(' ').some((word) => stems.has(stemWord(word)))
      ? []
      : [{ word: asTyped(query, typed), isAnywhere: isAnywhere[i] ?? false }],
  );
  const of = (wanted: boolean) => missed.flatMap((one) => (one.isAnywhere === wanted ? [one.word] : [])).slice(0, mostMissed);
  return { nowhere: of(false), notHere: of(true), aspects: aspects.flatMap(({ missing }, k) => (said.has(parts.length + k) ? [] : [missing])) };
}
