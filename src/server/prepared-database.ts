import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { Database } from './db/database.ts';
import { ensureTemplate } from './db/embedded-template.ts';
import { openPglite } from './db/open-database.ts';
import { commonOptions } from './db/orm-options.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import { examsContentHash, seedExams } from './exams/exams.seed.ts';
import { referenceContentHash, seedReferences } from './references/references.seed.ts';

/** Brings into a database what is the same in every installation: its schema, the reference, and the papers of exams. */
export async function prepareForAnybody(database: Database): Promise<void> {
  const deps = { database, clock: () => new Date() };
  await prepareDatabase(database, async () => {
    await seedReferences(deps);
    await seedExams(deps);
  });
}

/** @returns a name that changes with what prepareForAnybody brings in */
export async function preparedName(): Promise<string> {
  const migrations = (await readdir(commonOptions.migrations.path)).sort().join();
  return hash('sha256', `${migrations} ${referenceContentHash()} ${examsContentHash()}`).slice(0, 16);
}

/** Makes the embedded database that new data directories and tests are copied from, unless it is up to date. */
export async function ensurePreparedTemplate(): Promise<void> {
  await ensureTemplate(await preparedName(), async (path) => {
    const database = await openPglite(path);
    try {
      await prepareForAnybody(database);
    } finally {
      await database.close();
    }
  });
}
