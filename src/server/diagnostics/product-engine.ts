import { readFile } from 'node:fs/promises';
import { assembleKnowledge, drugsOf, nameWordsOf, topicsOf } from '../../shared/content/assemble.ts';
import type { Knowledge } from '../../shared/content/knowledge.types.ts';
import type { Drugs } from '../../shared/content/management.rules.ts';
import type { Condition } from '../../shared/content/schema/condition.schema.ts';
import type { Culprit } from '../../shared/content/schema/culprit.schema.ts';
import type { DrugClass } from '../../shared/content/schema/drug.schema.ts';
import type { DangerModel } from '../../shared/diagnostics/danger.types.ts';
import { compileEngine, type Engine } from '../../shared/diagnostics/engine/engine.ts';
import type { NameWords } from '../../shared/masking/names.rules.ts';
import { readContent } from '../content/read-content.ts';

/** The engine over the product's own knowledge, with what it does not rank by beside it. */
export interface ProductEngine {
  readonly engine: Engine;
  readonly knowledge: Knowledge;
  /** By id. */
  readonly conditions: ReadonlyMap<string, Condition>;
  /** Where each finding is written down, as `<system>/<topic>`. */
  readonly topics: ReadonlyMap<string, string>;
  readonly drugs: Drugs;
  readonly drugClasses: readonly DrugClass[];
  readonly culprits: readonly Culprit[];
  /** By what names of people are known, so that they can be masked; gathered at the first call, since only a provider needs it. */
  readonly nameWords: () => NameWords;
}

/** Where `npm run train` writes what words say of dangers. */
export const dangerModelFile = new URL('./danger-model.json', import.meta.url);

/** @returns what words say of dangers, as `npm run train` made it from content/dangers */
export async function readDangerModel(): Promise<DangerModel> {
  return JSON.parse(await readFile(dangerModelFile, 'utf8'));
}

/** @returns what something makes, made at the first call */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

async function load(): Promise<ProductEngine> {
  const dangers = await readDangerModel();
  const files = readContent({ endings: ['.json'], without: ['question'] });
  const knowledge = assembleKnowledge(files);
  const { 'person-name': names, condition, danger, calm, finding } = files;
  const prose = { 'person-name': names, condition, danger, calm, finding };
  const conditions = new Map(knowledge.conditions.map((condition) => [condition.id, condition]));
  return {
    engine: compileEngine(knowledge, { dangers }),
    knowledge,
    conditions,
    topics: topicsOf(files),
    drugs: drugsOf(files),
    drugClasses: files['drug-class'].flatMap(({ item }) => item.classes),
    culprits: files.culprit.flatMap(({ item }) => item.culprits),
    nameWords: once(() => nameWordsOf(prose, knowledge)),
  };
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
