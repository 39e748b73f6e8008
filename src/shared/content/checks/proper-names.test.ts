import { expect, it } from 'vitest';
import { smallConditions, smallFindings } from '../../../../tests/factories/small-knowledge.ts';
import { knowledge } from '../../../../tests/setup/content.ts';
import { lineOf } from './problem.ts';
import { checkProperNames } from './proper-names.check.ts';

const [pattern] = smallConditions;
const check = (name: string, description: string, ...properNames: string[]) =>
  checkProperNames({ findings: smallFindings, conditions: pattern ? [{ ...pattern, name, description }] : [], properNames }).map(lineOf);

it('finds nothing in content/', () => {
  expect(checkProperNames(knowledge).map(lineOf)).toEqual([]);
});

it('finds a name that would lose its capital, and a word that begins no name', () => {
  expect(check('Crohn disease', 'In patients with Crohn disease the gut is inflamed.')).toEqual([
    'the name "Crohn disease": its first word keeps its capital elsewhere: add it to content/language/proper-names.json',
  ]);
  expect(check('Crohn disease', 'In patients with Crohn disease the gut is inflamed.', 'Crohn')).toEqual([]);
  expect(check('Light periods', 'A period may be Light, or just light.')).toEqual([]);
  expect(check('Gout', 'It hurts. Gout is common.')).toEqual([]);
  expect(check('Crohnic disease', 'It hurts.', 'Crohn')).toEqual(['proper name Crohn: no name begins with it']);
});
