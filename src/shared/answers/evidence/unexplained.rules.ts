import type { Condition } from '../../content/schema/condition.schema.ts';
import type { Finding } from '../../content/schema/finding.schema.ts';
import type { Analysis } from '../../diagnostics/diagnostics.schema.ts';
import { impliedBy } from '../../diagnostics/settled.rules.ts';

type Recognised = Analysis['recognised'][number];

const mostNamed = 3;
/** What more than one in a hundred tell of whatever they have (vomiting, a poor night) asks for no explanation; nor does a value that many diseases shift (potassium, creatinine). */
const specificUpTo = ({ kind }: Pick<Finding, 'kind'>) => (kind === 'laboratory' ? 0.001 : 0.01);
/** What a patient has had, takes or meets, how a complaint behaves, and what is measured at every bedside: none of it is a picture of its own. */
const unasked: ReadonlySet<Finding['kind']> = new Set(['history', 'medication', 'exposure', 'family', 'character', 'vital']);
/** What any emergency may lead to, whatever it is: no clue to a second disease beside it. */
const ofAnyEmergency: ReadonlySet<string> = new Set(['cardiac-arrest', 'cannot-be-woken', 'unable-to-stand']);
const clustersOfAnyEmergency: ReadonlySet<string> = new Set(['shock', 'consciousness', 'low-urine-output']);

/** Whether a finding follows from any emergency. */
const followsFromEmergency = (id: string, cluster: string | undefined) =>
  ofAnyEmergency.has(id) || (cluster !== undefined && clustersOfAnyEmergency.has(cluster));

/**
 * What was found now, is telling, and belongs to no part of a condition's picture: neither as it stands there, nor broader, narrower or in words that say much the same.
 * @returns at most three, the rarest elsewhere first
 */
export function unexplainedBy(
  { findings: picture, risks = {}, requires = [], urgency }: Pick<Condition, 'findings' | 'risks' | 'requires' | 'urgency'>,
  recognised: readonly Recognised[],
  findings: ReadonlyMap<string, Pick<Finding, 'kind' | 'leak' | 'parents' | 'cluster' | 'numeric'>>,
): Recognised[] {
  const own = new Set([...Object.keys(picture), ...Object.keys(risks), ...requires]);
  const broader = impliedBy(own, findings);
  const clusters = new Set([...own].flatMap((id) => findings.get(id)?.cluster ?? []));
  const leakOf = (id: string) => findings.get(id)?.leak ?? 1;
  const isLeft = ({ findingId, state, source }: Recognised) => {
    const finding = findings.get(findingId);
    if (finding === undefined || state !== 'present' || source === 'medicalHistory') return false;
    if (unasked.has(finding.kind) || finding.leak > specificUpTo(finding)) return false;
    if (urgency === 'emergency' && followsFromEmergency(findingId, finding.cluster)) return false;
    if (finding.cluster !== undefined && clusters.has(finding.cluster)) return false;
    return !(own.has(findingId) || broader.has(findingId) || [...impliedBy([findingId], findings)].some((id) => own.has(id)));
  };
  return recognised
    .filter(isLeft)
    .toSorted((a, b) => leakOf(a.findingId) - leakOf(b.findingId))
    .slice(0, mostNamed);
}
