import { DomainError } from '../../shared/errors.ts';
import { findingsAgainst, riskFactors, typicalFindings, whoGetsIt } from '../../shared/references/condition.rules.ts';
import type { ConditionPage } from '../../shared/references/condition-page.schema.ts';
import type { Article, ReferenceLink, ReferenceSource } from '../../shared/references/references.schema.ts';
import { findCondition, lookAlikesOf, managementOfCondition, productKnowledge, textbookPatientOf } from '../diagnostics/knowledge.service.ts';
import type { CallContext } from '../platform/context.ts';
import { fitIn } from '../platform/paging.ts';
import { StoredReference } from './medical-reference.entity.ts';
import { titlesOf } from './names.queries.ts';
import { presentArticle } from './references.presenter.ts';
import { Passage } from './search-index.entity.ts';
import { sourcesInOrder } from './sources.service.ts';

/** Articles that are read after one another. */
const mostRelated = 6;

const linkTo = ({ id, title }: Pick<StoredReference, 'id' | 'title'>): ReferenceLink => ({ kind: 'article', id, title });

/** How much two articles have to do with each other: conditions and keywords that both have, and their field. */
function kinship(one: StoredReference, other: StoredReference): number {
  const shared = (a: readonly string[], b: readonly string[]) => a.filter((each) => b.includes(each)).length;
  return 3 * shared(one.conditions, other.conditions) + 2 * shared(one.keywords, other.keywords) + (one.category === other.category ? 1 : 0);
}

/** Articles that have most to do with one, those of its field before others; never more of one kind of kinship than its field has. */
async function relatedTo({ em }: CallContext, article: StoredReference): Promise<ReferenceLink[]> {
  const near = await em.find(StoredReference, { retiredAt: null, category: article.category, id: { $ne: article.id } });
  return near
    .map((other) => ({ other, weight: kinship(article, other) }))
    .sort((a, b) => b.weight - a.weight || (a.other.title < b.other.title ? -1 : 1))
    .slice(0, mostRelated)
    .map(({ other }) => linkTo(other));
}

/**
 * An article in full, with the conditions that it treats of and articles to go on with. One that was retired is still read, by those who kept its address.
 * @throws NOT_FOUND for an id that no article ever had
 */
export async function getArticle(ctx: CallContext, id: string): Promise<Article> {
  const article = await ctx.em.findOne(StoredReference, { id });
  if (!article) throw new DomainError('NOT_FOUND');
  const sources = await sourcesInOrder(ctx.em, article.sources);
  const found = await Promise.all(article.conditions.map(findCondition));
  const conditions = found.flatMap((condition): ReferenceLink[] => (condition ? [{ kind: 'condition', id: condition.id, title: condition.name }] : []));
  return fitIn(ctx.room, presentArticle(article, { sources, conditions, related: await relatedTo(ctx, article) }));
}

/** @returns the titles of pages by `kind/id`; what nothing is called has none */
export function titlesOfPages({ deps }: Pick<CallContext, 'deps'>, pages: readonly Pick<ReferenceLink, 'kind' | 'id'>[]): Promise<ReadonlyMap<string, string>> {
  return titlesOf(
    deps.database,
    pages.map(({ kind, id }) => ({ kind, item: id })),
  );
}

/** The sources of a condition, as its own page cites them. */
async function sourcesOf({ em }: CallContext, id: string): Promise<ReferenceSource[]> {
  const passages = await em.find(Passage, { kind: 'condition', item: id }, { fields: ['section', 'sources'] });
  // Its own first, then those of its plan.
  const inOrder = passages.toSorted((a, b) => Number(a.section === 'management') - Number(b.section === 'management'));
  return sourcesInOrder(em, [...new Set(inOrder.flatMap(({ sources }) => sources))]);
}

/** The articles that say of themselves that they treat of a condition. */
async function articlesAbout({ em }: CallContext, id: string): Promise<ReferenceLink[]> {
  const articles = await em.find(StoredReference, { retiredAt: null, conditions: { $contains: [id] } }, { orderBy: { title: 'asc' } });
  return articles.map(linkTo);
}

/**
 * All that the knowledge base has of a condition, with its look-alikes and the articles about it.
 * @throws NOT_FOUND for an id that no condition has
 */
export async function getConditionPage(ctx: CallContext, id: string): Promise<ConditionPage> {
  const condition = await findCondition(id);
  if (!condition) throw new DomainError('NOT_FOUND');
  const { findings } = await productKnowledge();
  const known = new Map(findings.map((finding) => [finding.id, finding]));
  const { symptoms, patientAge, patientGender } = await textbookPatientOf(condition);
  const { name, aliases, icd10, specialty, description, urgency, mustNotMiss, redFlags, nextSteps } = condition;
  return fitIn(ctx.room, {
    id,
    name,
    aliases: [...aliases],
    icd10,
    specialty,
    description,
    who: whoGetsIt(condition),
    findings: typicalFindings(condition, known),
    risks: riskFactors(condition, known),
    against: findingsAgainst(condition, known),
    lookAlikes: [...(await lookAlikesOf(condition))],
    urgency,
    isMustNotMiss: mustNotMiss === true,
    redFlags: [...redFlags],
    nextSteps: [...nextSteps],
    management: await managementOfCondition(condition),
    sources: await sourcesOf(ctx, id),
    articles: await articlesAbout(ctx, id),
    example: { symptoms, patientAge: patientAge ?? 0, patientGender: patientGender ?? null },
  });
}
