import { z } from 'zod';
import { Section } from '../content/schema/article.schema.ts';
import { categoryNames } from '../content/schema/categories.ts';
import { isVisible, storableText } from '../fields.ts';
import { PageInput } from '../paging.schema.ts';

/** What can be looked up: an article of ours, or a condition of the diagnosis engine. */
export const referenceKinds = ['article', 'condition'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** A category by the name that it is shown under. */
export const Category = z.enum(categoryNames, { error: `Category must be one of ${categoryNames.join(', ')}.` });

/** Nobody asks more at once; a page of text is for the analysis. */
const longestQuery = 500;

/** What somebody looks for: words, "phrases", -exclusions. One without a visible character asks for everything. */
export const SearchText = storableText('Query', longestQuery).transform((text) => (isVisible(text) ? text.trim() : undefined));

/** An id of an article or a condition. */
export const ReferenceId = z
  .string('Id must be the id of a reference.')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Id must be the id of a reference.')
  .max(120, 'Id must be the id of a reference.');
export const ReferenceIdInput = z.object({ id: ReferenceId });

/** How many articles the documented list sends unless told otherwise. */
const listedReferences = 500;

/** What the documented list takes. */
export const ReferenceListInput = PageInput.extend({
  query: SearchText.optional(),
  category: Category.optional(),
  limit: PageInput.shape.limit.unwrap().default(listedReferences),
});
export type ReferenceListInput = z.infer<typeof ReferenceListInput>;

/** A page that exists, with when and how somebody made sure of it. */
export const ReferenceSource = z.object({
  id: z.string(),
  organisation: z.string(),
  title: z.string(),
  /** Of the document itself; null where its page is kept up to date and bears no year. */
  year: z.number().int().nullable(),
  url: z.url(),
  /** The day on which it was last checked; null where it could not be. */
  checkedOn: z.string().nullable(),
  /** How it was checked, or that it could not be. */
  check: z.string(),
});
export type ReferenceSource = z.infer<typeof ReferenceSource>;

/** An article as the documented list has it. */
export const MedicalReference = z.object({
  id: z.string(),
  title: z.string(),
  category: Category,
  /** Its first source in words. */
  source: z.string(),
  /** Its plain text, a heading or paragraph a line. */
  content: z.string(),
  keywords: z.array(z.string()),
  citations: z.array(z.object({ organisation: z.string(), title: z.string(), year: z.string(), url: z.string() })),
});
export type MedicalReference = z.infer<typeof MedicalReference>;

/** Where a text has what was looked for: words to be marked, from the start up to the end, in UTF-16 units. */
export const Highlight = z.object({ start: z.number().int(), end: z.number().int() });
export type Highlight = z.infer<typeof Highlight>;

/** The part of an article or a condition's page that answers best, opened by its section. */
export const Snippet = z.object({ section: z.string(), heading: z.string(), text: z.string(), highlights: z.array(Highlight) });
export type Snippet = z.infer<typeof Snippet>;

/** An article as the page lists it. */
export const FoundReference = z.object({
  id: z.string(),
  title: z.string(),
  category: Category,
  source: z.string(),
  summary: z.string(),
  keywords: z.array(z.string()),
  citations: z.array(z.string()),
  /** Only of what was looked for. */
  snippet: Snippet.nullable(),
});
export type FoundReference = z.infer<typeof FoundReference>;

/** A condition as the page lists it. */
export const FoundCondition = z.object({ id: z.string(), name: z.string(), aliases: z.array(z.string()), specialty: z.string(), description: z.string() });
export type FoundCondition = z.infer<typeof FoundCondition>;

export const ReferenceSearchInput = PageInput.extend({
  query: SearchText.optional(),
  category: Category.optional(),
  limit: PageInput.shape.limit.unwrap().default(20),
});
export type ReferenceSearchInput = z.infer<typeof ReferenceSearchInput>;

/** What a search found. */
export const ReferenceSearch = z.object({
  references: z.array(FoundReference),
  /** How many articles there are in all, as far as they were counted. */
  total: z.number().int(),
  hasMoreThanTotal: z.boolean(),
  /** The conditions that answer best; none where nothing was looked for. */
  conditions: z.array(FoundCondition),
  /** How many articles each category has of what was looked for, whichever category was asked for. */
  categories: z.array(z.object({ category: Category, count: z.number().int() })),
  /** What was looked for instead of words that nobody uses; null where it was taken as written. */
  corrected: z.string().nullable(),
});
export type ReferenceSearch = z.infer<typeof ReferenceSearch>;

/** An article or a condition by name. */
export const ReferenceLink = z.object({ kind: z.enum(referenceKinds), id: z.string(), title: z.string() });
export type ReferenceLink = z.infer<typeof ReferenceLink>;

export const SuggestInput = z.object({ text: storableText('Text', longestQuery), limit: z.number().int().min(1).max(20).default(8) });

/** What somebody may be about to type: something by name, or their words put right. */
export const Suggestions = z.object({ links: z.array(ReferenceLink), corrected: z.string().nullable() });
export type Suggestions = z.infer<typeof Suggestions>;

/** An article in full. */
export const Article = z.object({
  id: z.string(),
  title: z.string(),
  category: Category,
  keywords: z.array(z.string()),
  sections: z.array(Section),
  sources: z.array(ReferenceSource),
  reviewed: z.iso.date(),
  conditions: z.array(ReferenceLink),
  related: z.array(ReferenceLink),
  /** It has been taken out of the reference, and is kept for those who bookmarked it. */
  isRetired: z.boolean(),
});
export type Article = z.infer<typeof Article>;
