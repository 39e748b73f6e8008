import { z } from 'zod';

export const defaultLimit = 50;
export const maximumLimit = 500;
/** Nobody pages so far by hand; a client that wants everything goes on by what it has received. */
export const maximumOffset = 1_000_000;

/** A whole number from `min` to `max`; every fault of it has the same message, which names the field. */
function wholeNumber(label: string, min: number, max: number) {
  const message = `${label} must be a whole number from ${min} to ${max.toLocaleString('en')}.`;
  return z.number({ error: message }).int(message).min(min, message).max(max, message);
}

/** The part of a list that is asked for; a list with filters extends it. Left out: the first `defaultLimit` rows. */
export const PageInput = z.object({
  limit: wholeNumber('Limit', 1, maximumLimit).default(defaultLimit),
  offset: wholeNumber('Offset', 0, maximumOffset).default(0),
});
export type PageInput = z.infer<typeof PageInput>;

/** What every answer with a list carries beside its rows. */
export const ListHeaders = z.object({
  'X-Total-Count': z.number().int().min(0).meta({ description: 'How many rows there are in all; go on with `offset` for more.' }),
});
