import { Input, Slider } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { severityWord } from './caseForm.rules.ts';
import classes from './SeverityField.module.css';

interface SeverityFieldProps {
  readonly value: number;
  readonly onChange: (severity: number) => void;
  readonly error?: ReactNode;
}

const marks = [
  { value: 1, label: '1 mild' },
  { value: 5, label: '5 moderate' },
  { value: 10, label: '10 severe' },
];

/** How badly the patient suffers, 1 to 10. */
export function SeverityField({ value, onChange, error }: SeverityFieldProps) {
  const label = useId();
  return (
    <div>
      <div className={classes.head}>
        <span id={label} className={classes.label}>
          Severity
        </span>
        <output className={classes.value} data-testid="severity-value">
          {value}/10, {severityWord(value)}
        </output>
      </div>
      <Slider
        className={classes.slider}
        min={1}
        max={10}
        step={1}
        value={value}
        onChange={onChange}
        marks={marks}
        label={null}
        thumbSize={24}
        thumbValueText={(severity) => `${severity} of 10, ${severityWord(severity)}`}
        thumbProps={{ 'aria-labelledby': label }}
        data-testid="severity"
      />
      {error && <Input.Error mt={8}>{error}</Input.Error>}
    </div>
  );
}
