/** Something that is cited, as programs that keep references take it. */
export interface CitedPage {
  /** Of this export alone: letters, digits and hyphens. */
  readonly key: string;
  readonly organisation: string;
  readonly title: string;
  readonly year: number | null;
  readonly url: string;
  /** The day on which the page was last looked at, such as 2026-11-23; null where nobody did. */
  readonly seenOn: string | null;
  readonly note?: string;
}

/** What TeX takes for commands. */
const texCommands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const tex = (text: string) => text.replaceAll(/[\\{}&%$#_~^]/g, (sign) => texCommands[sign] ?? sign);

/** A value of RIS ends with its line. */
const risValue = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Writes pages as BibTeX, an `@misc` each: the entry that every style knows for pages on the web. The doubled braces keep the author from being read as a person, and
 * the title in its own capitals.
 */
export function toBibtex(pages: readonly CitedPage[]): string {
  return pages
    .map(({ key, organisation, title, year, url, seenOn, note }) => {
      const fields: readonly (readonly [name: string, value: string | null])[] = [
        ['author', `{${tex(organisation)}}`],
        ['title', `{${tex(title)}}`],
        ['year', year === null ? null : String(year)],
        ['url', url.replaceAll(/[{}\s]/g, (sign) => encodeURIComponent(sign))],
        ['urldate', seenOn],
        ['note', note === undefined ? null : tex(note)],
      ];
      return `@misc{${key},\n${fields.flatMap(([name, value]) => (value === null ? [] : [`  ${name} = {${value}}`])).join(',\n')}\n}\n`;
    })
    .join('\n');
}

/** Writes pages in the format of Research Information Systems (RIS), of type "web page"; lines end as its specification says. */
export function toRis(pages: readonly CitedPage[]): string {
  return pages
    .map(({ key, organisation, title, year, url, seenOn, note }) => {
      const lines: readonly (readonly [tag: string, value: string | null])[] = [
        ['TY', 'ELEC'],
        ['ID', key],
        ['AU', organisation],
        ['TI', title],
        ['PY', year === null ? null : String(year)],
        ['UR', url],
        ['Y2', seenOn?.replaceAll('-', '/') ?? null],
        ['N1', note ?? null],
        ['ER', ''],
      ];
      return lines.flatMap(([tag, value]) => (value === null ? [] : [`${tag}  - ${risValue(value)}`])).join('\r\n');
    })
    .join('\r\n\r\n')
    .concat('\r\n');
}

/** @returns a page in words, for a note or a slide: "NICE. Acute coronary syndromes. 2020. https://…" */
export function toSentence({ organisation, title, year, url, seenOn }: CitedPage): string {
  return [organisation, title, ...(year === null ? [] : [String(year)]), `${url}${seenOn === null ? '' : ` (seen ${seenOn})`}`].join('. ');
}
