import type { ContentFiles } from '../content-kinds.ts';
import { didYouMean } from '../look-up.ts';
import { articleHeadings } from '../schema/article.schema.ts';
import { examTypes, optionsOf, questionSubjects } from '../schema/exam-names.ts';
import type { Question } from '../schema/question.schema.ts';
import { type Problem, problemsOf } from './problem.ts';

interface Known {
  /** Everything that a link may lead to. */
  readonly pages: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
}

const allOrNone = /\b(?:all|none|both|neither) of (?:the above|these)\b/i;
const namesLetter = /\b(?:[Oo]ption|[Cc]hoice|[Aa]nswer) [A-E]\b/;

function problemsOfOptions({ exams, options, key, stem }: Question): string[] {
  const counts = new Set(exams.map(optionsOf));
  const texts = options.map(({ text }) => text.toLowerCase());
  return [
    ...(counts.size > 1 ? ['is for examinations of four and of five options'] : []),
    ...exams.filter((exam) => optionsOf(exam) !== options.length).map((exam) => `has ${options.length} options; ${examTypes[exam]} has ${optionsOf(exam)}`),
    ...(key < options.length ? [] : [`has its key at ${key}, where there is no option`]),
    ...(new Set(texts).size < texts.length ? ['has an option twice'] : []),
    ...texts.filter((text) => allOrNone.test(text)).map((text) => `offers "${text}"`),
    ...(stem.endsWith('?') ? [] : ['does not end in its question']),
  ];
}

function problemsOfTexts({ options, explanation, point }: Question): string[] {
  return [...options.map(({ why }) => why), explanation, point].filter((text) => namesLetter.test(text)).map((text) => `names a letter: "${text}"`);
}

function problemsOfPlace({ id, set, link, sources }: Question, topic: string, { pages, sources: known }: Known): string[] {
  const isOf = (name: string) => name.startsWith(`${topic}-`);
  return [
    ...(isOf(id) && /-\d+$/.test(id) ? [] : [`is not called ${topic}-<number>`]),
    ...(set === undefined || isOf(set) ? [] : [`is of the set ${set}, which is not called ${topic}-<letter>`]),
    ...(link === undefined || pages.has(link) ? [] : [`leads to ${link}, which is not there${didYouMean(link, pages)}`]),
    ...sources
      .filter((source) => !known.has(source))
      .map((source) => `there is no source ${source} (content/sources/${source}.json)${didYouMean(source, known)}`),
    ...(new Set(sources).size < sources.length ? ['lists a source twice'] : []),
  ];
}

/** Questions that have no key, options that their examination does not know, or lead to what is not there. */
export function checkQuestions({ question, reference, condition, source }: Pick<ContentFiles, 'question' | 'reference' | 'condition' | 'source'>): Problem[] {
  const known: Known = {
    pages: new Set([
      ...reference.flatMap(({ path }) => Object.keys(articleHeadings).map((section) => `${path}#${section}`)),
      ...condition.map(({ path }) => path),
    ]),
    sources: new Set(source.map(({ path }) => path.split('/').slice(1).join('/'))),
  };
  const owners = new Map<string, string>();
  return question.flatMap(({ path, item }) => {
    const [, subject = '', topic = ''] = path.split('/');
    const misplaced = subject in questionSubjects ? [] : problemsOf(path, [`${subject} is no subject; there are ${Object.keys(questionSubjects).join(', ')}`]);
    return [
      ...misplaced,
      ...item.questions.flatMap((one) => {
        const owner = owners.get(one.id);
        owners.set(one.id, path);
        const twice = owner === undefined ? [] : [`stands in ${owner} already`];
        return problemsOf(`question ${one.id}`, [...twice, ...problemsOfOptions(one), ...problemsOfTexts(one), ...problemsOfPlace(one, topic, known)]);
      }),
    ];
  });
}
