import { Textarea } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import classes from './NoteField.module.css';

/** As many characters as the server takes. */
const longest = 2_000;

interface NoteFieldProps {
  readonly note: string;
  readonly takesFocus: boolean;
  readonly onChange: (note: string) => void;
}

/** What somebody writes down about a question, for themselves. */
export function NoteField({ note, takesFocus, onChange }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened; whoever empties it goes on typing
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, []);
  return (
    <div className={classes.note}>
      <Textarea
        id={id}
        ref={field}
        label="Your note on this question"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longest}
        value={note}
        onChange={(event) => onChange(event.currentTarget.value)}
        data-testid="question-note"
      />
    </div>
  );
}
