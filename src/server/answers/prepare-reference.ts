import type { AiReferenceInput } from '../../shared/answers/answers.schema.ts';
import { type AnsweringSection, composeReference } from '../../shared/answers/evidence/reference-note.ts';
import { foldedWords } from '../../shared/references/fold.ts';
import type { Deps } from '../deps.ts';
import { findPassages, type GroundingPassage } from '../references/passages.service.ts';
import { type Prepared, sourceOfPassage } from './prepared.ts';

const mostPassages = 10;
const mostSections = 4;
const mostLines = 4;

/** The lines of a section that say most of what was asked, in their order. */
function answeringLines(passage: GroundingPassage, asked: ReadonlySet<string>) {
  const lines = passage.text.split('\n').filter((line) => line.length > 30);
  const weighed = lines.map((text, at) => ({ text, at, shared: new Set(foldedWords(text).filter((word) => asked.has(word))).size }));
  const best = weighed.toSorted((a, b) => b.shared - a.shared || a.at - b.at).slice(0, mostLines);
  return best.sort((a, b) => a.at - b.at).map(({ text }) => ({ text, leadIn: passage.leadIns.get(text), passage: sourceOfPassage(passage) }));
}

/** Brings together what the reference says to a question. */
export async function prepareReference(deps: Deps, { query, category }: AiReferenceInput): Promise<Prepared> {
  const passages = await findPassages(deps, { query, category }, mostPassages);
  const asked = new Set(foldedWords(query));
  const sections = passages
    .slice(0, mostSections)
    .map((passage): AnsweringSection => ({ title: passage.title, heading: passage.heading, lines: answeringLines(passage, asked) }));
  const titles = [...new Set(passages.map(({ title }) => title))].slice(0, 3);
  return {
    passages: passages.map(sourceOfPassage),
    beside: [],
    preface: '',
    note: () =>
      composeReference(
        query.trim(),
        sections.filter(({ lines }) => lines.length > 0),
      ),
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
