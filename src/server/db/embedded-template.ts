import { access, constants, cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import packageJson from '../../../package.json' with { type: 'json' };

/** One per version of PGlite, for a cluster belongs to the version that made it. */
const template = fileURLToPath(new URL(`../../../dist/embedded-database-${packageJson.dependencies['@electric-sql/pglite']}`, import.meta.url));

/**
 * Makes an empty embedded database to be copied from, unless there is one. Creating one takes seconds of initdb in
 * WebAssembly; the build does it, so that the first start need not.
 */
export async function ensureTemplate(): Promise<void> {
  const draft = `${template}.${process.pid}`;
  if (await exists(template)) return;
  await mkdir(dirname(draft), { recursive: true });
  const cluster = await PGlite.create({ dataDir: draft });
  await cluster.close();
  await moveInto(draft, template);
}

/** Puts a copy of the template at a path where nothing is yet; does nothing where there is no template, or something already. */
export async function copyTemplate(target: string): Promise<void> {
  if ((await exists(target)) || !(await exists(template))) return;
  const draft = `${target}.new`;
  await rm(draft, { recursive: true, force: true });
  await cp(template, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // Only a whole copy gets the name that is opened.
  await moveInto(draft, target);
}

async function moveInto(draft: string, target: string): Promise<void> {
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    // Another process was faster.
    if (!(await exists(target))) throw error;
  });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
