import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import type { PreferencesInput } from '../../shared/profile/profile.schema.ts';
import { toast } from '../ui/toast.tsx';
import { useAuth } from './auth.ts';
import { errorText } from './errorText.ts';
import { useSetting } from './settings.ts';
import { trpc } from './trpc.ts';

/** @returns what keeps a choice with the account, so that the next device has it too; of somebody who is signed out nothing is kept but in this browser */
export function useKeepPreferences(): (chosen: PreferencesInput) => void {
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const { mutate } = trpc.profile.savePreferences.useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'preferences' },
    onMutate: (chosen) => utils.profile.preferences.setData(undefined, (before) => before && { ...before, ...chosen }),
    onSuccess: (kept) => utils.profile.preferences.setData(undefined, kept),
    onError: (error) => {
      void utils.profile.preferences.invalidate();
      toast.failure('Not kept with your account', errorText(error, 'Please try again.'));
    },
  });
  return (chosen) => {
    if (user) mutate(chosen);
  };
}

/** The colour scheme of this browser, and what changes it, here at once and with the account. */
export function useColourScheme(): [MantineColorScheme, (scheme: MantineColorScheme) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const keep = useKeepPreferences();
  const change = (scheme: MantineColorScheme) => {
    setColorScheme(scheme);
    keep({ theme: scheme });
  };
  return [colorScheme, change];
}

/** Whether single keys answer questions in this browser, and what changes it, here at once and with the account. */
export function useKeysSwitch(): [boolean, (areOn: boolean) => void] {
  const [areOff, switchOff] = useSetting('keys-off');
  const keep = useKeepPreferences();
  const change = (areOn: boolean) => {
    switchOff(!areOn);
    keep({ shortcuts: areOn });
  };
  return [!areOff, change];
}
