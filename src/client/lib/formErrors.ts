import type { z } from 'zod';
import type { FieldIssue } from '../../shared/errors.ts';
import { fieldIssuesOf } from './errorText.ts';

/** The first message of each field, as a form shows them. */
export function errorsByField(issues: readonly FieldIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path] ??= message;
  return errors;
}

/** What a schema has against a form's values, by field; empty where it has nothing. */
export function schemaErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values);
  return parsed.success ? {} : errorsByField(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** What the server had against a form, by field; empty where it names none. */
export function serverErrors(error: unknown): Record<string, string> {
  return errorsByField(fieldIssuesOf(error));
}

/** Moves focus to the first faulty field of a form in the order in which a person meets them. */
export function focusFirstError(form: HTMLFormElement | null): void {
  // The messages are rendered first, so that a screen reader reads the field together with its fault.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
