import type { Claim } from './beside-value.ts';

/** A measured value found in the text, in the lexicon's unit, with its place. */
export interface Measurement {
  readonly quantity: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** What it is in the other unit that it may be written in. */
  readonly other?: number | null;
  /** What the text says of it. */
  readonly claim?: Claim | null;
  /** "<5", ">1000": the value itself is not known. */
  readonly bound?: 'below' | 'above' | null;
}
