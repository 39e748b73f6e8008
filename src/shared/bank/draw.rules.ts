/** A question that may be drawn. */
export interface Drawable {
  readonly isUsed: boolean;
  /** The set whose options it shares; null where it has no sisters. */
  readonly sisters: string | null;
}

/** One of each set, and then the others: whoever has met all sisters but one knows the last by what is left. */
function sistersApart<Question extends Drawable>(questions: readonly Question[]): Question[] {
  const met = new Set<string>();
  const [first, later]: [Question[], Question[]] = [[], []];
  for (const question of questions) {
    const isMet = question.sisters !== null && met.has(question.sisters);
    if (question.sisters !== null) met.add(question.sisters);
    (isMet ? later : first).push(question);
  }
  return [...first, ...later];
}

/**
 * Draws a block: those never used first, and of those sisters only where nothing else is left.
 * @param candidates more than are wanted where there are more, best first
 */
export function drawBlock<Question extends Drawable>(candidates: readonly Question[], count: number): Question[] {
  const [unused, used] = [candidates.filter(({ isUsed }) => !isUsed), candidates.filter(({ isUsed }) => isUsed)];
  return [...sistersApart(unused), ...sistersApart(used)].slice(0, count);
}
