import { DomainError } from '../../shared/errors.ts';
import { csvLine } from '../../shared/profile/csv.rules.ts';
import { hiddenQuestions } from '../exams/questions.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { admit } from '../platform/limits.ts';
import { type ZipEntry, zipOf } from '../platform/zip-stream.ts';
import type { ExportFacts, ExportRow, ExportSource } from './export-source.ts';
import { exportSources } from './export-sources.ts';

/** Rows of a page; an analysis may have some 100 kB. */
const rowsAtOnce = 50;
/** How often it is made sure that whoever takes the file is still signed in. */
const checkEveryMs = 5_000;

/** An export that goes on. */
interface Export extends ExportFacts {
  readonly ctx: AuthedContext;
  /** What is newer is not in it, so that both files of a table have the same rows. */
  readonly asOf: Date;
}

/**
 * Everything of whoever asks, in a file that is made as it is taken: its rows are read a page at a time.
 * @throws RATE_LIMITED for more than a few a minute
 */
export async function exportAccount(ctx: AuthedContext): Promise<{ fileName: string; chunks: AsyncIterable<Uint8Array> }> {
  admit(ctx.transport, ctx.limits.exports.consume(ctx.user.id));
  const asOf = ctx.deps.clock();
  const going: Export = { ctx, asOf, hidden: await hiddenQuestions(ctx) };
  return { fileName: `anamnesis-${asOf.toISOString().slice(0, 10)}.zip`, chunks: zipOf(filesOf(going), asOf) };
}

function* filesOf(going: Export): Generator<ZipEntry> {
  yield { name: 'README.txt', pieces: readme(going.asOf) };
  for (const source of exportSources) {
    yield { name: `${source.name}.json`, pieces: jsonOf(pagesOf(source, going)) };
    yield { name: `${source.name}.csv`, pieces: csvOf(Object.keys(source.columns), pagesOf(source, going)) };
  }
}

/** The rows of a table, oldest first, on from the last one that was read (keyset paging). */
async function* pagesOf({ table, owner, time, id, columns, present }: ExportSource, { ctx, asOf, hidden }: Export): AsyncGenerator<ExportRow[]> {
  const read = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}"`);
  const statement = `select ${read.join(', ')}, t.${time}::text as "lastTime", t.${id}::text as "lastId" from ${table} t
    where t.${owner} = ? and t.${time} <= ? and (t.${time}, t.${id}) > (?, ?) order by t.${time}, t.${id} limit ${rowsAtOnce}`;
  let last = { lastTime: '-infinity', lastId: '00000000-0000-0000-0000-000000000000' };
  let checkedAt = ctx.deps.monotonic();
  let isWhole = false;
  while (!isWhole) {
    if (ctx.deps.monotonic() - checkedAt >= checkEveryMs) {
      if (!(await ctx.stillThere())) throw new DomainError('NOT_AUTHENTICATED');
      checkedAt = ctx.deps.monotonic();
    }
    const page = await ctx.deps.database.query<typeof last & ExportRow>(statement, [ctx.user.id, asOf, last.lastTime, last.lastId]);
    yield page.map(({ lastTime: _time, lastId: _id, ...row }) => (present ? present(row, { hidden }) : row));
    last = page.at(-1) ?? last;
    isWhole = page.length < rowsAtOnce;
  }
}

/** A list, one row a line, so that it can be read in pieces as well. */
async function* jsonOf(pages: AsyncIterable<ExportRow[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    for (const row of page) {
      yield `${before}${JSON.stringify(row)}`;
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* csvOf(columns: readonly string[], pages: AsyncIterable<ExportRow[]>): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const page of pages) for (const row of page) yield csvLine(columns.map((column) => row[column]));
}

async function* readme(asOf: Date): AsyncGenerator<string> {
  yield `Your data in Anamnesis, as of ${asOf.toISOString()}.

${exportSources.map(({ name, holds }) => `${name}.json, ${name}.csv: ${holds}.`).join('\n')}

Each JSON file is a list, and the CSV file of the same name has the same rows. All files are UTF-8; times are in UTC (ISO 8601).
What you change while the file is being made may be in one of the two and not in the other.

CSV files are as RFC 4180 has them; what has parts (an analysis, sources, answers) stands in its cell as JSON. A text that begins with = + - @
or a tab or line end has an apostrophe before it in the CSV files, because spreadsheets would take it for a formula and run it. The JSON files have every
text as it is.

Your password is stored as a hash from which nobody can tell it, and is left out, as is what opens your sessions.

For education only: nothing in these files is medical advice.
`;
}
