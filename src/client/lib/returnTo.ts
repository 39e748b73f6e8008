/** A remembered address is no longer than this. */
const longest = 2_000;

/**
 * Where somebody is led after signing in, as the address of the sign-in page has it (`?to=`).
 * @returns a path of this app; undefined for anything else, so that a link to the sign-in page leads nobody away
 */
export function readReturnTo(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longest || !/^\/(?![/\\])/.test(value)) return undefined;
  const base = 'http://app.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (url?.origin !== base || url.pathname === '/auth') return undefined;
  return url.pathname + url.search + url.hash;
}
