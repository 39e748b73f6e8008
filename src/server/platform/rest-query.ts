import { z } from 'zod';

/**
 * Reads a query, which is text, as the schemas of a procedure's input ask for it: numbers, `true` and `false`, and lists, which are
 * keys that are repeated (`?tag=a&tag=b`). What cannot be read stays text, and the schema refuses it by the field's name.
 *
 * An empty value is one that was not sent. So is `all` where a field is optional: it is a filter, and does not filter.
 * @param schemas objects, in any wrapping; fields that they do not know stay as they are
 */
export function readQuery(schemas: readonly unknown[], query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = new Map(schemas.map(unwrap).flatMap((schema) => (schema instanceof z.ZodObject ? Object.entries(schema.shape) : [])));
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, sent]) => {
      const value = readField(fields.get(name), sent);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** @returns undefined for what counts as not sent */
function readField(schema: unknown, sent: unknown): unknown {
  const kind = unwrap(schema);
  const values = [sent].flat().filter((value) => value !== '');
  if (values.length === 0 || (isFilter(schema) && values.includes('all'))) return undefined;
  if (kind instanceof z.ZodArray) return values.map((value) => readValue(kind.element, value));
  return values.length === 1 ? readValue(schema, values[0]) : values;
}

function readValue(schema: unknown, text: unknown): unknown {
  const kind = unwrap(schema);
  if (kind instanceof z.ZodNumber && typeof text === 'string' && text.trim() !== '') return Number(text);
  if (kind instanceof z.ZodBoolean && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Left out, it is nothing; a field with a default is something when it is left out, like the size of a page. */
function isFilter(schema: unknown): boolean {
  if (schema instanceof z.ZodNullable) return isFilter(schema.unwrap());
  return schema instanceof z.ZodOptional;
}

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapper ? unwrap(schema.unwrap()) : schema;
}
