import { expect, it } from 'vitest';
import { filterPanels } from './laboratory.rules.ts';

const panels = [
  {
    title: 'Electrolytes',
    values: [
      { name: 'Sodium', conventional: '136-145 mEq/L', si: '136-145 mmol/L' },
      { name: 'Potassium', conventional: '3.5-5.0 mEq/L', si: null },
    ],
  },
  { title: 'Hormones', values: [{ name: 'TSH (Café)', conventional: '1', si: null }] },
];
const names = (sought: string) => filterPanels(panels, sought).flatMap(({ values }) => values.map(({ name }) => name));

it('finds by name or panel, each word, without regard to case and accents', () => {
  expect(names('')).toHaveLength(3);
  expect(names('  SOD ')).toEqual(['Sodium']);
  expect(names('electrolytes pot')).toEqual(['Potassium']);
  expect(names('cafe')).toEqual(['TSH (Café)']);
  expect(filterPanels(panels, 'troponin')).toEqual([]);
});
