import { helpLines } from '../../../shared/diagnostics/help-lines.ts';

/**
 * The country whose help lines are shown at first, from the languages a browser asks for ("en-IN").
 * @returns null where none of them names a country that is listed
 */
export function countryOf(languages: readonly string[]): string | null {
  const regions = languages.map((language) => /-([A-Z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase());
  return regions.find((region) => helpLines.some(({ country }) => country === region)) ?? null;
}
