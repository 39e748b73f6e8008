import { DomainError } from '../../shared/errors.ts';
import { defaultLimit, type PageInput } from '../../shared/paging.schema.ts';

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
 * @param readNext reads at most `count` rows, on from those that it has read
 * @returns whole rows, at least one where there are any
 * @throws PAYLOAD_TOO_LARGE when not one fits beside what the answer has already
 */
export async function fillPage<Row>(room: AnswerRoom, limit: number, readNext: (count: number) => Promise<Row[]>): Promise<Row[]> {
  const page: Row[] = [];
  while (page.length < limit) {
    const count = Math.min(defaultLimit, limit - page.length);
    const rows = await readNext(count);
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

/** What a list is ordered by, newest first; rows of the same millisecond are told apart by their ids. */
interface Position {
  readonly id: string;
  readonly createdAt: Date;
}

/** Nothing for the first part of a list. */
type Older = { readonly $or?: [{ createdAt: { $lt: Date } }, { createdAt: Date; id: { $lt: string } }] };

/** The part of a list that is read next, as MikroORM's `find` takes it. */
interface Part {
  /** To be met beside whatever the list is of. */
  readonly older: Older;
  readonly options: { readonly orderBy: { readonly createdAt: 'desc'; readonly id: 'desc' }; readonly limit: number; readonly offset: number };
}

/** A list that can grow. */
interface Listing<Row extends Position, Shown> {
  /** How many rows there are in all. */
  readonly count: () => Promise<number>;
  readonly read: (part: Part) => Promise<Row[]>;
  readonly present: (row: Row) => Shown;
}

/**
 * Reads a page of a list, newest first, and announces the total. It starts at an offset and goes on by the position of the last row
 * (keyset paging), so that a full page costs one walk along the index, and rows that come meanwhile shift nothing.
 * @returns fewer rows than asked for where no more fit into the answer
 * @throws PAYLOAD_TOO_LARGE as fillPage does
 */
export async function newestFirst<Row extends Position, Shown>(
  { room, transport }: { readonly room: AnswerRoom; readonly transport: { setHeader(name: string, value: string): void } },
  { limit, offset }: PageInput,
  { count, read, present }: Listing<Row, Shown>,
): Promise<Shown[]> {
  transport.setHeader('X-Total-Count', String(await count()));
  let last: Row | undefined;
  return fillPage(room, limit, async (size) => {
    const options = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: size, offset: last ? 0 : offset } as const;
    const rows = await read({ older: last ? olderThan(last) : {}, options });
    last = rows.at(-1);
    return rows.map(present);
  });
}

function olderThan({ createdAt, id }: Position): Older {
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] };
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
