import type { Finding } from '../knowledge.types.ts';

export const dangers1Findings: readonly Finding[] = [
  {
    id: 'button-battery-swallowed',
    name: 'Swallowed button battery',
    kind: 'exposure',
    leak: 0.001,
    phrases: ['button battery', 'swallowed battery', 'swallowed coin cell', 'coin cell battery', 'disc battery', 'hearing aid battery missing', 'lithium cell swallowed', 'cr2032', 'lr44'],
    collocations: ['battery|batteries|cell|coin cell + swallow|gulp|ate|eaten|in mouth|chew|missing|gone|gone down|nowhere|open + baby|child|toddler|son|daughter|boy|girl|grandson|nephew|niece|kid|old|he|she|remote|toy|key|fob|hearing aid|tea light|watch|thermometer|scale|card'],
    ask: 'May a button battery have been swallowed?',
  },
  {
    id: 'battery-on-x-ray',
    name: 'Button battery on X-ray',
    kind: 'imaging',
    leak: 0.001,
    phrases: ['double ring sign', 'battery x ray', 'battery oesophagus', 'double ring edge', 'double halo sign', 'double contour disc', 'step off edge disc'],
    ask: 'Does the X-ray show a battery, a disc with a double ring?',
  },
  {
    id: 'cord-in-vagina',
    name: 'Umbilical cord felt or seen below the baby',
    kind: 'sign',
    leak: 0.001,
    parents: ['pregnancy'],
    phrases: ['cord prolapse', 'prolapsed cord', 'umbilical cord prolapse', 'cord vulva', 'cord introitus', 'loop cord', 'cord visible', 'cord vagina', 'cord come out before baby', 'cord felt presenting part', 'pulsating cord', 'cord hanging out', 'cord presentation'],
    collocations: [
      'rope|cord|cable|naal + hanging|dangling|out of|coming out|sticking out|poking|between legs|down there|down below + water|waters|contraction|pregnant|labour|weeks|twin|breech|push|baby',
      'loop|slippery|rope|cord|cable + throb|pulsing|pulsate|pulsating|beats + vagina|legs|down there|finger|fingers|hand|waters',
    ],
    ask: 'Is a loop of cord felt or seen?',
  },
];
