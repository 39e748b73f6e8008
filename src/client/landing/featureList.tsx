import type { ReactNode } from 'react';
import { Dot, Leaf, Line, Pulse, Slice } from '../ui/art/shapes.tsx';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
}

export const features: readonly Feature[] = [
  {
    title: 'Symptom analysis',
    text: 'Write as you would in the notes. Findings, numbers and durations are read from the sentence, and what is denied counts as denied.',
    picture: (
      <>
        <Line d="M2 14H44M62 14H108M2 32H22M72 32H108M2 50H58" ink="soft" />
        <Line d="M46 14H60M24 32H70" ink="accent" width={4} />
        <Line d="M60 50H88" ink="soft" dashed width={3} />
        <Dot x={94} y={50} r={3.5} ink="accent" />
      </>
    ),
  },
  {
    title: 'Explained differentials',
    text: 'Up to ten diagnoses in order, each with the findings for and against it, their weight, and a reference you can open.',
    picture: (
      <>
        <Line d="M56 4V60" ink="soft" />
        <Line d="M56 14H104M56 32H84M56 50H68" ink="accent" width={6} />
        <Line d="M56 14H46M56 32H30M56 50H16" ink="faint" width={6} />
      </>
    ),
  },
  {
    title: 'Must-not-miss lane',
    text: 'What is rare but dangerous stands apart from what is likely, in its own lane, with the reason it is there.',
    picture: (
      <>
        <Line d="M2 12H64M2 26H50M2 40H36M2 54H26" ink="soft" />
        <Slice x={88} y={32} rx={20} ry={24} tone="urgent" />
        <Line d="M88 18V36" ink="urgent" width={3} />
        <Dot x={88} y={44} r={2.5} ink="urgent" />
      </>
    ),
  },
  {
    title: 'Session history',
    text: 'Each analysis is kept with its case. Open it again later and compare what you thought with what you know now.',
    picture: (
      <>
        <Line d="M6 46H100" ink="soft" />
        <Dot x={14} y={46} r={4} />
        <Dot x={42} y={46} r={4} />
        <Dot x={70} y={46} r={4} />
        <Dot x={98} y={46} r={4.5} ink="accent" />
        <Leaf x={98} y={38} size={30} turn={14} />
        <Leaf x={70} y={39} size={18} turn={-16} />
      </>
    ),
  },
  {
    title: 'An open interface',
    text: 'Everything the screens can do is also a documented REST call, for your own course, study or script.',
    picture: (
      <>
        <Slice x={20} y={32} rx={16} ry={16} tone="accent" />
        <Slice x={92} y={32} rx={16} ry={16} />
        <Pulse x={36} y={32} width={40} height={22} />
        <Dot x={20} y={32} r={3} ink="accent" />
        <Dot x={92} y={32} r={3} />
      </>
    ),
  },
  {
    title: 'Runs on your own machine',
    text: 'One command starts it, database included. The analysis is worked out on your server; no case is sent anywhere else.',
    picture: (
      <>
        <Line d="M18 58V28L56 6L94 28V58Z" />
        <Pulse x={26} y={48} width={60} height={24} />
        <Dot x={56} y={20} r={3} ink="accent" />
      </>
    ),
  },
];
