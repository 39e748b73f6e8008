import { expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import type { Finding } from '../schema/finding.schema.ts';
import { checkReach } from './reach.check.ts';

const [finding, other] = knowledge.findings;
if (!finding || !other) throw new Error('There is no finding to break.');
const problemsWith = (change: Partial<Finding>) =>
  checkReach({ ...knowledge, findings: [{ ...finding, ...change }, ...knowledge.findings.slice(1)] }).map(({ problem }) => problem);

it.each([
  [
    'a finding nothing reaches',
    { id: 'lost', name: other.phrases[0] ?? '', phrases: [], frames: [], numeric: undefined, collocations: undefined },
    'no phrase, frame or number reaches it',
  ],
  ['an unknown parent', { parents: ['nobody'] }, 'unknown parent nobody'],
  ['an unknown frame', { frames: ['elbow:joy'] }, 'unknown frame elbow:joy'],
  ['a finding that is its own ancestor', { parents: [finding.id] }, 'it is its own ancestor'],
] satisfies [string, Partial<Finding>, string][])('finds %s', (_what, change, problem) => {
  expect(problemsWith(change)).toContain(problem);
});
