import type { Finding } from '../../../content/schema/finding.schema.ts';
import { type CollocationMatch, matchCollocations, ownNegators } from '../lexicon/collocations.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { overlapping } from '../text/search.ts';
import { type Section, type Sentence, splitSentences } from '../text/sentences.ts';
import { spellOut } from '../text/shorthand.ts';
import { stemWord } from '../text/stems.ts';
import { isNegating, tokenize, wordAt } from '../text/text.ts';
import type { Token } from '../text/token.ts';
import { contextOf } from './context/context.ts';
import { isOnesOwn, relativesIn } from './context/family.ts';
import { isFigurative } from './context/figurative.ts';
import { othersIn } from './context/others.ts';
import { restated } from './context/restated.ts';
import { type ContextState, hasPrefix, type People } from './context/sentence-view.ts';
import type { Mention, MentionState } from './naming/mention.ts';
import { type ContentWord, type Naming, nameAll, nameCoordinated, range } from './naming/phrases.ts';
import { partRunOns } from './naming/run-ons.ts';
import { contentWords } from './naming/words.ts';
import { compose, composeText } from './rules/composition.ts';
import { matchFrames, painOf, plainPain, type Topic } from './rules/frames.ts';
import { matchTriggers } from './rules/triggers.ts';
import { readMeasurements, unrefuted } from './values/measured-findings.ts';
import type { Measurement } from './values/measurement.ts';
import { findMeasurements } from './values/measurements.ts';
import { ofBlood, otherFluidsIn } from './values/other-fluids.ts';
import { withoutBurstSamples } from './values/retakes.ts';

/** "no appetite loss" is not "no appetite". */
const undoing = new Set(['loss', 'chang', 'problem', 'issu', 'concern', 'complaint', 'disturb', 'difficulti', 'relat', 'irregular', 'abnorm']);

const negative = stemWord('negative');

/** The findings of what does not hurt, and of a medicine that is not borne. */
const noPain = 'painless';
const drugAllergy = 'drug-allergy';

/** "No appetite loss" must not be read as "no appetite". */
function undoesNegation(content: readonly ContentWord[], from: number, to: number): boolean {
  return isNegating(content[from]?.stem ?? '') && undoing.has(content[to]?.stem ?? '') && content[to]?.run === content[to - 1]?.run;
}

/** What a context makes of a finding of a kind; null drops the mention. */
function stateOf(finding: Finding, context: ContextState): MentionState | null {
  if (context === 'hypothetical' || context === 'other') return null;
  if (context === 'absent' || context === 'family-absent') return 'absent';
  if (context === 'family' && finding.kind === 'exposure') return isOnesOwn(finding) ? null : 'present';
  if (context === 'family') return finding.kind === 'family' ? 'present' : 'family';
  // A poisoning is an event: one in the history is over.
  if (context === 'past' && finding.cluster === 'poisoning') return 'past';
  if (context === 'past') return finding.kind === 'symptom' || finding.kind === 'sign' || finding.kind === 'vital' ? 'past' : 'present';
  // What is dated long ago is over whatever it was: also a picture, a result or an injury; what remains of it is the history.
  if (context === 'over') return finding.kind === 'history' || finding.kind === 'medication' || finding.kind === 'family' ? 'present' : 'past';
  return 'present';
}

/** Words for several findings say something only when they are denied, or called normal. */
function groupMentions(lexicon: Lexicon, id: string, context: ContextState, start: number, end: number): Mention[] {
  const denies = id.startsWith('normal:') ? context === 'present' || context === 'past' || context === 'over' : context === 'absent';
  return denies ? (lexicon.groups.get(id) ?? []).map((findingId): Mention => ({ findingId, state: 'absent', start, end })) : [];
}

/** Of what somebody else has, only that the patient was near it. */
function contactMentions(lexicon: Lexicon, findingId: string, start: number, end: number): Mention[] {
  const contact = lexicon.compositions.get(`family+${findingId}`) ?? findingId;
  const isContact = contact.endsWith('contact') && lexicon.findings.get(contact)?.kind === 'exposure';
  return isContact ? [{ findingId: contact, state: 'present', start, end }] : [];
}

