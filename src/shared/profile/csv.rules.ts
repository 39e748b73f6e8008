/** What a spreadsheet takes for the beginning of a formula; a tab and a line end are skipped before one (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n]/;

/** What a cell is quoted for (RFC 4180, section 2). */
const special = /[",\r\n]/;

/** @returns a value as text: nothing for null, what has parts as JSON, and what a spreadsheet would take for a formula behind an apostrophe */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return formulaStart.test(text) ? `'${text}` : text;
}

/** @returns a line of comma-separated values with its end (RFC 4180) */
export function csvLine(values: readonly unknown[]): string {
  const cells = values.map((value) => {
    const text = cellOf(value);
    return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\r\n`;
}
