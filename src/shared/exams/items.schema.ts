import { z } from 'zod';
import { missCauses } from './miss-causes.ts';

/** One of `missCauses`. */
export const MissCause = z.enum(missCauses, { error: `Cause must be one of ${missCauses.join(', ')}.` });

/** How an item has done with those who met it for the first time: null until thirty have. */
export const ItemStatistics = z.object({
  /** How many first answers there are. */
  count: z.number().int(),
  /** The facility index: the share of right answers, in percent to one decimal. */
  facility: z.number(),
  /** The discrimination index: the correlation of the item with the rest of its paper, -1 to 1, to two decimals; null where it is not defined. */
  discrimination: z.number().nullable(),
});
export type ItemStatistics = z.infer<typeof ItemStatistics>;
