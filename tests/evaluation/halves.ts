import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** Who works on what is measured reads the open half only; the counted one is only counted. */
export type Half = 'open' | 'counted';

/** @returns the rows of a file of this folder in which each line is one */
export function readLines<T>(file: string, shape: z.ZodType<T>): T[] {
  return readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => shape.parse(JSON.parse(line)));
}
