import type { Knowledge } from '../knowledge.types.ts';
import type { Problem } from './problem.ts';

/** A description has two sentences: what it is, and how its patients come. */
export function checkDescriptions({ conditions }: Pick<Knowledge, 'conditions'>): Problem[] {
  return conditions.flatMap(({ id, description }) => {
    const sentences = description.match(/[.!?](?=\s|$)/g)?.length ?? 0;
    return sentences === 2 ? [] : [{ item: `condition ${id}`, problem: `the description has ${sentences} sentences, not two` }];
  });
}
