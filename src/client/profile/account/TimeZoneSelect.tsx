import { Button, Select } from '@mantine/core';
import { type SyntheticEvent, useMemo } from 'react';
import { ownTimeZone, presentName } from '../../lib/timeZone.ts';
import { useMinutes } from '../../lib/useMinutes.ts';
import classes from './Preferences.module.css';
import { clockIn, isZoneMeant, timeZoneOptions } from './timeZones.rules.ts';

interface TimeZoneSelectProps {
  /** Null where none is kept yet. */
  readonly value: string | null;
  readonly onChange: (timeZone: string) => void;
}

/** The time zone in which days of study are counted: any there is, found by its name; that of this browser is proposed where it is another. */
export function TimeZoneSelect({ value, onChange }: TimeZoneSelectProps) {
  const now = useMinutes();
  const own = ownTimeZone();
  const chosen = value === null ? null : presentName(value);
  const options = useMemo(() => timeZoneOptions(Intl.supportedValuesOf('timeZone'), own, chosen ?? own), [own, chosen]);
  // What is typed takes the place of what was chosen.
  const selectChosen = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (options.some(({ value: known, label }) => known === chosen && label === currentTarget.value)) currentTarget.select();
  };
  return (
    <div className={classes.zone}>
      <Select
        label="Time zone for days of study"
        description={chosen === null ? 'In which a day ends at midnight.' : `A day ends at midnight there. It is now ${clockIn(chosen, now)}.`}
        placeholder="Choose a time zone"
        data={options}
        value={chosen}
        onChange={(picked) => picked !== null && onChange(picked)}
        searchable
        onClick={selectChosen}
        onFocus={selectChosen}
        allowDeselect={false}
        selectFirstOptionOnChange
        nothingFoundMessage="No time zone has that name."
        // The list itself scrolls: a box around it would be a scrolled part of the page that no key reaches.
        withScrollArea={false}
        classNames={{ options: classes.zones, option: classes.option }}
        comboboxProps={{ withinPortal: false, keepMounted: false }}
        filter={({ options: all, search }) => all.filter((option) => 'value' in option && isZoneMeant(option.label, search.trim()))}
        data-testid="time-zone"
      />
      {chosen !== own && (
        <p className={classes.proposal}>
          This browser is in {own.replaceAll('_', ' ')}.
          <Button variant="light" size="xs" onClick={() => onChange(own)} data-testid="own-time-zone">
            Use it
          </Button>
        </p>
      )}
    </div>
  );
}
