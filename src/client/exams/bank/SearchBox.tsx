import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import classes from './Filters.module.css';

interface SearchBoxProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** Words that a question must have. The search is made by its button or Enter. */
export function SearchBox({ text, onSearch }: SearchBoxProps) {
  const [typed, type] = useState(text);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed);
  };
  return (
    <search>
      <form className={classes.search} onSubmit={search} noValidate>
        <TextInput
          type="search"
          label="Search the questions"
          placeholder="Words or a topic"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          data-testid="bank-search"
        />
        <IconButton type="submit" aria-label="Search" className={classes.go} data-testid="bank-search-button">
          <IconSearch size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </form>
    </search>
  );
}
