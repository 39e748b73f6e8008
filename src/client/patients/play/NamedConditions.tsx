import { IconArrowUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { type Entry, matching } from '../search/matching.rules.ts';
import { SearchList } from '../search/SearchList.tsx';
import classes from './NamedConditions.module.css';

interface NamedConditionsProps {
  readonly label: string;
  readonly note: string;
  readonly conditions: readonly Entry[];
  readonly named: readonly string[];
  readonly most: number;
  readonly onName: (id: string) => void;
  readonly onDrop: (id: string) => void;
  /** Left out where the order means nothing. */
  readonly onRaise?: (id: string) => void;
  readonly testId: string;
}

const mostFound = 12;

/** Conditions that are named by searching for them, in their order where it means something. */
export function NamedConditions({ label, note, conditions, named, most, onName, onDrop, onRaise, testId }: NamedConditionsProps) {
  const [text, setText] = useState('');
  const nameOf = (id: string) => conditions.find((condition) => condition.id === id)?.name ?? id;
  const found = matching(conditions, text, mostFound).map(({ id, name }) => ({ id, name, done: named.includes(id) ? 'named' : undefined }));
  const isFull = named.length >= most;
  return (
    <div className={classes.box}>
      <SearchList
        label={label}
        placeholder={isFull ? `${most} are named` : 'Type the name of a condition'}
        text={text}
        onText={setText}
        groups={found.length === 0 ? [] : [{ title: 'Conditions', options: found }]}
        onChoose={(id) => {
          onName(id);
          setText('');
        }}
        none="No condition is called so."
        isClosedEmpty
        isDisabled={isFull}
        testId={testId}
      />
      {named.length === 0 ? (
        <p className={classes.note}>{note}</p>
      ) : (
        <ol className={classes.list} data-ordered={onRaise !== undefined || undefined} data-testid={`${testId}-named`}>
          {named.map((id, i) => (
            <li key={id}>
              <span className={classes.name}>{nameOf(id)}</span>
              {onRaise && i > 0 && (
                <IconButton aria-label={`Move ${nameOf(id)} up`} onClick={() => onRaise(id)}>
                  <IconArrowUp size={16} stroke={1.75} aria-hidden />
                </IconButton>
              )}
              <IconButton aria-label={`Remove ${nameOf(id)}`} onClick={() => onDrop(id)}>
                <IconX size={16} stroke={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
