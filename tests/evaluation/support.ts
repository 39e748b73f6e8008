import { z } from 'zod';
import { createSupportCheck, type SupportMark, supportMarks } from '../../src/shared/answers/support/support.rules.ts';
import { supportVocabularyOf } from '../../src/shared/answers/support/vocabulary.ts';
import { drugsOf } from '../../src/shared/content/assemble.ts';
import { drugClasses, files, knowledge } from '../setup/content.ts';
import { type Half, readLines } from './halves.ts';
import { percentOf, type Share, shareOf } from './shares.ts';

const JudgedSentence = z.strictObject({
  id: z.string(),
  passages: z.array(z.strictObject({ title: z.string(), text: z.string() })).min(1),
  sentence: z.string(),
  label: z.enum(supportMarks),
  /** How it was made: another number, a denial put in or left out, a paraphrase … */
  kind: z.string(),
  /** What decides the label. */
  why: z.string(),
});
export type JudgedSentence = z.infer<typeof JudgedSentence>;

export const judgedSentences = (half: Half): JudgedSentence[] => readLines(`answers/support-${half}.jsonl`, JudgedSentence);

export interface SupportFigures {
  /** Of the sentences that the check calls supported, those that are. */
  readonly precision: Share;
  /** Of the sentences that are supported, those that the check calls so. */
  readonly recall: Share;
  /** Marks that are the label. */
  readonly right: Share;
  /** By how they were made: those whose mark is the label. */
  readonly byKind: ReadonlyMap<string, Share>;
  readonly wrong: readonly { readonly judged: JudgedSentence; readonly mark: SupportMark; readonly missing: readonly string[] }[];
}

const supportOf = createSupportCheck(supportVocabularyOf(knowledge, drugsOf(files), drugClasses));

/** Holds each sentence against its passages. */
export function measureSupport(sentences: readonly JudgedSentence[]): SupportFigures {
  const marked = sentences.map((judged) => ({ judged, ...supportOf(judged.sentence, judged.passages) }));
  const isRight = ({ judged, mark }: { readonly judged: JudgedSentence; readonly mark: SupportMark }) => mark === judged.label;
  const isSupported = ({ judged }: { readonly judged: JudgedSentence }) => judged.label === 'supported';
  return {
    precision: shareOf(
      marked.filter(({ mark }) => mark === 'supported'),
      isSupported,
    ),
    recall: shareOf(marked.filter(isSupported), isRight),
    right: shareOf(marked, isRight),
    byKind: new Map([...Map.groupBy(marked, ({ judged }) => judged.kind)].map(([kind, ones]) => [kind, shareOf(ones, isRight)])),
    wrong: marked.filter((one) => !isRight(one)),
  };
}

/** @returns what is printed of the check of support */
export function supportReport(): string[] {
  return [
    'Check of support, on sentences that others wrote to passages of the reference (the counted half is read by nobody who works on the check)',
    ...(['open', 'counted'] as const).flatMap((half) => {
      const { precision, recall, right, byKind } = measureSupport(judgedSentences(half));
      return [
        `  ${half}: of those called supported ${percentOf(precision)} are; of the supported ${percentOf(recall)} are called so; mark right ${percentOf(right)}`,
        `    ${[...byKind].map(([kind, { hits, n }]) => `${kind} ${hits}/${n}`).join(', ')}`,
      ];
    }),
  ];
}
