import { SegmentedControl, Skeleton, Switch } from '@mantine/core';
import { useId } from 'react';
import { themes } from '../../../shared/profile/profile.schema.ts';
import { useColourScheme, useKeepPreferences, useKeysSwitch } from '../../lib/preferences.ts';
import { trpc } from '../../lib/trpc.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import classes from './Preferences.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { TimeZoneSelect } from './TimeZoneSelect.tsx';

const schemeOptions = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the system' },
];

function SchemeChoice() {
  const [scheme, setScheme] = useColourScheme();
  const label = useId();
  const choose = (value: string) => {
    const chosen = themes.find((theme) => theme === value);
    if (chosen) setScheme(chosen);
  };
  return (
    <div className={classes.row}>
      <span id={label} className={classes.name}>
        Colour scheme
      </span>
      <SegmentedControl
        aria-labelledby={label}
        classNames={{ root: classes.control, label: classes.label, indicator: classes.indicator }}
        withItemsBorders={false}
        data={schemeOptions}
        value={scheme}
        onChange={choose}
        data-testid="scheme-choice"
      />
    </div>
  );
}

function KeysChoice() {
  const [areOn, switchOn] = useKeysSwitch();
  return (
    <Switch
      label="Keyboard shortcuts in tests"
      description="Single keys answer and move: A to E, arrows, M, S."
      checked={areOn}
      onChange={(event) => switchOn(event.currentTarget.checked)}
      data-testid="keys-choice"
    />
  );
}

const pending = (
  <Waiting label="Loading your time zone">
    <Skeleton height={82} />
  </Waiting>
);

/** How somebody likes the page. The browser changes at once, and the account remembers it for the next one. */
export function PreferencesSection() {
  const query = trpc.profile.preferences.useQuery();
  const keep = useKeepPreferences();
  return (
    <SettingsSection title="Preferences" lead="Kept with your account, for every browser that you sign in with." data-testid="preferences">
      <div className={classes.list}>
        <SchemeChoice />
        <KeysChoice />
        <Loaded query={query} pending={pending} failed="Your time zone could not be loaded.">
          {({ timeZone }) => <TimeZoneSelect value={timeZone} onChange={(chosen) => keep({ timeZone: chosen })} />}
        </Loaded>
      </div>
    </SettingsSection>
  );
}
