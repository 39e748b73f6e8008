import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { findCycles, findFolderCycles, findUnlisted, type ImportEdge, packageOf, refuseFile, refuseImport, refuseUntested } from './architecture.rules.ts';
import { offerHelp, root, say } from './command.ts';

offerHelp(`
Usage: node scripts/check-architecture.ts

Fails where a file in src/ imports what it must not (docs/architecture.md), where imports run in a circle, and where a file is
too long, has a name that says nothing, or a default export.`);

const declared = new Set(Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies }));

interface Import {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
}

/** @returns everything a file imports or re-exports, statically or not */
function importsOf(path: string, source: string): Import[] {
  const { module } = parseSync(path, source);
  const fromStatic = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const fromExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [])),
  );
  const fromDynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"`](.*)['"`]$/s.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] === undefined ? [] : [{ specifier: literal[1], isTypeOnly: false }];
  });
  return [...fromStatic, ...fromExports, ...fromDynamic];
}

function toEdge(from: string, { specifier, isTypeOnly }: Import): ImportEdge {
  const isRelative = specifier.startsWith('.');
  return { from, to: isRelative ? normalize(join(dirname(from), specifier)) : specifier, isTypeOnly };
}

function refuseTarget({ to }: ImportEdge): string | null {
  if (/^(?:node|virtual):/.test(to)) return null;
  if (/^(?:src\/|tests\/|\.|package\.json)/.test(to)) return existsSync(join(root, to.split('?', 1)[0] ?? to)) ? null : 'there is no such file';
  return declared.has(packageOf(to)) ? null : 'the package is not in package.json';
}

const faults: string[] = [];
const edges: ImportEdge[] = [];
const files = (await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: root }))).sort();
const known = new Set(files);
for (const file of files) {
  const source = await readFile(join(root, file), 'utf8');
  const untested = refuseUntested(file, source, known);
  if (untested) faults.push(`${file}: ${untested}`);
  faults.push(...refuseFile(file, source).map((fault) => `${file}: ${fault}`));
  for (const edge of importsOf(file, source).map((found) => toEdge(file, found))) {
    const fault = refuseImport(edge) ?? refuseTarget(edge);
    if (fault) faults.push(`${file} -> ${edge.to}: ${fault}`);
    edges.push(edge);
  }
}
faults.push(...[...findCycles(edges), ...findFolderCycles(edges)].map((cycle) => `a circle: ${cycle.join(' -> ')}`));
faults.push(...findUnlisted(files, edges));
for (const fault of faults) say(fault);
say(faults.length === 0 ? `${files.length} files, ${edges.length} imports: as planned.` : `${faults.length} faults in ${files.length} files.`);
process.exitCode = faults.length === 0 ? 0 : 1;
