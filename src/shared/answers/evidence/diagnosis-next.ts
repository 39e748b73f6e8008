import type { Condition } from '../../content/schema/condition.schema.ts';
import type { Analysis } from '../../diagnostics/diagnostics.schema.ts';
import { arrest, settledBy, toldIn } from '../../diagnostics/settled.rules.ts';
import { type Composing, isSure, leastShare, mostRivals, stopped } from './composing.ts';
import { canBeAsked, fitsPerson } from './fitting.rules.ts';
import { frequencyIn, partsOf, shareInWords } from './known.ts';
import { shownDangers } from './must-not-miss.rules.ts';
import { listed, type Statement } from './note.ts';

/** What tells two apart less than this is not worth a test. */
const leastDivergence = 0.5;
const testKinds = new Set(['laboratory', 'imaging', 'ecg', 'vital', 'sign']);

/** A finding that is recorded so many times as often with one as with any other of those weighed speaks for it. */
const speaksFrom = 2;

/** Whom the answer to a question tells apart, by Bayes among those that are weighed, and whether "yes" speaks for the one against all others. */
function effectOf(findingId: string, composing: Composing): { readonly yes: Condition; readonly no: Condition; readonly isPlain: boolean } | null {
  const { weighed } = composing;
  const shares = weighed.map(({ suggestion, condition }) => ({ condition, prior: suggestion.score, present: frequencyIn(condition, findingId, composing) }));
  const gain = (answer: (present: number) => number) => {
    const sum = shares.reduce((total, { prior, present }) => total + prior * answer(present), 0);
    return shares
      .map(({ condition, prior, present }) => ({ condition, change: (prior * answer(present)) / sum - prior }))
      .sort((a, b) => b.change - a.change)[0]?.condition;
  };
  const [yes, no] = [gain((present) => present), gain((present) => 1 - present)];
  if (!yes || !no || yes.id === no.id) return null;
  const own = frequencyIn(yes, findingId, composing);
  const isPlain = shares.every(({ condition, prior, present }) => condition.id === yes.id || prior < leastShare || own >= speaksFrom * present);
  return { yes, no, isPlain };
}

/** A question, and whom "yes" speaks for. What "no" speaks for is left out: that a thing is lacking makes no other disease likely. */
function questionStatements({ findingId, question }: Analysis['nextQuestions'][number], composing: Composing): Statement[] {
  const effect = effectOf(findingId, composing);
  const asked = { text: question, on: [composing.ranking] };
  if (!effect?.isPlain) return [asked];
  const { yes } = effect;
  const on = partsOf(yes, findingId in yes.findings ? ['findings'] : ['risks'], composing);
  return [asked, { text: `Yes speaks for ${composing.inSentence(yes.name)}.`, on, isConcluded: true }];
}

interface TellingTest {
  readonly id: string;
  readonly of: Condition;
  readonly share: number;
  readonly not: Condition;
}

/** The test that tells the leader apart from a rival best, and is not known yet. */
function tellingTest(lead: Condition, rival: Condition, isSettled: (id: string) => boolean, composing: Composing): TellingTest[] {
  const ids = [...new Set([...Object.keys(lead.findings), ...Object.keys(rival.findings)])];
  const [best] = ids
    .filter((id) => !isSettled(id) && testKinds.has(composing.findings.get(id)?.kind ?? ''))
    .map((id) => {
      const [own, other] = [frequencyIn(lead, id, composing), frequencyIn(rival, id, composing)];
      return { id, own, other, divergence: (own - other) * Math.log(own / other) };
    })
    .sort((a, b) => b.divergence - a.divergence);
  if (!best || best.divergence < leastDivergence) return [];
  const [of, not] = best.own > best.other ? [lead, rival] : [rival, lead];
  return [{ id: best.id, of, share: Math.max(best.own, best.other), not }];
}

