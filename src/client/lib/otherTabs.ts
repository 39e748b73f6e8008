/** Tabs of one browser share the cookie of the session, so each must hear who it belongs to. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('anamnesis-session');

/** Says to the other tabs who has signed in. */
export function tellOtherTabs(userId: string): void {
  channel?.postMessage(userId);
}

/** Calls back when somebody signs in in another tab. @returns what ends that */
export function onSignInElsewhere(heard: (userId: string) => void): () => void {
  const listener = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data);
  };
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
