import { IconClock, IconDiamond, IconStethoscope } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { MiniQuiz } from '../../../shared/exams/exams.schema.ts';
import { questionCount } from '../../ui/counts.ts';
import classes from './PaperCard.module.css';
import { Fact, Facts, PaperCard } from './PaperCard.tsx';
import { minutesText } from './texts.rules.ts';

/** As documented: so many tags, and how many more there are. */
const mostTags = 3;

interface QuizCardProps {
  readonly quiz: MiniQuiz;
  readonly isStarting: boolean;
  readonly onStart: (id: string) => void;
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const more = tags.length - mostTags;
  return (
    <ul className={classes.tags} aria-label="Tags">
      {(isWhole ? tags : tags.slice(0, mostTags)).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more > 0 && (
        <li className={classes.more}>
          <button
            type="button"
            aria-expanded={isWhole}
            aria-label={isWhole ? 'Fewer tags' : `+${more} ${more === 1 ? 'tag' : 'tags'}`}
            title={isWhole ? undefined : tags.slice(mostTags).join(', ')}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? '−' : `+${more}`}
          </button>
        </li>
      )}
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
