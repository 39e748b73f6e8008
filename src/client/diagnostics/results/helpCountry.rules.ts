import type { CountryHelp } from '../../../shared/content/schema/help.schema.ts';

/**
 * The country whose help lines are shown at first, from the languages a browser asks for ("en-IN").
 * @param listed the countries that have help lines
 * @returns null where none of the languages names one of them
 */
export function countryOf(languages: readonly string[], listed: readonly Pick<CountryHelp, 'country'>[]): string | null {
  const regions = languages.map((language) => /-([A-Z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase());
  return regions.find((region) => listed.some(({ country }) => country === region)) ?? null;
}
