import type { AttemptMode } from '../../shared/exams/attempts.schema.ts';
import type { TakenKind } from '../../shared/exams/exams.schema.ts';

/** What is said of something that is taken, by what it is; the words of quizzes and tests are the documented ones. */
export interface PaperWords {
  /** In a sentence about its answers: "your paper is being handed in". */
  readonly paper: string;
  readonly discard: string;
  /** The button that ends it, and its test id. */
  readonly finish: string;
  readonly finishTestId: string;
  /** The question before it is ended with something open. */
  readonly ask: string;
  readonly askYes: string;
  readonly completed: string;
  readonly another: string;
  readonly notFinished: string;
  readonly modes: Readonly<Record<AttemptMode, string>>;
}

const modes = { practice: 'Quiz', study: 'Study mode', exam: 'Exam mode' } as const;

export const paperWords: Readonly<Record<TakenKind, PaperWords>> = {
  quiz: {
    paper: 'paper',
    discard: 'Discard this quiz?',
    finish: 'Finish Quiz',
    finishTestId: 'finish-quiz',
    ask: 'Finish the quiz?',
    askYes: 'Finish now',
    completed: 'Mini Quiz Completed!',
    another: 'Take Another Quiz',
    notFinished: 'Quiz Not Finished',
    modes,
  },
  series: {
    paper: 'paper',
    discard: 'Discard this test?',
    finish: 'Submit Test',
    finishTestId: 'submit-test',
    ask: 'Submit the test?',
    askYes: 'Submit now',
    completed: 'Test Completed!',
    another: 'Take Another Test',
    notFinished: 'Test Not Submitted',
    modes,
  },
  block: {
    paper: 'block',
    discard: 'Discard this block?',
    finish: 'Finish Block',
    finishTestId: 'finish-block',
    ask: 'Finish the block?',
    askYes: 'Finish now',
    completed: 'Block Completed!',
    another: 'Take Another Block',
    notFinished: 'Block Not Finished',
    modes: { practice: 'Practice', study: 'Tutor mode', exam: 'Exam mode' },
  },
};

/** What stands in the place of the subject of a block that has questions of several. */
export const severalSubjects = 'Several subjects';
