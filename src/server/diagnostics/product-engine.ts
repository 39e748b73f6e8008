import { readFile } from 'node:fs/promises';
import { assembleKnowledge, drugsOf } from '../../shared/content/assemble.ts';
import type { Knowledge } from '../../shared/content/knowledge.types.ts';
import type { Drugs } from '../../shared/content/management.rules.ts';
import type { Condition } from '../../shared/content/schema/condition.schema.ts';
import type { DangerModel } from '../../shared/diagnostics/danger.types.ts';
import { compileEngine, type Engine } from '../../shared/diagnostics/engine/engine.ts';
import { readContent } from '../content/read-content.ts';

/** The engine over the product's own knowledge, with what it does not rank by beside it. */
export interface ProductEngine {
  readonly engine: Engine;
  readonly knowledge: Knowledge;
  /** By id. */
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly drugs: Drugs;
}

/** Where `npm run train` writes what words say of dangers. */
export const dangerModelFile = new URL('./danger-model.json', import.meta.url);

/** @returns what words say of dangers, as `npm run train` made it from content/dangers */
export async function readDangerModel(): Promise<DangerModel> {
  return JSON.parse(await readFile(dangerModelFile, 'utf8'));
}

async function load(): Promise<ProductEngine> {
  const dangers = await readDangerModel();
  const files = readContent({ endings: ['.json'] });
  const knowledge = assembleKnowledge(files);
  const conditions = new Map(knowledge.conditions.map((condition) => [condition.id, condition]));
  return { engine: compileEngine(knowledge, { dangers }), knowledge, conditions, drugs: drugsOf(files) };
}

let loaded: Promise<ProductEngine> | undefined;

/**
 * Reads content/ and compiles it, once for the process: it takes longer than the rest of the start together.
 * @throws ContentError where content/ is not as its schemas say; the next call tries again
 */
export function loadProductEngine(): Promise<ProductEngine> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
