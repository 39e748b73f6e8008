/** @returns SQL that reads an instant in whole milliseconds since 1970 */
export const milliseconds = (column: string): string => `floor(extract(epoch from ${column}) * 1000)::float8`;
