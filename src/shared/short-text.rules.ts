const charactersShown = 80;

/** @returns the first 80 characters of what somebody typed, on one line; an ellipsis says that there is more */
export function shortText(text: string): string {
  // Counted in code points: half an emoji is not a character.
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > charactersShown ? `${characters.slice(0, charactersShown).join('').trimEnd()}…` : characters.join('');
}
