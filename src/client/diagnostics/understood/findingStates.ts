import { IconCheck, IconHistory, IconMinus, IconQuestionMark, IconUsers } from '@tabler/icons-react';
import type { RecognisedFinding } from '../../../shared/diagnostics/diagnostics.schema.ts';

type State = RecognisedFinding['state'];

/** How each state of a finding looks and reads. Icon, line and word tell them apart, not colour alone. */
export const findingStates = {
  present: { word: 'Present', Icon: IconCheck },
  absent: { word: 'Absent', Icon: IconMinus },
  past: { word: 'Past', Icon: IconHistory },
  family: { word: 'Family', Icon: IconUsers },
  unknown: { word: 'Not known', Icon: IconQuestionMark },
} as const satisfies Record<State, { word: string; Icon: typeof IconCheck }>;
