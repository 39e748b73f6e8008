import { useCallback, useSyncExternalStore } from 'react';
import { attempt } from './attempt.ts';

/** What somebody has set about taking papers, in this browser: each is off until it is switched on. */
type Setting = 'timer-hidden' | 'keys-off';

const listeners = new Set<() => void>();
const keyOf = (setting: Setting) => `anamnesis-exam:${setting}`;
/** What counts where the browser keeps nothing. */
const here = new Map<Setting, boolean>();

const read = (setting: Setting): boolean => here.get(setting) ?? attempt(() => localStorage.getItem(keyOf(setting))) === 'on';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns whether it is on, and what switches it */
export function useSetting(setting: Setting): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => read(setting),
    () => false,
  );
  const set = useCallback(
    (next: boolean) => {
      here.set(setting, next);
      attempt(() => (next ? localStorage.setItem(keyOf(setting), 'on') : localStorage.removeItem(keyOf(setting))));
      for (const listener of listeners) listener();
    },
    [setting],
  );
  return [isOn, set];
}
