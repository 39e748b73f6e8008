import { IconCheck, IconFlagFilled, IconMinus, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import aside from '../taking/Aside.module.css';
import palette from '../taking/Palette.module.css';
import { useRevealCurrent } from '../taking/useRevealCurrent.ts';
import classes from './ReviewAside.module.css';
import type { Reviewed, Verdict } from './verdict.rules.ts';

interface ReviewAsideProps {
  readonly listed: readonly Reviewed[];
  /** The question that is shown. */
  readonly position: number;
  readonly onGo: (position: number) => void;
}

const signs = {
  right: { words: 'right', Icon: IconCheck },
  wrong: { words: 'wrong', Icon: IconX },
  open: { words: 'unanswered', Icon: IconMinus },
} as const satisfies Record<Verdict, { words: string; Icon: typeof IconCheck }>;

interface ReviewButtonProps extends Reviewed {
  readonly isCurrent: boolean;
  readonly onGo: (position: number) => void;
}

const ReviewButton = memo(function ReviewButton({ position, verdict, isMarked, isCurrent, onGo }: ReviewButtonProps) {
  const { words, Icon } = signs[verdict];
  return (
    <button
      type="button"
      className={palette.number}
      aria-label={`Question ${position + 1}, ${words}${isMarked ? ', marked' : ''}`}
      aria-current={isCurrent ? 'step' : undefined}
      data-verdict={verdict}
      onClick={() => onGo(position)}
      data-testid={`palette-${position + 1}`}
    >
      {position + 1}
      <Icon size={14} stroke={2.25} aria-hidden />
      {isMarked && <IconFlagFilled size={12} className={palette.flag} aria-hidden />}
    </button>
  );
});

/** The questions of a review by their numbers, with a sign for how each went. */
export function ReviewAside({ listed, position, onGo }: ReviewAsideProps) {
  const box = useRevealCurrent(position);
  return (
    <aside ref={box} className={`${aside.aside} ${classes.aside}`} data-column="beside">
      <h2 className={aside.title}>Questions</h2>
      <nav aria-label="Questions">
        <ol className={palette.numbers}>
          {listed.map((one) => (
            <li key={one.position}>
              <ReviewButton {...one} isCurrent={one.position === position} onGo={onGo} />
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  );
}
