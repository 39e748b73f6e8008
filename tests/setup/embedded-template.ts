import { ensurePreparedTemplate } from '../../src/server/prepared-database.ts';
import { createPostgresTemplate, postgresUrl } from './test-database.ts';

/** Runs once before all tests, which then open copies of one prepared database instead of preparing one each. */
export default async function prepareOnce(): Promise<(() => Promise<void>) | undefined> {
  await ensurePreparedTemplate();
  return postgresUrl ? createPostgresTemplate(postgresUrl) : undefined;
}
