/**
 * PostgreSQL's jsonb refuses U+0000 and lone surrogates, which any string of a request may carry.
 * @returns a deep copy without them
 */
export function storableJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? part.toWellFormed().replaceAll('\u0000', '') : part)));
}
