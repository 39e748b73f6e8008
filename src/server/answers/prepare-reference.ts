import type { AiReferenceInput } from '../../shared/answers/answers.schema.ts';
import type { Quoted } from '../../shared/answers/evidence/composing.ts';
import { type DrugAnswers, type DrugSaid, drugAnswers, drugsOf } from '../../shared/answers/evidence/drug-answers.ts';
import { listed, type NoteSource } from '../../shared/answers/evidence/note.ts';
import { type AnsweringSection, composeReference, type Unanswered } from '../../shared/answers/evidence/reference-note.ts';
import { citationText } from '../../shared/content/citation.rules.ts';
import { DiagnosticInput } from '../../shared/diagnostics/diagnostics.schema.ts';
import { foldOnce, stemWord } from '../../shared/diagnostics/engine/text/stems.ts';
import { type PartReader, partReader, weightOf } from '../../shared/references/coverage.rules.ts';
import { foldText, stemsIn } from '../../shared/references/fold.ts';
import { nameOfDrug } from '../../shared/treatment/drug-book.ts';
import { namesInText } from '../../shared/treatment/read-drugs.ts';
import type { Deps } from '../deps.ts';
import { analyzeCase, type EvidenceBase, evidenceBase } from '../diagnostics/knowledge.service.ts';
import { type AskedParts, answerFrom, type GroundingPassage } from '../references/passages.service.ts';
import { sourcesById } from '../references/sources.service.ts';
import { type Prepared, sourceOfPassage } from './prepared.ts';

const mostPassages = 10;
const mostSections = 4;
const mostLines = 4;
/** A section of another entry is no more than filling where it covers clearly less than the best; one of the same entry is about the same matter anyway. */
const leastOfOthers = 0.9;
const leastOfSame = 0.7;
/** A line beside the best of a section says at least so much of what is asked. */
const leastOfLines = 0.4;
/** A line that is longer is a whole step of a plan: its sentences that answer are enough. */
const longLine = 360;
/** What covers less of a question than this answers something else. */
const leastRank = 0.3;
/** A word that weighs less says nothing by its absence. */
const leastMissed = 0.06;
const mostMissed = 4;
/** So many doses of one drug may stand below an answer though none is for what the question names. */
const fewDoses = 3;

/** What some text has of what is asked, 0 to 1; what the title says anyway counts little. */
function worthOf(text: string, title: ReadonlySet<number>, { weights }: AskedParts, read: PartReader): number {
  const there = read(text);
  return weightOf(weights, (i) => there.has(i) && !title.has(i)) + 0.2 * weightOf(weights, (i) => there.has(i) && title.has(i));
}

/** A step of a plan without its sentences that say nothing of what is asked. */
function shortened(line: string, worth: (text: string) => number): string {
  if (line.length <= longLine) return line;
  const [, step = '', said = ''] = /^([A-Z][^.:]{2,40}: )?(.*)$/.exec(line) ?? [];
  const sentences = said.split(/(?<=(?<!\b(?:e\.g|i\.e|vs|approx|no|sp|cf))[.!?])\s+(?=[\p{Lu}\d“"(])/u);
  const telling = sentences
    .map((text, at) => ({ text, at, worth: worth(text) }))
    .filter((one) => one.worth > 0)
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, mostLines)
    .sort((a, b) => a.at - b.at);
  if (telling.length === 0) return `${step}${sentences.slice(0, 2).join(' ')}`;
  // The heading of a step stands before its first sentence only.
  return `${telling[0]?.at === 0 ? step : ''}${telling.map(({ text }) => text).join(' ')}`;
}

/** The lines of a section that say most of what was asked, in their order. */
function answeringLines(passage: GroundingPassage, asked: AskedParts, read: PartReader): Quoted[] {
  const title = read(passage.title);
  const worth = (text: string) => worthOf(text, title, asked, read);
  const lines = passage.text.split('\n').filter((line) => line.length > 30);
  const weighed = lines.map((text, at) => ({ text, at, worth: worth(text) }));
  const most = Math.max(0, ...weighed.map((line) => line.worth));
  const best = weighed
    .filter((line) => line.worth >= leastOfLines * most)
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, mostLines);
  return best
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => ({ text: shortened(text, worth), leadIn: passage.leadIns.get(text), passage: sourceOfPassage(passage) }));
}

/** The sections that answer, without those that cover clearly less than the best. */
function answeringPassages(passages: readonly GroundingPassage[]): GroundingPassage[] {
  const [best] = passages;
  if (!best) return [];
  if (best.rank < leastRank) return [];
  return passages
    .filter(({ kind, id, rank }) => rank >= (kind === best.kind && id === best.id ? leastOfSame : leastOfOthers) * best.rank)
    .slice(0, mostSections);
}

/** The words of a question that a part was read from, as they were typed. */
function asTyped(query: string, folded: string): string {
  const words = [...query.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)];
  const wanted = folded.split(' ');
  const at = words.findIndex((_, i) => wanted.every((word, k) => foldOnce(words[i + k]?.[0] ?? '') === word));
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return first && last ? query.slice(first.index, last.index + last[0].length) : folded;
}

