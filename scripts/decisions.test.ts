import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);
const files = readdirSync(folder);

it.each(files)('%s has its number, a date and a status', (file) => {
  const [title, , status] = readFileSync(new URL(file, folder), 'utf8').split('\n');
  expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `));
  expect(status).toMatch(/^\d{1,2} \p{L}+ 20\d\d · (?:proposed|accepted|superseded)/u);
  for (const [, by = ''] of (status ?? '').matchAll(/\]\((.+?)\)/g)) expect(files).toContain(by);
});
