import { type GIFTQuestion, parse, type TextChoice, type TextFormat } from 'gift-pegjs';
import { z } from 'zod';
import { categoryOf } from './category.rules.ts';
import { bestOf, splitFeedback } from './feedback.rules.ts';
import { blocksOf, type GiftBlock } from './gift-blocks.rules.ts';
import { type FoundInFile, type FoundQuestion, firstWords } from './question-file.types.ts';
import { richText } from './rich-text.rules.ts';

type GiftType = GIFTQuestion['type'];

const typeNames: Readonly<Record<Exclude<GiftType, 'MC'>, string>> = {
  ...{ Description: 'a text without answers', Category: 'a category', Numerical: 'a question for a number', Short: 'a question for a short answer' },
  ...{ Essay: 'an essay', TF: 'a question of true or false', Matching: 'a matching question' },
};

/** Keeps the reader from taking an arrow within an option for that of a matching question; no text has this character. */
const arrowGuard = '\ue000';

const withEscapes = (text: string, characters: RegExp) => text.replaceAll(characters, (found) => (found.length > 1 ? found : `\\${found}`));

/**
 * Moodle takes characters as they are where they cannot mean anything: most of them before the braces, and colons, percent signs and arrows within. The grammar would
 * not. Only multiple choice has a tilde between braces.
 */
function forGrammar(body: string): string {
  const [, name = '', rest = body] = /^(::(?:\\[\s\S]|(?!::)[\s\S])*::)([\s\S]*)$/.exec(body) ?? [];
  const [, stem = '', answers = ''] = /^((?:\\[\s\S]|[^\\{])*)([\s\S]*)$/.exec(rest) ?? [];
  const plainStem = withEscapes(stem, /\\[\s\S]|[=~#:]/g);
  if (!/(?<!\\)~/.test(answers)) return name + plainStem + answers;
  const plainAnswers = withEscapes(answers, /\\[\s\S]|:/g)
    .replaceAll(/(?<!\\)([=~]\s*)%(?!-?\d{1,3}(?:\.\d*)?%)/g, '$1[plain]%')
    .replaceAll('->', `-${arrowGuard}>`);
  return name + plainStem + plainAnswers;
}

const read = (text: TextFormat, of: string) => richText(text.text.replaceAll(arrowGuard, ''), text.format === 'html' ? 'html' : 'plain', of);

function questionOf(block: GiftBlock, stem: TextFormat, choices: readonly TextChoice[], feedback: TextFormat | null): FoundQuestion {
  const none = { text: '', problems: [] };
  const asked = read(stem, 'Question');
  const options = choices.map((choice, i) => ({
    text: read(choice.text, `Answer ${i + 1}`),
    why: choice.feedback ? read(choice.feedback, `Feedback ${i + 1}`) : none,
  }));
  const taught = feedback ? read(feedback, 'General feedback') : none;
  const { right, problems } = bestOf(choices.map(({ isCorrect, weight }) => weight ?? (isCorrect ? 100 : 0)));
  const { source, ...filed } = categoryOf(block.category, block.tags);
  const { source: cited, ...said } = splitFeedback(taught.text);
  return {
    ...{ line: block.line, stem: asked.text, ...filed, ...said, source: source ?? cited },
    options: options.map(({ text, why }) => ({ text: text.text, why: why.text })),
    right,
    problems: [...problems, ...[asked, ...options.flatMap(({ text, why }) => [text, why]), taught].flatMap((one) => one.problems)],
  };
}

const SyntaxFault = z.object({ location: z.object({ start: z.object({ line: z.number(), column: z.number() }) }) });

/** What is wrong with a block that is no GIFT, in words for whoever wrote it. */
function faultOf({ body, lines }: GiftBlock, error: unknown): { line: number; message: string } {
  const count = (brace: RegExp) => body.match(brace)?.length ?? 0;
  const [opened, closed] = [count(/(?<!\\)\{/g), count(/(?<!\\)\}/g)];
  const first = lines[0] ?? 1;
  if (opened > closed)
    return { line: first, message: 'A brace { is opened and not closed; a question has no blank line in it, and a brace in a text is written \\{.' };
  if (opened < closed) return { line: first, message: 'A brace } closes nothing; a question has no blank line in it, and a brace in a text is written \\}.' };
  if (opened > 1) return { line: first, message: 'Several questions or several groups of answers stand together: leave a blank line between questions.' };
  const { start } = SyntaxFault.safeParse(error).data?.location ?? {};
  const line = lines[(start?.line ?? 1) - 1] ?? first;
  return { line, message: `This is no GIFT from line ${line} on. In texts the characters ~ = # { } and \\ are written with a \\ before them.` };
}

function readBlock(block: GiftBlock): FoundInFile {
  const fault = (message: string, line = block.line) => ({ questions: [], faults: [{ line, about: firstWords(block.body), message }] });
  let found: readonly GIFTQuestion[];
  try {
    found = parse(forGrammar(block.body));
  } catch (error) {
    return fault(faultOf(block, error).message);
  }
  const [question] = found;
  if (!question || found.length > 1) return fault('Several questions stand together: leave a blank line between them.');
  if (question.type !== 'MC') return fault(`It is ${typeNames[question.type]}; only single best answers (options with = and ~) are imported.`);
  return { questions: [questionOf(block, question.stem, question.choices, question.globalFeedback)], faults: [] };
}

/** Reads GIFT as Moodle does, each question for itself, so that one that is no GIFT leaves the others to be read. */
export function parseGift(text: string): FoundInFile {
  const read = blocksOf(text).map(readBlock);
  return { questions: read.flatMap(({ questions }) => questions), faults: read.flatMap(({ faults }) => faults) };
}