/** What of a question is in none of the sections that answer it. */
function unansweredIn(query: string, sections: readonly AnsweringSection[], { parts, weights, isAside, isAnywhere }: AskedParts, read: PartReader): Unanswered {
  const text = sections.flatMap(({ title, lines }) => [title, ...lines.flatMap(({ text: line, leadIn = '' }) => [leadIn, line])]).join('\n');
  const said = read(text);
  const stems = new Set(stemsIn(text).map(({ stem }) => stem));
  const missed = parts.flatMap(({ alternatives: [typed = ''] }, i) =>
    said.has(i) || isAside[i] || (weights[i] ?? 0) < leastMissed || typed.split(' ').some((word) => stems.has(stemWord(word)))
      ? []
      : [{ word: asTyped(query, typed), isAnywhere: isAnywhere[i] ?? false }],
  );
  const of = (wanted: boolean) => missed.flatMap((one) => (one.isAnywhere === wanted ? [one.word] : [])).slice(0, mostMissed);
  return { nowhere: of(false), notHere: of(true) };
}

/** What the data of drugs say, as sections: a source for all that one says of one drug. */
async function drugSections({ database }: Pick<Deps, 'database'>, said: readonly DrugSaid[], heading: string, base: EvidenceBase): Promise<AnsweringSection[]> {
  if (said.length === 0) return [];
  const sources = await sourcesById(
    database.fork(),
    said.map(({ source }) => source),
  );
  const groups = Map.groupBy(said, ({ drug, source }) => `${drug} ${source}`);
  const passages = new Map(
    [...groups].map(([key, [first, ...others]]): [string, NoteSource] => {
      const source = sources.get(first?.source ?? '');
      return [
        key,
        {
          kind: 'rule',
          id: first?.drug ?? '',
          section: 'data',
          title: nameOfDrug(first?.drug ?? '', base.book),
          heading: 'What its data say',
          text: [first, ...others].map((one) => one?.text.replaceAll('*', '') ?? '').join('\n'),
          source: source ? citationText({ organisation: source.organisation, title: source.title, ...(source.year !== null && { year: source.year }) }) : null,
          url: source?.url ?? null,
        },
      ];
    }),
  );
  const lines = said.flatMap(({ drug, source, text }): Quoted[] => {
    const passage = passages.get(`${drug} ${source}`);
    return passage ? [{ text, passage }] : [];
  });
  return [{ title: listed(drugsOf(said, base.book)), heading, lines }];
}

/** What the drugs say that a question names; nothing where it names none. */
async function drugsAsked(query: string, base: EvidenceBase): Promise<DrugAnswers> {
  if (!namesInText(query, base.book).some(({ kind }) => kind === 'drug')) return { cautions: [], areTogether: false, doses: [], areDosesMeant: false };
  const { recognised } = await analyzeCase(DiagnosticInput.parse({ symptoms: query }));
  return drugAnswers(query, new Set(recognised.flatMap(({ findingId, state }) => (state === 'present' || state === 'past' ? [findingId] : []))), base);
}

/** Brings together what the reference and the data of drugs say to a question. */
export async function prepareReference(deps: Deps, { query, category }: AiReferenceInput): Promise<Prepared> {
  const base = await evidenceBase();
  const { asked, passages } = await answerFrom(deps, { query, category }, mostPassages);
  const read = partReader(asked.parts);
  const drugs = await drugsAsked(query, base);
  const cautions = await drugSections(deps, drugs.cautions, 'What the data of the drug say', base);
  const found = answeringPassages(passages)
    .map((passage): AnsweringSection => ({ title: passage.title, heading: passage.heading, lines: answeringLines(passage, asked, read) }))
    .filter(({ lines }) => lines.length > 0);
  // Where the page is about the drug itself, its poisoning say, what it does in some is no more than an addition.
  const [best] = found;
  const isDirect = drugs.areTogether || !best || !drugsOf(drugs.cautions, base.book).some((name) => foldText(best.title).includes(foldText(name)));
  const isFew = ({ drug }: DrugSaid) => drugs.doses.filter((one) => one.drug === drug).length <= fewDoses;
  const doses = await drugSections(deps, drugs.areDosesMeant || found.length === 0 ? drugs.doses : drugs.doses.filter(isFew), 'Doses', base);
  const sections = [
    ...(isDirect ? cautions : []),
    ...(drugs.areDosesMeant ? doses : []),
    ...found,
    ...(isDirect ? [] : cautions),
    ...(drugs.areDosesMeant ? [] : doses),
  ];
  const titles = [...new Set(passages.map(({ title }) => title))].slice(0, 3);
  const ofDrugs = [...cautions, ...doses].flatMap(({ lines }) => lines.map(({ passage }) => passage));
  return {
    passages: [...new Set(ofDrugs), ...passages.map(sourceOfPassage)],
    beside: [],
    preface: '',
    note: () => composeReference(query.trim(), sections, unansweredIn(query, sections, asked, read), titles),
    told: { Question: query, Category: category === null ? '' : category },
    facts: [],
    relatedQuestions: titles.flatMap((title) => [`How is ${title} diagnosed?`, `How is ${title} treated?`]).slice(0, 5),
    urgency: null,
    firstStep: null,
    analysis: null,
    cautions: [],
    patient: null,
  };
}
