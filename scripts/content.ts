import { readContent } from '../src/server/content/read-content.ts';
import { assembleKnowledge } from '../src/shared/content/assemble.ts';
import { checkContent } from '../src/shared/content/checks/all.check.ts';
import { lineOf } from '../src/shared/content/checks/problem.ts';
import { textbookDifferentials } from '../src/shared/content/checks/textbook-rank.check.ts';
import { ContentError } from '../src/shared/content/content.error.ts';
import { type ContentFiles, endingOf, kindAt } from '../src/shared/content/content-kinds.ts';
import type { Knowledge } from '../src/shared/content/knowledge.types.ts';
import { separatorOf } from '../src/shared/content/look-alikes.ts';
import { didYouMean, itemsCalled, type Located, locateItems, usesOfFinding } from '../src/shared/content/look-up.ts';
import { textbookText } from '../src/shared/content/textbook-patient.ts';
import { offerHelp, say } from './command.ts';

offerHelp(`
Usage: npm run content [-- <id or words>]

Reads all of content/ and says what the checks find. With words (athlete's foot): which items are called so. With the id of an item (tinea-pedis, rash, nhs/acne): where it lies, what the
checks say of it, what names it; and of a condition how its textbook patient is ranked, and what it is confused with.`);

/** Where an item's file lies, as somebody opens it. */
function fileAt(path: string): string {
  const kind = kindAt(path);
  return `content/${path}${kind ? endingOf(kind) : ''}`;
}

const idOf = (item: string) => item.slice(item.lastIndexOf(' ') + 1);

function sayOfCondition(id: string, knowledge: Knowledge): void {
  const textbook = textbookDifferentials(knowledge).find(({ condition }) => condition.id === id);
  if (!textbook) return;
  const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
  say(`\nIts textbook patient: ${textbookText(textbook.condition, findings)}`);
  const byId = new Map(knowledge.conditions.map((condition) => [condition.id, condition]));
  const leaks = new Map(knowledge.findings.map(({ id: finding, leak }) => [finding, leak]));
  for (const [rank, { id: ranked, score }] of textbook.ranked.slice(0, 6).entries()) {
    const rival = byId.get(ranked);
    const separator = rival && ranked !== id ? separatorOf(textbook.condition, rival, leaks) : undefined;
    const apart = separator ? `  told apart best by ${separator.id}, ${Math.round(separator.ratio)} times as often` : '';
    say(`  ${rank + 1}. ${ranked} ${(score * 100).toFixed(1)} %${apart}`);
  }
}

function sayOf({ item, path }: Located, files: ContentFiles, knowledge: Knowledge): void {
  say(`${item}\n  ${fileAt(path)}`);
  const all = checkContent(knowledge, files);
  const own = all.filter((problem) => problem.item === item);
  say(own.length === 0 ? '  The checks find nothing wrong with it.' : own.map(({ problem }) => `  ✗ ${problem}`).join('\n'));
  // What it takes from another, or what it cites, is said of that one.
  const others = all.filter((problem) => problem.item !== item);
  if (others.length > 0) say(`  Wrong elsewhere, perhaps because of it:\n${others.map((problem) => `  ✗ ${lineOf(problem)}`).join('\n')}`);
  if (all.length > 0) process.exitCode = 1;
  if (item.startsWith('condition ')) sayOfCondition(idOf(item), knowledge);
  if (item.startsWith('finding ')) say(`\nNamed by:\n  ${usesOfFinding(idOf(item), knowledge).join('\n  ')}`);
  if (item.startsWith('source ')) {
    const cites = (sources: readonly string[] = []) => sources.includes(idOf(item));
    const cited = [
      ...files.condition.filter((file) => cites(file.item.sources) || cites(file.item.plan?.sources)),
      ...[...files.reference, ...files.drug].filter((file) => cites(file.item.sources)),
    ];
    say(`\nCited by:\n  ${cited.map((file) => file.path).join('\n  ')}`);
  }
}

/** What is called so, for whoever looks whether it is there already; else what it may be a slip of. */
function sayCalled(words: string, located: readonly Located[], knowledge: Knowledge): void {
  const called = itemsCalled(words, knowledge);
  const lines = located.filter(({ item }) => called.includes(item)).map(({ item, path }) => `  ${item}  ${fileAt(path)}`);
  const near = didYouMean(
    words,
    located.map(({ item }) => idOf(item)),
  );
  say(lines.length > 0 ? `Called so, or so among other words:\n${lines.join('\n')}` : `Nothing has the id ${words} or is called so${near || '.'}`);
  process.exitCode = lines.length > 0 ? 0 : 1;
}

/** The item of a problem with the file in which it stands, where it has one. */
function whereOf(item: string, located: readonly Located[]): string {
  const path = located.find((one) => one.item === item)?.path;
  return path === undefined ? item : `${fileAt(path)}, ${item}`;
}

function run(files: ContentFiles, id: string): void {
  const knowledge = assembleKnowledge(files);
  const located = locateItems(files);
  if (id === '') {
    const problems = checkContent(knowledge, files);
    const plans = knowledge.conditions.filter(({ plan }) => plan).length;
    const questions = files.question.flatMap(({ item }) => item.questions).length;
    for (const { item, problem } of problems) say(lineOf({ item: whereOf(item, located), problem }));
    say(
      `${knowledge.conditions.length} conditions, ${knowledge.findings.length} findings, ${files.reference.length} references, ${files.drug.length} drugs, ${plans} plans, ${questions} questions: ${problems.length} problems.`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
    return;
  }
  const found = located.filter(({ item }) => idOf(item) === id);
  for (const one of found) sayOf(one, files, knowledge);
  if (found.length === 0) sayCalled(id, located, knowledge);
}

try {
  run(readContent(), process.argv.slice(2).join(' '));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
