import { SegmentedControl } from '@mantine/core';
import { memo, type RefObject, useMemo, useState } from 'react';
import { type AskKind, askKinds, mostSteps } from '../../../shared/patients/limits.ts';
import { Select } from '../../ui/select/Select.tsx';
import type { FindingEntry } from '../search/entries.rules.ts';
import { SearchList } from '../search/SearchList.tsx';
import classes from './AskPanel.module.css';
import { askGroups, kindNames, systemsOf } from './askGroups.rules.ts';

interface AskPanelProps {
  /** What somebody of this age and sex can be asked. */
  readonly entries: readonly FindingEntry[];
  readonly asked: readonly string[];
  /** The system of the complaint, where the list is opened. */
  readonly firstSystem: string;
  readonly onAsk: (id: string) => void;
  /** The last answer in words. */
  readonly said: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

const kindOptions = askKinds.map((kind) => ({ value: kind, label: kindNames[kind] }));

interface BrowseProps {
  readonly kind: AskKind;
  readonly onKind: (kind: AskKind) => void;
  readonly systems: readonly string[];
  readonly system: string;
  readonly onSystem: (system: string) => void;
}

/** The choice of what the list shows while nothing is typed; an answer leaves it as it is, and it is not drawn anew. */
const Browse = memo(function Browse({ kind, onKind, systems, system, onSystem }: BrowseProps) {
  return (
    <div className={classes.browse}>
      <SegmentedControl
        aria-label="What to find out"
        data={kindOptions}
        value={kind}
        onChange={(value) => onKind(askKinds.find((one) => one === value) ?? 'symptom')}
        fullWidth
        data-testid="ask-kind"
      />
      <Select
        label="Body system"
        options={systems.map((name) => ({ value: name, label: name }))}
        value={system}
        onChange={(value) => onSystem(value ?? '')}
        data-testid="ask-system"
      />
    </div>
  );
});

/** Where is asked, examined and tested: by typing, or by kind and body system. */
export function AskPanel({ entries, asked, firstSystem, onAsk, said, field }: AskPanelProps) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<AskKind>('symptom');
  const [wished, setSystem] = useState(firstSystem);
  const systems = useMemo(() => systemsOf(entries, kind), [entries, kind]);
  const system = systems.includes(wished) ? wished : (systems[0] ?? '');
  const isFull = asked.length >= mostSteps;
  const ask = (id: string) => {
    onAsk(id);
    setText('');
    field.current?.focus();
  };
  return (
    <section className={classes.panel} aria-labelledby="ask-title">
      <h2 id="ask-title" className={classes.title}>
        Ask, examine, order
      </h2>
      <Browse kind={kind} onKind={setKind} systems={systems} system={system} onSystem={setSystem} />
      <div className={classes.search} data-part="ask-bar" data-typed={text.trim() !== '' || undefined}>
        <p className={classes.said} role="status" data-testid="last-answer">
          {said}
        </p>
        <SearchList
          field={field}
          label="What do you want to know?"
          placeholder="Type a symptom, sign or test"
          text={text}
          onText={setText}
          groups={askGroups(entries, text, { kind, system }, new Set(asked))}
          onChoose={ask}
          none="Nothing is called so. Try another word, or look through the body systems."
          isDisabled={isFull}
          isListAbove
          testId="ask-search"
        />
        {isFull && <p>That is all that can be asked of one patient.</p>}
      </div>
    </section>
  );
}
