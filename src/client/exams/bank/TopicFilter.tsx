import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import type { BankCounts } from '../../../shared/bank/bank.schema.ts';
import { FilterRows } from './FilterRows.tsx';
import classes from './Filters.module.css';
import { topicGroups } from './topics.rules.ts';

interface TopicFilterProps {
  readonly topics: BankCounts['topics'];
  readonly chosen: readonly string[];
  readonly onToggle: (topic: string) => void;
}

/** The topics by subject, in a box of its own height that is searched as one types. */
export function TopicFilter({ topics, chosen, onToggle }: TopicFilterProps) {
  const [sought, seek] = useState('');
  const groups = topicGroups(topics, chosen, useDeferredValue(sought));
  return (
    <section className={classes.section} aria-label="Topics">
      <h2 className={classes.title}>Topics {chosen.length > 0 && <span className={classes.chosen}>{chosen.length} chosen</span>}</h2>
      <TextInput
        aria-label="Find a topic"
        placeholder="Find a topic"
        size="sm"
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={sought}
        onChange={(event) => seek(event.currentTarget.value)}
        data-testid="bank-find-topic"
      />
      <div className={classes.scroll} data-testid="bank-topics">
        {groups.length === 0 && <p className={classes.none}>{sought.trim() === '' ? 'No topic fits.' : `No topic with “${sought.trim()}”.`}</p>}
        {groups.map(({ subject, topics: rows }) => (
          <FilterRows
            key={subject}
            legend={subject}
            kind="checkbox"
            rows={rows.map(({ name, count }) => ({ value: name, label: name, count }))}
            isChosen={(name) => chosen.includes(name)}
            onToggle={onToggle}
            testId="bank-topic-group"
          />
        ))}
      </div>
    </section>
  );
}
