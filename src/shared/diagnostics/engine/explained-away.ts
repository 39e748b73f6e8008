/** What a finding has a harmless reason in, unless something beside it speaks for the grave one. */
interface HarmlessReason {
  readonly finding: string;
  readonly reasons: readonly string[];
  readonly unless: readonly string[];
  /** How the grave form is described, in the words that name it. */
  readonly grave: RegExp;
}

const harmlessReasons: readonly HarmlessReason[] = [
  {
    // Iron that is not absorbed blackens the stool: formed and not sticky, in somebody who is otherwise well.
    finding: 'melaena',
    reasons: ['iron-tablets'],
    unless: [
      'dizziness',
      'syncope',
      'haematemesis',
      'pallor',
      'nsaid',
      'antiplatelet',
      'anticoagulant',
      'epigastric-pain',
      'abdominal-pain',
      'hypotension',
      'tachycardia',
      'dyspnoea',
      'weakness',
      'sweating',
      'foul-smelling-stool',
      'severe-anaemia',
    ],
    grave: /tar|melaena|melena|malaena|sticky|jelly|coffee/i,
  },
];

/** Who takes all the tablets takes them as told; who took them all did so at once. */
const amounts = new Set(['whole-pack-swallowed', 'large-amount-at-once']);
const asTold = /(?<!\p{L})(?:takes|taking) all(?!\p{L})/iu;
const atOnce = /(?<!\p{L})(?:once|one go|together|whole|entire)(?!\p{L})/iu;

/**
 * Whether a finding is explained by something harmless that was told too.
 * @param words by which it is named
 * @param isPresent of other findings
 */
export function isExplainedAway(finding: string, words: readonly string[], isPresent: (id: string) => boolean): boolean {
  if (amounts.has(finding) && words.some((word) => asTold.test(word)) && !words.some((word) => atOnce.test(word))) return true;
  return harmlessReasons.some(
    (one) => one.finding === finding && one.reasons.some(isPresent) && !one.unless.some(isPresent) && !words.some((word) => one.grave.test(word)),
  );
}
