import { conditionNamesOf } from '../../shared/answers/evidence/condition-names.ts';
import type { Known } from '../../shared/answers/evidence/known.ts';
import type { SupportVocabulary } from '../../shared/answers/support/terms.ts';
import { supportVocabularyOf } from '../../shared/answers/support/vocabulary.ts';
import type { Knowledge } from '../../shared/content/knowledge.types.ts';
import { separatorOf } from '../../shared/content/look-alikes.ts';
import { managementOf } from '../../shared/content/management.rules.ts';
import type { Condition } from '../../shared/content/schema/condition.schema.ts';
import type { Management } from '../../shared/content/schema/management.schema.ts';
import { type TextbookPatient, textbookPatient } from '../../shared/content/textbook-patient.ts';
import { type Analysis, DiagnosticInput, type RankedAnalysis } from '../../shared/diagnostics/diagnostics.schema.ts';
import { analyzeWith, likelihoodsOf } from '../../shared/diagnostics/engine/analyze.ts';
import { withinSentence } from '../../shared/diagnostics/engine/answer/explain.ts';
import { withBoundedSpans } from '../../shared/diagnostics/mentions.rules.ts';
import type { NameWords } from '../../shared/masking/names.rules.ts';
import type { PatientBase } from '../../shared/patients/base/patient.types.ts';
import { patientBaseOf, placesOf } from '../../shared/patients/base/patient-base.ts';
import type { LookAlike } from '../../shared/references/condition-page.schema.ts';
import { compileDrugBook, type DrugBook } from '../../shared/treatment/drug-book.ts';
import { inAnalysisTurn } from './analysis-turns.ts';
import { loadProductEngine, type ProductEngine } from './product-engine.ts';

/**
 * Analyses a case as Basic Analysis does, when its turn comes.
 * @throws UNAVAILABLE when too many wait for theirs
 */
export async function analyzeCase(input: DiagnosticInput): Promise<Analysis> {
  const { engine, conditions } = await loadProductEngine();
  return inAnalysisTurn(() => withBoundedSpans(withNextSteps(analyzeWith(engine, input), conditions)));
}

/** What is to be done next of each condition: the engine does not rank by it. */
function withNextSteps(analysis: RankedAnalysis, conditions: ProductEngine['conditions']): Analysis {
  const stepsOf = (id: string) => conditions.get(id)?.nextSteps ?? [];
  return { ...analysis, suggestions: analysis.suggestions.map((suggestion) => ({ ...suggestion, nextSteps: [...stepsOf(suggestion.conditionId)] })) };
}

/** What answers are composed from and held against. */
export interface EvidenceBase extends Known {
  readonly book: DrugBook;
  readonly vocabulary: SupportVocabulary;
  readonly nameWords: () => NameWords;
}

const bases = new WeakMap<ProductEngine, EvidenceBase>();

/** @returns what answers are composed from, put together at the first answer of the process */
export async function evidenceBase(): Promise<EvidenceBase> {
  const product = await loadProductEngine();
  const before = bases.get(product);
  if (before) return before;
  const { engine, knowledge, conditions, drugs, drugClasses, culprits, nameWords } = product;
  const base = {
    conditions,
    names: conditionNamesOf(conditions.values()),
    findings: new Map(knowledge.findings.map((finding) => [finding.id, finding])),
    drugs,
    inSentence: (name: string) => withinSentence(name, engine.kb),
    book: compileDrugBook(drugs, drugClasses, culprits),
    vocabulary: supportVocabularyOf(knowledge, drugs, drugClasses),
    nameWords,
  };
  bases.set(product, base);
  return base;
}

const patientBases = new WeakMap<ProductEngine, PatientBase>();

/** @returns what patients are made from, put together at the first of the process */
async function patientBase(): Promise<PatientBase> {
  const product = await loadProductEngine();
  const base = patientBases.get(product) ?? patientBaseOf(product.engine, product.knowledge, placesOf(product.knowledge, product.topics));
  patientBases.set(product, base);
  return base;
}

/**
 * Works with patients made from the knowledge, when its turn comes among the analyses: the engine ranks at each step.
 * @throws UNAVAILABLE when too many wait for theirs
 */
export async function inPatientTurn<T>(work: (base: PatientBase) => T): Promise<T> {
  const base = await patientBase();
  return inAnalysisTurn(() => work(base));
}

/** Everything that the product knows of conditions and findings, as content/ has it. */
export async function productKnowledge(): Promise<Knowledge> {
  return (await loadProductEngine()).knowledge;
}

/** @returns a condition of the knowledge base; undefined where none has the id */
export async function findCondition(id: string): Promise<Condition | undefined> {
  return (await loadProductEngine()).conditions.get(id);
}

/** @returns how a condition is treated, as a page shows it */
export async function managementOfCondition(condition: Condition): Promise<Management> {
  return managementOf(condition, (await loadProductEngine()).drugs);
}

/** @returns the patient whom a condition's textbook describes */
export async function textbookPatientOf(condition: Condition): Promise<TextbookPatient> {
  const { engine } = await loadProductEngine();
  return textbookPatient(condition, engine.kb.lexicon.findings);
}

/** What is less likely than this is a guess among many. */
const leastLikelihood = 0.1;

/**
 * @param text what somebody typed to look something up
 * @returns the conditions that the engine takes the words for a description of, the likeliest first, each with its share of the differential (0 to 1)
 * @throws UNAVAILABLE when too many wait for an analysis
 */
export async function conditionsDescribed(text: string): Promise<readonly { readonly condition: Condition; readonly likelihood: number }[]> {
  const { engine, conditions } = await loadProductEngine();
  const described = await inAnalysisTurn(() => likelihoodsOf(engine, DiagnosticInput.parse({ symptoms: text })));
  return described.flatMap(({ conditionId, likelihood }) => {
    const condition = conditions.get(conditionId);
    return condition && likelihood >= leastLikelihood ? [{ condition, likelihood }] : [];
  });
}

/** A student holds so many apart. */
const mostLookAlikes = 5;

/** What was found before: the engine is the same as long as the process lives. */
const found = new Map<string, readonly LookAlike[]>();

/**
 * @returns the conditions that the engine lists next to a condition in its own textbook patient, the closest first, each with the finding that tells the two apart best
 * @throws UNAVAILABLE when too many wait for an analysis
 */
export async function lookAlikesOf(condition: Condition): Promise<readonly LookAlike[]> {
  const known = found.get(condition.id);
  if (known) return known;
  const { engine, conditions } = await loadProductEngine();
  const { findings } = engine.kb.lexicon;
  const leaks = new Map([...findings].map(([id, { leak }]) => [id, leak]));
  const { suggestions } = await inAnalysisTurn(() => analyzeWith(engine, textbookPatient(condition, findings)));
  const lookAlikes = suggestions
    .flatMap(({ conditionId }): LookAlike[] => {
      const rival = conditions.get(conditionId);
      if (!rival || rival.id === condition.id) return [];
      const separator = separatorOf(condition, rival, leaks);
      if (separator === null) return [{ id: rival.id, name: rival.name, separator: null }];
      const { id, isMoreIn, ratio, isToldOfBoth } = separator;
      const speaksFor = isMoreIn === condition.id ? 'this' : 'other';
      return [{ id: rival.id, name: rival.name, separator: { name: findings.get(id)?.name ?? id, speaksFor, ratio: isToldOfBoth ? ratio : null } }];
    })
    .slice(0, mostLookAlikes);
  found.set(condition.id, lookAlikes);
  return lookAlikes;
}
