import type { Finding } from '../content/schema/finding.schema.ts';

/** What was told of findings. */
export interface ToldFindings {
  /** With all that they imply. */
  readonly present: Pick<ReadonlySet<string>, 'has'> & { readonly keys: () => Iterable<string> };
  readonly absent: Pick<ReadonlySet<string>, 'has'>;
}

type Related = Pick<Finding, 'parents' | 'cluster' | 'numeric'>;
type Findings = ReadonlyMap<string, Related>;

/** @returns all that is more general than some findings, without these unless one of them implies another */
export function impliedBy(ids: Iterable<string>, findings: Findings): Set<string> {
  const implied = new Set<string>();
  const waiting = [...ids].flatMap((id) => findings.get(id)?.parents ?? []);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (implied.has(next)) continue;
    implied.add(next);
    waiting.push(...(findings.get(next)?.parents ?? []));
  }
  return implied;
}

/** Who has no pulse is neither questioned nor tested. */
export const arrest = 'cardiac-arrest';

/** What excludes one another and is not read from values of one quantity on both sides. */
const opposites: readonly (readonly [string, string])[] = [
  ['hyperresonance', 'stony-dullness'],
  ['high-cortisol', 'low-cortisol'],
];

/** Whether two findings are values of one quantity that cannot both be: a low and a high potassium. */
function areApart(one: Related, other: Related): boolean {
  return (one.numeric ?? []).some((a) =>
    (other.numeric ?? []).some(
      (b) =>
        a.quantity === b.quantity &&
        ((a.max ?? Number.POSITIVE_INFINITY) < (b.min ?? Number.NEGATIVE_INFINITY) ||
          (b.max ?? Number.POSITIVE_INFINITY) < (a.min ?? Number.NEGATIVE_INFINITY)),
    ),
  );
}

/** Whether two findings cannot both be: values of one quantity on either side, or opposites. */
export function excludesEachOther(told: string, id: string, findings: Findings): boolean {
  const [one, other] = [findings.get(told), findings.get(id)];
  return (
    opposites.some((pair) => pair.includes(told) && pair.includes(id) && told !== id) || (one !== undefined && other !== undefined && areApart(one, other))
  );
}

/**
 * @returns a test whether it is known of a finding that it is there or not, so that it is neither missing nor to be asked for: it or something narrower was told, it or something broader was denied,
 * another was told that says much the same (of one cluster, and not merely broader), or one that excludes it
 */
export function settledBy({ present, absent }: ToldFindings, findings: Findings): (id: string) => boolean {
  const told = [...present.keys()];
  return (id) => {
    if (present.has(id) || absent.has(id)) return true;
    const broader = impliedBy([id], findings);
    if ([...broader].some((general) => absent.has(general))) return true;
    const cluster = findings.get(id)?.cluster;
    return told.some((one) => (cluster !== undefined && findings.get(one)?.cluster === cluster && !broader.has(one)) || excludesEachOther(one, id, findings));
  };
}

/** @returns what was told as it was understood: of now or of before as present, with what it implies */
export function toldIn(
  recognised: readonly { readonly findingId: string; readonly state: string }[],
  findings: Findings,
): ToldFindings & { readonly present: Set<string> } {
  const idsIn = (states: readonly string[]) => recognised.filter(({ state }) => states.includes(state)).map(({ findingId }) => findingId);
  const named = idsIn(['present', 'past']);
  return { present: new Set([...named, ...impliedBy(named, findings)]), absent: new Set(idsIn(['absent', 'unknown'])) };
}
