import { useMemo } from 'react';
import type { RecognisedFinding } from '../../../shared/diagnostics/diagnostics.schema.ts';
import classes from './AnnotatedText.module.css';
import { findingStates } from './findingStates.ts';
import { segmentsOf } from './segments.rules.ts';

interface AnnotatedTextProps {
  readonly label: string;
  readonly text: string;
  readonly findings: readonly RecognisedFinding[];
  /** The finding whose chip is pointed at. */
  readonly pointedAt: string | null;
}

/** A text of the case with what was read in it, in place. */
export function AnnotatedText({ label, text, findings, pointedAt }: AnnotatedTextProps) {
  const segments = useMemo(() => segmentsOf(text, findings), [text, findings]);
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and so must be reachable from the keyboard */}
      <section className={classes.text} dir="auto" tabIndex={0} aria-label={label} data-testid="annotated-text">
        {segments.map(({ start, text: words, findings: read }) => {
          const [narrowest] = read;
          if (!narrowest) return words;
          return (
            <mark
              key={start}
              className={classes.mark}
              data-state={narrowest.state}
              data-pointed={read.some(({ findingId }) => findingId === pointedAt) || undefined}
              title={read.map(({ name, state }) => `${name}: ${findingStates[state].word.toLowerCase()}`).join('\n')}
            >
              {words}
            </mark>
          );
        })}
      </section>
    </figure>
  );
}
