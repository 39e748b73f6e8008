import { z } from 'zod';
import { allKinds, type ContentKind, contentKinds, endingOf } from './content-kinds.ts';

/** The key of its elements' order in lists that mean a set: topic files are sorted by id, so that two who add to one do not both add at its end. */
const identity = 'id';

function unwrap(schema: unknown): unknown {
  let inner = schema;
  while (inner instanceof z.ZodReadonly || inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.unwrap();
  return inner;
}

/** Numbers downwards, then keys upwards: the findings that most patients have stand first. */
function sortedRecord(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const rank = (value: unknown) => (typeof value === 'number' ? value : 0);
  return Object.fromEntries(Object.entries(record).sort(([a, x], [b, y]) => rank(y) - rank(x) || (a < b ? -1 : 1)));
}

const idOf = (value: unknown): string | null => {
  const id = typeof value === 'object' && value !== null && identity in value ? value[identity] : null;
  return typeof id === 'string' ? id : null;
};

function ordered(value: unknown, schema: unknown): unknown {
  const shape = unwrap(schema);
  if (Array.isArray(value)) {
    const items = shape instanceof z.ZodArray ? value.map((item: unknown) => ordered(item, shape.element)) : value;
    return items.every((item) => idOf(item) !== null) ? items.toSorted((a, b) => ((idOf(a) ?? '') < (idOf(b) ?? '') ? -1 : 1)) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const record: Record<string, unknown> = { ...value };
  if (shape instanceof z.ZodRecord) return sortedRecord(record);
  if (!(shape instanceof z.ZodObject)) return record;
  const keys = Object.keys(shape.shape);
  const unknown = Object.keys(record).filter((key) => !keys.includes(key));
  return Object.fromEntries([...keys, ...unknown].filter((key) => record[key] !== undefined).map((key) => [key, ordered(record[key], shape.shape[key])]));
}

/** JSON with two blanks a level and one entry a line, but for lists of numbers. */
function stringify(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replaceAll(/\[\s+((?:-?[\d.]+|null)(?:,\s+(?:-?[\d.]+|null))*)\s+\]/g, (_, numbers: string) => `[${numbers.replaceAll(/\s+/g, ' ')}]`)}\n`;
}

/** The path of a kind's JSON Schema below content/. */
const schemaPath = (kind: ContentKind) => `schema/${kind}.schema.json`;

/**
 * The one way to write an item down: its schema named, keys in the order of the schema, sensitivities and likelihood ratios downwards, topic files by id, one
 * phrase a line.
 * @param path below content/, without ".json"
 */
export function canonicalText(kind: ContentKind, path: string, value: object): string {
  const up = '../'.repeat(path.split('/').length - 1);
  return stringify(ordered({ ...value, $schema: up + schemaPath(kind) }, contentKinds[kind].schema));
}

/** The JSON Schema of each kind of JSON file, for editors: its path below content/ and its text. */
export function jsonSchemas(): { readonly path: string; readonly text: string }[] {
  return allKinds()
    .filter((kind) => endingOf(kind) === '.json')
    .map((kind) => ({ path: schemaPath(kind), text: stringify(z.toJSONSchema(contentKinds[kind].schema, { io: 'input' })) }));
}
