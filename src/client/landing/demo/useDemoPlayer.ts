import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { demoSteps, stepDuration } from './demoScript.ts';

const last = demoSteps.length - 1;

/** Walks through the steps by itself until someone pauses or takes over. Under reduced motion it waits to be asked. */
export function useDemoPlayer() {
  const reducesMotion = useReducedMotion(false, { getInitialValueInEffect: false });
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(!reducesMotion);
  const isAtEnd = index === last;

  useEffect(() => {
    if (!isPlaying || isAtEnd) return;
    const timer = window.setTimeout(() => setIndex(index + 1), stepDuration);
    return () => window.clearTimeout(timer);
  }, [index, isPlaying, isAtEnd]);

  const goTo = (next: number) => {
    setIsPlaying(false);
    setIndex(Math.min(last, Math.max(0, next)));
  };
  const toggle = () => {
    if (isAtEnd) setIndex(0);
    setIsPlaying(isAtEnd || !isPlaying);
  };

  return { index, isAtEnd, isPlaying: isPlaying && !isAtEnd, goTo, toggle };
}
