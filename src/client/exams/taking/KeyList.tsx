import { Switch } from '@mantine/core';
import { useKeysSwitch } from '../../lib/preferences.ts';
import classes from './Keys.module.css';
import { type KeyLine, shortcutList } from './shortcuts.rules.ts';

/** All keys with what they do, and the switch for them. */
export function KeyList({ list = shortcutList }: { readonly list?: readonly KeyLine[] }) {
  const [areOn, switchOn] = useKeysSwitch();
  return (
    <>
      <dl className={classes.list} data-testid="key-list">
        {list.map(({ keys, joined, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key, i) => (
                <span key={key}>
                  {i > 0 && joined}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch label="Keyboard shortcuts" checked={areOn} onChange={(event) => switchOn(event.currentTarget.checked)} />
    </>
  );
}
