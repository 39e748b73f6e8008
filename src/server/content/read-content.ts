import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ContentError } from '../../shared/content/content.error.ts';
import { type ContentFiles, type ContentKind, contentKinds, endingOf, kindAt } from '../../shared/content/content-kinds.ts';
import { ItemId } from '../../shared/content/schema/item.schema.ts';
import { parseJson } from '../../shared/content/strict-json.ts';
import { parseArticle } from './parse-article.ts';

/** Where content/ lies. */
export const contentDirectory = fileURLToPath(new URL('../../../content/', import.meta.url));

/** How files of content/ end. */
type Ending = ReturnType<typeof endingOf>;

/** @returns the paths of all items that end so, without their ending, in their order; JSON Schema files are none */
export function listContent(ending: Ending, directory: string = contentDirectory): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending) && !file.startsWith('schema/'))
    .sort()
    .map((file) => file.slice(0, -ending.length));
}

interface ReadFile {
  readonly path: string;
  readonly kind: ContentKind;
  readonly value: unknown;
}

/** What a file has at a path. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);
}

/** What a schema has against a file, in words for somebody who writes content. */
function inWords(issue: z.core.$ZodIssue, value: unknown): string {
  const field = z.core.toDotPath(issue.path);
  if (issue.code === 'unrecognized_keys') return `${field ? `${field} ` : ''}knows no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  if (valueAt(value, issue.path) === undefined) return `${field} is missing`;
  if (issue.code === 'invalid_type') return `${field} is no ${issue.expected === 'tuple' || issue.expected === 'array' ? 'list in brackets' : issue.expected}`;
  if (issue.code === 'too_small' && issue.origin === 'array') return `${field} has too few entries: ${issue.minimum} are wanted`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `${field} has too many entries: ${issue.maximum} at most`;
  if (issue.code === 'invalid_value') return `${field} must be ${issue.values.map(String).join(', ')}`;
  return `${field} ${issue.message}`;
}

/** @returns the kind of an item, and what its file says @throws a line that names the file */
function readFileAt(directory: string, path: string, ending: Ending): ReadFile {
  if (!path.split('/').every((name) => ItemId.safeParse(name).success))
    throw new Error(
      `content/${path}${ending}: names are lower-case words joined by hyphens; rename it to ${path
        .split('/')
        .at(-1)
        ?.toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')}${ending}`,
    );
  const kind = kindAt(path);
  if (!kind || endingOf(kind) !== ending) throw new Error(`content/${path}${ending}: no file belongs here`);
  const text = readFileSync(`${directory}${path}${ending}`, 'utf8');
  try {
    return { path, kind, value: ending === '.md' ? parseArticle(text) : parseJson(text) };
  } catch (error) {
    throw new Error(`content/${path}${ending}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}

interface Reading {
  readonly directory?: string;
  /** JSON holds what the engine knows; prose takes longer to read than all of it. */
  readonly endings?: readonly Ending[];
  /** Kinds that are not wanted: their files are not opened. */
  readonly without?: readonly ContentKind[];
  /** The kinds that are wanted, and no others. */
  readonly only?: readonly ContentKind[];
}

/**
 * Reads and checks the shape of every file of content/ that ends so. Synchronously: so many small files take an eighth of the time that they take through the
 * thread pool.
 * @throws ContentError that names each file and field which is not as its schema says
 */
export function readContent({ directory = contentDirectory, endings = ['.json', '.md'], without = [], only }: Reading = {}): ContentFiles {
  const problems: string[] = [];
  const read = endings.flatMap((ending) =>
    listContent(ending, directory).flatMap((path): ReadFile[] => {
      const kind = kindAt(path);
      if (kind && (without.includes(kind) || only?.includes(kind) === false)) return [];
      try {
        return [readFileAt(directory, path, ending)];
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
        return [];
      }
    }),
  );
  const of = <T>(kind: ContentKind, schema: z.ZodType<T>) =>
    read
      .filter((file) => file.kind === kind)
      .flatMap(({ path, value }) => {
        const parsed = schema.safeParse(value);
        if (parsed.success) return [{ path, item: parsed.data }];
        problems.push(...parsed.error.issues.map((issue) => `content/${path}${endingOf(kind)}: ${inWords(issue, value)}`));
        return [];
      });
  const kinds = contentKinds;
  const files: ContentFiles = {
    condition: of('condition', kinds.condition.schema),
    finding: of('finding', kinds.finding.schema),
    group: of('group', kinds.group.schema),
    'red-flag': of('red-flag', kinds['red-flag'].schema),
    organisation: of('organisation', kinds.organisation.schema),
    source: of('source', kinds.source.schema),
    site: of('site', kinds.site.schema),
    sensation: of('sensation', kinds.sensation.schema),
    effect: of('effect', kinds.effect.schema),
    trigger: of('trigger', kinds.trigger.schema),
    synonym: of('synonym', kinds.synonym.schema),
    composition: of('composition', kinds.composition.schema),
    'word-set': of('word-set', kinds['word-set'].schema),
    cue: of('cue', kinds.cue.schema),
    abbreviation: of('abbreviation', kinds.abbreviation.schema),
    'proper-name': of('proper-name', kinds['proper-name'].schema),
    'person-name': of('person-name', kinds['person-name'].schema),
    quantity: of('quantity', kinds.quantity.schema),
    unit: of('unit', kinds.unit.schema),
    'drug-class': of('drug-class', kinds['drug-class'].schema),
    culprit: of('culprit', kinds.culprit.schema),
    drug: of('drug', kinds.drug.schema),
    reference: of('reference', kinds.reference.schema),
    alarm: of('alarm', kinds.alarm.schema),
    danger: of('danger', kinds.danger.schema),
    calm: of('calm', kinds.calm.schema),
    'help-directory': of('help-directory', kinds['help-directory'].schema),
    'help-country': of('help-country', kinds['help-country'].schema),
    question: of('question', kinds.question.schema),
    quiz: of('quiz', kinds.quiz.schema),
    series: of('series', kinds.series.schema),
    laboratory: of('laboratory', kinds.laboratory.schema),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}
