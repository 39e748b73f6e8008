/**
 * Two emails or usernames that differ only in case or in Unicode form are the same one.
 * @returns the form that is compared and unique: NFKC, lower case (Unicode Technical Report 36, section 2.11)
 */
export function identityKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** Letters that look like a Latin one in a usual typeface, small or capital, after the letter (Unicode's confusables.txt). */
const lookAlikes = 'aɑаα bвβ cсϲ dԁ eеε gɡ hһнη iıɩіι jјϳ kкκ lӏ mм nո oоοօ pрρ qԛ sѕ tтτ uսυ vѵν wԝω xхχ yуγ';
const prototypes = new Map(lookAlikes.split(' ').flatMap(([latin = '', ...others]) => others.map((other) => [other, latin] as const)));

/**
 * A username in one script can still read like one in another: Cyrillic сора and Latin copa.
 * @returns the form of a username that is unique: identityKey with what looks like a Latin letter as that letter. It covers
 * the letters that people pass off for others, not all of Unicode.
 */
export function usernameKey(username: string): string {
  return identityKey(Array.from(identityKey(username), (letter) => prototypes.get(letter) ?? letter).join(''));
}
