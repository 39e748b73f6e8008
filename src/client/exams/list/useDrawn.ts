import { startTransition, useEffect, useState } from 'react';

/** More than any screen shows at once. */
const firstDrawn = 18;

/**
 * A long list is drawn in two steps when it changes, what is in view at once and the rest behind it, so that a filter answers within a frame.
 * @param rows the same array as long as the list is the same
 * @returns those to draw now
 */
export function useDrawn<Row>(rows: readonly Row[]): readonly Row[] {
  // The first time all of it, so that the way back finds the place where somebody was.
  const [whole, setWhole] = useState(rows);
  useEffect(() => startTransition(() => setWhole(rows)), [rows]);
  return whole === rows ? rows : rows.slice(0, firstDrawn);
}
