import { Button, Combobox, InputBase, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { type CategoryName, categoryNames } from '../../../shared/content/schema/categories.ts';
import type { ReferenceLink } from '../../../shared/references/references.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Select } from '../../ui/select/Select.tsx';
import classes from './SearchForm.module.css';

/** Asked once somebody pauses, in milliseconds: typing on asks for nothing. */
const pause = 120;
const everything = 'all';
const categoryOptions = [{ value: everything, label: 'All categories' }, ...categoryNames.map((name) => ({ value: name, label: name }))];

interface SearchFormProps {
  readonly query: string | undefined;
  readonly category: CategoryName | undefined;
  readonly onSearch: (wanted: { query?: string; category?: CategoryName }) => void;
  readonly isAiPending: boolean;
  /** Asks the reference in words of one's own. */
  readonly onAi: (query: string, category: CategoryName | undefined) => void;
}

const addressOf = ({ kind }: ReferenceLink) => (kind === 'condition' ? '/references/conditions/$id' : '/references/$id');

/** What to look for. The search is made by its button or Enter; what may be meant is offered while it is typed. */
export function SearchForm({ query, category, onSearch, isAiPending, onAi }: SearchFormProps) {
  const [text, setText] = useState(query ?? '');
  const [asked] = useDebouncedValue(text.trim(), pause);
  const navigate = useNavigate();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const suggestions = trpc.references.suggest.useQuery(
    { text: asked },
    { enabled: combobox.dropdownOpened && asked.length > 1, placeholderData: keepPreviousData },
  );
  const links = asked.length > 1 && text.trim().length > 1 ? (suggestions.data?.links ?? []) : [];
  const search = (wanted: { query: string; category: CategoryName | undefined }) => {
    combobox.closeDropdown();
    onSearch({ ...(wanted.query.trim() !== '' && { query: wanted.query.trim() }), ...(wanted.category && { category: wanted.category }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search({ query: text, category });
  };
  const open = (value: string) => {
    const link = links.find(({ kind, id }) => `${kind}/${id}` === value);
    if (link) void navigate({ to: addressOf(link), params: { id: link.id } });
  };

  return (
    <search>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Combobox store={combobox} onOptionSubmit={open} withinPortal={false}>
          <Combobox.Target>
            <InputBase
              className={classes.text}
              label="Search the reference"
              placeholder="A condition, a drug, a sign, or a question"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={500}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                combobox.openDropdown();
              }}
              onBlur={() => combobox.closeDropdown()}
              leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
              data-testid="reference-search"
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={links.length === 0} data-testid="reference-suggestions">
            <Combobox.Options aria-label="Suggestions">
              {suggestions.data?.corrected && <p className={classes.corrected}>Nothing begins so. Perhaps: {suggestions.data.corrected}</p>}
              {links.map((link) => (
                <Combobox.Option key={`${link.kind}/${link.id}`} value={`${link.kind}/${link.id}`} className={classes.option}>
                  <span>{link.title}</span>
                  <span className={classes.kind}>{link.kind === 'condition' ? 'Condition' : 'Article'}</span>
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
        <Select
          className={classes.category}
          label="Category"
          options={categoryOptions}
          value={category ?? everything}
          onChange={(value) => search({ query: query ?? '', category: categoryNames.find((name) => name === value) })}
          data-testid="reference-category"
        />
        <Button type="submit" className={classes.submit} data-testid="reference-search-button">
          Search
        </Button>
        <PendingButton
          type="button"
          variant="default"
          className={classes.submit}
          isPending={isAiPending}
          pendingLabel="AI Searching..."
          onClick={() => {
            combobox.closeDropdown();
            onAi(text, category);
          }}
          data-testid="ai-search-button"
        >
          AI Search
        </PendingButton>
      </form>
    </search>
  );
}
