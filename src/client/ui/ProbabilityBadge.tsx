import { Badge } from '@mantine/core';
import classes from './ProbabilityBadge.module.css';

const colours: Readonly<Record<string, string>> = { high: 'red', medium: 'yellow', low: 'green' };

/** The documented badge: high red, medium yellow, low green, anything else grey; the word stands inside. */
export function ProbabilityBadge({ probability }: { readonly probability: string }) {
  return (
    <Badge color={colours[probability] ?? 'gray'} className={classes.badge} data-testid="probability-badge" data-probability={probability}>
      <span className={classes.word}>{probability}</span>
    </Badge>
  );
}
