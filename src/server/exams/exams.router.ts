import { z } from 'zod';
import {
  AnswerInput,
  AnswerOutput,
  Attempt,
  CloseSectionInput,
  OpenAttempt,
  Performance,
  QuizAttempt,
  QuizAttemptInput,
  RepeatHeader,
  StartInput,
  StartOutput,
  SubmitInput,
  TestAttempt,
  TestAttemptInput,
} from '../../shared/exams/attempts.schema.ts';
import { LaboratoryPanel, ListedQuestion, MiniQuiz, PaperIdInput, PaperListInput, QuestionListInput, TestSeries } from '../../shared/exams/exams.schema.ts';
import { IdInput, SuccessOutput } from '../../shared/fields.ts';
import { ListHeaders, PageInput } from '../../shared/paging.schema.ts';
import { anyone, authed, documented, router } from '../platform/procedures.ts';
import { answerAttempt } from './answers.service.ts';
import { listOpenAttempts, showAttempt } from './attempt-view.service.ts';
import { closeSection, discardAttempt, startAttempt, submitAttempt } from './attempts.service.ts';
import { laboratoryPanels } from './laboratory.service.ts';
import { getQuiz, getSeries, listQuizzes, listSeries } from './papers.service.ts';
import { showPerformance } from './performance.service.ts';
import { listQuestions } from './questions.service.ts';
import { listQuizAttempts, listTestAttempts, submitQuiz, submitTest } from './whole-attempts.service.ts';

const listed = { responseHeaders: ListHeaders };
const whole = { alsoThrows: ['NOT_FOUND', 'CONFLICT'], requestHeaders: RepeatHeader } as const;

export const examsRouter = router({
  listSeries: anyone
    .meta(documented('GET', '/pg-test-series', 'Test series, by title', listed))
    .input(PaperListInput.prefault({}))
    .output(z.array(TestSeries))
    .query(({ ctx, input }) => listSeries(ctx, input)),

  series: anyone
    .meta(documented('GET', '/pg-test-series/{id}', 'One test series'))
    .input(PaperIdInput)
    .output(TestSeries)
    .query(({ ctx, input }) => getSeries(ctx, input.id)),

  listQuizzes: anyone
    .meta(documented('GET', '/pg-mini-quizzes', 'Mini quizzes, by title', listed))
    .input(PaperListInput.prefault({}))
    .output(z.array(MiniQuiz))
    .query(({ ctx, input }) => listQuizzes(ctx, input)),

  quiz: anyone
    .meta(documented('GET', '/pg-mini-quizzes/{id}', 'One mini quiz'))
    .input(PaperIdInput)
    .output(MiniQuiz)
    .query(({ ctx, input }) => getQuiz(ctx, input.id)),

  questions: anyone
    .meta(
      documented(
        'GET',
        '/pg-questions',
        'Questions with their keys: of one paper in its order, or by filters; without keys while their paper is open in exam mode',
        {
          ...listed,
          alsoThrows: ['NOT_FOUND'],
        },
      ),
    )
    .input(QuestionListInput.prefault({}))
    .output(z.array(ListedQuestion))
    .query(({ ctx, input }) => listQuestions(ctx, input)),

  laboratory: anyone.output(z.array(LaboratoryPanel)).query(() => laboratoryPanels()),

  start: authed
    .meta(documented('POST', '/pg-attempts', 'Begin a paper, or go on with the one that is open', { alsoThrows: ['NOT_FOUND', 'CONFLICT'] }))
    .input(StartInput)
    .output(StartOutput)
    .mutation(({ ctx, input }) => startAttempt(ctx, input)),

  attempt: authed
    .meta(
      documented('GET', '/pg-attempts/{id}', 'An attempt: what it asks, what was answered, and once it is over its result', {
        alsoThrows: ['CONFLICT'],
      }),
    )
    .input(IdInput)
    .output(Attempt)
    .query(({ ctx, input }) => showAttempt(ctx, input.id)),

  answer: authed
    .meta(documented('POST', '/pg-attempts/{id}/responses', 'Keep answers of an open attempt', { alsoThrows: ['CONFLICT'] }))
    .input(AnswerInput)
    .output(AnswerOutput)
    .mutation(({ ctx, input }) => answerAttempt(ctx, input)),

  closeSection: authed
    .meta(documented('POST', '/pg-attempts/{id}/close-section', 'Close the open section before its time is over'))
    .input(CloseSectionInput)
    .output(Attempt)
    .mutation(({ ctx, input }) => closeSection(ctx, input)),

  submit: authed
    .meta(documented('POST', '/pg-attempts/{id}/submit', 'Hand an attempt in; doing so again answers the same result'))
    .input(SubmitInput)
    .output(Attempt)
    .mutation(({ ctx, input }) => submitAttempt(ctx, input)),

  discard: authed
    .meta(documented('DELETE', '/pg-attempts/{id}', 'Take away what was practised and not handed in', { alsoThrows: ['CONFLICT'] }))
    .input(IdInput)
    .output(SuccessOutput)
    .mutation(({ ctx, input }) => discardAttempt(ctx, input.id)),

  open: authed
    .meta(documented('GET', '/pg-attempts', 'What you have begun and not finished, exams first', listed))
    .input(PageInput.prefault({}))
    .output(z.array(OpenAttempt))
    .query(({ ctx, input }) => listOpenAttempts(ctx, input)),

  submitTest: authed
    .meta(documented('POST', '/pg-test-attempts', 'A whole test in one call; the server scores it', whole))
    .input(TestAttemptInput)
    .output(TestAttempt)
    .mutation(({ ctx, input }) => submitTest(ctx, input)),

  listTestAttempts: authed
    .meta(documented('GET', '/pg-test-attempts', 'Your finished tests, those begun last first', listed))
    .input(PageInput.prefault({}))
    .output(z.array(TestAttempt))
    .query(({ ctx, input }) => listTestAttempts(ctx, input)),

  submitQuiz: authed
    .meta(documented('POST', '/pg-mini-quiz-attempts', 'A whole mini quiz in one call; the server scores it', whole))
    .input(QuizAttemptInput)
    .output(QuizAttempt)
    .mutation(({ ctx, input }) => submitQuiz(ctx, input)),

  listQuizAttempts: authed
    .meta(documented('GET', '/pg-mini-quiz-attempts', 'Your finished mini quizzes, those begun last first', listed))
    .input(PageInput.prefault({}))
    .output(z.array(QuizAttempt))
    .query(({ ctx, input }) => listQuizAttempts(ctx, input)),

  performance: authed
    .meta(documented('GET', '/pg-performance', 'How you do: recent attempts, and by subject and topic'))
    .output(Performance)
    .query(({ ctx }) => showPerformance(ctx)),
});
