import { type KeyboardEvent, useRef } from 'react';
import { OptionRow } from './OptionRow.tsx';
import classes from './Options.module.css';
import type { Taking } from './useTaking.ts';

interface OptionListProps {
  readonly taking: Taking;
  /** The id of the question's heading. */
  readonly labelledBy: string;
}

/**
 * The options as a radio group. The arrows up and down choose, as radios do. In study mode, where an answer is final, and while options are struck out, they only lead there,
 * and the space bar chooses or strikes.
 */
export function OptionList({ taking, labelledBy }: OptionListProps) {
  const { sitting, position, question, response, isStriking } = taking;
  const list = useRef<HTMLDivElement>(null);
  const isFinal = sitting.mode === 'study' && sitting.keys !== null;
  const lead = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!(isFinal || isStriking) || by === undefined) return;
    const radios = Array.from<Element>(list.current?.querySelectorAll('input') ?? []);
    const at = document.activeElement ? radios.indexOf(document.activeElement) : -1;
    if (at === -1) return;
    event.preventDefault();
    const next = radios[(at + by + radios.length) % radios.length];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div
      ref={list}
      className={classes.options}
      role="radiogroup"
      aria-labelledby={labelledBy}
      data-striking={isStriking || undefined}
      onKeyDown={lead}
      data-testid="options"
    >
      {isStriking && (
        <p className={classes.hint} role="status">
          Strike-out is on: a click or a letter strikes an option out, or takes it back.
        </p>
      )}
      {question.options.map((text, place) => (
        <OptionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          key={place}
          name={`question-${position}`}
          place={place}
          text={text}
          isChosen={response.choice === place}
          isStruck={response.struck.includes(place)}
          onChoose={() => (isStriking ? taking.strike : taking.choose)(place)}
          onStrike={() => taking.strike(place)}
        />
      ))}
    </div>
  );
}
