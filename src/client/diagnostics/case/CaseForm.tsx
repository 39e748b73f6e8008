import { Button, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { IconFileText, IconStethoscope } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { maximumSymptomsLength } from '../../../shared/diagnostics/diagnostics.schema.ts';
import type { ServerForm } from '../../lib/useServerForm.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.tsx';
import classes from './CaseForm.module.css';
import { CharacterCount } from './CharacterCount.tsx';
import { type CaseValues, emptyCase } from './caseForm.rules.ts';
import { exampleCase } from './exampleCase.ts';
import { PatientFields } from './PatientFields.tsx';
import { SeverityField } from './SeverityField.tsx';

interface CaseFormProps {
  readonly state: ServerForm<CaseValues>;
  readonly isSessionOpen: boolean;
  readonly onNewCase: () => void;
  readonly isAiPending: boolean;
  readonly onAi: () => void;
}

function Undo({ onUndo }: { readonly onUndo: () => void }) {
  const [isUndone, setIsUndone] = useState(false);
  const undo = () => {
    setIsUndone(true);
    onUndo();
  };
  return isUndone ? (
    'It is back.'
  ) : (
    <Button variant="default" size="compact-sm" onClick={undo} data-testid="undo-new-case">
      Undo
    </Button>
  );
}

/** The case: what the patient has, for how long, how badly, and who the patient is. */
export function CaseForm({ state, isSessionOpen, onNewCase, isAiPending, onAi }: CaseFormProps) {
  const { form, element, submit, isPending } = state;
  const isEmpty = form.values.symptoms === '' && form.values.medicalHistory === '';
  const clear = () => {
    // An open case is among the recent sessions, with what was typed since; another one is nowhere else.
    if (isSessionOpen) return onNewCase();
    const before = form.values;
    form.setValues(emptyCase);
    form.clearErrors();
    toast.success('Case cleared', <Undo onUndo={() => form.setValues(before)} />);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <Sheet
      component="form"
      ref={element}
      className={classes.form}
      onSubmit={send}
      onKeyDown={getHotkeyHandler([['mod+Enter', submit]])}
      noValidate
      aria-labelledby="case-title"
    >
      <div className={classes.head}>
        <h2 id="case-title" className={classes.title}>
          The case
        </h2>
        {isSessionOpen || !isEmpty ? (
          <Button variant="subtle" size="compact-sm" onClick={clear} data-testid="new-case">
            New case
          </Button>
        ) : (
          <Button variant="subtle" size="compact-sm" onClick={() => form.setValues(exampleCase)} data-testid="example-case">
            Use an example
          </Button>
        )}
      </div>
      <div>
        <Textarea
          {...form.getInputProps('symptoms')}
          label="Primary symptoms"
          placeholder="What troubles the patient, since when, and what is absent. Plain sentences are best."
          autosize
          minRows={5}
          maxRows={16}
          aria-required
          data-testid="symptoms"
        />
        <CharacterCount length={form.values.symptoms.length} limit={maximumSymptomsLength} />
      </div>
      <PatientFields form={form} />
      <SeverityField value={form.values.severity} onChange={(severity) => form.setFieldValue('severity', severity)} error={form.errors.severity} />
      <div>
        <Textarea
          {...form.getInputProps('medicalHistory')}
          label="Medical history (optional)"
          placeholder="Illnesses, operations, medicines, family, habits"
          autosize
          minRows={2}
          maxRows={10}
          data-testid="medical-history"
        />
        <CharacterCount length={form.values.medicalHistory.length} limit={maximumSymptomsLength} />
      </div>
      <div className={classes.actions}>
        <PendingButton
          type="submit"
          isPending={isPending}
          pendingLabel="Analyzing..."
          leftSection={<IconStethoscope size={18} stroke={1.75} aria-hidden />}
          fullWidth
          aria-keyshortcuts="Control+Enter Meta+Enter"
          data-testid="basic-analysis"
        >
          Basic Analysis
        </PendingButton>
        <PendingButton
          type="button"
          variant="default"
          isPending={isAiPending}
          pendingLabel="AI Analyzing..."
          leftSection={<IconFileText size={18} stroke={1.75} aria-hidden />}
          fullWidth
          onClick={onAi}
          data-testid="ai-analysis-button"
        >
          AI Analysis
        </PendingButton>
        <p className={classes.hint}>
          <kbd>Ctrl</kbd> or <kbd>⌘</kbd> with <kbd>Enter</kbd> does the same.
        </p>
      </div>
    </Sheet>
  );
}
