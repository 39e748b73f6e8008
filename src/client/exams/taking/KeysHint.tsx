import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKeysSwitch } from '../../lib/preferences.ts';
import classes from './Keys.module.css';

interface KeysHintProps {
  readonly onShow: () => void;
  /** The most used keys with what they do; those of a paper unless told otherwise. */
  readonly children?: ReactNode;
}

const whileTaking = (
  <>
    <kbd>A</kbd>–<kbd>E</kbd> answer <kbd>←</kbd> <kbd>→</kbd> move <kbd>M</kbd> mark <kbd>S</kbd> strike
  </>
);

/** The keys in one line, and the switch that turns them off: whoever speaks to their computer, or rests a hand on the keys, needs it (WCAG 2.1.4). */
export function KeysHint({ onShow, children = whileTaking }: KeysHintProps) {
  const [areOn, switchOn] = useKeysSwitch();
  return (
    <div className={classes.hint}>
      <Switch size="xs" label="Keyboard shortcuts" checked={areOn} onChange={(event) => switchOn(event.currentTarget.checked)} data-testid="keys-switch" />
      {areOn && (
        <p className={classes.line}>
          {children}{' '}
          <button type="button" className={classes.all} onClick={onShow}>
            <kbd>?</kbd> all keys
          </button>
        </p>
      )}
    </div>
  );
}
