import type { Drugs } from '../content/management.rules.ts';
import type { Culprit } from '../content/schema/culprit.schema.ts';
import type { DrugClass } from '../content/schema/drug.schema.ts';
import { foldedWords } from '../references/fold.ts';

/** All drugs and their classes, and by what names people speak of them. */
export interface DrugBook {
  readonly drugs: Drugs;
  readonly classes: ReadonlyMap<string, DrugClass>;
  /** What is taken and may be the cause of something. */
  readonly culprits: readonly Culprit[];
  /** Folded words of a name, joined by blanks -> the drug or the class. */
  readonly names: ReadonlyMap<string, { readonly kind: 'drug' | 'class'; readonly id: string }>;
  /** Words of the longest name. */
  readonly longest: number;
}

/** @returns the drugs as they are looked up in a text */
export function compileDrugBook(drugs: Drugs, classes: readonly DrugClass[], culprits: readonly Culprit[] = []): DrugBook {
  const named = [
    // What is of no class is called nothing: "other" is a word.
    ...classes
      .filter(({ id }) => id !== 'other-drug')
      .flatMap(({ id, name, aliases }) => [name, ...aliases].map((called) => ({ called, kind: 'class' as const, id }))),
    // A drug is meant before its class where both are called so.
    ...[...drugs.values()].flatMap(({ id, name, aliases }) => [name, ...aliases].map((called) => ({ called, kind: 'drug' as const, id }))),
  ].map(({ called, ...item }) => ({ words: foldedWords(called), item }));
  return {
    drugs,
    classes: new Map(classes.map((one) => [one.id, one])),
    culprits,
    names: new Map(named.map(({ words, item }) => [words.join(' '), item])),
    longest: Math.max(0, ...named.map(({ words }) => words.length)),
  };
}

/** @returns the classes of a drug and those that hold them, from the narrowest on */
export function classesOf(id: string, { drugs, classes }: DrugBook): string[] {
  const found: string[] = [];
  const waiting = [...(drugs.get(id)?.classes ?? (classes.has(id) ? [id] : []))];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (found.includes(next)) continue;
    found.push(next);
    waiting.push(...(classes.get(next)?.parents ?? []));
  }
  return found;
}

/** @returns what a drug or a class is called */
export function nameOfDrug(id: string, { drugs, classes }: DrugBook): string {
  return drugs.get(id)?.name ?? classes.get(id)?.name ?? id;
}

/** @returns whether a drug or a class is that one, or of that class */
export const isOf = (drug: string, id: string, book: DrugBook): boolean => drug === id || classesOf(drug, book).includes(id);
