import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { z } from 'zod';
import { root } from './command.ts';

/** What is drawn beforehand, and the page whose script and styles are fetched with it instead of after it. */
const pages = [
  { file: 'index', path: '/waiting', module: null },
  { file: 'pages/home', path: '/', module: 'landing/LandingPage.tsx' },
  { file: 'pages/auth', path: '/auth', module: 'auth/AuthPage.tsx' },
  { file: 'pages/diagnostics', path: '/waiting', module: 'diagnostics/DiagnosticsPage.tsx' },
  { file: 'pages/references', path: '/waiting', module: 'references/ReferencesPage.tsx' },
  { file: 'pages/pg-preparation', path: '/waiting', module: 'routes/ExamsWithEarnings.tsx' },
  { file: 'pages/progress', path: '/waiting', module: 'progress/ProgressPage.tsx' },
] as const;

const Chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) });
const Manifest = z.record(z.string(), Chunk);
type Manifest = z.infer<typeof Manifest>;

const entry = 'index.html';

/** @returns the chunk and all that it imports, each once */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** @returns what goes into the head so that a page is fetched along with the first script, not after it */
function preloads(manifest: Manifest, module: string): string {
  if (!manifest[module]) throw new Error(`The build has no chunk for ${module}.`);
  const first = withImports(manifest, entry);
  const added = [...withImports(manifest, module)].filter((name) => !first.has(name)).flatMap((name) => manifest[name] ?? []);
  return [
    ...added.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...added.flatMap(({ css }) => css).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('\n    ');
}

/**
 * Writes into the built client what a visitor sees before any script has come: the front page and signing in whole, the frame of every other page.
 * @param outDir where the client has been built, with its manifest
 */
export async function prerenderPages(outDir: string): Promise<void> {
  const made = join(root, 'dist/prerender');
  await build({ logLevel: 'warn', build: { ssr: 'prerender.tsx', outDir: made, emptyOutDir: true, manifest: false } });
  const { prerender } = await import(pathToFileURL(join(made, 'prerender.js')).href);
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = Manifest.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const empty = await readFile(join(outDir, 'index.html'), 'utf8');
  await mkdir(join(outDir, 'pages'), { recursive: true });
  for (const { file, path, module } of pages) {
    const drawn: string = await prerender(path);
    const page = empty.replace('<!--page-->', () => drawn).replace('</head>', () => `${module ? `  ${preloads(manifest, module)}\n  ` : ''}</head>`);
    await writeFile(join(outDir, `${file}.html`), page);
  }
  await rm(made, { recursive: true });
  await rm(join(outDir, '.vite'), { recursive: true });
}

if (import.meta.main) {
  await prerenderPages(join(root, 'dist/client'));
  // What was drawn leaves timers behind.
  process.exit(0);
}
