import { parseAnswer, plainSentence } from '../../shared/answers/answer-text.ts';
import type { AnswerCaution, AnswerKind, AnswerSource } from '../../shared/answers/answers.schema.ts';
import { assessAnswer } from '../../shared/answers/assess.rules.ts';
import { compareDifferentials } from '../../shared/answers/differential.rules.ts';
import type { NoteSource } from '../../shared/answers/evidence/note.ts';
import { denialsOf } from '../../shared/answers/support/directions.ts';
import { createSupportCheck } from '../../shared/answers/support/support.rules.ts';
import { wordsOf } from '../../shared/answers/support/terms.ts';
import type { AnswerLists } from '../../shared/answers/tail.rules.ts';
import { writeAnswer } from '../../shared/answers/write-answer.ts';
import { foldedWords } from '../../shared/references/fold.ts';
import { cautionsFor, type PatientCaution } from '../../shared/treatment/cautions.rules.ts';
import { nameOfDrug } from '../../shared/treatment/drug-book.ts';
import type { PatientProfile } from '../../shared/treatment/patient.rules.ts';
import { readDrugs } from '../../shared/treatment/read-drugs.ts';
import type { ProviderSource } from '../ai/chat-model.ts';
import type { EvidenceBase } from '../diagnostics/knowledge.service.ts';
import { deepLinkTo } from '../references/passages.service.ts';
import type { AnswerResult } from './ai-answer.entity.ts';
import type { Prepared } from './prepared.ts';

/** What was written, and what came beside it. */
export interface Written {
  readonly kind: AnswerKind;
  readonly text: string;
  /** What its markers count through. */
  readonly sources: readonly NoteSource[];
  /** Pages that a provider brought; its own markers count through these. */
  readonly web: readonly ProviderSource[];
  readonly lists: AnswerLists | null;
  readonly relatedQuestions: readonly string[];
}

const webSource = ({ url, title }: ProviderSource): NoteSource => ({
  kind: 'web',
  id: '',
  section: 'web',
  title: title ?? new URL(url).hostname,
  heading: 'A page that the provider used',
  text: '',
  source: title,
  url,
});

/** Providers that search number their own pages; a marker means ours where our passage says something of the sentence, else theirs. */
function withWebMarkers(text: string, own: readonly NoteSource[], web: readonly NoteSource[], base: EvidenceBase): string {
  if (web.length === 0) return text;
  const check = createSupportCheck(base.vocabulary);
  return text.replaceAll(/([^.!?\n]*?)((?:\[\d{1,2}\])+)/g, (_, before: string, marks: string) => {
    const numbers = [...marks.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    const meant = numbers.flatMap((number) => {
      const ours = own[number - 1];
      const isOurs = ours !== undefined && check(before, [{ title: `${ours.title}: ${ours.heading}`, text: ours.text }]).mark !== 'not-found';
      if (isOurs) return [number];
      return web[number - 1] ? [own.length + number] : [];
    });
    return `${before}${meant.map((number) => `[${number}]`).join('')}`;
  });
}

function shownSource(source: NoteSource, number: number): AnswerSource {
  const { kind, id, section, title, heading, text, source: said, url } = source;
  return {
    number,
    kind,
    title,
    heading,
    text,
    source: said,
    url,
    deepLink: kind === 'article' || kind === 'condition' ? deepLinkTo(kind, id, section) : null,
    isChecked: kind !== 'web',
  };
}

/** The diagnoses that an answer names: from its lists, else the strong words of the section that is called so, else all strong words. */
function diagnosesNamed(text: string, lists: AnswerLists | null): readonly string[] {
  if (lists && lists.differential.length > 0) return lists.differential;
  const sections = parseAnswer(text);
  const chosen = sections.filter(({ heading }) => /differential|diagnos/i.test(heading ?? ''));
  const strong = (chosen.length > 0 ? chosen : sections).flatMap(({ blocks }) =>
    blocks.flatMap(({ items }) =>
      items.flatMap((item) => item.flatMap(({ spans }) => spans.flatMap((span) => (span.isStrong ? [span.text.replace(/[:.]$/, '')] : [])))),
    ),
  );
  return [...new Set(strong)];
}

/** Whether some sentence names a drug without denying it. */
function isRecommended(text: string, name: string): boolean {
  const wanted = foldedWords(name).join(' ');
  return parseAnswer(text)
    .flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.flat()))
    .some((sentence) => {
      const plain = plainSentence(sentence);
      const words = wordsOf(plain);
      const denied = denialsOf(plain, words);
      return words.some(
        (_, i) =>
          words
            .slice(i, i + wanted.split(' ').length)
            .map(({ folded }) => folded)
            .join(' ') === wanted && denied[i] === 0,
      );
    });
}

