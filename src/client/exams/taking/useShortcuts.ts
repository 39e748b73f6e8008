import { useEffect, useEffectEvent } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.rules.ts';

/** Where a key is written, or means something else already. */
const ownKeys =
  'input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="combobox"], [role="slider"], [role="radiogroup"] [role="radio"]';

/** Keys for the question that is shown: nowhere while somebody types, with modifiers, in a dialog, or once they are switched off. */
export function useShortcuts(isOn: boolean, onShortcut: (shortcut: Shortcut) => void): void {
  const act = useEffectEvent(onShortcut);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || (target instanceof Element && target.closest(ownKeys))) return;
      const shortcut = shortcutOf(event);
      if (!shortcut || (event.repeat && shortcut.kind !== 'move')) return;
      // The arrows would choose another option, or scroll.
      event.preventDefault();
      act(shortcut);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
