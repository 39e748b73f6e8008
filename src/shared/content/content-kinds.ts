import type { z } from 'zod';
import { AlarmFile } from './schema/alarm.schema.ts';
import { ConditionFile } from './schema/condition.schema.ts';
import { AbbreviationFile, CueFile } from './schema/cue.schema.ts';
import { CulpritFile } from './schema/culprit.schema.ts';
import { CalmFile, DangerFile } from './schema/danger.schema.ts';
import { DrugClassFile, DrugFile } from './schema/drug.schema.ts';
import { FindingFile } from './schema/finding.schema.ts';
import { GroupFile } from './schema/group.schema.ts';
import { HelpCountryFile, HelpDirectoryFile } from './schema/help.schema.ts';
import { LaboratoryFile } from './schema/laboratory.schema.ts';
import {
  CompositionFile,
  EffectFile,
  PersonNameFile,
  ProperNameFile,
  SensationFile,
  SiteFile,
  SynonymFile,
  TriggerFile,
  WordSetFile,
} from './schema/language.schema.ts';
import { QuizFile, SeriesFile } from './schema/paper.schema.ts';
import { QuantityFile, UnitFile } from './schema/quantity.schema.ts';
import { QuestionFile } from './schema/question.schema.ts';
import { RedFlagFile } from './schema/red-flag.schema.ts';
import { ReferenceFile } from './schema/reference.schema.ts';
import { OrganisationFile, SourceFile } from './schema/source.schema.ts';

/** The kinds of files in content/, by where they lie: `*` stands for one name. The first that fits is meant. Structured content is JSON, prose is Markdown. */
export const contentKinds = {
  condition: { path: 'conditions/*/*', schema: ConditionFile },
  finding: { path: 'findings/*/*', schema: FindingFile },
  group: { path: 'groups/*', schema: GroupFile },
  'red-flag': { path: 'red-flags/*', schema: RedFlagFile },
  organisation: { path: 'sources/organisations', schema: OrganisationFile },
  source: { path: 'sources/*/*', schema: SourceFile },
  site: { path: 'language/sites', schema: SiteFile },
  sensation: { path: 'language/sensations', schema: SensationFile },
  effect: { path: 'language/effects', schema: EffectFile },
  trigger: { path: 'language/triggers', schema: TriggerFile },
  synonym: { path: 'language/synonyms', schema: SynonymFile },
  composition: { path: 'language/compositions', schema: CompositionFile },
  'word-set': { path: 'language/word-sets', schema: WordSetFile },
  cue: { path: 'language/cues', schema: CueFile },
  abbreviation: { path: 'language/abbreviations', schema: AbbreviationFile },
  'proper-name': { path: 'language/proper-names', schema: ProperNameFile },
  'person-name': { path: 'language/person-names', schema: PersonNameFile },
  quantity: { path: 'language/quantities', schema: QuantityFile },
  unit: { path: 'language/units', schema: UnitFile },
  'drug-class': { path: 'drugs/classes', schema: DrugClassFile },
  culprit: { path: 'drugs/culprits', schema: CulpritFile },
  drug: { path: 'drugs/*/*', schema: DrugFile },
  reference: { path: 'references/*/*', schema: ReferenceFile, form: 'markdown' },
  alarm: { path: 'alarms/alarms', schema: AlarmFile },
  danger: { path: 'dangers/*', schema: DangerFile },
  'help-directory': { path: 'help/directories', schema: HelpDirectoryFile },
  'help-country': { path: 'help/countries/*', schema: HelpCountryFile },
  calm: { path: 'calm/*', schema: CalmFile },
  question: { path: 'questions/*/*', schema: QuestionFile },
  quiz: { path: 'quizzes/*/*', schema: QuizFile },
  series: { path: 'series/*/*', schema: SeriesFile },
  laboratory: { path: 'laboratory/*', schema: LaboratoryFile },
} as const satisfies Record<string, { readonly path: string; readonly schema: z.ZodObject; readonly form?: 'markdown' }>;

export type ContentKind = keyof typeof contentKinds;

/** What a file of a kind holds. */
export type ContentOf<K extends ContentKind> = z.infer<(typeof contentKinds)[K]['schema']>;

/** A file of content/ as it was read, by its path below content/ without its ending. */
export interface ContentFile<K extends ContentKind = ContentKind> {
  readonly path: string;
  readonly item: ContentOf<K>;
}

/** All files of content/, by kind and in the order of their paths. */
export type ContentFiles = { readonly [K in ContentKind]: readonly ContentFile<K>[] };

const names = Object.keys(contentKinds) as ContentKind[];
const patterns = names.map((kind) => ({ kind, pattern: new RegExp(`^${contentKinds[kind].path.replaceAll('*', '[^/]+')}$`) }));

/** @returns how a file of a kind ends */
export function endingOf(kind: ContentKind): '.json' | '.md' {
  return 'form' in contentKinds[kind] ? '.md' : '.json';
}

/** @returns the kind of the file at a path below content/, without its ending; undefined where no file belongs */
export function kindAt(path: string): ContentKind | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.kind;
}

/** @returns the kinds, in the order in which they are listed */
export function allKinds(): readonly ContentKind[] {
  return names;
}
