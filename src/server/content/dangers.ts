import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { z } from 'zod';
import { CalmFile, DangerFile } from '../../shared/content/danger.schema.ts';

const content = new URL('../../../content/', import.meta.url);

/** @throws where a file is no JSON or not of its shape, naming it */
async function readFolder<T>(folder: string, schema: z.ZodType<T>): Promise<{ readonly file: string; readonly item: T }[]> {
  const directory = new URL(`${folder}/`, content);
  const files = (await readdir(directory)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => {
      const parsed = schema.safeParse(JSON.parse(await readFile(new URL(file, directory), 'utf8')));
      if (!parsed.success) throw new Error(`content/${folder}/${file}: ${parsed.error.message}`);
      return { file: basename(file, '.json'), item: parsed.data };
    }),
  );
}

/** What is written of dangers, in the order of their ids. @throws where a file is not named after its id */
export async function readDangers(): Promise<DangerFile[]> {
  const read = await readFolder('dangers', DangerFile);
  for (const { file, item } of read) if (file !== item.id) throw new Error(`content/dangers/${file}.json: the id is ${item.id}`);
  return read.map(({ item }) => item);
}

/** What people say when nothing needs a doctor today. */
export async function readCalm(): Promise<string[]> {
  return (await readFolder('calm', CalmFile)).flatMap(({ item }) => item.says);
}

/** What a model says that it was trained on: a test compares it with the content as it stands. */
export function trainingContentKey(dangers: readonly DangerFile[], calm: readonly string[]): string {
  return hash('sha256', JSON.stringify([dangers, calm])).slice(0, 16);
}
