import { hash } from 'node:crypto';
import { citedIn, plainText } from '../../shared/content/article-text.ts';
import { assembleKnowledge, drugsOf } from '../../shared/content/assemble.ts';
import type { ContentFiles } from '../../shared/content/content-kinds.ts';
import type { Knowledge } from '../../shared/content/knowledge.types.ts';
import { citedInPlan, type Drugs } from '../../shared/content/management.rules.ts';
import { articleHeadings, type Section } from '../../shared/content/schema/article.schema.ts';
import type { CategoryId } from '../../shared/content/schema/categories.ts';
import type { Condition } from '../../shared/content/schema/condition.schema.ts';
import type { Finding } from '../../shared/content/schema/finding.schema.ts';
import type { Specialty } from '../../shared/content/schema/specialties.ts';
import { conditionPassages } from '../../shared/references/condition.rules.ts';
import { foldedWords, foldText } from '../../shared/references/fold.ts';
import type { ReferenceKind, ReferenceSource } from '../../shared/references/references.schema.ts';
import type { StoredReference } from './medical-reference.entity.ts';

/** What is found of one article or condition: its row to be searched, its sections, and what it is called. */
export interface Searchable {
  readonly entry: { kind: ReferenceKind; item: string; category: string; title: string; names: string; summary: string; hash: string };
  /** Everything that it says, folded. */
  readonly text: string;
  readonly passages: readonly { section: string; heading: string; text: string; folded: string; sources: readonly string[] }[];
  readonly names: readonly { folded: string; name: string; isTitle: boolean }[];
}

/** An article of content/ as it is stored, with the hash of what content/ says. */
export type ArticleRow = Omit<StoredReference, 'retiredAt' | 'contentHash'> & { readonly contentHash: string };

/** Where a condition is listed when articles are filtered by category. */
export const categoryOf: Readonly<Record<Specialty, CategoryId | ''>> = {
  'Allergy and immunology': 'dermatology',
  Breast: 'haematology-and-oncology',
  Cardiology: 'cardiology',
  'Dental and oral': 'ophthalmology-and-ent',
  Dermatology: 'dermatology',
  'Ear, nose and throat': 'ophthalmology-and-ent',
  'Emergency medicine': 'emergency-medicine',
  Endocrinology: 'endocrinology',
  Gastroenterology: 'gastroenterology',
  'General surgery': 'gastroenterology',
  Haematology: 'haematology-and-oncology',
  'Infectious diseases': 'infectious-diseases',
  Nephrology: 'nephrology-and-urology',
  Neurology: 'neurology',
  'Obstetrics and gynaecology': 'obstetrics-and-gynaecology',
  Oncology: 'haematology-and-oncology',
  Ophthalmology: 'ophthalmology-and-ent',
  Orthopaedics: 'orthopedics',
  Paediatrics: 'paediatrics',
  'Primary care': '',
  Psychiatry: 'psychiatry',
  Pulmonology: 'pulmonology',
  Rheumatology: 'rheumatology',
  Toxicology: 'toxicology',
  Urology: 'nephrology-and-urology',
  Vascular: 'cardiology',
};

/** @returns the sources of content/ */
export function sourceRows({ source, organisation: listed }: Pick<ContentFiles, 'source' | 'organisation'>): ReferenceSource[] {
  const publishers = new Map(listed.flatMap(({ item }) => item.organisations.map(({ id, name }) => [id, name])));
  return source.map(({ path, item: { title, year, url, checked, unchecked } }) => {
    const [, publisher = '', name = ''] = path.split('/');
    const check = checked?.how ?? unchecked ?? 'Not looked up again since it was written down.';
    const organisation = publishers.get(publisher) ?? publisher;
    return { id: `${publisher}/${name}`, organisation, title, year: year ?? null, url, checkedOn: checked?.on ?? null, check };
  });
}

