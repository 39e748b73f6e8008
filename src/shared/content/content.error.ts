/** What makes content/ unreadable, one line each that names the file. */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`content/ cannot be read:\n${problems.join('\n')}`);
    this.problems = problems;
  }
}
