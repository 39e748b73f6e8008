import { DomainError } from '../../shared/errors.ts';
import { defaultLimit } from '../../shared/paging.schema.ts';
import type { Transport } from './context.ts';

/** Bytes of JSON that the rows of one answer may have; 1 MB with what stands around them, ten refusals of a batch included. */
export const maximumRowBytes = 990_000;

/** What is left of an HTTP answer for rows; the calls of a batch share it. */
export interface AnswerRoom {
  bytes: number;
}

/** @returns the room of an answer that has no rows yet */
export function emptyAnswer(): AnswerRoom {
  return { bytes: maximumRowBytes };
}

/**
 * Reads rows until there are `limit` or the answer is full. They come a few at a time, so that no more of what somebody
 * stored is held in memory than is sent.
 * @param readAfter reads at most `count` rows after the last one so far; from where the page begins when there is none
 * @returns whole rows, at least one where there are any
 * @throws PAYLOAD_TOO_LARGE when not one fits beside what the answer has already
 */
export async function fillPage<Row>(room: AnswerRoom, limit: number, readAfter: (last: Row | undefined, count: number) => Promise<Row[]>): Promise<Row[]> {
  const page: Row[] = [];
  while (page.length < limit) {
    const count = Math.min(defaultLimit, limit - page.length);
    const rows = await readAfter(page.at(-1), count);
    for (const row of rows) {
      // The comma between two rows counts too.
      const bytes = Buffer.byteLength(JSON.stringify(row)) + 1;
      if (page.length > 0 && bytes > room.bytes) return page;
      take(room, bytes);
      page.push(row);
    }
    if (rows.length < count) break;
  }
  return page;
}

/**
 * Counts something that is no list towards an answer: a batch may ask for ten large things.
 * @returns it
 * @throws PAYLOAD_TOO_LARGE when it does not fit beside what the answer has already
 */
export function fitIn<T>(room: AnswerRoom, value: T): T {
  take(room, Buffer.byteLength(JSON.stringify(value)));
  return value;
}

/** What is alone in an answer always fits. */
function take(room: AnswerRoom, bytes: number): void {
  const isFirst = room.bytes === maximumRowBytes;
  if (bytes > room.bytes && !isFirst) throw new DomainError('PAYLOAD_TOO_LARGE', 'This is too much for one answer. Please ask for it on its own.');
  room.bytes -= bytes;
}

/** Says how many rows there are in all, whatever part of them is sent. */
export function announceTotal(transport: Transport, total: number): void {
  transport.setHeader('X-Total-Count', String(total));
}
