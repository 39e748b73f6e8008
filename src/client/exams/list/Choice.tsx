import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import classes from './HowYouTakeIt.module.css';

interface ChoiceProps {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly testId: string;
  readonly isFirst?: boolean;
}

/** One of a few, each in sight. */
export function Choice({ name, options, value, onChange, testId, isFirst }: ChoiceProps) {
  const label = useId();
  return (
    <div className={classes.choice} data-first={isFirst}>
      <span id={label} className={classes.name}>
        {name}
      </span>
      <SegmentedControl
        aria-labelledby={label}
        classNames={{ root: classes.control, label: classes.label, indicator: classes.indicator }}
        withItemsBorders={false}
        data={[...options]}
        value={value}
        onChange={onChange}
        data-testid={testId}
      />
    </div>
  );
}