function mentionOf(lexicon: Lexicon, findingId: string, context: ContextState, start: number, end: number): Mention[] {
  if (lexicon.groups.has(findingId)) return groupMentions(lexicon, findingId, context, start, end);
  if (context === 'other') return contactMentions(lexicon, findingId, start, end);
  const finding = lexicon.findings.get(findingId);
  const state = finding && stateOf(finding, context);
  if (!finding || !state) return [];
  const isFamily = state === 'family' || context === 'family-absent';
  if (!isFamily || finding.kind === 'family') return [{ findingId, state, start, end }];
  const familial = lexicon.compositions.get(`family+${findingId}`) ?? `family-${findingId}`;
  if (lexicon.findings.has(familial)) return [{ findingId: familial, state: state === 'family' ? 'present' : 'absent', start, end }];
  return state === 'family' ? [{ findingId, state, start, end }] : [];
}

/** A medicine that the patient is said to be allergic to is none that is taken: "allergic to penicillin", "penicillin allergy". */
function isAllergen(tokens: readonly Token[], content: readonly ContentWord[], from: number, to: number): boolean {
  const run = content[from]?.run;
  // "Treated as an allergy with cetirizine".
  if (wordAt(tokens, (content[from]?.index ?? 0) - 1) === 'with') return false;
  return [content[from - 1], content[from - 2], content[to]].some((word) => word?.run === run && /^allerg/.test(word?.stem ?? ''));
}

/** Whether a phrase is a denial of several findings in words of its own that begin with the "no". */
function deniesByItself(id: string, first: ContentWord | undefined): boolean {
  return id.startsWith('normal:') && isNegating(first?.stem ?? '');
}

/** The tokens of phrases that call something normal ("uterus soft non tender"): what they deny is not told by the same words. */
function normalStretches(content: readonly ContentWord[], phrases: readonly Naming[]): { readonly from: number; readonly to: number }[] {
  return phrases.flatMap(({ id, from, to }) => (id.startsWith('normal:') ? [{ from: content[from]?.index ?? 0, to: content[to - 1]?.last ?? 0 }] : []));
}

/** For each content word the phrase that owns it, and the tokens of longer phrases: a negator inside one opens no scope. */
function ownership(
  tokens: readonly Token[],
  content: readonly ContentWord[],
  phrases: readonly Naming[],
  { findings, cues }: Lexicon,
): { owner: number[]; consumed: Set<number> } {
  const owner: number[] = new Array(content.length).fill(-1);
  const consumed = new Set<number>();
  // "Urine dip neg for blood" is a normal dipstick, and no blood.
  const deniesMore = ({ stem, last }: ContentWord) => stem === negative && wordAt(tokens, last + 1) === 'for';
  phrases.forEach(({ id, from, to, denied }, i) => {
    for (let k = from; k < to; k += 1) {
      owner[k] = i;
      // A "not" that the phrase was found across still denies what else its words say; so does the "no" of "no blood on the paper, or pain".
      const word = content[k];
      if ((denied && word?.isNegator) || (k === from && deniesByItself(id, word)) || (word && deniesMore(word))) continue;
      // "Mum had a clot after a hip operation": what else is told behind what runs in the family is hers, too.
      if (findings.get(id)?.kind === 'family' && cues.relative.has(wordAt(tokens, word?.index ?? -1))) continue;
      if (to - from > 1 || content[k]?.stem.includes('_')) consumed.add(content[k]?.index ?? -1);
    }
  });
  return { owner, consumed };
}

/** "Non-bloody diarrhoea" denies the blood alone: what stands behind the denied word is read again. */
function behindPrefix(tokens: readonly Token[], content: readonly ContentWord[], phrases: readonly Naming[], lexicon: Lexicon): Naming[] {
  return phrases.flatMap(({ from, to }) => {
    const index = content[from]?.index ?? 0;
    const isPrefixed = hasPrefix(tokens, index, 'non');
    if (!isPrefixed || to - from < 2) return [];
    return nameAll(content.slice(from + 1, to), lexicon.phrases).map((naming) => ({ ...naming, from: naming.from + from + 1, to: naming.to + from + 1 }));
  });
}

/** The quality of a pain inside its phrase: "crushing chest pain" is chest pain, and crushing. */
function qualitiesWithin(content: readonly ContentWord[], phrases: readonly Naming[], lexicon: Lexicon): Naming[] {
  return phrases.flatMap(({ id, from, to }) => {
    if (to - from < 2 || !lexicon.pains.has(id)) return [];
    return content.slice(from, to).flatMap((word, k) => {
      const quality = lexicon.phrases.byKey.get(word.stem);
      return quality !== undefined && lexicon.findings.get(quality)?.kind === 'character' ? [{ id: quality, from: from + k, to: from + k + 1 }] : [];
    });
  });
}

/** A word as it was read: by its stem, and how it stands to the patient's present state. */
export interface ReadWord {
  readonly stem: string;
  /** As it was written, in lower case. */
  readonly shown: string;
  readonly state: ContextState;
}

