import type { Finding } from '../../../../content/schema/finding.schema.ts';
import type { Mention } from '../naming/mention.ts';

type Kinds = Pick<Finding, 'kind' | 'cluster'>;

/** "Chlamydia/gonorrhoea NAAT negative": a test that was negative is no disease of the history. */
const testedNegative =
  /^(?:\s*(?:\/|&|\+|\band|\bor)\s*[\p{L}\d]+){0,3}\s*(?:NAATs?|PCRs?|swabs?|tests?|screen|serology|antigen|antibod\w+|Ag|Ab|RDT|film|smear|cultures?)\s*(?:(?:was|were|is|are|came back|both|all)\s+)*(?:negative|neg\b|[-–]\s?ve\b|clear\b|not detected)/iu;

const wasPregnant = /\b(?:was|were)\s+(?:about |only |then |just )?(?:\d{1,2}(?:\s?\+\s?\d)?[\s-]*(?:(?:weeks?|wks?)\s*)?)?$/i;
const lost = /\b(?:miscarri\w+|terminated|termination|lost (?:it|the baby|her baby|my baby|the pregnancy))\b/i;

/** Between a medicine and what it did once: "penicillin – hives", "carbamazepine, had a rash with it", "codeine makes me sick". */
const reaction =
  /^\s*(?:allerg(?:y|ies)\s*)?(?:(?:once|before|previously|tablets?)\s*)?(?:[-–—:=(→]\s*(?:(?!for\b|since\b|no\b|not\b)[\p{L}’']+\s+){0,4}|,\s*(?:had|got)\s+(?:[\p{L}’']+\s+){0,3}|(?:[\p{L}’']+\s+){0,2}(?:gave|gives|caused|causes|made|makes)\s+(?:[\p{L}’']+\s+){0,4})$/iu;
const allergic = /rash|hives|urticaria|swell|swoll|angio|wheez|bronchospasm|anaphyla|blister/i;
const drugAllergy = 'drug-allergy';
const longestReaction = 60;

/** Medicines for what they are said to do: "cetirizine – hives". */
const treatsAllergy = /antihistamine|inhaler|steroid/;

/** What a medicine of the history did once is an allergy or an ill effect, and no rash of now: each such finding with its medicine. */
function reactionsOf(text: string, mentions: readonly Mention[], kindsOf: (id: string) => Kinds | undefined): ReadonlyMap<Mention, Mention> {
  const drugs = mentions.filter(({ findingId }) => findingId === drugAllergy || (kindsOf(findingId)?.kind === 'medication' && !treatsAllergy.test(findingId)));
  const found = mentions.flatMap((mention): [Mention, Mention][] => {
    if (mention.state !== 'past' || !/^(?:symptom|sign)$/.test(kindsOf(mention.findingId)?.kind ?? '')) return [];
    const drug = drugs.find(({ end }) => end <= mention.start && mention.start - end < longestReaction && reaction.test(text.slice(end, mention.start)));
    return drug ? [[mention, drug]] : [];
  });
  return new Map(found);
}

/**
 * Mends what only the words around a finding tell: a negative test of a disease, a pregnancy that was lost, and what a medicine did once.
 * @param kindsOf what a finding is, by its id
 */
export function restated(text: string, mentions: readonly Mention[], kindsOf: (id: string) => Kinds | undefined): Mention[] {
  const reactions = reactionsOf(text, mentions, kindsOf);
  const isAllergy = ({ start, end }: Mention) => allergic.test(text.slice(start, end));
  const allergens = new Set([...reactions].flatMap(([mention, drug]) => (isAllergy(mention) ? [drug] : [])));
  return mentions.flatMap((mention): Mention[] => {
    const { findingId, state, start, end } = mention;
    if (reactions.has(mention)) return [];
    // What the patient is allergic to is no medicine that is taken.
    if (allergens.has(mention)) return [{ ...mention, findingId: drugAllergy, state: 'present' }];
    const finding = kindsOf(findingId);
    if (finding?.kind === 'history' && state === 'present' && testedNegative.test(text.slice(end, end + 80))) return [{ ...mention, state: 'absent' }];
    const before = text.slice(Math.max(0, start - 40), start);
    if (finding?.cluster === 'pregnancy' && state === 'present' && lost.test(text) && wasPregnant.test(before)) return [{ ...mention, state: 'past' }];
    return [mention];
  });
}
