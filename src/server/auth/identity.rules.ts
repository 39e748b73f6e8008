/**
 * Two emails or usernames that differ only in case or in Unicode form are the same one.
 * @returns the form that is compared and unique: NFKC, lower case (Unicode Technical Report 36, section 2.11)
 */
export function identityKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}
