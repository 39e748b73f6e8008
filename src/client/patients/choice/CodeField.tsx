import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './CodeField.module.css';

/** Where a code that somebody was given is typed. */
export function CodeField({ onCase }: { readonly onCase: (code: string) => void }) {
  const [code, setCode] = useState('');
  const open = () => {
    // Of a whole address the code is what is meant.
    const meant = /[?&]case=([^&\s]+)/.exec(code)?.[1] ?? code.trim();
    if (meant !== '') onCase(meant);
  };
  return (
    <form
      className={classes.code}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <TextInput
        label="Or a patient you were sent"
        placeholder="Code or link"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        data-testid="patient-code"
      />
      <Button type="submit" variant="default" data-testid="open-code">
        Open
      </Button>
    </form>
  );
}
