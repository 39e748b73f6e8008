import { z } from 'zod';
import { articleHeadings, Section } from './article.schema.ts';
import { categoryIds } from './categories.ts';
import { ItemId, Text } from './item.schema.ts';

const wanted = Object.values(articleHeadings);
/** A file of content/references/<category>/<id>.md: its front matter, and its body under the fixed headings. */
export const ReferenceFile = z.strictObject({
  title: Text.describe('What it is about, as a textbook would call it'),
  category: z.enum(categoryIds).describe('The folder in which it lies'),
  keywords: z.array(Text).min(4).max(12).describe('What people type to find it beside its title: abbreviations, other names, lay words, tests, medicines'),
  conditions: z.array(ItemId).describe('Ids of the conditions that it treats of'),
  sources: z.array(z.string()).min(2).max(5).describe('Ids of files in content/sources, each cited in the body at least once: organisation/page'),
  reviewed: z.iso.date({ error: 'must be a day such as 2026-11-23' }).describe('The day on which somebody last held it against its sources'),
  sections: z.array(Section.omit({ id: true })).refine((sections) => sections.map(({ heading }) => heading).join() === wanted.join(), {
    error: `must have the headings ${wanted.map((heading) => `## ${heading}`).join(', ')}, in this order`,
  }),
});
export type ReferenceFile = z.infer<typeof ReferenceFile>;
