import { describe, expect, it } from 'vitest';
import { smallKnowledge } from '../../../../tests/factories/small-knowledge.ts';
import { files } from '../../../../tests/setup/content.ts';
import type { ContentFiles } from '../content-kinds.ts';
import { checkExamples } from './examples.check.ts';
import { lineOf } from './problem.ts';

const none = { site: [], sensation: [], effect: [], trigger: [], synonym: [], composition: [], 'word-set': [] };
const linesOf = (some: Partial<ContentFiles>) => checkExamples(smallKnowledge, { ...none, ...some }).map(lineOf);

const site = (text: string, finding: string, state?: 'absent' | 'past'): Partial<ContentFiles> => ({
  site: [
    { path: 'language/sites', item: { sites: [{ id: 'knee', phrases: ['knee', 'front of knee'], example: { text, finding, ...(state && { state }) } }] } },
  ],
});
const synonym = (text: string, finding: string): Partial<ContentFiles> => ({
  synonym: [{ path: 'language/synonyms', item: { synonyms: [{ topic: 'Body', words: ['abdomen', 'belly'], example: { text, finding } }] } }],
});
const trigger = (text: string, finding: string): Partial<ContentFiles> => ({
  trigger: [{ path: 'language/triggers', item: { triggers: [{ phrases: ['walk'], worse: 'worse-on-walking', example: { text, finding } }] } }],
});
const wordSet = (text: string, finding: string): Partial<ContentFiles> => ({
  'word-set': [{ path: 'language/word-sets', item: { wordSets: [{ name: 'not', words: ['<not>'], example: { text, finding } }] } }],
});
const composition = (text: string, finding: string): Partial<ContentFiles> => ({
  composition: [
    { path: 'language/compositions', item: { compositions: [{ of: 'family', with: 'tuberculosis', means: 'tb-contact', example: { text, finding } }] } },
  ],
});

describe('an example', () => {
  it.each([
    ['says a word and is read so', site('My knees are throbbing.', 'knee-pain')],
    ['says a phrase of several words', site('It throbs at the front of my knee.', 'knee-pain')],
    ['denies it', site('No swelling of the knee.', 'knee-swelling', 'absent')],
    ['has a word that is not the first of its set', synonym('A swollen belly.', 'abdominal-swelling')],
    ['has a word of another set within', wordSet('I dont feel the paper.', 'saddle-numbness')],
    ['is of what a pair means', composition('I have a cough. My father has tuberculosis.', 'tb-contact')],
  ])('is no problem where it %s', (_what, some) => {
    expect(linesOf(some)).toEqual([]);
  });

  it.each([
    [
      'is read as something else',
      site('My knee is sore.', 'knee-swelling'),
      'content/language/sites.json, site knee: its example "My knee is sore." is read as knee-pain, not as knee-swelling',
    ],
    ['is read as nothing', site('My knee and I.', 'knee-pain'), 'its example "My knee and I." is read as nothing, not as knee-pain'],
    ['is read in another state', site('My knee is sore.', 'knee-pain', 'absent'), 'is read as knee-pain, not as knee-pain (absent)'],
    ['has no word of its row', site('Chest pain.', 'chest-pain'), 'site knee: its example "Chest pain." has none of its words'],
    ['has the first word of a set only', synonym('Swollen abdomen.', 'abdominal-swelling'), 'synonyms of abdomen: its example "Swollen abdomen." has none'],
    [
      'is of something that the row does not mean',
      trigger('I walk, and have a fever.', 'fever'),
      'trigger "walk": its example is of fever, which it does not mean',
    ],
  ])('is a problem where it %s', (_what, some, problem) => {
    expect(linesOf(some)).toEqual([expect.stringContaining(problem)]);
  });

  it.each(['site', 'sensation', 'effect', 'trigger', 'synonym', 'composition', 'word-set'] as const)('is looked at in every row of the kind %s', (kind) => {
    const broken = JSON.stringify(files[kind]).replaceAll(/"finding":"[^"]+"/g, '"finding":"nonsense"');
    const unread = linesOf({ [kind]: JSON.parse(broken) }).filter((line) => line.endsWith('nonsense') || line.endsWith('nonsense (absent)'));
    expect(unread).toHaveLength([...broken.matchAll(/"finding":/g)].length);
  });
});
