import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { attempt } from '../lib/attempt.ts';
import { useSetting } from '../lib/settings.ts';
import { unasked } from '../lib/signInAgainLink.ts';
import { ownTimeZone } from '../lib/timeZone.ts';
import { trpc } from '../lib/trpc.ts';
import { adoptedKey } from './adopted.ts';

/**
 * Once in each browser for whoever signs in there: takes over what their account remembers, and tells it the time zone where it has none. From then on the browser's own
 * choice counts here, and is there before the first paint. What fails is tried again with the next page.
 */
export function AdoptPreferences({ userId }: { readonly userId: string }) {
  const utils = trpc.useUtils();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const [, switchKeysOff] = useSetting('keys-off');
  const adopt = useEffectEvent(async () => {
    if (!navigator.onLine) return;
    const { theme, shortcuts, timeZone } = await utils.client.profile.preferences.query(undefined, { context: unasked });
    if (theme !== null) setColorScheme(theme);
    if (shortcuts !== null) switchKeysOff(!shortcuts);
    if (timeZone === null) {
      const saved = await utils.client.profile.savePreferences.mutate({ timeZone: ownTimeZone() }, { context: unasked });
      utils.profile.preferences.setData(undefined, saved);
    }
    attempt(() => localStorage.setItem(adoptedKey, userId));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each who signs in
  useEffect(() => void adopt().catch(() => {}), [userId]);
  return null;
}
