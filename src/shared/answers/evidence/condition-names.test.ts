import { expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import { conditionCalled, conditionNamed, conditionNamesOf } from './condition-names.ts';

const names = conditionNamesOf(knowledge.conditions);

it('knows every condition by its name and its aliases', () => {
  for (const { id, name, aliases } of knowledge.conditions)
    for (const called of [name, ...aliases]) expect(conditionCalled(called, names, [id])?.id, called).toBe(id);
});

it('takes an abbreviation of several for the one that is thought of', () => {
  const likely = ['autism-spectrum-disorder'];
  expect(conditionCalled('ASD', names, ['atrial-septal-defect'])?.id).toBe('atrial-septal-defect');
  expect(conditionCalled('ASD', names, likely)?.id).toBe('autism-spectrum-disorder');
});

it.each([
  ['Pulmonary embolism (PE)', 'pulmonary-embolism'],
  ['Clot in the lung (pulmonary embolism)', 'pulmonary-embolism'],
  ['Cold agglutinin disease', 'autoimmune-haemolytic-anaemia'],
  ['no such thing', undefined],
  ['', undefined],
])('takes %j for %s', (said, id) => {
  expect(conditionCalled(said, names)?.id).toBe(id);
});

it('of several longer names takes the one that is thought of anyway', () => {
  const tension = conditionCalled('Tension pneumothorax', names)?.id ?? '';
  expect(conditionCalled('tension', names, [tension])?.id).toBe(tension);
});

it.each([
  ['Most likely pulmonary embolism; pneumonia is less likely.', 'pulmonary-embolism'],
  ['It may be community-acquired pneumonia or a pulmonary embolism.', 'community-acquired-pneumonia'],
  ['a fit', undefined],
])('finds the first that is named in %j', (text, id) => {
  expect(conditionNamed(text, names)?.id).toBe(id);
});
