/** Where a page of activities ended. */
export interface ActivityPosition {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The name of its source. */
  readonly source: string;
  readonly id: string;
}

const shape = /^(\d{1,15})\.([a-z]{1,20})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** @returns a position as a caller gives it back; what it says is nobody's business */
export function writeCursor({ at, source, id }: ActivityPosition): string {
  return Buffer.from(`${at}.${source}.${id}`).toString('base64url');
}

/** @returns the position that a cursor stands for; null for one that nobody was given */
export function readCursor(cursor: string, sources: readonly string[]): ActivityPosition | null {
  const [, at = '', source = '', id = ''] = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const position = { at: Number(at), source, id };
  return sources.includes(source) && writeCursor(position) === cursor ? position : null;
}

/**
 * The rows of one source that come after a position, in the order of time, source and id, all descending; as SQL of the table `t`, so that an index of its time and id finds them.
 * @param name of the source
 */
export function afterPosition(
  { at, source, id }: ActivityPosition,
  name: string,
  time: string,
): { readonly text: string; readonly values: readonly unknown[] } {
  const instant = new Date(at);
  if (name === source) return { text: `(t.${time}, t.id) < (?, ?)`, values: [instant, id] };
  return { text: `t.${time} ${name < source ? '<=' : '<'} ?`, values: [instant] };
}
