import { type Shortcut, shortcutOf } from './shortcuts.rules.ts';
import { useKeys } from './useKeys.ts';

const repeats = ({ kind }: Shortcut) => kind === 'move';

/** Keys for the question that is shown while a paper is taken or reviewed. */
export function useShortcuts(isOn: boolean, onKey: (shortcut: Shortcut) => void): void {
  useKeys(isOn, { meaningOf: shortcutOf, repeats, onKey });
}
