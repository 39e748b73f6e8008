/** @returns a text whose lines end alike and whose doubled blanks are one, as formats of other programs would make them */
export const tidy = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]{2,}/g, ' ')
    .trim();
