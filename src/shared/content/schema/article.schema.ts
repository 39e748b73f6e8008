import { z } from 'zod';

/** The sections of every article, by the part of an address that opens one, in their order. */
export const articleHeadings = {
  summary: 'Summary',
  presentation: 'Presentation',
  diagnosis: 'Diagnosis',
  management: 'Management',
  pearls: 'Pearls',
  'red-flags': 'Red flags',
} as const;
export type ArticleSectionId = keyof typeof articleHeadings;

/** Some words of a running text, of a plan perhaps the name of a drug with its id; or the mark of the source that what stands before it is taken from, by the source's id. */
export const Span = z.union([
  z.object({ text: z.string(), mark: z.enum(['strong', 'emphasis']).optional(), drug: z.string().optional() }),
  z.object({ source: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/) }),
]);
export type Span = z.infer<typeof Span>;

/** A paragraph, or a list. */
export const Block = z.union([
  z.object({ kind: z.literal('paragraph'), spans: z.array(Span) }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(Span)) }),
]);
export type Block = z.infer<typeof Block>;

/** A part of an article or of a condition's page under a heading of its own. */
export const Section = z.object({ id: z.string(), heading: z.string(), blocks: z.array(Block) });
export type Section = z.infer<typeof Section>;
