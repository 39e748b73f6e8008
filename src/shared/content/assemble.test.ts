import { expect, it } from 'vitest';
import { files } from '../../../tests/setup/content.ts';
import { assembleKnowledge, folderOf } from './assemble.ts';
import type { ContentFile } from './content-kinds.ts';

const [condition] = files.condition;
if (!condition) throw new Error('There is no condition to break.');
const assembleWith = (...more: ContentFile<'condition'>[]) => assembleKnowledge({ ...files, condition: [...files.condition, ...more] });

it('reads specialty and id from the path, and puts everything in the order of ids', () => {
  const { conditions, findings } = assembleWith({ ...condition, path: 'conditions/ear-nose-and-throat/aaa-first' });
  expect(conditions[0]).toMatchObject({ id: 'aaa-first', specialty: 'Ear, nose and throat' });
  for (const list of [conditions, findings]) expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted());
  expect(folderOf('Ear, nose and throat')).toBe('ear-nose-and-throat');
});

it('names each condition in a folder that is no specialty, and each source that is not there', () => {
  const broken = { path: 'conditions/skin/itch', item: { ...condition.item, sources: ['nhs/nowhere'] } };
  expect(() => assembleWith(broken)).toThrow(
    /conditions\/skin\/itch\.json: skin is no specialty; there are allergy-and-immunology, .*\n.*there is no source nhs\/nowhere/,
  );
});

it('leaves the examples of the language data with the content', () => {
  const example = { text: 'My knee aches.', finding: 'knee-pain' };
  const site = { path: 'language/sites', item: { sites: [{ id: 'knee', phrases: ['knee'], example }] } };
  const trigger = { path: 'language/triggers', item: { triggers: [{ phrases: ['rain'], worse: 'worse-in-cold', example }] } };
  const { sites, triggers } = assembleKnowledge({ ...files, site: [site], trigger: [trigger] });
  expect(sites).toEqual([{ id: 'knee', phrases: ['knee'] }]);
  expect(triggers).toEqual([{ phrases: ['rain'], worse: 'worse-in-cold' }]);
  expect(JSON.stringify(assembleKnowledge(files))).not.toContain('"example"');
});