/** What speaks against the drugs of a plan and against those that a model names beside it. */
function cautionsOf(prepared: Prepared, body: string, isProvider: boolean, base: EvidenceBase): AnswerCaution[] {
  const named = prepared.patient && isProvider ? readDrugs(body, base.book).flatMap(({ kind, id }) => (kind === 'drug' ? [id] : [])) : [];
  const more = prepared.patient ? cautionsFor(prepared.patient satisfies PatientProfile, named, base.book, base.findings) : [];
  const all: readonly PatientCaution[] = [...prepared.cautions, ...more.filter(({ drug }) => !prepared.cautions.some((caution) => caution.drug === drug))];
  return all.map(({ drug, level, because, text }) => {
    const name = nameOfDrug(drug, base.book);
    const isRuledOut = level === 'contraindicated' || level === 'avoid';
    return { drugId: drug, drug: name, level, because, text, isContradicted: isProvider && isRuledOut && isRecommended(body, name) };
  });
}

/**
 * Works out everything that is shown of an answer: sentences with their marks, the sources that are cited, the differential beside the knowledge base's, and where it contradicts what the data of a
 * drug say of this patient.
 * @returns the text as it is kept, with markers that all lead somewhere, and the rest
 */
export function finishAnswer(written: Written, prepared: Prepared, base: EvidenceBase): { readonly text: string; readonly result: AnswerResult } {
  const web = written.web.map(webSource);
  const sources = [...written.sources, ...web, ...prepared.beside];
  const isProvider = written.sources === prepared.passages;
  const marked = withWebMarkers(written.text, written.sources, web, base);
  const { sections, cited } = assessAnswer(marked, sources, base.vocabulary);
  const best = sections.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.flat().flatMap(({ best: number }) => number ?? [])));
  const shown = [...new Set([...cited, ...best])].toSorted((a, b) => a - b);
  const kept = shown.flatMap((number) => {
    const source = sources[number - 1];
    return source ? [shownSource(source, number)] : [];
  });
  const own = written.lists?.relatedQuestions ?? [];
  const questions = written.relatedQuestions.length > 0 ? written.relatedQuestions : own.length > 0 ? own : prepared.relatedQuestions;
  const urls = cited.flatMap((number) => sources[number - 1]?.url ?? []);
  const body = written.text.startsWith(prepared.preface) ? written.text.slice(prepared.preface.length) : written.text;
  return {
    text: writeAnswer(sections),
    result: {
      sections: [...sections],
      sources: kept,
      citations: [...new Set([...urls, ...written.web.map(({ url }) => url)])],
      relatedQuestions: questions.slice(0, 6),
      urgency: prepared.urgency,
      firstStep: prepared.firstStep,
      differential: prepared.analysis
        ? compareDifferentials(
            isProvider ? diagnosesNamed(body, written.lists) : prepared.analysis.suggestions.slice(0, 5).map(({ condition }) => condition),
            prepared.analysis.suggestions,
            base,
          )
        : [],
      cautions: cautionsOf(prepared, body, isProvider, base),
    },
  };
}
