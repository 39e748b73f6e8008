import { subjectNames } from '../../shared/exams/exams.schema.ts';
import { nameKey } from './names.rules.ts';
import type { FoundQuestion } from './question-file.types.ts';

/** What Moodle puts before and between the names that people give. */
const isOfMoodle = (name: string) => name === '' || name === 'top' || /^\$\w+\$$/.test(name) || /^Default for /.test(name);
const subjects = new Set(subjectNames.map(nameKey));

/** Tags such as "exam:NEET-PG" say what a format has no place for. */
const said = /^(subject|topic|exam|difficulty|source)\s*:\s*(.+)$/i;

type Filed = Pick<FoundQuestion, 'subject' | 'topic' | 'difficulty' | 'source' | 'exams' | 'tags'>;

/**
 * Reads what a question is filed under from its category ("$course$/top/Medicine/Gout": subject and topic; a slash within a name is written twice) and from its tags.
 * Tags say more than the category.
 */
export function categoryOf(category: string, tags: readonly string[]): Filed {
  const names = category
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => !isOfMoodle(name));
  const place = names.findIndex((name) => subjects.has(nameKey(name)));
  const topic = names.slice(place + 1).at(-1);
  const facts = tags.flatMap((tag) => {
    const [, field = '', value = ''] = said.exec(tag) ?? [];
    return field === '' ? [] : [{ field: field.toLowerCase(), value: value.trim() }];
  });
  const fact = (field: string) => facts.find((one) => one.field === field)?.value;
  return {
    subject: fact('subject') ?? names[place],
    topic: fact('topic') ?? topic,
    difficulty: fact('difficulty'),
    source: fact('source'),
    exams: facts.filter(({ field }) => field === 'exam').map(({ value }) => value),
    tags: tags.filter((tag) => tag !== '' && !said.test(tag)),
  };
}
