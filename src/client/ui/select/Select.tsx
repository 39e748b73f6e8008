import { CheckIcon, Combobox, InputBase, type InputBaseProps, ScrollArea } from '@mantine/core';
import { type FocusEvent, type RefObject, useEffect, useId, useRef } from 'react';
import classes from './Select.module.css';
import type { SelectOption } from './select.rules.ts';
import { useSelect } from './useSelect.ts';

interface SelectProps extends InputBaseProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value?: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly placeholder?: string;
  /** Whether it can be emptied again: with its button, with Delete, or by a click on the chosen option. */
  readonly clearable?: boolean;
}

interface ListProps {
  readonly id: string;
  readonly options: readonly SelectOption[];
  readonly chosen: number;
  readonly active: number | null;
  readonly viewport: RefObject<HTMLDivElement | null>;
}

/** Scrolls the list, and nothing but the list: the page stays where it is, also while the list has no place yet. */
function reveal(option: Element | null, viewport: HTMLElement | null): void {
  if (!option || !viewport) return;
  const [own, seen] = [option.getBoundingClientRect(), viewport.getBoundingClientRect()];
  viewport.scrollTop += Math.min(0, own.top - seen.top) + Math.max(0, own.bottom - seen.bottom);
}

function List({ id, options, chosen, active, viewport }: ListProps) {
  return (
    <Combobox.Dropdown data-composed>
      <Combobox.Options id={`${id}-list`} labelledBy={`${id}-label`}>
        <ScrollArea.Autosize viewportRef={viewport} mah={220} type="scroll" scrollbarSize="var(--combobox-padding)" offsetScrollbars="y">
          {options.map((option, index) => (
            <Combobox.Option
              key={option.value}
              id={`${id}-${index}`}
              value={option.value}
              className={classes.option}
              active={index === chosen}
              selected={index === active}
              aria-selected={index === chosen}
            >
              <span>{option.label}</span>
              {index === chosen && <CheckIcon className={classes.check} />}
            </Combobox.Option>
          ))}
        </ScrollArea.Autosize>
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}

/**
 * One of a few values. What is typed leads to the option that begins with it, as in the browser's own select: at once while
 * the list is closed, to be confirmed with Enter while it is open; after a second typing begins anew.
 */
export function Select({ options, value = null, onChange, onBlur, clearable = false, ...others }: SelectProps) {
  const id = useId();
  const { store, chosen, active, onKeyDown } = useSelect({ options, value, onChange, clearable });
  const viewport = useRef<HTMLDivElement>(null);
  const activeId = active === null || active === -1 ? undefined : `${id}-${active}`;
  useEffect(() => {
    if (activeId) reveal(document.getElementById(activeId), viewport.current);
  }, [activeId]);
  const click = (picked: string) => {
    onChange(clearable && picked === value ? null : picked);
    store.closeDropdown();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    store.closeDropdown();
    onBlur?.(event);
  };

  return (
    <Combobox store={store} onOptionSubmit={click} withinPortal={false} keepMounted={false}>
      <Combobox.Target targetType="button" withKeyboardNavigation={false} withAriaAttributes={false}>
        <InputBase
          {...others}
          id={id}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={active !== null}
          aria-controls={active === null ? undefined : `${id}-list`}
          aria-activedescendant={activeId}
          aria-keyshortcuts={clearable ? 'Delete' : undefined}
          autoComplete="off"
          pointer
          readOnly
          value={options[chosen]?.label ?? ''}
          onClick={() => store.toggleDropdown()}
          onKeyDown={onKeyDown}
          onBlur={leave}
          rightSectionPointerEvents="none"
          __defaultRightSection={<Combobox.Chevron error={others.error} />}
          __clearSection={<Combobox.ClearButton onClear={() => onChange(null)} />}
          __clearable={clearable && value !== null}
        />
      </Combobox.Target>
      <List id={id} options={options} chosen={chosen} active={active} viewport={viewport} />
    </Combobox>
  );
}
