import { ActionIcon, Button } from '@mantine/core';
import { IconCopy, IconDownload, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import type { Answer } from '../../../shared/answers/answers.schema.ts';
import { toast } from '../toast.tsx';
import classes from './Answer.module.css';
import { answerMarkdown } from './answerMarkdown.ts';

interface AnswerActionsProps {
  readonly title: string;
  readonly answer: Answer;
  readonly onRate: (rating: Answer['rating']) => void;
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** What somebody does with an answer: keep it, and say whether it was useful. */
export function AnswerActions({ title, answer, onRate }: AnswerActionsProps) {
  const markdown = () => answerMarkdown(title, answer);
  const copy = () =>
    void navigator.clipboard.writeText(markdown()).then(
      () => toast.success('Copied', 'The answer with its sources is on the clipboard.'),
      () => toast.failure('Not copied', 'This browser does not give access to the clipboard.'),
    );
  const rating = (wanted: 'up' | 'down') => ({
    variant: answer.rating === wanted ? ('filled' as const) : ('default' as const),
    'aria-pressed': answer.rating === wanted,
    onClick: () => onRate(answer.rating === wanted ? null : wanted),
    size: 36,
  });
  return (
    <div className={classes.actions}>
      <Button variant="default" size="xs" leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />} onClick={copy} data-testid="copy-answer">
        Copy
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        onClick={() => download(`${answer.kind}.md`, markdown())}
        data-testid="export-answer"
      >
        Export as Markdown
      </Button>
      <span className={classes.rating}>
        <ActionIcon {...rating('up')} aria-label="Useful" data-testid="rate-up">
          <IconThumbUp size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon {...rating('down')} aria-label="Not useful" data-testid="rate-down">
          <IconThumbDown size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </span>
    </div>
  );
}
