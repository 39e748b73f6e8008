import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once when a moment has come; at once where it has passed.
 * @param moment in milliseconds since 1970; null for never
 */
export function useMoment(moment: number | null, now: () => number, onCome: () => void): void {
  const come = useEffectEvent(onCome);
  useEffect(() => {
    if (moment === null) return;
    let timer: ReturnType<typeof setTimeout>;
    // A clock that is set right, or a computer that slept, makes a timer fire too early or late: it is looked at the clock again, and towards the end each second.
    const look = () => {
      const left = moment - now();
      if (left <= 0) come();
      else timer = setTimeout(look, Math.min(left, left > 60_000 ? 30_000 : 1_000));
    };
    look();
    return () => clearTimeout(timer);
  }, [moment, now]);
}
