import { rm } from 'node:fs/promises';

/** Removes the data directory of the run once its server has stopped. */
export default async function removeData(): Promise<void> {
  const { E2E_DATA_DIR } = process.env;
  if (E2E_DATA_DIR) await rm(E2E_DATA_DIR, { recursive: true, force: true });
}
