import { expect, test } from 'vitest';
import { z } from 'zod';
import { proceduresOf } from '../../src/server/platform/rest-routes.ts';
import { appRouter } from '../../src/server/router.ts';

/** What no field may hand on: PostgreSQL refuses U+0000, and half a character is stored as another. */
const hostile = ['a\u0000b', 'a\ud800b'];

/** Fields whose text is hashed or compared, and never stored. */
const neverStored = [
  'auth.login.password',
  'auth.register.password',
  'auth.changePassword.currentPassword',
  'auth.changePassword.newPassword',
  'profile.deleteAccount.password',
];

/** Fields that are kept within JSON, which is cleaned as a whole when it is stored (bad-input.test.ts). */
const keptAsJson = ['diagnostics.createSession.answers.findingId', 'diagnostics.answerSession.answers.findingId'];

type Field = readonly [name: string, schema: z.ZodType];

/** The fields of an input that take text, by their names; those of lists and objects inside it too. */
function textFields(name: string, schema: unknown): Field[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([key, inner]) => textFields(`${name}.${key}`, inner));
  if (schema instanceof z.ZodArray) return textFields(name, schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return textFields(name, schema.unwrap());
  return schema instanceof z.ZodType && schema.safeParse('text').error?.issues[0]?.code !== 'invalid_type' ? [[name, schema]] : [];
}

const fields = proceduresOf(appRouter).flatMap(([name, procedure]) => {
  const inputs: readonly unknown[] = procedure._def.inputs;
  return inputs.flatMap((input) => textFields(name, input));
});

test('every procedure that takes text is looked at', () => {
  const names = fields.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['auth.register.firstName', 'diagnostics.createSession.symptoms', 'diagnostics.answerSession.answers.findingId']),
  );
});

test.each(fields.filter(([name]) => !neverStored.includes(name) && !keptAsJson.includes(name)))(
  '%s refuses or cleans what no database stores',
  (_name, schema) => {
    for (const text of hostile) {
      const parsed = schema.safeParse(text);
      if (!parsed.success) continue;
      expect(String(parsed.data), 'use line() or storableText() of src/shared/fields.ts').not.toContain('\u0000');
      expect(String(parsed.data).isWellFormed(), 'use line() or storableText() of src/shared/fields.ts').toBe(true);
    }
  },
);
