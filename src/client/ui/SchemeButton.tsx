import { Button, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useColourScheme } from '../lib/preferences.ts';
import { IconButton } from './IconButton.tsx';

/** Each with the one that a press goes on to. */
const schemes = {
  auto: { label: 'as the system', Icon: IconDeviceDesktop, next: 'light' },
  light: { label: 'light', Icon: IconSun, next: 'dark' },
  dark: { label: 'dark', Icon: IconMoon, next: 'auto' },
} as const satisfies Record<MantineColorScheme, { readonly label: string; readonly Icon: typeof IconSun; readonly next: MantineColorScheme }>;

/** Light, dark, or as the system has it; each press goes on to the next. Remembered in this browser, and with the account. In a menu it says so in words. */
export function SchemeButton({ isSpelledOut = false }: { readonly isSpelledOut?: boolean }) {
  const [scheme, setScheme] = useColourScheme();
  const { label, Icon, next } = schemes[scheme];
  const name = `Colour scheme: ${label}`;

  if (isSpelledOut)
    return (
      <Button
        variant="subtle"
        color="gray"
        leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
        onClick={() => setScheme(next)}
        data-testid="color-scheme"
      >
        {name}
      </Button>
    );
  return (
    <IconButton aria-label={name} hint={`${name}. Press for ${schemes[next].label}.`} onClick={() => setScheme(next)} data-testid="color-scheme">
      <Icon size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
