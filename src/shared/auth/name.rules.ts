const scripts =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan';

/** The scripts of everyday use (Unicode Standard Annex 31, table 5), and those that are written together. */
const writingSystems: readonly (readonly string[])[] = [
  ...scripts.split(' ').map((script) => [script]),
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const wholeUsernames = writingSystems.map((system) => new RegExp(`^[${system.map((script) => `\\p{Script_Extensions=${script}}`).join('')}0-9._-]+$`, 'u'));

/** @returns whether a username has nothing but letters, digits, dots, dashes and underscores, none of them invisible */
export function hasUsernameCharacters(username: string): boolean {
  return [username, username.normalize('NFKC')].every((form) => /^[\p{L}\p{N}._-]+$/u.test(form) && !/\p{Default_Ignorable_Code_Point}/u.test(form));
}

/**
 * @returns whether a username keeps to one script, or to those that Japanese, Chinese and Korean write together: among
 * Latin letters a Cyrillic а passes for another person's (Unicode Technical Standard 39, section 5.2, "Highly Restrictive")
 */
export function keepsToOneScript(username: string): boolean {
  const text = username.normalize('NFKC');
  return wholeUsernames.some((pattern) => pattern.test(text));
}
