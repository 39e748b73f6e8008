import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ProgressOverview } from '../../../shared/progress/progress.schema.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './WeakTopics.module.css';

interface WeakTopicsProps {
  readonly topics: ProgressOverview['weakTopics'];
}

/** What to practise next: the topics with the fewest right answers, each with a quiz on it. */
export function WeakTopics({ topics }: WeakTopicsProps) {
  return (
    <Sheet className={classes.sheet} aria-labelledby="weak-topics" data-testid="weak-topics">
      <h2 id="weak-topics" className={classes.title}>
        Weakest topics
      </h2>
      {topics.length === 0 ? (
        <p className={classes.note}>None: of your latest answers, no topic with five or more has less than 60% right.</p>
      ) : (
        <>
          <p className={classes.note}>Topics with five or more of your latest answers, of which less than 60% are right.</p>
          <ul className={classes.list}>
            {topics.map(({ topic, subject, correct, total, quiz }) => (
              <li key={`${subject} ${topic}`} data-testid="weak-topic">
                <span className={classes.name}>
                  <Link to="/references" search={{ query: topic }} className={classes.topic}>
                    {topic}
                  </Link>
                  <span className={classes.subject}>
                    {subject}
                    {quiz && <span> · {quiz.title}</span>}
                  </span>
                </span>
                <span className={classes.figure}>
                  {correct} of {total} right
                  <span className={classes.track} aria-hidden="true">
                    <span style={{ width: `${(correct / total) * 100}%` }} />
                  </span>
                </span>
                {quiz ? (
                  <ButtonLink
                    to="/pg-preparation"
                    search={{ quiz: quiz.id }}
                    // It begins a quiz: not before it is pressed.
                    preload={false}
                    variant="default"
                    size="xs"
                    leftSection={<IconPlayerPlay size={14} stroke={1.75} aria-hidden />}
                    aria-label={`Start Quiz: ${quiz.title}`}
                    data-testid="start-weak-quiz"
                  >
                    Start Quiz
                  </ButtonLink>
                ) : (
                  <ButtonLink to="/references" search={{ query: topic }} variant="subtle" size="xs" aria-label={`Read about ${topic}`}>
                    Read about it
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
