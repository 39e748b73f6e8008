import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { achievements } from '../src/shared/progress/achievements.ts';
import { badges } from '../src/shared/progress/badges.ts';

const page = readFileSync(new URL('../docs/progress.md', import.meta.url), 'utf8');

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

it('docs/progress.md has the achievements as they are', () => {
  const rows = achievements.map(({ name, wanted, criteria }) => [name, ...wanted.map(String), criteria(wanted[0])]);
  expect(page).toContain(table(['achievement', 'bronze', 'silver', 'gold', 'platinum', 'for bronze'], rows));
});

it('docs/progress.md has the badges as they are', () => {
  const rows = badges.map(({ name, description, icon, colour }) => [name, `${icon}, ${colour}`, description]);
  expect(page).toContain(table(['badge', 'icon', 'what for'], rows));
});
