import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Specialty, specialties } from '../../../shared/content/schema/specialties.ts';
import { type CaseDifficulty, caseDifficulties } from '../../../shared/patients/base/case-code.rules.ts';
import { chooseCase } from '../../../shared/patients/choosing/choose-case.ts';
import { Select } from '../../ui/select/Select.tsx';
import type { BrowserBase } from '../patientBase.ts';
import classes from './PatientChoice.module.css';
import { useWeakSpecialties } from './useWeakSpecialties.ts';

interface PatientChoiceProps {
  readonly browser: BrowserBase;
  readonly onCase: (code: string) => void;
}

const any = 'any';
const weak = 'weak';
const difficultyOptions = [
  { value: any, label: 'Any' },
  { value: 'easy', label: 'Easy: stands out soon' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard: close look-alikes' },
];

/** Whom somebody wants to see: by specialty or weak topics, and by how far the look-alikes are. */
export function PatientChoice({ browser, onCase }: PatientChoiceProps) {
  const [from, setFrom] = useState<string>(any);
  const [difficulty, setDifficulty] = useState<CaseDifficulty | null>(null);
  const [hasNone, setHasNone] = useState(false);
  const weakOnes = useWeakSpecialties();
  const fromOptions = [
    { value: any, label: 'Any specialty' },
    ...(weakOnes.length > 0 ? [{ value: weak, label: 'My weak topics' }] : []),
    ...specialties.map((name) => ({ value: name, label: name })),
  ];
  const chosen = (): Specialty[] => (from === weak ? weakOnes.map(({ specialty }) => specialty) : specialties.filter((name) => name === from));
  const begin = () => {
    const code = chooseCase({ specialties: chosen(), difficulty }, browser.base, Math.random);
    setHasNone(code === null);
    if (code !== null) onCase(code);
  };
  return (
    <form
      className={classes.choice}
      aria-label="Choose a patient"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Select label="From" options={fromOptions} value={from} onChange={(value) => setFrom(value ?? any)} data-testid="patient-specialty" />
      <Select
        label="Difficulty"
        options={difficultyOptions}
        value={difficulty ?? any}
        onChange={(value) => setDifficulty(caseDifficulties.find((one) => one === value) ?? null)}
        data-testid="patient-difficulty"
      />
      <Button type="submit" data-testid="meet-patient">
        Meet a patient
      </Button>
      {from === weak && <p className={classes.note}>From {weakOnes.map(({ specialty, topics }) => `${specialty} (${topics.join(', ')})`).join('; ')}.</p>}
      {hasNone && (
        <p className={classes.note} role="alert">
          The knowledge base has nobody of this specialty whose story is long enough. Please choose another one.
        </p>
      )}
    </form>
  );
}
