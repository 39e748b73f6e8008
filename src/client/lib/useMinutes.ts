import { useEffect, useState } from 'react';

/** Often enough for what is told in whole minutes. */
const period = 15_000;

/** @returns the time in milliseconds since 1970, kept true to a quarter of a minute */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), period);
    return () => clearInterval(timer);
  }, []);
  return now;
}
