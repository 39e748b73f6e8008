import type { ContentFiles } from '../content-kinds.ts';
import type { Knowledge } from '../knowledge.types.ts';
import { checkBenignAlarms } from './benign-alarms.check.ts';
import { checkClaims } from './claims.check.ts';
import { checkCollocations } from './collocations.check.ts';
import { checkCues } from './cues.check.ts';
import { checkCulprits } from './culprits.check.ts';
import { checkDescriptions } from './descriptions.check.ts';
import { checkDrugs } from './drugs.check.ts';
import { checkExamples } from './examples.check.ts';
import { checkFigures } from './figures.check.ts';
import { checkHelp } from './help.check.ts';
import { checkIds } from './ids.check.ts';
import { checkLaboratory } from './laboratory.check.ts';
import { checkLinks } from './links.check.ts';
import { checkOwnRedFlags } from './own-red-flags.check.ts';
import { checkPapers } from './papers.check.ts';
import { checkPlans } from './plans.check.ts';
import { checkPrevalence } from './prevalence.check.ts';
import type { Problem } from './problem.ts';
import { checkProperNames } from './proper-names.check.ts';
import { checkQuantities } from './quantities.check.ts';
import { checkQuestionBank } from './question-bank.check.ts';
import { checkQuestions } from './questions.check.ts';
import { checkReach } from './reach.check.ts';
import { checkReferences } from './references.check.ts';
import { checkSources } from './sources.check.ts';
import { checkTextbookRank } from './textbook-rank.check.ts';

type Check = (knowledge: Knowledge, files: ContentFiles) => Problem[];

/** The rules that content/ obeys, by name; each stands in a file of its own. */
export const contentChecks: Readonly<Record<string, Check>> = {
  ids: checkIds,
  claims: checkClaims,
  collocations: checkCollocations,
  reach: checkReach,
  links: checkLinks,
  examples: checkExamples,
  figures: checkFigures,
  quantities: checkQuantities,
  cues: checkCues,
  'proper names': checkProperNames,
  descriptions: checkDescriptions,
  prevalence: checkPrevalence,
  sources: (_, files) => checkSources(files),
  drugs: checkDrugs,
  culprits: checkCulprits,
  plans: (_, files) => checkPlans(files),
  references: (_, files) => checkReferences(files),
  questions: (_, files) => checkQuestions(files),
  'question bank': (_, files) => checkQuestionBank(files),
  papers: (_, files) => checkPapers(files),
  laboratory: (_, files) => checkLaboratory(files),
  'help lines': (_, files) => checkHelp(files),
  'own red flags': checkOwnRedFlags,
  'benign alarms': (knowledge, { alarm }) =>
    checkBenignAlarms(
      knowledge,
      alarm.flatMap(({ item }) => item.alarms),
    ),
  'textbook rank': checkTextbookRank,
};

/** Everything that is wrong with content/; empty when it may ship. */
export function checkContent(knowledge: Knowledge, files: ContentFiles): Problem[] {
  return Object.values(contentChecks).flatMap((check) => check(knowledge, files));
}
