import { type MantineColorScheme, Tooltip, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './SchemeSwitch.module.css';

const schemes: readonly { readonly value: MantineColorScheme; readonly label: string; readonly Icon: typeof IconSun }[] = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'auto', label: 'As the system', Icon: IconDeviceDesktop },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
];

/** Light, dark, or as the system has it; remembered in this browser. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const name = useId();

  return (
    <fieldset className={classes.switch} data-testid="color-scheme">
      <legend className={classes.legend}>Colour scheme</legend>
      {schemes.map(({ value, label, Icon }) => (
        <Tooltip key={value} label={label}>
          <label className={classes.option}>
            <input type="radio" name={name} value={value} checked={colorScheme === value} onChange={() => setColorScheme(value)} aria-label={label} />
            <Icon size={16} stroke={1.75} aria-hidden />
          </label>
        </Tooltip>
      ))}
    </fieldset>
  );
}
