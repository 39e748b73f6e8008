/** What reference managers read files with, as far as tests use it; it brings no types of its own. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(text: string);
    readonly data: readonly Readonly<Record<string, unknown>>[];
  }
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
