import { difficultyOf } from '../../exams/difficulty.rules.ts';
import type { ContentFiles } from '../content-kinds.ts';
import { didYouMean } from '../look-up.ts';
import { difficulties, type ExamTypeId, examIds, examTypes, quizExams, quizSubjects, seriesSubjects } from '../schema/exam-names.ts';
import type { Question } from '../schema/question.schema.ts';
import { type Problem, problemsOf } from './problem.ts';

interface Paper {
  readonly path: string;
  readonly exam: ExamTypeId;
  /** The folder in which it must lie. */
  readonly folder: string;
  readonly difficulty: Question['difficulty'];
  readonly questions: readonly string[];
}

const papersOf = ({ quiz, series }: Pick<ContentFiles, 'quiz' | 'series'>): Paper[] => [
  ...quiz.map(({ path, item: { exam, subject, difficulty, questions } }) => ({ path, exam, folder: subject, difficulty, questions })),
  ...series.map(({ path, item: { exam, difficulty, sections } }) => ({
    path,
    exam,
    folder: exam,
    difficulty,
    questions: sections.flatMap(({ questions }) => questions),
  })),
];

/** Whoever has met all sisters but one knows the last by what is left: at most half of a set may be asked. */
function tooManySisters(questions: readonly Question[]): string[] {
  const sets = Map.groupBy(
    questions.filter(({ set }) => set !== undefined),
    ({ set }) => set ?? '',
  );
  return [...sets]
    .filter(([, sisters]) => sisters.length > Math.floor((sisters[0]?.options.length ?? 0) / 2))
    .map(([set, sisters]) => `asks ${sisters.length} of the set ${set}, whose options are the same; at most half of them`);
}

function problemsOfPaper({ path, exam, folder, difficulty, questions: ids }: Paper, known: ReadonlyMap<string, Question>): string[] {
  const questions = ids.flatMap((id) => known.get(id) ?? []);
  const level = difficultyOf(questions);
  return [
    ...ids.filter((id) => !known.has(id)).map((id) => `asks ${id}, which is no question${didYouMean(id, new Set(known.keys()))}`),
    ...(new Set(ids).size < ids.length ? ['asks a question twice'] : []),
    ...questions.filter(({ exams }) => !exams.includes(exam)).map(({ id }) => `asks ${id}, which is not for ${examTypes[exam]}`),
    ...tooManySisters(questions),
    ...(questions.length > 0 && level !== difficulty ? [`is called ${difficulty}; by its questions it is ${level}`] : []),
    ...(path.split('/')[1] === folder ? [] : [`belongs into the folder ${folder}`]),
  ];
}

const fewestQuizzes = 50;
const fewestSeries = 26;

/** What no paper is for, though the product offers to filter by it. */
function gaps({ quiz, series }: Pick<ContentFiles, 'quiz' | 'series'>): string[] {
  if (quiz.length + series.length < 1) return [];
  const missing = (what: string, wanted: readonly string[], have: readonly string[]) =>
    wanted.filter((one) => !have.includes(one)).map((one) => `no ${what} for ${one}`);
  return [
    ...(quiz.length < fewestQuizzes ? [`${quiz.length} mini quizzes; at least ${fewestQuizzes}`] : []),
    ...(series.length < fewestSeries ? [`${series.length} test series; at least ${fewestSeries}`] : []),
    ...missing(
      'mini quiz',
      [...quizExams, ...quizSubjects, ...difficulties],
      quiz.flatMap(({ item }) => [item.exam, item.subject, item.difficulty]),
    ),
    ...missing(
      'test series',
      [...examIds, ...seriesSubjects, ...difficulties],
      series.flatMap(({ item }) => [item.exam, item.subject, item.difficulty]),
    ),
  ];
}

/** Papers that ask what is not there, what is not for their examination, or so many sisters that the last is known by what is left. */
export function checkPapers(files: Pick<ContentFiles, 'quiz' | 'series' | 'question'>): Problem[] {
  const known = new Map(files.question.flatMap(({ item }) => item.questions).map((question) => [question.id, question]));
  const papers = papersOf(files);
  const names = papers.map(({ path }) => path.split('/').at(-1) ?? '');
  const twice = names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name} is the name of two papers`);
  return [...papers.flatMap((paper) => problemsOf(paper.path, problemsOfPaper(paper, known))), ...problemsOf('papers', [...twice, ...gaps(files)])];
}
