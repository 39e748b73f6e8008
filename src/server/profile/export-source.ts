/** A row of a file: values by the names of its columns. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** What a file is made from beside the rows of its table. */
export interface ExportFacts {
  /** Ids of the questions of what is open in exam mode, of which nothing tells the keys. */
  readonly hidden: ReadonlySet<string>;
}

/** A table of which somebody's rows become a file, as JSON and as CSV. */
export interface ExportSource {
  /** Of the file, without its ending. */
  readonly name: string;
  /** What is in it, for people. */
  readonly holds: string;
  /** Its rows are `t` in all SQL below. */
  readonly table: string;
  /** The column of whose they are. */
  readonly owner: string;
  /** The columns that they are read by, oldest first; together they are unique. */
  readonly time: string;
  readonly id: string;
  /** What is read, as SQL, by its name in the file. */
  readonly columns: Readonly<Record<string, string>>;
  readonly present?: (row: ExportRow, facts: ExportFacts) => ExportRow;
}

/** An instant, ISO 8601 in UTC. */
export const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