/** What a sentence says. */
export interface ReadSentence {
  readonly words: readonly ReadWord[];
  readonly mentions: readonly Mention[];
}

interface Reading extends ReadSentence {
  /** The sites spoken of, to which the next sentence may refer. */
  readonly topic: readonly Topic[];
}

/** Its words must all be told of the patient as present: what is denied of one is denied of all ("vomits, no blood"). */
const leastTold: readonly ContextState[] = ['other', 'hypothetical', 'family', 'family-absent', 'over', 'past', 'absent'];

function collocationMentions(
  lexicon: Lexicon,
  { findingId, tokens: own }: CollocationMatch,
  tokens: readonly Token[],
  stateAt: (token: number) => ContextState,
): Mention[] {
  const states = new Set(own.map(stateAt));
  const state = leastTold.find((one) => states.has(one)) ?? 'present';
  return mentionOf(lexicon, findingId, state, tokens[Math.min(...own)]?.start ?? 0, tokens[Math.max(...own)]?.end ?? 0);
}

function readSentence(tokens: readonly Token[], sentence: Sentence, lexicon: Lexicon, topic: readonly Topic[], people: People): Reading {
  const content = contentWords(tokens, sentence, lexicon);
  // The words of a disease or a symptom are spoken for; those of a character ("stabbing chest pain") still name where it is.
  const isCharacter = (id: string) => lexicon.findings.get(id)?.kind === 'character';
  const refuses = (from: number, to: number) =>
    undoesNegation(content, from, to) || content[to - 1]?.isLocative === true || (to - from === 1 && content[from]?.isDate === true);
  const phrases = nameAll(content, lexicon.phrases, refuses, (id) => lexicon.findings.has(id)).map((match) => ({
    ...match,
    // So are those of "not painful", which is no pain at its site.
    closed: !isCharacter(match.id) || content.slice(match.from, match.to).some((word) => isNegating(word.stem)),
  }));
  const { owner, consumed } = ownership(tokens, content, phrases, lexicon);
  const normal = normalStretches(content, phrases);
  const collocations = matchCollocations(tokens, sentence.from, sentence.to, lexicon.collocations, lexicon.spelling).filter(
    (match) => !normal.some(({ from, to }) => match.tokens.every((token) => token >= from && token <= to)),
  );
  for (const token of ownNegators(tokens, collocations)) consumed.add(token);
  const context = contextOf({ tokens, sentence, cues: lexicon.cues, people }, consumed);
  const stateAt = (position: number) => context[(content[position]?.index ?? sentence.from) - sentence.from] ?? 'present';
  const mentionAt = (findingId: string, positions: readonly number[], anchor: number, denied = false): Mention[] => {
    const words = positions.flatMap((position) => content[position] ?? []);
    const state = denied ? 'absent' : deniesByItself(findingId, content[anchor]) ? 'present' : stateAt(anchor);
    const first = tokens[Math.min(...words.map((word) => word.index))];
    const last = tokens[Math.max(...words.map((word) => word.last))];
    return mentionOf(lexicon, findingId, state, first?.start ?? 0, last?.end ?? 0);
  };
  const frames = matchFrames(content, lexicon, owner, phrases, topic, (position) => stateAt(position) === 'absent');
  // "No pain" at a known site denies the pain there, not all pain.
  const placed = new Set(frames.matches.map(({ anchor }) => anchor));
  const triggers = matchTriggers(content, lexicon, phrases);
  const agents = triggers.flatMap(({ agent }) => agent ?? []).sort((a, b) => a.from - b.from);
  const isTrigger = ({ from, to }: Naming) => overlapping(agents, from, from + 1).some((agent) => agent.to >= to);
  const telling = phrases.filter(
    (phrase) => (phrase.id !== plainPain || !range(phrase.from, phrase.to).some((position) => placed.has(position))) && !isTrigger(phrase),
  );
  // "It doesn't hurt" says of its subject what "painless" says of the word behind it.
  const sites = phrases.some(({ id }) => id === noPain) ? nameAll(content, lexicon.sites) : [];
  const spared = phrases.flatMap((phrase) => {
    const isSaid = phrase.id === noPain && content.slice(phrase.from, phrase.to).some((word) => isNegating(word.stem));
    const pain = isSaid ? painOf(content, phrase.from, sites, frames.topic, lexicon) : undefined;
    return pain === undefined ? [] : mentionAt(pain, [phrase.from, phrase.to - 1], phrase.from, true);
  });
  const mentions = [
    ...spared,
    ...telling.flatMap(({ id, from, to, denied }) =>
      mentionAt(lexicon.findings.get(id)?.kind === 'medication' && isAllergen(tokens, content, from, to) ? drugAllergy : id, [from, to - 1], from, denied),
    ),
    ...nameCoordinated(content, phrases, lexicon.phrases).flatMap(({ id, positions }) => mentionAt(id, positions, positions[0] ?? 0)),
    ...qualitiesWithin(content, phrases, lexicon).flatMap(({ id, from }) => mentionAt(id, [from], from)),
    ...behindPrefix(tokens, content, phrases, lexicon).flatMap(({ id, from, to }) => mentionAt(id, [from, to - 1], from)),
    ...triggers.flatMap(({ findingId, from, to, anchor }) => mentionAt(findingId, [from, to], anchor)),
    ...frames.matches.flatMap(({ findingId, positions, anchor }) => mentionAt(findingId, positions, anchor)),
    ...collocations.flatMap((match) => collocationMentions(lexicon, match, tokens, (token) => context[token - sentence.from] ?? 'present')),
  ];
  const words = tokens
    .slice(sentence.from, sentence.to)
    .flatMap(({ kind, word, stem }, k) => (kind === 'mark' ? [] : [{ stem, shown: word, state: context[k] ?? 'present' }]));
  return { words, mentions: [...mentions, ...compose(mentions, lexicon)], topic: frames.topic };
}

