import { Badge } from '@mantine/core';
import type { DifficultyName } from '../../shared/exams/exams.schema.ts';

const colours = { Easy: 'green', Medium: 'yellow', Hard: 'red' } as const satisfies Record<DifficultyName, string>;

/** The documented badge: easy green, medium yellow, hard red; the word stands inside. */
export function DifficultyBadge({ difficulty }: { readonly difficulty: DifficultyName }) {
  return (
    <Badge color={colours[difficulty]} flex="none" data-testid="difficulty">
      {difficulty}
    </Badge>
  );
}
