import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { BankCounts } from '../../../shared/bank/bank.schema.ts';
import { type BankState, bankStates } from '../../../shared/bank/bank-states.ts';
import { Select } from '../../ui/select/Select.tsx';
import { type BankChoice, bankExams, bankLevels, bankSubjects, cleared, narrowing, toggled } from './bankFilters.rules.ts';
import { FilterRows } from './FilterRows.tsx';
import classes from './Filters.module.css';
import { TopicFilter } from './TopicFilter.tsx';

interface BankFilterPanelProps {
  readonly choice: BankChoice;
  /** Undefined until they are there. */
  readonly counts: BankCounts | undefined;
  readonly onChange: (choice: BankChoice) => void;
}

const stateLabels = { all: 'All', unused: 'Unused', incorrect: 'Incorrect', marked: 'Marked' } as const satisfies Record<BankState | 'all', string>;
const allStates = ['all', ...bankStates] as const;
const examOptions = bankExams.map((name) => ({ value: name, label: name }));

/** What narrows the questions of the bank, each choice with how many questions it would leave. */
export function BankFilterPanel({ choice, counts, onChange }: BankFilterPanelProps) {
  const { exam, subjects, topics, levels, state } = choice;
  const countOf = (list: readonly { readonly name: string; readonly count: number }[] | undefined, name: string) =>
    list === undefined ? null : (list.find((one) => one.name === name)?.count ?? 0);
  const rowsOf = <Name extends string>(names: readonly Name[], list: readonly { readonly name: string; readonly count: number }[] | undefined) =>
    names.map((name) => ({ value: name, label: name, count: countOf(list, name) }));
  // A subject that the examination does not ask would only be a row of nothing.
  const shownSubjects = bankSubjects.filter((name) => subjects.includes(name) || counts === undefined || countOf(counts.subjects, name) !== 0);
  return (
    <div className={classes.panel}>
      <Select
        label="Examination"
        options={examOptions}
        value={exam}
        onChange={(value) => onChange({ ...choice, exam: bankExams.find((name) => name === value) ?? exam })}
        data-testid="bank-exam"
      />
      <FilterRows
        legend="Status"
        kind="radio"
        rows={allStates.map((name) => ({ value: name, label: stateLabels[name], count: counts?.states[name] ?? null }))}
        isChosen={(name) => (state ?? 'all') === name}
        onToggle={(name) => onChange({ ...choice, state: name === 'all' ? null : name })}
        testId="bank-states"
      />
      <FilterRows
        legend="Difficulty"
        kind="checkbox"
        rows={rowsOf(bankLevels, counts?.difficulties)}
        isChosen={(name) => levels.includes(name)}
        onToggle={(name) => onChange({ ...choice, levels: toggled(levels, name) })}
        testId="bank-levels"
      />
      <FilterRows
        legend="Subjects"
        kind="checkbox"
        rows={rowsOf(shownSubjects, counts?.subjects)}
        isChosen={(name) => subjects.includes(name)}
        onToggle={(name) => onChange({ ...choice, subjects: toggled(subjects, name) })}
        testId="bank-subjects"
      />
      <TopicFilter topics={counts?.topics ?? []} chosen={topics} onToggle={(topic) => onChange({ ...choice, topics: toggled(topics, topic) })} />
      <Button
        variant="default"
        leftSection={<IconFilterOff size={16} stroke={1.75} aria-hidden />}
        disabled={narrowing(choice) === 0}
        onClick={() => onChange(cleared(choice))}
        data-testid="bank-clear"
      >
        Clear Filters
      </Button>
    </div>
  );
}
