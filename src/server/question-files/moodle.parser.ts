import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { categoryOf } from './category.rules.ts';
import { bestOf, splitFeedback } from './feedback.rules.ts';
import { decodeEntities } from './html-text.rules.ts';
import { type FoundInFile, type FoundQuestion, firstWords } from './question-file.types.ts';
import { richText } from './rich-text.rules.ts';

const tagsInText = { error: 'A text has tags in it: HTML stands between <![CDATA[ and ]]>.' };
const TextNode = z
  .union([
    z.string(),
    z.strictObject({ '#text': z.string(tagsInText).optional(), '#cdata': z.union([z.string(), z.array(z.string())], tagsInText).optional() }, tagsInText),
  ])
  // What stands in CDATA is as it is; elsewhere characters are written as entities.
  .transform((node) => (typeof node === 'string' ? decodeEntities(node) : `${decodeEntities(node['#text'] ?? '')}${[node['#cdata'] ?? []].flat().join('')}`));
const FormattedText = z.object({
  '@format': z.string().optional(),
  text: TextNode.default(''),
  file: z.array(z.object({ '@name': z.string().optional() })).default([]),
});
type FormattedText = z.infer<typeof FormattedText>;
const noText: FormattedText = { text: '', file: [] };
const Optional = FormattedText.or(z.literal('').transform(() => noText)).default(noText);

const MoodleQuestion = z.object({
  '@type': z.string({ error: 'The question does not say its type.' }),
  category: Optional,
  name: Optional,
  questiontext: Optional,
  generalfeedback: Optional,
  single: z.string().default('true'),
  answer: z.array(FormattedText.extend({ '@fraction': z.string().default('0'), feedback: Optional })).default([]),
  tags: z.union([z.object({ tag: z.array(Optional).default([]) }), z.literal('').transform(() => ({ tag: [] }))]).default({ tag: [] }),
});
const Quiz = z.object({ quiz: z.union([z.object({ question: z.array(z.unknown()).default([]) }), z.literal('').transform(() => ({ question: [] }))]) });

const lists = ['question', 'answer', 'tag', 'file'];
/** Values stay texts: read as numbers, "0123" would be 123. Entities are decoded by ourselves, where they stand outside CDATA, and none can be declared. */
const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#text', cdataPropName: '#cdata' },
  ...{ parseTagValue: false, parseAttributeValue: false, processEntities: false, isArray: (name: string) => lists.includes(name) },
});

const fault = (line: number, message: string): FoundInFile => ({ questions: [], faults: [{ line, about: '', message }] });

/** The lines on which questions begin, in their order. */
function linesOfQuestions(xml: string): number[] {
  const bare = xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, (hidden) => hidden.replaceAll(/[^\n]/g, ' '));
  let [line, seen] = [1, 0];
  return Array.from(bare.matchAll(/<question[\s>/]/g), ({ index }) => {
    for (let end = bare.indexOf('\n', seen); end >= 0 && end < index; end = bare.indexOf('\n', seen)) [line, seen] = [line + 1, end + 1];
    return line;
  });
}

function questionOf(line: number, category: string, question: z.infer<typeof MoodleQuestion>): FoundQuestion {
  const media: string[] = [];
  const read = ({ text, '@format': format = 'html', file }: FormattedText, of: string) => {
    const { text: plain, problems } = richText(
      text,
      format === 'html' ? 'html' : 'plain',
      of,
      file.map((one) => one['@name'] ?? ''),
    );
    media.push(...problems);
    return plain;
  };
  const { right, problems } = bestOf(question.answer.map((one) => Number(one['@fraction'])));
  const { source, ...filed } = categoryOf(
    category,
    question.tags.tag.map(({ text }) => text.trim()),
  );
  const found = {
    stem: read(question.questiontext, 'Question'),
    options: question.answer.map((one, i) => ({ text: read(one, `Answer ${i + 1}`), why: read(one.feedback, `Feedback ${i + 1}`) })),
  };
  const { source: cited, ...taught } = splitFeedback(read(question.generalfeedback, 'General feedback'));
  const several =
    question.single === 'false' || question.single === '0' ? ['It may have several answers (single is false); only single best answers are imported.'] : [];
  return { line, ...found, ...filed, ...taught, source: source ?? cited, right, problems: [...several, ...problems, ...media] };
}

function readOne(value: unknown, line: number, category: string): FoundInFile {
  const parsed = MoodleQuestion.safeParse(value);
  if (!parsed.success) return { questions: [], faults: parsed.error.issues.map(({ message }) => ({ line, about: '', message })) };
  const { '@type': type, name, questiontext } = parsed.data;
  if (type === 'multichoice') return { questions: [questionOf(line, category, parsed.data)], faults: [] };
  const about = firstWords(name.text || questiontext.text);
  return { questions: [], faults: [{ line, about, message: `Its type is ${type}; only single best answers (multichoice) are imported.` }] };
}

/** Reads Moodle XML. A document type is refused, since Moodle writes none: nothing is fetched, and no entity can be made of others. */
export function parseMoodle(xml: string): FoundInFile {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    return fault(1, 'The file declares a document type or entities of its own (<!DOCTYPE …>). Moodle writes none; take the declaration out.');
  const validity = XMLValidator.validate(xml);
  if (validity !== true) return fault(validity.err.line, `This is no well-formed XML: ${validity.err.msg}`);
  let quiz: z.ZodSafeParseResult<z.infer<typeof Quiz>>;
  try {
    quiz = Quiz.safeParse(parser.parse(xml));
  } catch (error) {
    return fault(1, `The XML cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}`);
  }
  if (!quiz.success) return fault(1, 'This is no Moodle XML: it has no <quiz> with questions around everything.');
  const lines = linesOfQuestions(xml);
  let category = '';
  const read = quiz.data.quiz.question.map((value, i) => {
    const head = MoodleQuestion.safeParse(value);
    if (head.data?.['@type'] === 'category') category = head.data.category.text;
    return head.data?.['@type'] === 'category' ? { questions: [], faults: [] } : readOne(value, lines[i] ?? 1, category);
  });
  return { questions: read.flatMap(({ questions }) => questions), faults: read.flatMap(({ faults }) => faults) };
}
