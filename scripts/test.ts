import { build } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { offerHelp, packageFile, runNode, say } from './command.ts';

offerHelp(`
Usage: npm test

Runs everything, and stops at the first thing that fails: format and lint, the form of the content, types, architecture, pending migrations, unit and
integration tests, the build, and end-to-end tests in a real browser. With DATABASE_URL set, the integration tests run on that
PostgreSQL server, in databases of their own; else on the embedded database.`);

interface Step {
  readonly title: string;
  readonly run: () => Promise<number>;
}

const steps: readonly Step[] = [
  { title: 'Format and lint', run: () => runNode(packageFile('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.']) },
  { title: 'Form of the content', run: () => runNode('scripts/content-fix.ts', ['--check']) },
  { title: 'Types', run: () => runNode(packageFile('typescript/bin/tsc'), ['-p', '.']) },
  { title: 'Architecture', run: () => runNode('scripts/check-architecture.ts') },
  { title: 'Pending migrations', run: () => runNode('scripts/check-migrations.ts') },
  { title: 'Unit and integration tests', run: () => runNode(packageFile('vitest/vitest.mjs'), ['run']) },
  { title: 'Build', run: () => build().then(() => 0) },
  { title: 'End-to-end tests', run: runEndToEnd },
];

async function runEndToEnd(): Promise<number> {
  const CHROMIUM_PATH = await ensureChromium();
  return runNode(packageFile('@playwright/test/cli.js'), ['test'], { env: { ...process.env, CHROMIUM_PATH } });
}

for (const [index, step] of steps.entries()) {
  say(`\n── ${index + 1}/${steps.length} ${step.title} ${'─'.repeat(Math.max(3, 60 - step.title.length))}`);
  const code = await step.run();
  if (code !== 0) {
    say(`\n✗ ${step.title} failed.`);
    process.exit(code);
  }
}
say('\n✓ Everything passed.');
