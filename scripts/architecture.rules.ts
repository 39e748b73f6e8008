/** One import of one file, by paths from the root of the repository. */
export interface ImportEdge {
  readonly from: string;
  /** A path below src/, or the name of a package (`node:fs`, `zod`). */
  readonly to: string;
  readonly isTypeOnly: boolean;
}

/** Folders of the server that are no feature: what every feature stands on, and the ports to the outside. */
const serverGround = ['platform', 'db', 'content', 'ai', 'storage', 'payments'];
/** What code that also runs in a browser may use besides itself. */
const purePackages = ['zod', 'stemmer', 'ts-fsrs'];
const compositionRoots = /^src\/server\/(main|compose|app|router|routes|entities|seeds|reactions|prepared-database)\.ts$/;
const testFile = /\.test\.tsx?$/;

/** @returns why an import is not allowed, or null (docs/architecture.md, "Who may import whom") */
export function refuseImport({ from, to, isTypeOnly }: ImportEdge): string | null {
  if (testFile.test(from)) return null;
  if (to.startsWith('tests/')) return 'the product does not import its tests';
  if (from.startsWith('src/shared/')) return refuseShared(to) ?? refuseStage(from, to);
  if (from.startsWith('src/server/')) return refuseServer(from, to, isTypeOnly);
  if (from.startsWith('src/client/')) return refuseClient(from, to, isTypeOnly);
  return null;
}

function refuseShared(to: string): string | null {
  if (to.startsWith('src/')) return to.startsWith('src/shared/') ? null : 'shared code imports shared code only';
  return purePackages.includes(packageOf(to)) ? null : `shared code imports no package but ${purePackages.join(', ')}`;
}

/** The stages of the diagnosis engine, in the order in which a text goes through them. */
const stages = ['text', 'lexicon', 'reading', 'case', 'ranking', 'answer'];
const engineFolder = 'src/shared/diagnostics/engine/';

/** @returns the number of the stage that a file of the engine belongs to; behind them all for those that put them together, null for other files */
function stageOf(path: string): number | null {
  if (!path.startsWith(engineFolder)) return null;
  const stage = stages.indexOf(path.slice(engineFolder.length).split('/')[0] ?? '');
  return stage === -1 ? stages.length : stage;
}

function refuseStage(from: string, to: string): string | null {
  const [own, other] = [stageOf(from), stageOf(to)];
  return own === null || other === null || other <= own ? null : `a stage of the engine imports itself and earlier ones (${stages.join(', ')})`;
}

function refuseServer(from: string, to: string, isTypeOnly: boolean): string | null {
  if (to.startsWith('src/client/')) return 'the server does not import the client';
  if (!to.startsWith('src/server/') || compositionRoots.test(from)) return null;
  const [own, other] = [folderOf(from), folderOf(to)];
  if (own === other || other === null) return refuseRoot(from, to, isTypeOnly);
  if (serverGround.includes(other)) return null;
  if (own !== null && serverGround.includes(own)) return `${own} knows no feature`;
  return /\.(service|entity)\.ts$/.test(to) ? null : 'another feature is reached through its *.service.ts or *.entity.ts only';
}

/** Files directly below src/server: anybody may use deps and config; the lists of features are for the roots, and entities for the database. */
function refuseRoot(from: string, to: string, isTypeOnly: boolean): string | null {
  if (!compositionRoots.test(to) || isTypeOnly) return null;
  return to === 'src/server/entities.ts' && folderOf(from) === 'db' ? null : 'only a composition root imports another';
}

function refuseClient(from: string, to: string, isTypeOnly: boolean): string | null {
  if (to.startsWith('src/server/')) {
    const isAppRouter = isTypeOnly && from === 'src/client/lib/trpc.ts' && to === 'src/server/router.ts';
    return isAppRouter ? null : 'of the server, the client imports the type AppRouter only, in src/client/lib/trpc.ts';
  }
  if (to.startsWith('node:')) return 'the client runs in a browser';
  if (!to.startsWith('src/client/')) return null;
  const [own, other] = [folderOf(from), folderOf(to)];
  // Features meet in routes/ and in the shell, and nowhere else.
  if (own === other || own === null || own === 'routes' || own === 'shell' || other === 'ui' || other === 'lib') return null;
  return own === 'ui' || own === 'lib' ? `${own} knows no feature` : 'features meet in routes/ and in the shell only';
}

/** @returns the folder below src/<tree>/ that a file lies in, null for one directly below it */
function folderOf(path: string): string | null {
  const [, , folder, file] = path.split('/');
  return file === undefined ? null : (folder ?? null);
}

/** @returns the name of the package that an import names */
export function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return specifier.startsWith('@') ? `${scope}/${name}` : scope;
}

const isExempt = (path: string) => /\/migrations\/|\.gen\.tsx?$/.test(path);
const longest = 300;

/** @returns what is wrong with a file by itself: its name, its length, a default export */
export function refuseFile(path: string, source: string): string[] {
  const faults: string[] = [];
  const lines = source.trimEnd().split('\n').length;
  if (lines > longest && !isExempt(path)) faults.push(`${lines} lines; ask what second thing lives here (at most ${longest})`);
  if (/\/(utils?|common|misc|helpers)(\/|\.tsx?$)/.test(path)) faults.push('the name says nothing; name what it is');
  if (/\/index\.tsx?$/.test(path)) faults.push('no barrels; import the file that has it');
  if (/^export default/m.test(source)) faults.push('named exports only');
  return faults;
}

/** What a list of the house must have, by the list: a feature whose entity or router nobody lists is not there. */
const lists = [
  { list: 'src/server/entities.ts', has: /^src\/server\/[^/]+\/[^/]+\.entity\.ts$/ },
  { list: 'src/server/router.ts', has: /^src\/server\/[^/]+\/[^/]+\.router\.ts$/ },
];

/** @returns the files that no list of the house has, with what to do */
export function findUnlisted(files: readonly string[], edges: readonly Pick<ImportEdge, 'from' | 'to'>[]): string[] {
  return lists.flatMap(({ list, has }) => {
    const listed = new Set(edges.filter(({ from }) => from === list).map(({ to }) => to));
    return files.filter((file) => has.test(file) && !listed.has(file)).map((file) => `${file}: add it to ${list}`);
  });
}

/** @returns why a module of the engine lacks something: whatever decides there has a test beside it; types and constants need none */
export function refuseUntested(path: string, source: string, files: ReadonlySet<string>): string | null {
  const decides = path.startsWith(engineFolder) && !testFile.test(path) && /^(?:export )?(?:async )?(?:function|class) /m.test(source);
  return decides && !files.has(path.replace(/\.ts$/, '.test.ts')) ? 'a module of the engine that has rules has a test beside it' : null;
}

/** @returns every cycle of imports, also of types alone, as the files along it */
export function findCycles(edges: readonly Pick<ImportEdge, 'from' | 'to'>[]): string[][] {
  const next = Map.groupBy(
    edges.filter((edge) => edge.to.startsWith('src/')),
    (edge) => edge.from,
  );
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    finished.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}

/** @returns every cycle of folders of shared code, tests left out: which of them stands on which is seen from the folders alone */
export function findFolderCycles(edges: readonly ImportEdge[]): string[][] {
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const between = edges
    .filter(({ from, to }) => from.startsWith('src/shared/') && to.startsWith('src/shared/') && !testFile.test(from))
    .map(({ from, to }) => ({ from: folder(from), to: folder(to) }));
  return findCycles(between.filter(({ from, to }) => from !== to));
}
