import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packageFile, root, run, runNode, say } from './command.ts';

const outDir = join(root, 'dist/client');
const stampFile = join(outDir, '.build-stamp');
/** Everything the bundle depends on. */
const sources = ['src/client/**/*', 'src/shared/**/*', 'content/**/*', 'scripts/prerender.ts', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
const compressible = /\.(html|js|css|svg|json|webmanifest|map|txt)$/;

/** Builds the client unless what lies in dist/client was built from the very same sources. */
export async function buildClient({ force = false } = {}): Promise<void> {
  const stamp = await hashSources();
  const built = await readFile(stampFile, 'utf8').catch(() => null);
  if (!force && built === stamp) return;
  say('Building the client …');
  const code = await run(process.execPath, [packageFile('vite/bin/vite.js'), 'build', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The client could not be built.');
  if ((await runNode('scripts/prerender.ts')) !== 0) throw new Error('The first view of the pages could not be drawn.');
  await compressAssets();
  await writeFile(stampFile, stamp);
}

async function hashSources(): Promise<string> {
  const files = (await Array.fromAsync(glob(sources, { cwd: root }))).filter((file) => !file.includes('.test.')).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(root, file);
    if ((await stat(path)).isFile()) hash.update(`${file}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}

/** Compresses once, as well as it goes, instead of quickly for every visitor. */
async function compressAssets(): Promise<void> {
  for await (const file of glob('**/*', { cwd: outDir })) {
    if (!compressible.test(file)) continue;
    const path = join(outDir, file);
    const content = await readFile(path);
    if (content.length < 1024) continue;
    const brotli = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
    await writeFile(`${path}.br`, brotli);
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
