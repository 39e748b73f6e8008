/** Something that is wrong with an item of content/: "finding rash", "source nhs/acne". */
export interface Problem {
  readonly item: string;
  readonly problem: string;
}

/** One line for whoever has to mend it. */
export const lineOf = ({ item, problem }: Problem) => `${item}: ${problem}`;

/** @returns what says several things of one item */
export function problemsOf(item: string, problems: readonly string[]): Problem[] {
  return problems.map((problem) => ({ item, problem }));
}
