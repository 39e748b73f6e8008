import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { AttemptMode } from '../../../shared/exams/attempts.schema.ts';
import { Choice } from '../list/Choice.tsx';
import { extraTimeLabels, mannerOf, mannerText, modesOf, type Preferences } from '../list/modes.rules.ts';
import classes from './BlockBuilder.module.css';
import { blockSizes, mostInBlock } from './blockSize.rules.ts';

interface BlockBuilderProps {
  readonly preferences: Preferences;
  /** How many questions fit. */
  readonly fitting: number;
  readonly onChange: (change: Partial<Preferences>) => void;
}

const modeLabels = { study: 'Tutor', practice: 'Practice', exam: 'Exam' } as const satisfies Record<AttemptMode, string>;

interface TypedSizeProps {
  readonly size: number;
  readonly most: number;
  readonly onChange: (typed: number | string) => void;
}

/** Any other number of questions; while it is typed it may be empty. */
function TypedSize({ size, most, onChange }: TypedSizeProps) {
  const [typed, type] = useState<number | string | null>(null);
  return (
    <NumberInput
      aria-label="Number of questions"
      className={classes.typed}
      min={1}
      max={Math.max(1, most)}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={typed ?? size}
      onChange={(value) => {
        type(value);
        onChange(value);
      }}
      onBlur={() => type(null)}
      data-testid="block-size-typed"
    />
  );
}

/** How a block is made: how many questions, and how they are taken. One line says what the choice does. */
export function BlockBuilder({ preferences, fitting, onChange }: BlockBuilderProps) {
  const { blockSize, extraTime } = preferences;
  const manner = mannerOf('block', preferences, true);
  const most = mostInBlock(fitting);
  const setSize = (value: number | string) => {
    const size = Number(value);
    if (Number.isInteger(size) && size >= 1 && size <= mostInBlock(Number.POSITIVE_INFINITY)) onChange({ blockSize: size });
  };
  return (
    <section className={classes.builder} aria-label="Your block" data-testid="block-builder">
      <div className={classes.size}>
        <Choice
          name="Questions"
          options={blockSizes.map((size) => ({ value: String(size), label: String(size), disabled: size > most && size !== blockSize }))}
          value={String(blockSize)}
          onChange={setSize}
          testId="block-size"
        />
        <TypedSize size={Math.min(blockSize, Math.max(1, most))} most={most} onChange={setSize} />
      </div>
      <Choice
        name="Mode"
        options={modesOf.block.map((mode) => ({ value: mode, label: modeLabels[mode] }))}
        value={manner.mode}
        onChange={(value) => onChange({ block: modesOf.block.find((mode) => mode === value) ?? manner.mode })}
        testId="block-mode"
      />
      {manner.mode === 'exam' && (
        <Choice
          name="Extra time"
          options={extraTimeLabels.map(({ factor, label }) => ({ value: String(factor), label }))}
          value={String(extraTime)}
          onChange={(value) => onChange({ extraTime: extraTimeLabels.find(({ factor }) => String(factor) === value)?.factor ?? extraTime })}
          testId="block-extra-time"
        />
      )}
      <p className={classes.line} aria-live="polite">
        {mannerText('block', manner)}
      </p>
    </section>
  );
}
