import { access, constants, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import packageJson from '../../../package.json' with { type: 'json' };

/** Where templates lie: a folder for each version of PGlite, for a cluster belongs to the version that made it. */
const templates = fileURLToPath(new URL(`../../../dist/embedded-database/${packageJson.dependencies['@electric-sql/pglite']}/`, import.meta.url));
/** Names the template that is to be copied. */
const current = `${templates}current`;

/**
 * Makes an embedded database to be copied from, unless there is one by that name. Creating one takes seconds of initdb in WebAssembly, and filling it takes more;
 * the build does it, so that the first start need not.
 * @param name changes with what is filled in
 * @param fill opens an embedded database at a path where nothing is yet, and closes it again
 */
export async function ensureTemplate(name: string, fill: (path: string) => Promise<void>): Promise<void> {
  const before = await currentTemplate();
  if (before === name) return;
  const draft = `${templates}${name}.${process.pid}`;
  await mkdir(templates, { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await fill(draft).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    throw error;
  });
  await moveInto(draft, `${templates}${name}`);
  await writeFile(`${current}.${process.pid}`, name);
  await rename(`${current}.${process.pid}`, current);
  if (before !== null) await rm(`${templates}${before}`, { recursive: true, force: true });
}

/** Puts a copy of the template at a path where nothing is yet; does nothing where there is no template, or something already. */
export async function copyTemplate(target: string): Promise<void> {
  if (await exists(target)) return;
  const name = await currentTemplate();
  if (name === null) return;
  const draft = `${target}.new`;
  await rm(draft, { recursive: true, force: true });
  await cp(`${templates}${name}`, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // Only a whole copy gets the name that is opened.
  await moveInto(draft, target);
}

/** @returns the name of the template that is there; null where there is none */
async function currentTemplate(): Promise<string | null> {
  const name = await readFile(current, 'utf8').catch(() => null);
  return name !== null && (await exists(`${templates}${name}`)) ? name : null;
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
