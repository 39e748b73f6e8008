import { IconClock, IconDiamond, IconStethoscope } from '@tabler/icons-react';
import { memo } from 'react';
import type { MiniQuiz } from '../../../shared/exams/exams.schema.ts';
import classes from './PaperCard.module.css';
import { Fact, Facts, PaperCard } from './PaperCard.tsx';
import { minutesText, questionCount } from './texts.rules.ts';

/** As documented: so many tags, and how many more there are. */
const mostTags = 3;

interface QuizCardProps {
  readonly quiz: MiniQuiz;
  readonly isStarting: boolean;
  readonly onStart: (id: string) => void;
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className={classes.tags} aria-label="Tags">
      {tags.slice(0, mostTags).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {tags.length > mostTags && <li title={tags.slice(mostTags).join(', ')}>+{tags.length - mostTags}</li>}
    </ul>
  );
}

/** A mini quiz in the list. */
export const QuizCard = memo(function QuizCard({ quiz, isStarting, onStart }: QuizCardProps) {
  const { id, subject, topic, totalQuestions, duration, examType, tags, isPremium } = quiz;
  return (
    <PaperCard
      paper={quiz}
      testId={`quiz-card-${id}`}
      start={{ label: 'Start Quiz', testId: `start-quiz-${id}`, isPending: isStarting, onClick: () => onStart(id) }}
      note={
        isPremium && (
          <>
            <IconDiamond size={16} stroke={1.75} aria-hidden /> Premium Quiz
          </>
        )
      }
    >
      <Facts>
        <Fact icon={<IconStethoscope size={16} stroke={1.75} aria-hidden />}>{[subject, topic]}</Fact>
        <Fact icon={<IconClock size={16} stroke={1.75} aria-hidden />}>{[questionCount(totalQuestions), minutesText(duration), examType]}</Fact>
      </Facts>
      <Tags tags={tags} />
    </PaperCard>
  );
});
