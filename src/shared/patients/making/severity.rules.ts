/** How bad it is at least for whoever has one of these, from 1 to 10. */
const least: Readonly<Record<number, string>> = {
  9: 'coma cannot-be-woken shock silent-chest',
  8: 'pain-excruciating toxic-appearance severe-hypoxia rigid-abdomen respiratory-distress massive-haematemesis massive-haemoptysis',
  7: 'reduced-consciousness hypotension guarding rebound-tenderness thunderclap-headache unable-to-bear-weight pain-tearing',
  6: 'confusion drowsiness paraparesis quadriparesis hemiparesis leg-weakness urinary-retention high-fever rigors pain-crushing',
  5: 'dehydration inconsolable-crying seizure melaena haematemesis',
  4: 'fever blistered-burn easily-broken-blisters spreading-erythema syncope persistent-vomiting weeping-rash',
  3: 'pain-burning dyspnoea limp dysphagia weakness vomiting',
};

const byFinding: ReadonlyMap<string, number> = new Map(
  Object.entries(least).flatMap(([severity, ids]) => ids.split(' ').map((id) => [id, Number(severity)] as const)),
);

/** @returns the least severity that goes with what is there; 1 where nothing demands more */
export function leastSeverity(present: ReadonlySet<string>): number {
  return Math.max(1, ...[...present].map((id) => byFinding.get(id) ?? 1));
}

/** The findings that demand a severity, for the test that they exist. */
export const demanding: readonly string[] = [...byFinding.keys()];
