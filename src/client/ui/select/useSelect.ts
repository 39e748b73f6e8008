import { useCombobox } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isTyping, nothingTyped, optionMovedTo, optionTyped, type SelectOption, typedOn } from './select.rules.ts';

interface SelectState {
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly clearable: boolean;
}

function useTyping(options: readonly SelectOption[]) {
  const typing = useRef(nothingTyped);
  const isText = ({ key, altKey, timeStamp }: KeyboardEvent) => [...key].length === 1 && !altKey && (key !== ' ' || isTyping(typing.current, timeStamp));
  const type = ({ key, timeStamp }: KeyboardEvent, from: number) => {
    typing.current = typedOn(typing.current, key, timeStamp);
    return optionTyped(options, from, typing.current.text);
  };
  const end = () => {
    typing.current = nothingTyped;
  };
  return { isText, type, end };
}

/** What a select does on keys and clicks. `active` is the option that the keys have reached: -1 for none, null while the list is closed. */
export function useSelect({ options, value, onChange, clearable }: SelectState) {
  const chosen = options.findIndex((option) => option.value === value);
  const [active, setActive] = useState<number | null>(null);
  const store = useCombobox({ opened: active !== null, onOpenedChange: (isOpen) => setActive(isOpen ? chosen : null) });
  const typing = useTyping(options);
  const isOpen = active !== null;
  const present = active ?? chosen;

  const choose = (index: number) => {
    const option = options[index];
    if (option && index !== chosen) onChange(option.value);
  };
  const moveTo = (index: number) => (isOpen ? setActive(index) : choose(index));
  const confirm = () => {
    choose(present);
    setActive(isOpen ? null : chosen);
  };
  /** @returns whether the key meant something here */
  const command = (key: string): boolean => {
    const movedTo = optionMovedTo(key, isOpen, present, options.length);
    if (movedTo !== null) setActive(movedTo);
    else if (key === 'Escape' && isOpen) setActive(null);
    else if (key === 'Enter' || key === ' ') confirm();
    else if ((key === 'Delete' || key === 'Backspace') && clearable) onChange(null);
    else return false;
    typing.end();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ctrl and its like belong to the page: Ctrl and Enter sends the form.
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const isText = typing.isText(event);
    if (isText) moveTo(typing.type(event, present));
    if (isText || command(event.key)) event.preventDefault();
  };
  return { store, chosen, active, onKeyDown };
}
