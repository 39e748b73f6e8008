import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { difficulties, examIds, optionsOf, type QuestionSubjectId, questionSubjects } from '../../shared/content/schema/exam-names.ts';
import { readContent } from '../content/read-content.ts';
import { parseGift } from './gift.parser.ts';
import { writeGift } from './gift.writer.ts';
import type { ExportedQuestion } from './question-file.types.ts';
import { checkQuestions } from './questions.validator.ts';
import { tidy } from './tidy.rules.ts';

const isSubject = (id: string): id is QuestionSubjectId => id in questionSubjects;
const subjects = Object.keys(questionSubjects).filter(isSubject);

/** What the importer makes of what the exporter wrote, without lines. */
function throughGift(questions: readonly ExportedQuestion[]) {
  const { questions: read, faults } = checkQuestions(parseGift(writeGift(questions)));
  return { read: read.map(({ line: _, ...question }) => question), faults };
}
const withoutIds = (questions: readonly ExportedQuestion[]) => questions.map(({ id: _, ...question }) => question);

describe('GIFT that we write', () => {
  let ours: ExportedQuestion[] = [];
  beforeAll(() => {
    ours = readContent({ endings: ['.json'], only: ['question'] }).question.flatMap(({ path, item }) => {
      const subject = path.split('/')[1] ?? '';
      return isSubject(subject)
        ? item.questions.map(({ set: _set, link: _link, sources, ...question }) => ({ ...question, subject, topic: item.title, source: sources.join('; ') }))
        : [];
    });
  });

  test('says of every question of content/ what it says', () => {
    expect(ours.length).toBeGreaterThan(500);
    const { read, faults } = throughGift(ours);
    expect(faults).toEqual([]);
    expect(read).toEqual(withoutIds(ours));
  });

  const piece = fc.constantFrom(
    'a',
    'B',
    ' ',
    '\n',
    '\\',
    '~',
    '=',
    '#',
    '{',
    '}',
    ':',
    '%',
    '50%',
    '[',
    ']',
    '[html]',
    '->',
    '::',
    '//',
    '####',
    '\\n',
    '<b>',
    '&amp;',
    'é',
    '𝛼',
    'TRUE',
    '"',
    '$CATEGORY: ',
    '_____',
  );
  const text = fc
    .array(piece, { minLength: 1, maxLength: 12 })
    .map((pieces) => tidy(`x${pieces.join('')}`))
    .chain((made) => fc.constantFrom(made, tidy(made.slice(1)) || made));
  const line = text.map((made) => made.replaceAll(/\s+/g, ' ').trim());
  const question = fc
    .record({
      exam: fc.constantFrom(...examIds),
      subject: fc.constantFrom(...subjects),
      difficulty: fc.constantFrom(...difficulties),
      ...{ stem: text, explanation: fc.oneof(fc.constant(''), text), point: fc.oneof(fc.constant(''), line), topic: line, source: fc.option(line) },
      texts: fc.uniqueArray(text, { minLength: 5, maxLength: 5, selector: (made) => made.toLowerCase() }),
      whys: fc.array(fc.oneof(fc.constant(''), text), { minLength: 5, maxLength: 5 }),
      tags: fc.uniqueArray(
        line.map((made) => made.replaceAll(/[[\]\\]/g, '')).filter((made) => made.trim() === made && made !== ''),
        { maxLength: 3 },
      ),
      place: fc.nat(3),
    })
    .map(({ exam, texts, whys, place, ...said }): ExportedQuestion => {
      const options = texts.slice(0, optionsOf(exam)).map((one, at) => ({ text: one, why: whys[at] ?? '' }));
      return { ...said, id: 'made-1', exams: [exam], options, key: place };
    });

  test('says what it says of any question', () => {
    fc.assert(
      fc.property(question, (one) => {
        const { read, faults } = throughGift([one]);
        expect(faults).toEqual([]);
        expect(read).toEqual(withoutIds([one]));
      }),
      { numRuns: 500 },
    );
  });

  test('stands in the form that Moodle itself writes', () => {
    const [question] = ours;
    if (!question) throw new Error('content/ has no questions');
    const made: ExportedQuestion = {
      ...{ ...question, id: 'gout-1', subject: 'medicine', topic: 'Gout/urate', exams: ['neet-pg'], difficulty: 'easy', tags: ['uric acid'], key: 1 },
      ...{ stem: 'Urate: {high}?', explanation: 'It is.', point: 'Keep it.', source: 'NICE, Gout' },
      options: ['50% more', '%50% more', '[plain] more', 'a\nb'].map((one, i) => ({ text: one, why: i === 0 ? 'No = no.' : '' })),
    };
    expect(writeGift([made])).toBe(`$CATEGORY: Medicine/Gout//urate

// [id:gout-1] [tag:exam:NEET-PG] [tag:difficulty:Easy] [tag:uric acid]
::gout-1::[plain]Urate\\: \\{high\\}?{
\t~50% more#No \\= no.
\t=[plain]%50% more
\t~[plain][plain] more
\t~a\\nb
\t####It is.\\n\\nKey point\\: Keep it.\\n\\nSource\\: NICE, Gout
}
`);
  });
});
