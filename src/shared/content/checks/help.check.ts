import { helpOf } from '../assemble.ts';
import type { ContentFiles } from '../content-kinds.ts';
import { type Problem, problemsOf } from './problem.ts';

/** The code itself, not another name for it: "UK" is GB. */
const codeOf = (country: string) => (/^[A-Z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).region : undefined);

/** Countries by codes that exist, each name once. */
export function checkHelp(files: Pick<ContentFiles, 'help-country' | 'help-directory'>): Problem[] {
  const { countries } = helpOf(files);
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return countries.flatMap(({ country, name }, i) =>
    problemsOf(`help lines of ${name}`, [
      ...(codeOf(country) === country && regions.of(country) === name
        ? []
        : [`${country.toLowerCase()}.json is not named by the code of ${name} (ISO 3166-1 alpha-2)`]),
      ...(countries[i - 1]?.name === name ? ['it is listed twice'] : []),
    ]),
  );
}
