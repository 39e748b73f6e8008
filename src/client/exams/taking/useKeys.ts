import { useEffect, useEffectEvent } from 'react';
import type { Press } from './shortcuts.rules.ts';

/** Where a key is written, or means something else already. */
const ownKeys =
  'input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="combobox"], [role="slider"], [role="radiogroup"] [role="radio"]';
/** What Enter presses itself. */
const pressed = 'a, button';

interface Keys<Meaning> {
  /** @returns what a key means; null for nothing */
  readonly meaningOf: (press: Press) => Meaning | null;
  /** Whether it is done again and again while the key is held down. */
  readonly repeats?: (meaning: Meaning) => boolean;
  readonly onKey: (meaning: Meaning) => void;
}

/** Single keys for what is shown: nowhere while somebody types, with modifiers, in a dialog, or once they are switched off. */
export function useKeys<Meaning>(isOn: boolean, { meaningOf, repeats = () => false, onKey }: Keys<Meaning>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const meaning = meaningOf(event);
    if (meaning === null || (event.repeat && !repeats(meaning))) return;
    // The arrows would choose another option, or scroll.
    event.preventDefault();
    onKey(meaning);
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing) return;
      if (target instanceof Element && (target.closest(ownKeys) || (event.key === 'Enter' && target.closest(pressed)))) return;
      act(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
