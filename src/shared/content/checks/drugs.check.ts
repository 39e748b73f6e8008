import { drugsOf } from '../assemble.ts';
import type { ContentFiles } from '../content-kinds.ts';
import type { Knowledge } from '../knowledge.types.ts';
import { didYouMean } from '../look-up.ts';
import type { Drug, DrugClass } from '../schema/drug.schema.ts';
import { type Problem, problemsOf } from './problem.ts';

interface Known {
  readonly drugs: ReadonlyMap<string, Drug>;
  readonly classes: ReadonlyMap<string, DrugClass>;
  readonly findings: ReadonlySet<string>;
  readonly sources: ReadonlyMap<string, ContentFiles['source'][number]>;
}

const unknown = (what: string, id: string, known: Iterable<string>) => `there is no ${what} ${id}${didYouMean(id, known)}`;
const twice = (ids: readonly string[]) => ids.filter((id, i) => ids.indexOf(id) < i);

function problemsOfLinks({ id, classes: own, allergies = [], cautions, interactions }: Drug, { drugs, classes, findings }: Known): string[] {
  const told = allergies.map(({ to }) => to).filter((to) => !drugs.has(to));
  const named = [...own, ...told];
  return [
    ...named.filter((one) => !classes.has(one)).map((one) => unknown('class of drugs', one, classes.keys())),
    ...cautions.flatMap(({ when }) => when.filter((one) => !findings.has(one)).map((one) => unknown('finding', one, findings))),
    ...interactions.flatMap((interaction) =>
      interaction.with.flatMap((other) => {
        if (other === id) return ['interacts with itself'];
        if (drugs.get(other)?.interactions.some((back) => back.with.includes(id))) return [`tells of ${other} what ${other} tells of it: once is enough`];
        return drugs.has(other) || classes.has(other) ? [] : [unknown('drug or class of drugs', other, [...drugs.keys(), ...classes.keys()])];
      }),
    ),
  ];
}

function problemsOfSources({ sources, doses }: Drug, { sources: known }: Known): string[] {
  return [
    ...sources.flatMap((source) => {
      const file = known.get(source);
      if (!file) return [unknown('source', source, known.keys())];
      return file.item.checked || file.item.unchecked ? [] : [`the source ${source} says neither how it was checked nor that it could not be`];
    }),
    ...doses.filter(({ source }) => !sources.includes(source)).map(({ id, source }) => `its dose ${id} cites ${source}, which is not among its sources`),
    ...twice(doses.map(({ id }) => id)).map((dose) => `has the dose ${dose} twice`),
  ];
}

/** Drugs that name what is not there, cite what is not theirs, or share a name or an interaction with another. */
export function checkDrugs({ findings }: Pick<Knowledge, 'findings'>, files: Pick<ContentFiles, 'drug' | 'drug-class' | 'source'>): Problem[] {
  const listed = files['drug-class'].flatMap(({ item }) => item.classes);
  const known: Known = {
    drugs: drugsOf(files),
    classes: new Map(listed.map((one) => [one.id, one])),
    findings: new Set(findings.map(({ id }) => id)),
    sources: new Map(files.source.map((file) => [file.path.split('/').slice(1).join('/'), file])),
  };
  const owners = new Map<string, string>();
  const claims = (item: string, names: readonly string[]) =>
    names.flatMap((name) => {
      const owner = owners.get(name.toLowerCase());
      owners.set(name.toLowerCase(), owner ?? item);
      return owner === undefined ? [] : [`is called ${name}, and so is ${owner}`];
    });
  const ids = twice(files.drug.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)));
  return [
    ...listed.flatMap(({ id, name, aliases, parents = [] }) =>
      problemsOf(`drug class ${id}`, [
        ...claims(`the class ${id}`, [name, ...aliases]),
        ...parents.filter((parent) => !known.classes.has(parent)).map((parent) => unknown('class of drugs', parent, known.classes.keys())),
        ...(known.drugs.has(id) ? [`a drug has the id ${id}, too`] : []),
      ]),
    ),
    ...ids.flatMap((id) => problemsOf(`drug ${id}`, ['another file has the same id'])),
    ...[...known.drugs.values()].flatMap((drug) =>
      problemsOf(`drug ${drug.id}`, [...claims(drug.id, [drug.name, ...drug.aliases]), ...problemsOfLinks(drug, known), ...problemsOfSources(drug, known)]),
    ),
  ];
}