/** One statement for each finding, whichever rivals it tells the leader apart from. */
function testStatements(tests: readonly TellingTest[], composing: Composing): Statement[][] {
  return [...Map.groupBy(tests, ({ id, of }) => `${id} ${of.id}`).values()].map((group) => {
    const [{ id, of, share } = { id: '', of: undefined, share: 0 }] = group;
    if (!of) return [];
    const against = listed(
      group.map(({ not }) => composing.inSentence(not.name)),
      'or',
    );
    const name = composing.inSentence(composing.findings.get(id)?.name ?? id);
    return [
      {
        text: `Look for ${name}: it is recorded in ${shareInWords(share)} patients with ${composing.inSentence(of.name)}, and speaks for it rather than for ${against}.`,
        on: partsOf(of, ['findings'], composing),
        isConcluded: true,
      },
    ];
  });
}

/** What is weighed beside the leader: what may be it, and what must not be missed. */
function rivalsOf({ analysis, weighed, conditions }: Composing, lead: Condition): Condition[] {
  const all = [
    ...weighed.filter(({ suggestion }) => suggestion.score >= leastShare).map(({ condition }) => condition),
    ...shownDangers(analysis, conditions).flatMap(({ conditionId }) => conditions.get(conditionId) ?? []),
  ];
  return all.filter((condition, i) => condition.id !== lead.id && all.findIndex(({ id }) => id === condition.id) === i);
}

/** From this share on nothing is left to tell apart: what would be asked was told in other words, or is about what the patient does not have. */
const certainFrom = 0.9;

/** What would tell the leader apart from what else comes into question, of which some may have been told in words that were not understood. */
function writeTelling(composing: Composing, lead: Condition): void {
  const { analysis, weighed, writer } = composing;
  const known = toldIn(analysis.recognised, composing.findings);
  if (known.present.has(arrest) || (weighed[0]?.suggestion.score ?? 0) >= certainFrom) return;
  const isSettled = settledBy(known, composing.findings);
  const rivals = rivalsOf(composing, lead);
  const tests = rivals.slice(0, mostRivals).flatMap((rival) => tellingTest(lead, rival, isSettled, composing));
  const isRival = (id: string) => id === lead.id || rivals.some((rival) => rival.id === id);
  const questions = analysis.nextQuestions.filter(({ findingId, question }) => {
    if (!canBeAsked(question, composing.person)) return false;
    const effect = effectOf(findingId, composing);
    return effect !== null && isRival(effect.yes.id) && isRival(effect.no.id);
  });
  const items = [...testStatements(tests, composing), ...questions.slice(0, 3).map((question) => questionStatements(question, composing))];
  if (items.length === 0) return;
  writer.paragraph([{ text: 'What would tell them apart, unless it is told already:' }]);
  writer.list(items);
}

const stepStatement = (step: string, of: Condition, composing: Composing): Statement => ({ text: stopped(step), on: partsOf(of, ['next-steps'], composing) });

/** Of so many possibilities it is said how each is confirmed. */
const mostConfirmed = 3;

/** The first step towards a possibility, behind its name: it is a step for that and for nothing else. */
function confirming(condition: Condition, composing: Composing): Statement[][] {
  const step = condition.nextSteps.find((one) => fitsPerson(one, composing.person));
  if (step === undefined) return [];
  const first = stepStatement(step, condition, composing);
  return [[{ ...first, text: `For **${condition.name}**: ${composing.inSentence(first.text)}` }]];
}

/** Writes what to do next, what each answer would change, and what makes it graver. */
export function writeNext(composing: Composing): void {
  const { analysis, weighed, writer, person } = composing;
  const lead = weighed[0]?.condition;
  if (!lead) return;
  writer.heading('What to ask, examine and test next');
  if (!isSure(analysis.suggestions)) {
    writer.list(weighed.slice(0, mostConfirmed).flatMap(({ condition }) => confirming(condition, composing)));
    writeTelling(composing, lead);
    return;
  }
  writer.list(
    lead.nextSteps.filter((step) => fitsPerson(step, person)).map((step) => [stepStatement(step, lead, composing)]),
    true,
  );
  writeTelling(composing, lead);
  const flags = lead.redFlags.filter((flag) => fitsPerson(flag, person));
  if (flags.length === 0) return;
  writer.heading('When it turns grave');
  writer.list(flags.map((flag) => [{ text: stopped(flag), on: partsOf(lead, ['red-flags'], composing) }]));
}
