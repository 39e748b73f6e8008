import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { PaperKind } from '../../../shared/exams/exams.schema.ts';
import { Select } from '../../ui/select/Select.tsx';
import { choicesOf, difficultyChoices, type PaperFilters, subjectLabel, usualFilters } from './filters.rules.ts';
import classes from './PaperFilterBar.module.css';

interface PaperFilterBarProps {
  readonly kind: PaperKind;
  readonly filters: PaperFilters;
  readonly onChange: (filters: PaperFilters) => void;
}

/** Stands for no filter; nothing is called so. */
const all = 'all';

const plain = (name: string) => ({ value: name, label: name });

/** The three filters of a list of papers, and the way back to the usual ones. */
export function PaperFilterBar({ kind, filters, onChange }: PaperFilterBarProps) {
  const { exams, subjects } = choicesOf[kind];
  const { exam, subject, difficulty } = filters;
  return (
    <search className={classes.bar} aria-label={kind === 'quiz' ? 'Filter the mini quizzes' : 'Filter the test series'}>
      <Select
        label="Exam type"
        options={[{ value: all, label: 'All Exams' }, ...exams.map(plain)]}
        value={exam}
        onChange={(value) => onChange({ ...filters, exam: exams.find((name) => name === value) ?? all })}
        data-testid="exam-filter-exam"
      />
      <Select
        label="Subject"
        options={[{ value: all, label: 'All Subjects' }, ...subjects.map((name) => ({ value: name, label: subjectLabel(kind, name) }))]}
        value={subject ?? all}
        onChange={(value) => onChange({ ...filters, subject: subjects.find((name) => name === value) ?? null })}
        data-testid="exam-filter-subject"
      />
      <Select
        label="Difficulty"
        options={[{ value: all, label: 'All Levels' }, ...difficultyChoices.map(plain)]}
        value={difficulty ?? all}
        onChange={(value) => onChange({ ...filters, difficulty: difficultyChoices.find((name) => name === value) ?? null })}
        data-testid="exam-filter-difficulty"
      />
      <Button
        variant="default"
        leftSection={<IconFilterOff size={16} stroke={1.75} aria-hidden />}
        onClick={() => onChange(usualFilters)}
        data-testid="clear-filters"
      >
        Clear Filters
      </Button>
    </search>
  );
}
