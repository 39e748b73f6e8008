import { examTypes, questionSubjects } from '../../shared/content/schema/exam-names.ts';
import { difficultyNameOf, type ExamName } from '../../shared/exams/exams.schema.ts';
import { joinFeedback } from './feedback.rules.ts';
import type { ExportedQuestion } from './question-file.types.ts';

/** @returns a text in which nothing means anything to GIFT, on one line */
const escaped = (text: string) => text.replaceAll(/[\\~=#{}:]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');

/** A text that begins like a weight or a format says that it is none; other texts have the format of the question. */
const giftText = (text: string) => `${/^[%[]/.test(text) ? '[plain]' : ''}${escaped(text)}`;

/** Brackets end a tag, and a backslash may keep them from doing so: what we ask has neither. */
const tagOf = (name: string) => `[tag:${name.replaceAll('[', '(').replaceAll(']', ')').replaceAll('\\', '/')}]`;
const examTag = (name: ExamName) => tagOf(`exam:${name}`);

/** As Moodle does it: a slash in a name is written twice, and one at its end has a blank before what divides names. */
const pathOf = (names: readonly string[]) => names.map((name) => name.replaceAll('/', '//').replace(/^\//, ' /').replace(/\/$/, '/ ')).join('/');

function questionLines({ id, stem, options, key, tags, exams, difficulty, explanation, point, source }: ExportedQuestion): string[] {
  const about = [...exams.map((exam) => examTag(examTypes[exam])), tagOf(`difficulty:${difficultyNameOf(difficulty)}`), ...tags.map(tagOf)];
  const feedback = joinFeedback({ explanation, point, source });
  return [
    `// [id:${id}] ${about.join(' ')}`,
    `::${escaped(id)}::[plain]${escaped(stem)}{`,
    ...options.map(({ text, why }, i) => `\t${i === key ? '=' : '~'}${giftText(text)}${why && `#${giftText(why)}`}`),
    ...(feedback ? [`\t####${giftText(feedback)}`] : []),
    '}',
  ];
}

/** @returns questions as a GIFT file that Moodle takes, each in the category of its subject and topic; parseGift reads the same from it */
export function writeGift(questions: readonly ExportedQuestion[]): string {
  let before = '';
  return questions
    .flatMap((question) => {
      const category = pathOf([questionSubjects[question.subject], question.topic]);
      const turn = category === before ? [] : [`$CATEGORY: ${category}`, ''];
      before = category;
      return [...turn, ...questionLines(question), ''];
    })
    .join('\n');
}