/** @returns the articles of content/, in the order of their ids */
export function articleRows(files: ContentFiles): ArticleRow[] {
  const sectionIds = new Map(Object.entries(articleHeadings).map(([id, heading]) => [heading as string, id]));
  return files.reference.map(({ path, item }) => {
    const sections: Section[] = item.sections.map((section) => ({ id: sectionIds.get(section.heading) ?? section.heading, ...section }));
    const row = {
      id: path.slice(path.lastIndexOf('/') + 1),
      title: item.title,
      titleKey: foldedWords(item.title).join(' '),
      category: item.category,
      keywords: item.keywords,
      conditions: item.conditions,
      sections,
      sources: citedIn(sections.flatMap(({ blocks }) => blocks)),
      reviewed: item.reviewed,
    };
    return { ...row, contentHash: hash('sha256', JSON.stringify(row)) };
  });
}

function searchable(
  kind: ReferenceKind,
  item: string,
  category: string,
  called: { readonly title: string; readonly names: readonly string[]; readonly alsoFoundBy: readonly string[]; readonly summary: string },
  passages: readonly { section: string; heading: string; text: string; sources: readonly string[] }[],
): Searchable {
  const { title, names, alsoFoundBy, summary } = called;
  const entry = {
    kind,
    item,
    category,
    title: foldText(title),
    names: foldText([...names, ...alsoFoundBy].join(' . ')),
    summary: foldText(summary),
  };
  const whole = foldText([title, ...names, ...alsoFoundBy, ...passages.flatMap(({ heading, text }) => [heading, text])].join('\n'));
  const folded = new Map([title, ...names].reverse().map((name) => [foldedWords(name).join(' '), { name, isTitle: name === title }]));
  return {
    entry: { ...entry, hash: hash('sha256', JSON.stringify([entry, whole, passages])) },
    text: whole,
    passages: passages.map((passage) => ({ ...passage, folded: foldText(`${passage.heading}. ${passage.text}`) })),
    names: Array.from(folded, ([words, name]) => ({ folded: words, ...name })),
  };
}

/**
 * @param names of each condition that an article may treat of: whoever types one finds the article, too
 * @returns what is found of an article
 */
export function searchableArticle(
  article: Pick<StoredReference, 'id' | 'title' | 'category' | 'keywords' | 'conditions' | 'sections'>,
  names: ReadonlyMap<string, readonly string[]>,
): Searchable {
  const passages = article.sections.map((section) => ({
    section: section.id,
    heading: section.heading,
    text: plainText(section),
    sources: citedIn(section.blocks),
  }));
  const alsoFoundBy = article.conditions.flatMap((id) => names.get(id) ?? []);
  const called = { title: article.title, names: article.keywords, alsoFoundBy, summary: passages[0]?.text ?? '' };
  return searchable('article', article.id, article.category, called, passages);
}

function searchableCondition(condition: Condition, sources: readonly string[], findings: ReadonlyMap<string, Finding>, drugs: Drugs): Searchable {
  const called = { title: condition.name, names: condition.aliases, alsoFoundBy: condition.alsoFoundBy ?? [], summary: condition.description };
  const ofPlan = citedInPlan(condition, drugs);
  const passages = conditionPassages(condition, findings, drugs).map((passage) => ({
    ...passage,
    sources: passage.section === 'management' && ofPlan.length > 0 ? ofPlan : sources,
  }));
  return searchable('condition', condition.id, categoryOf[condition.specialty], called, passages);
}

/** By the id of a condition, everything that it is called. */
export function conditionNames({ conditions }: Pick<Knowledge, 'conditions'>): ReadonlyMap<string, readonly string[]> {
  return new Map(conditions.map(({ id, name, aliases, alsoFoundBy = [] }) => [id, [name, ...aliases, ...alsoFoundBy]]));
}

/** @returns what is found of every condition */
export function searchableConditions(files: ContentFiles): Searchable[] {
  const knowledge = assembleKnowledge(files);
  const drugs = drugsOf(files);
  const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
  const sources = new Map(files.condition.map(({ path, item }) => [path.slice(path.lastIndexOf('/') + 1), item.sources]));
  return knowledge.conditions.map((condition) => searchableCondition(condition, sources.get(condition.id) ?? [], findings, drugs));
}
