import { describe, expect, it } from 'vitest';
import { files, redFlagRules } from '../../../../tests/setup/content.ts';
import { type HelpCountryFile, HelpDirectoryFile, HelpLine } from '../schema/help.schema.ts';
import type { HelpKind } from '../schema/safety.schema.ts';
import { checkHelp } from './help.check.ts';
import { lineOf } from './problem.ts';

const line = { name: 'Somebody', call: '112 233', url: 'https://example.org' };
const check = (...countries: (readonly [code: string, name: string])[]) =>
  checkHelp({
    'help-country': countries.map(([code, name]) => ({
      path: `help/countries/${code}`,
      item: { name, emergencyNumber: '112', reviewed: '2026-01-01', lines: { 'self-harm': [line] } } satisfies (typeof HelpCountryFile)['_output'],
    })),
    'help-directory': [],
  }).map(lineOf);

describe('help lines', () => {
  it('are as they should be in content/', () => {
    expect(checkHelp(files).map(lineOf)).toEqual([]);
  });

  it('stand under the code of their country, each country once', () => {
    expect(check(['in', 'India'], ['gb', 'United Kingdom'])).toEqual([]);
    expect(check(['uk', 'United Kingdom'])).toEqual(['help lines of United Kingdom: uk.json is not named by the code of United Kingdom (ISO 3166-1 alpha-2)']);
    expect(check(['fr', 'France'], ['gb', 'France']).join('\n')).toContain('it is listed twice');
  });

  it('can be dialled, and name a page that is safe to open', () => {
    expect(HelpLine.safeParse(line).success).toBe(true);
    expect(HelpLine.safeParse({ ...line, call: 'SAMARITANS' }).success).toBe(false);
    expect(HelpLine.safeParse({ ...line, url: 'http://example.org' }).success).toBe(false);
  });

  it('have a directory for whatever they are for', () => {
    const directories = files['help-directory'].flatMap(({ item }) => item.directories);
    expect(HelpDirectoryFile.safeParse({ directories }).success).toBe(true);
    expect(HelpDirectoryFile.safeParse({ directories: directories.slice(1) }).success).toBe(false);
  });

  it('are shown by the rules about suicide, self-injury, overdose, violence and children', () => {
    const shown = (kind: HelpKind) => redFlagRules.filter(({ help }) => help === kind).map(({ id }) => id);
    expect(shown('self-harm')).toEqual(
      expect.arrayContaining([
        'suicide-plan',
        'suicide-means',
        'suicide-farewell',
        'suicide-attempt',
        'wish-not-to-wake',
        'self-injury',
        'self-injury-deep',
        'medicine-to-die',
      ]),
    );
    expect(shown('poisoning')).toEqual(
      expect.arrayContaining(['overdose-taken', 'large-amount-of-medicine', 'dose-mistake-dangerous', 'child-swallowed-medicine']),
    );
    expect(shown('violence')).toEqual(expect.arrayContaining(['strangulation', 'threatened-with-death']));
    expect(shown('child-protection')).toEqual(expect.arrayContaining(['child-beaten', 'shaken-baby']));
  });
});
