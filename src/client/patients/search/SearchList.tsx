import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import classes from './SearchList.module.css';

/** One that can be chosen. */
export interface ListOption {
  readonly id: string;
  readonly name: string;
  /** What it is, small beside the name. */
  readonly note?: string;
  /** Chosen before: it stays in the list, says so in this word, and cannot be chosen again. */
  readonly done?: string | undefined;
}

/** Options below a heading. */
export interface ListGroup {
  readonly title: string;
  readonly options: readonly ListOption[];
}

interface SearchListProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly ListGroup[];
  readonly onChoose: (id: string) => void;
  /** What stands in the place of a list without options. */
  readonly none: ReactNode;
  readonly testId: string;
  /** The list is drawn only while something is typed. */
  readonly isClosedEmpty?: boolean;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly isDisabled?: boolean;
  /** On a small screen the list stands above the field, which is at the lower edge there. */
  readonly isListAbove?: boolean;
}

const jumps: Readonly<Record<string, (active: number, last: number) => number>> = {
  ArrowDown: (active, last) => Math.min(active + 1, last),
  ArrowUp: (active) => Math.max(active - 1, 0),
  PageDown: (active, last) => Math.min(active + 8, last),
  PageUp: (active) => Math.max(active - 8, 0),
};

/** A field with the list that it finds in: typing searches, the arrow keys move, Enter chooses, Escape empties it. */
export function SearchList(props: SearchListProps) {
  const { label, placeholder, text, onText, groups, onChoose, none, testId, isClosedEmpty = false, field, isDisabled = false, isListAbove = false } = props;
  const id = useId();
  const [place, setPlace] = useState({ text, active: 0 });
  const active = place.text === text ? place.active : 0;
  const options = groups.flatMap((group) => group.options);
  const isOpen = !(isClosedEmpty && text.trim() === '');
  const activeId = isOpen && options[active] ? `${id}-${options[active].id}` : undefined;
  useEffect(() => {
    if (activeId && place.active > 0) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, place.active]);
  const choose = (option: ListOption | undefined) => {
    if (option && option.done === undefined) onChoose(option.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const jump = jumps[event.key];
    if (jump) setPlace({ text, active: jump(active, options.length - 1) });
    else if (event.key === 'Enter') choose(isOpen ? options[active] : undefined);
    else if (event.key === 'Escape' && text !== '') onText('');
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.search} data-above={isListAbove || undefined}>
      <label className={classes.label} htmlFor={`${id}-field`}>
        {label}
      </label>
      <div className={classes.fieldBox}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <input
          ref={field}
          id={`${id}-field`}
          className={classes.field}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          placeholder={placeholder}
          value={text}
          disabled={isDisabled}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          data-testid={testId}
        />
      </div>
      <div id={`${id}-list`} className={classes.list} role="listbox" aria-label={label} hidden={!isOpen} data-testid={`${testId}-list`}>
        {isOpen &&
          groups.map((group, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
            <div key={group.title} role="group" aria-labelledby={`${id}-group-${i}`} className={classes.group}>
              <div id={`${id}-group-${i}`} className={classes.title}>
                {group.title}
              </div>
              {group.options.map((option) => (
                <Option key={option.id} id={`${id}-${option.id}`} option={option} isActive={`${id}-${option.id}` === activeId} onChoose={choose} />
              ))}
            </div>
          ))}
      </div>
      {isOpen && options.length === 0 && <p className={classes.none}>{none}</p>}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: ListOption;
  readonly isActive: boolean;
  readonly onChoose: (option: ListOption) => void;
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  const { name, note, done } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which says which option is active
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={done !== undefined || undefined}
      className={classes.option}
      data-active={isActive || undefined}
      data-done={done !== undefined || undefined}
      // The field keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <span>{name}</span>
      {(done ?? note) !== undefined && <span className={classes.note}>{done ?? note}</span>}
    </div>
  );
}
