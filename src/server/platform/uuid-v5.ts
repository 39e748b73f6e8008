import { createHash } from 'node:crypto';

/**
 * An id that the same name in the same namespace always has, so that what is made from it twice is there once.
 * @param namespace a UUID
 * @returns the UUID version 5 (RFC 9562, section 5.5) of a name
 */
export function uuidV5(namespace: string, name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
