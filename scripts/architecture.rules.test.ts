import { expect, test } from 'vitest';
import { findCycles, findFolderCycles, findUnlisted, packageOf, refuseFile, refuseImport, refuseUntested } from './architecture.rules.ts';

const edge = (from: string, to: string, isTypeOnly = false) => ({ from: `src/${from}`, to: to.startsWith('=') ? to.slice(1) : `src/${to}`, isTypeOnly });

test.each([
  edge('shared/exams/score.rules.ts', 'shared/errors.ts'),
  edge('shared/exams/score.rules.ts', '=zod'),
  edge('shared/exams/score.rules.test.ts', '=vitest'),
  edge('server/exams/exams.service.ts', 'server/platform/context.ts'),
  edge('server/exams/exams.service.ts', 'server/auth/user.entity.ts'),
  edge('server/exams/exams.service.ts', 'server/progress/progress.service.ts'),
  edge('server/exams/exams.service.ts', 'server/deps.ts'),
  edge('server/exams/exams.service.ts', '=node:path'),
  edge('server/app.ts', 'server/exams/exams.router.ts'),
  edge('server/compose.ts', 'server/app.ts'),
  edge('server/seeds.ts', 'server/exams/exams.seed.ts'),
  edge('server/db/orm-options.ts', 'server/entities.ts'),
  edge('client/exams/ExamsPage.tsx', 'client/ui/Card.tsx'),
  edge('client/routes/exams.route.tsx', 'client/exams/ExamsPage.tsx'),
  edge('client/shell/Header.tsx', 'client/auth/useAuth.ts'),
  edge('client/lib/trpc.ts', 'server/router.ts', true),
])('$from may import $to', (allowed) => {
  expect(refuseImport(allowed)).toBeNull();
});

test.each([
  edge('shared/exams/score.rules.ts', '=node:fs'),
  edge('shared/exams/score.rules.ts', '=react'),
  edge('shared/exams/score.rules.ts', 'server/deps.ts', true),
  edge('server/platform/procedures.ts', 'server/auth/auth.service.ts'),
  edge('server/exams/exams.service.ts', 'server/auth/auth.router.ts'),
  edge('server/exams/exams.service.ts', 'server/router.ts'),
  edge('server/exams/exams.service.ts', 'server/seeds.ts'),
  edge('server/platform/context.ts', 'server/compose.ts'),
  edge('server/exams/exams.service.ts', 'client/lib/trpc.ts'),
  edge('client/exams/ExamsPage.tsx', 'client/progress/ProgressBar.tsx'),
  edge('client/ui/Card.tsx', 'client/exams/ExamsPage.tsx'),
  edge('client/lib/trpc.ts', 'server/router.ts'),
  edge('client/exams/ExamsPage.tsx', 'server/router.ts', true),
  edge('client/exams/ExamsPage.tsx', '=node:fs'),
])('$from may not import $to', (refused) => {
  expect(refuseImport(refused)).toEqual(expect.any(String));
});

test.each([
  ['text/stems.ts', 'lexicon/lexicon.ts'],
  ['reading/rules/frames.ts', 'case/case.ts'],
  ['ranking/rank.ts', 'answer/explain.ts'],
  ['answer/explain.ts', 'analyze.ts'],
])('the stage of %s may not import %s', (from, to) => {
  const [own, other] = [`shared/diagnostics/engine/${from}`, `shared/diagnostics/engine/${to}`];
  expect(refuseImport(edge(own, other, true))).toMatch(/earlier ones/);
  expect(refuseImport(edge(other, own, true))).toBeNull();
});

test('cycles are found, also of types and of folders', () => {
  const cycle = [edge('shared/a.ts', 'shared/b.ts'), edge('shared/b.ts', 'shared/c.ts'), edge('shared/c.ts', 'shared/a.ts')];
  expect(findCycles(cycle)).toEqual([['src/shared/a.ts', 'src/shared/b.ts', 'src/shared/c.ts', 'src/shared/a.ts']]);
  expect(findCycles([...cycle.slice(0, 2), edge('shared/c.ts', 'shared/a.ts', true)])).toHaveLength(1);
  expect(findCycles(cycle.slice(0, 2))).toEqual([]);
  const folders = [edge('shared/a/x.ts', 'shared/b/x.ts'), edge('shared/b/y.ts', 'shared/a/y.ts', true)];
  expect(findFolderCycles(folders)).toEqual([['src/shared/a', 'src/shared/b', 'src/shared/a']]);
  expect(findFolderCycles([folders[0], edge('shared/b/y.test.ts', 'shared/a/y.ts')].filter((one) => one !== undefined))).toEqual([]);
});

test('a module of the engine that has rules has a test beside it', () => {
  const [path, rule] = ['src/shared/diagnostics/engine/text/stems.ts', 'export function stem() {}'];
  expect(refuseUntested(path, rule, new Set([path]))).toMatch(/test beside it/);
  expect(refuseUntested(path, 'const a = 1;\n\nexport class Board {}', new Set())).toMatch(/test beside it/);
  expect(refuseUntested(path, rule, new Set([path, 'src/shared/diagnostics/engine/text/stems.test.ts']))).toBeNull();
  expect(refuseUntested(path, 'export interface Token {}\nexport const leak = 0.1;', new Set())).toBeNull();
  expect(refuseUntested('src/shared/fields.ts', rule, new Set())).toBeNull();
});

test('an entity and a router that no list has are found', () => {
  const files = ['src/server/exams/attempt.entity.ts', 'src/server/exams/exams.router.ts', 'src/server/exams/exams.service.ts', 'src/server/router.ts'];
  expect(findUnlisted(files, [])).toEqual([
    'src/server/exams/attempt.entity.ts: add it to src/server/entities.ts',
    'src/server/exams/exams.router.ts: add it to src/server/router.ts',
  ]);
  const lists = [edge('server/entities.ts', 'server/exams/attempt.entity.ts'), edge('server/router.ts', 'server/exams/exams.router.ts')];
  expect(findUnlisted(files, lists)).toEqual([]);
  expect(findUnlisted(files, [edge('server/exams/exams.service.ts', 'server/exams/attempt.entity.ts')])).toHaveLength(2);
});

test('a file has a name that says something, an end, and no default export', () => {
  expect(refuseFile('src/shared/exams/score.rules.ts', 'export const a = 1;\n')).toEqual([]);
  expect(refuseFile('src/shared/utils/a.ts', 'x\n'.repeat(301))).toHaveLength(2);
  expect(refuseFile('src/server/db/migrations/Migration20261120215601_accounts.ts', 'x\n'.repeat(900))).toEqual([]);
  expect(refuseFile('src/client/ui/index.ts', 'export default 1;')).toHaveLength(2);
});

test('packageOf', () => {
  expect(['zod', 'zod/v4', '@mantine/core/styles.css', 'node:fs'].map(packageOf)).toEqual(['zod', 'zod', '@mantine/core', 'node:fs']);
});
