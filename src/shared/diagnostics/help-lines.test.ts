import { describe, expect, it } from 'vitest';
import { redFlagRules } from '../../../tests/setup/product.ts';
import { helpKinds } from './diagnostics.schema.ts';
import { helpDirectories, helpLines, helpLinesReviewed } from './help-lines.ts';

describe('help lines', () => {
  it('have a line against self-harm in every country, and a directory for all others', () => {
    for (const { name, lines } of helpLines) expect(lines['self-harm']?.length, name).toBeGreaterThan(0);
    for (const kind of helpKinds) expect(helpDirectories[kind].url).toMatch(/^https:\/\//);
  });

  it('can be dialled, and name the page where the number stands', () => {
    for (const line of helpLines.flatMap(({ lines }) => Object.values(lines).flat())) {
      expect(line.call).toMatch(/^\d[\d ]*$/);
      expect(line.url).toMatch(/^https:\/\//);
    }
  });

  it('stand in the order of the countries, each once, and are dated', () => {
    const names = helpLines.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(new Date(helpLinesReviewed).getTime()).not.toBeNaN();
  });

  it('are shown by the rules about suicide, self-injury, overdose, violence and children', () => {
    const shown = (kind: (typeof helpKinds)[number]) => redFlagRules.filter(({ help }) => help === kind).map(({ id }) => id);
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
