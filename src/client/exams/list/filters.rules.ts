import { examTypes, questionSubjects, quizExams, quizSubjects, seriesSubjects } from '../../../shared/content/schema/exam-names.ts';
import type { DifficultyName, ExamName, PaperKind, SubjectName } from '../../../shared/exams/exams.schema.ts';

/** What narrows a list of papers. */
export interface PaperFilters {
  readonly exam: ExamName | 'all';
  /** Null for every subject. */
  readonly subject: SubjectName | null;
  /** Null for every level. */
  readonly difficulty: DifficultyName | null;
}

/** What a paper is filtered by. */
export interface FilteredPaper {
  readonly examType: ExamName;
  readonly subject: SubjectName;
  readonly difficulty: DifficultyName;
}

/** The documented default: every subject and level of one examination. */
export const usualFilters: PaperFilters = { exam: 'NEET-PG', subject: null, difficulty: null };

export const difficultyChoices = ['Easy', 'Medium', 'Hard'] as const satisfies readonly DifficultyName[];

interface Choices {
  readonly exams: readonly ExamName[];
  readonly subjects: readonly SubjectName[];
}

/** What the filters of each list offer, in the documented order. */
export const choicesOf: Readonly<Record<PaperKind, Choices>> = {
  quiz: { exams: quizExams.map((id) => examTypes[id]), subjects: quizSubjects.map((id) => questionSubjects[id]) },
  series: { exams: Object.values(examTypes), subjects: seriesSubjects.map((id) => questionSubjects[id]) },
};

/** @returns a subject by the name that it is shown under: among test series Medicine is Internal Medicine */
export function subjectLabel(kind: PaperKind, subject: SubjectName): string {
  return kind === 'series' && subject === 'Medicine' ? 'Internal Medicine' : subject;
}

/** @returns the papers that pass every filter, in the order in which they came */
export function filterPapers<Paper extends FilteredPaper>(papers: readonly Paper[], { exam, subject, difficulty }: PaperFilters): Paper[] {
  return papers.filter(
    (paper) =>
      (exam === 'all' || paper.examType === exam) &&
      (subject === null || paper.subject === subject) &&
      (difficulty === null || paper.difficulty === difficulty),
  );
}
