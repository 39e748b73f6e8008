import { type RefObject, useEffect, useRef } from 'react';

interface FocusOnFirstNew {
  readonly list: RefObject<HTMLUListElement | null>;
  /** To be called when somebody asks for more. */
  readonly awaitMore: () => void;
}

/** Takes the focus to the first of the rows that somebody asked for: the button they used may be gone. */
export function useFocusOnFirstNew(count: number): FocusOnFirstNew {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = null;
  }, [count]);
  const awaitMore = () => {
    before.current = count;
  };
  return { list, awaitMore };
}
