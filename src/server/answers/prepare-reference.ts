import type { AiReferenceInput } from '../../shared/answers/answers.schema.ts';
import { withoutUnfit } from '../../shared/answers/evidence/asked-patient.rules.ts';
import type { Quoted } from '../../shared/answers/evidence/composing.ts';
import {
  type DrugAnswers,
  type DrugSaid,
  drugAnswers,
  drugsOf,
  namesMeant,
  namesUse,
  noneForChild,
  patientAsked,
} from '../../shared/answers/evidence/drug-answers.ts';
import { bareText, drugSentences, type FurtherSaid, type SentenceWorth } from '../../shared/answers/evidence/drug-sentences.ts';
import { listed, type NoteSource } from '../../shared/answers/evidence/note.ts';
import { type AnsweringSection, composeReference } from '../../shared/answers/evidence/reference-note.ts';
import { citationText } from '../../shared/content/citation.rules.ts';
import { DiagnosticInput } from '../../shared/diagnostics/diagnostics.schema.ts';
import { type PartReader, partReader, weightOf } from '../../shared/references/coverage.rules.ts';
import { foldText } from '../../shared/references/fold.ts';
import { nameOfDrug } from '../../shared/treatment/drug-book.ts';
import type { Deps } from '../deps.ts';
import { analyzeCase, type EvidenceBase, evidenceBase } from '../diagnostics/knowledge.service.ts';
import { type AskedParts, answerFrom } from '../references/passages.service.ts';
import { sourcesById } from '../references/sources.service.ts';
import { answeringSections, unansweredIn } from './answering-sections.ts';
import { type Prepared, sourceOfPassage } from './prepared.ts';

const mostPassages = 10;
/** So many doses of one drug may stand below an answer though none is for what the question names. */
const fewDoses = 3;

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
async function drugsAsked(query: string, base: EvidenceBase, asked: AskedParts, read: PartReader): Promise<DrugAnswers & { readonly further: FurtherSaid }> {
  const named = namesMeant(query, base.book);
  const further = drugSentences(query, named, base, worthIn(asked, read));
  if (!named.some(({ kind }) => kind === 'drug')) return { cautions: [], areTogether: false, doses: [], areDosesMeant: false, further };
  const { recognised } = await analyzeCase(DiagnosticInput.parse({ symptoms: query }));
  const present = new Set(recognised.flatMap(({ findingId, state }) => (state === 'present' || state === 'past' ? [findingId] : [])));
  const answers = drugAnswers(query, present, base);
  const isNew = ({ drug, text }: DrugSaid) => !answers.cautions.some((one) => one.drug === drug && one.text.endsWith(bareText(text)));
  // Where the dose for just this is the answer, the rest is filling.
  return { ...answers, further: { ...further, said: answers.areDosesMeant && !further.isMeant ? [] : further.said.filter(isNew) } };
}

/** How much of a question a sentence of a drug has. */
function worthIn({ parts, weights, isAside }: AskedParts, read: PartReader): SentenceWorth {
  return (text, own) => {
    const [there, names] = [read(text), read(own)];
    const isTold = (i: number) => there.has(i) && !names.has(i);
    const isTelling = (i: number) => i < parts.length && !isAside[i] && !names.has(i);
    const rest = weightOf(weights, isTelling);
    return {
      telling: rest === 0 ? 0 : weightOf(weights, (i) => isTelling(i) && there.has(i)) / rest,
      all: weightOf(weights, isTold),
      named: weightOf(weights, (i) => i < parts.length && names.has(i)),
    };
  };
}

/** The doses that answer: those for what the question names, or where it names nothing that one may be for, the few of a drug. */
function dosesShown({ doses, areDosesMeant }: DrugAnswers, isAnswered: boolean, { parts, isAside }: AskedParts, { book }: EvidenceBase): readonly DrugSaid[] {
  if (areDosesMeant) return doses;
  const telling = parts.flatMap(({ alternatives: [typed = ''] }, i) => (isAside[i] ? [] : [typed]));
  // That a child gets none of them is said all the same.
  if (namesUse(telling, book)) return doses.filter(({ text }) => text.endsWith(noneForChild));
  return isAnswered ? doses.filter(({ drug }) => doses.filter((one) => one.drug === drug).length <= fewDoses) : doses;
}

/** Brings together what the reference and the data of drugs say to a question. */
export async function prepareReference(deps: Deps, { query, category }: AiReferenceInput): Promise<Prepared> {
  const base = await evidenceBase();
  const { asked, passages } = await answerFrom(deps, { query, category }, mostPassages);
  const read = partReader(asked.parts, asked.aspects);
  const drugs = await drugsAsked(query, base, asked, read);
  const { said, isMeant, covered } = drugs.further;
  const isAnswered = drugs.cautions.length > 0 || drugs.areDosesMeant || said.length > 0;
  const { sections: found, covered: coveredByPages } = answeringSections(passages, query, asked, read, isAnswered);
  // What the data say besides stands first only where no page says more of what is asked.
  const isFirst = said.length > 0 && (isMeant || drugs.cautions.length > 0 || covered >= coveredByPages);
  const isCloser = covered > Math.max(0, ...drugs.cautions.map(({ text }) => weightOf(asked.weights, (i) => read(text).has(i))));
  const both = isCloser ? [...said, ...drugs.cautions] : [...drugs.cautions, ...said];
  const cautions = await drugSections(deps, isFirst ? both : drugs.cautions, 'What the data of the drug say', base);
  const further = await drugSections(deps, isFirst ? [] : said, 'What the data of the drug say', base);
  // Where the page is about the drug itself, its poisoning say, what it does in some is no more than an addition.
  const [best] = found;
  const isDirect = drugs.areTogether || !best || !drugsOf(drugs.cautions, base.book).some((name) => foldText(best.title).includes(foldText(name)));
  const doses = await drugSections(deps, dosesShown(drugs, found.length > 0, asked, base), 'Doses', base);
  const all = [
    ...(isDirect ? cautions : []),
    ...(drugs.areDosesMeant ? doses : []),
    ...found,
    ...(isDirect ? [] : cautions),
    ...further,
    ...(drugs.areDosesMeant ? [] : doses),
  ];
  const patient = patientAsked(query, base.book);
  const sections = all.flatMap((section): AnsweringSection[] => {
    // The data of a drug speak of the pregnancy itself.
    const lines = withoutUnfit(section.lines, query, found.includes(section) ? patient : { ...patient, pregnancy: null, isBreastFeeding: false }, base);
    return lines.length === 0 ? [] : [{ ...section, lines }];
  });
  const titles = [...new Set(passages.map(({ title }) => title))].slice(0, 3);
  const ofDrugs = [...cautions, ...further, ...doses].flatMap(({ lines }) => lines.map(({ passage }) => passage));
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
