import { z } from 'zod';

/** As much of a JSON Schema as an example is made of. */
interface Schema {
  readonly type?: string | readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Schema | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly allOf?: readonly Schema[] | undefined;
  readonly description?: string | undefined;
}

export const JsonSchema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    minimum: z.number().optional(),
    properties: z.record(z.string(), JsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: JsonSchema.optional(),
    anyOf: z.array(JsonSchema).optional(),
    oneOf: z.array(JsonSchema).optional(),
    allOf: z.array(JsonSchema).optional(),
    description: z.string().optional(),
  }),
);
export type JsonSchema = Schema;

/** What people would type into a field of that name, where any text would do. */
const byName: Readonly<Record<string, unknown>> = {
  email: 'asha.rao@example.org',
  code: '00001g-01-zzzzp',
  username: 'asha.rao',
  password: 'correct-horse',
  currentPassword: 'correct-horse',
  newPassword: 'correct-horse-battery',
  firstName: 'Asha',
  lastName: 'Rao',
  institution: 'City Hospital',
  symptoms: 'Crushing central chest pain for two hours, spreading to the left arm, with sweating. No fever.',
  duration: '6 hours',
  severity: 8,
  patientAge: 58,
  patientGender: 'male',
  medicalHistory: 'Hypertension. Takes amlodipine.',
  diagnosis: 'ST-elevation myocardial infarction',
  query: 'myocardial infarction',
  findingId: 'chest-pain',
  reference: 'stemi',
  limit: 5,
  offset: 0,
};

const uuid = '0198c7f2-6b1e-7c3a-9d54-2f6e8a1b4c70';
const alternativesOf = ({ anyOf, oneOf }: Schema) => (anyOf ?? oneOf)?.filter((one) => one.type !== 'null');

/**
 * @param name of the field, where the schema belongs to one
 * @param all whether fields that may be left out are shown as well
 * @returns something that a schema takes, as a person would send it
 */
export function exampleOf(schema: Schema, name = '', all = false): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value === byName[name]) ?? schema.enum[0];
  const [alternative] = alternativesOf(schema) ?? [];
  if (alternative) return exampleOf(alternative, name, all);
  if (schema.format === 'uuid') return uuid;
  if (byName[name] !== undefined) return byName[name];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((one) => one !== 'null');
  if (type === 'object' || schema.properties) {
    const shown = Object.entries(schema.properties ?? {}).filter(([field]) => all || schema.required?.includes(field) || byName[field] !== undefined);
    return Object.fromEntries(shown.map(([field, inner]) => [field, exampleOf(inner, field, all)]));
  }
  if (type === 'array') return schema.items ? [exampleOf(schema.items, '', all)] : [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return schema.format === 'date-time' ? '2026-01-31T09:30:00.000Z' : 'text';
}

const pluralOf = (words: string) => (/^(?:object|UUID|(?:whole )?number)$/.test(words) ? `${words}s` : words);

/** @returns what a field takes, in words: "text", "one of male, female, other", "list of objects" */
export function typeInWords(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map(String).join(', ')}`;
  const alternatives = alternativesOf(schema);
  if (alternatives) return [...new Set(alternatives.map(typeInWords))].join(' or ');
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((one) => one !== 'null');
  if (type === 'array') return `list of ${schema.items ? pluralOf(typeInWords(schema.items)) : 'anything'}`;
  if (schema.format === 'uuid') return 'UUID';
  if (schema.format === 'date-time') return 'time, ISO 8601 in UTC';
  const words: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', number: 'number', boolean: 'true or false', object: 'object' };
  return words[type ?? ''] ?? 'anything';
}
