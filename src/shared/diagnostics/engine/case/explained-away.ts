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
  {
    // The womb presses on the ureters from the middle of pregnancy on, most on the right: a mild dilatation is no obstruction.
    finding: 'hydronephrosis',
    reasons: ['pregnancy-after-20-weeks', 'second-trimester', 'third-trimester'],
    unless: ['kidney-stones', 'stone-on-imaging', 'ureteric-stone-imaging', 'raised-creatinine', 'anuria', 'oliguria', 'hypotension', 'raised-lactate'],
    grave: /obstruct|stone|moderate|mod |severe|gross|left/i,
  },
];

/** Who takes all the tablets takes them as told; who took them all did so at once. What "was all taken out" is no medicine. */
const amounts = new Set(['whole-pack-swallowed', 'large-amount-at-once']);
const asTold = /(?<!\p{L})(?:takes|taking) all(?!\p{L})/iu;
const atOnce = /(?<!\p{L})(?:once|one go|together|whole|entire)(?!\p{L})/iu;

/** A baby that strains turns purple in the face; blue is another colour. */
const straining = /(?<!\p{L})(?:strain\p{L}*|push(?:es|ing)|poos?|poops?|stools?|passing wind|grunt\p{L}*)(?!\p{L})/iu;
/** "Thrown out the whole box". */
const thrownOut = /(?<!\p{L})(?:thr(?:ew|own|ow)|binned|poured|flushed)(?!\p{L})/iu;

/** A fever that does not respond to a medicine is no patient who does not respond. */
const toTreatment =
  /^\s*to\s+(?!(?:voice|verbal|pain|speech|touch|light|sound|command|stimul|call|shout|name|his|her|my|me|us|him|any|every|the (?:nurse|mother|voice))(?!\p{L}{9}))/iu;

interface Naming {
  readonly words: string;
  /** What stands behind them. */
  readonly behind: string;
  /** The words with what stands before and behind. */
  readonly around: string;
}

/**
 * Whether a finding is explained by something harmless that was told too, or means something else where it is named.
 * @param namings the words by which it is named
 * @param isPresent of other findings
 */
export function isExplainedAway(finding: string, namings: readonly Naming[], isPresent: (id: string) => boolean): boolean {
  const isNamed = (by: RegExp) => namings.some(({ words }) => by.test(words));
  if (amounts.has(finding) && isNamed(asTold) && !isNamed(atOnce)) return true;
  if (
    amounts.has(finding) &&
    namings.length > 0 &&
    namings.every(({ words, behind }) => /taken/i.test(words) && /^\s*(?:out|off|away)(?!\p{L})/iu.test(behind))
  )
    return true;
  if (amounts.has(finding) && namings.length > 0 && namings.every(({ around }) => thrownOut.test(around))) return true;
  if (finding === 'cyanosis' && namings.length > 0 && namings.every(({ words, around }) => /purple|red/i.test(words) && straining.test(around))) return true;
  if (finding === 'cannot-be-woken' && namings.length > 0 && namings.every(({ words, behind }) => /respon/i.test(words) && toTreatment.test(behind)))
    return true;
  return harmlessReasons.some((one) => one.finding === finding && one.reasons.some(isPresent) && !one.unless.some(isPresent) && !isNamed(one.grave));
}

/** What cannot be seen under a medicine, by finding: its absence says nothing. */
const hiddenBy: ReadonlyMap<string, readonly string[]> = new Map([
  ['tachycardia', ['beta-blocker']],
  ['marked-tachycardia', ['beta-blocker']],
]);

/**
 * Whether the absence of a finding is explained by a medicine that hides it: no fast pulse on a beta-blocker argues against nothing.
 * @param isPresent of other findings
 */
export function isHidden(finding: string, isPresent: (id: string) => boolean): boolean {
  return hiddenBy.get(finding)?.some(isPresent) ?? false;
}
