import { useEffect, useState } from 'react';

/**
 * Draws its component again with each second, shortly after it has begun.
 * @param phase a moment at which a second begins, in milliseconds since 1970
 */
export function useTick(now: () => number, phase: number): void {
  const [, tick] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(
        () => {
          tick((ticks) => ticks + 1);
          next();
        },
        1000 - ((((now() - phase) % 1000) + 1000) % 1000) + 5,
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [now, phase]);
}