function readSentences(tokens: readonly Token[], sentences: readonly Sentence[], lexicon: Lexicon, people: People): ReadSentence[] {
  let topic: readonly Topic[] = [];
  return sentences.map((sentence) => {
    const reading = readSentence(tokens, sentence, lexicon, topic, people);
    topic = reading.topic;
    return reading;
  });
}

/** A text as it was read. */
export interface ReadText {
  /** All that it says of findings, measured values included. */
  readonly mentions: readonly Mention[];
  readonly sentences: readonly ReadSentence[];
  readonly measurements: readonly Measurement[];
}

/**
 * Reads free text: its sentences, and the findings that it mentions, each with its state and its place in the text.
 * @param section where the text stands: the history field of the form is 'past' throughout
 * @param age years, for the normal limits of children's vital signs
 */
export function readText(text: string, lexicon: Lexicon, section: Section = 'complaint', age: number | null = null): ReadText {
  const tokens = spellOut(text, tokenize(text), lexicon.abbreviations);
  const parts = splitSentences(text, tokens, lexicon)
    .map((sentence) => (section === 'past' && sentence.section === 'complaint' ? { ...sentence, section } : sentence))
    .flatMap((sentence) => partRunOns(tokens, sentence, lexicon));
  const kin = relativesIn(tokens, lexicon.cues, age, section === 'past');
  const [others, strangers] = [othersIn(tokens, lexicon.cues), othersIn(tokens, lexicon.cues, true)];
  const ofPatient = readSentences(tokens, parts, lexicon, { kin, others });
  // Who tells of nobody but a friend asks for the friend.
  const isTold = others.size === strangers.size || ofPatient.some(({ mentions }) => mentions.some(({ state }) => state === 'present'));
  const sentences = isTold ? ofPatient : readSentences(tokens, parts, lexicon, { kin, others: strangers });
  const isMeant = ({ findingId, start, end }: Mention) => {
    const finding = lexicon.findings.get(findingId);
    return finding === undefined || !isFigurative(text, finding, start, end);
  };
  const mentions = sentences.flatMap((sentence) => sentence.mentions).filter(isMeant);
  // "Chest pain ... the pain is sharp" speaks of one pain, and it has a site.
  const isLocated = mentions.some(({ findingId, state }) => state === 'present' && findingId !== plainPain && lexicon.pains.has(findingId));
  const telling = isLocated ? mentions.filter(({ findingId, state }) => findingId !== plainPain || state !== 'present') : mentions;
  // "Had a temperature of 36.8": the value tells.
  const isOtherFluid = otherFluidsIn(text);
  const measurements = findMeasurements(text, lexicon.quantities);
  const measured = readMeasurements(text, measurements, lexicon, age, isOtherFluid);
  const read = [...unrefuted(withoutBurstSamples(text, ofBlood(telling, lexicon, isOtherFluid)), measured.refuting), ...measured.mentions];
  const meant = restated(text, read, (id) => lexicon.findings.get(id));
  return {
    mentions: composeText(meant, lexicon),
    sentences,
    measurements,
  };
}

/** The findings that a text mentions. */
export function extractMentions(...of: Parameters<typeof readText>): readonly Mention[] {
  return readText(...of).mentions;
}
