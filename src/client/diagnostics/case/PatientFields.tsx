import { NumberInput } from '@mantine/core';
import { durationOptions, genders } from '../../../shared/diagnostics/diagnostics.schema.ts';
import type { FormFields } from '../../lib/useServerForm.ts';
import { Select } from '../../ui/select/Select.tsx';
import type { SelectOption } from '../../ui/select/select.rules.ts';
import type { CaseValues } from './caseForm.rules.ts';
import classes from './PatientFields.module.css';

const genderOptions = genders.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** A session stored through the interface for programs may carry a duration of its own wording. */
function durationsWith(value: string | null): SelectOption[] {
  const all = new Set<string>(durationOptions);
  if (value !== null) all.add(value);
  return [...all].map((duration) => ({ value: duration, label: duration }));
}

/** Duration, age and gender: each optional, each can be cleared again. */
export function PatientFields({ form }: { readonly form: FormFields<CaseValues> }) {
  return (
    <div className={classes.row}>
      <Select
        {...form.getInputProps('duration')}
        label="Duration"
        placeholder="Any"
        options={durationsWith(form.values.duration)}
        clearable
        data-testid="duration"
      />
      <NumberInput
        {...form.getInputProps('patientAge')}
        label="Patient age"
        placeholder="Years"
        min={0}
        max={130}
        // Out of range is told, not quietly changed: 500 may have been meant as 50.
        clampBehavior="none"
        allowDecimal={false}
        inputMode="numeric"
        hideControls
        data-testid="patient-age"
      />
      <Select {...form.getInputProps('patientGender')} label="Gender" placeholder="Any" options={genderOptions} clearable data-testid="patient-gender" />
    </div>
  );
}
