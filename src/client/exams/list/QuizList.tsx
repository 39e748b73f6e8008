import { trpc } from '../../lib/trpc.ts';
import { PaperList } from './PaperList.tsx';
import { QuizCard } from './QuizCard.tsx';

/** The mini quizzes: a few questions on one topic each. */
export function QuizList() {
  const query = trpc.exams.listQuizzes.useQuery({ limit: 500 });
  return (
    <PaperList kind="quiz" query={query}>
      {(quiz, start) => <QuizCard key={quiz.id} quiz={quiz} {...start} />}
    </PaperList>
  );
}
