import { plainText } from '../../shared/content/article-text.ts';
import { referenceCategories } from '../../shared/content/schema/categories.ts';
import type { Condition } from '../../shared/content/schema/condition.schema.ts';
import type { Article, FoundCondition, FoundReference, MedicalReference, ReferenceSource, Snippet } from '../../shared/references/references.schema.ts';
import type { StoredReference } from './medical-reference.entity.ts';

/** A source in words: "NICE: Acute coronary syndromes (2020)". */
const inWords = ({ organisation, title, year }: Pick<ReferenceSource, 'organisation' | 'title' | 'year'>) =>
  `${organisation}: ${title}${year === null ? '' : ` (${year})`}`;

/** @returns an article as the documented list has it */
export function presentListed({ id, title, category, keywords, sections }: StoredReference, sources: readonly ReferenceSource[]): MedicalReference {
  const [first] = sources;
  return {
    id,
    title,
    category: referenceCategories[category],
    source: first ? inWords(first) : '',
    content: sections.map((section) => `${section.heading}\n${plainText(section)}`).join('\n\n'),
    keywords: [...keywords],
    citations: sources.map(({ organisation, title: cited, year, url }) => ({ organisation, title: cited, year: year === null ? '' : String(year), url })),
  };
}

/** @returns the summary of an article, without its marks */
export function summaryOf({ sections: [summary] }: Pick<StoredReference, 'sections'>): string {
  return summary ? plainText(summary) : '';
}

/** @returns an article as the page lists it */
export function presentFound(
  { id, title, category, keywords }: Pick<StoredReference, 'id' | 'title' | 'category' | 'keywords'>,
  sources: readonly ReferenceSource[],
  summary: string,
  snippet: Snippet | null,
): FoundReference {
  return {
    id,
    title,
    category: referenceCategories[category],
    source: sources[0] ? inWords(sources[0]) : '',
    summary,
    keywords: [...keywords],
    citations: sources.map(inWords),
    snippet,
  };
}

/** @returns a condition as the page lists it */
export function presentCondition({ id, name, aliases, specialty, description }: Condition): FoundCondition {
  return { id, name, aliases: [...aliases], specialty, description };
}

/** @returns an article in full */
export function presentArticle(article: StoredReference, { sources, conditions, related }: Pick<Article, 'sources' | 'conditions' | 'related'>): Article {
  const { id, title, category, keywords, sections, reviewed, retiredAt } = article;
  return {
    id,
    title,
    category: referenceCategories[category],
    keywords: [...keywords],
    sections: [...sections],
    sources,
    reviewed,
    conditions,
    related,
    isRetired: retiredAt !== null && retiredAt !== undefined,
  };
}
