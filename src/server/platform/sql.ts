/** SQL with its values. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** @returns parts as one, with a separator between them */
export const joined = (parts: readonly Sql[], separator: string): Sql => ({
  text: parts.map(({ text }) => text).join(separator),
  values: parts.flatMap(({ values }) => values),
});

/** A list as PostgreSQL writes an array: a list of its own would become as many values. */
export const arrayText = (values: readonly string[]): string => `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join()}}`;

/** So many rows a statement: more of them take longer than one may. */
const rowsAtOnce = 5_000;

/**
 * Does something with many rows, a part of them a statement.
 * @param atOnce rows of one part
 * @returns what all of them answered
 */
export async function inParts<Row, Answer>(rows: readonly Row[], work: (part: Row[]) => Promise<Answer[]>, atOnce = rowsAtOnce): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < rows.length; from += atOnce) answers.push(...(await work(rows.slice(from, from + atOnce))));
  return answers;
}
