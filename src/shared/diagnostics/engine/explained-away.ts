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

/**
 * Whether a finding is explained by something harmless that was told too.
 * @param words by which it is named
 * @param isPresent of other findings
 */
export function isExplainedAway(finding: string, words: readonly string[], isPresent: (id: string) => boolean): boolean {
  return harmlessReasons.some(
    (one) => one.finding === finding && one.reasons.some(isPresent) && !one.unless.some(isPresent) && !words.some((word) => one.grave.test(word)),
  );
}
