import type { Drug } from '../../src/shared/content/schema/drug.schema.ts';

/** A drug that may be given to anybody, but for what a test says of it. */
export function smallDrug(changes: Partial<Drug> & Pick<Drug, 'id'>): Drug {
  const usual = { level: 'usual' } as const;
  return {
    name: changes.id.charAt(0).toUpperCase() + changes.id.slice(1),
    aliases: [],
    classes: ['other'],
    routes: ['oral'],
    use: 'It helps.',
    doses: [],
    pregnancy: { first: usual, second: usual, third: usual },
    breastFeeding: usual,
    children: usual,
    renal: usual,
    hepatic: usual,
    cautions: [],
    interactions: [],
    harms: 'It makes some people sick.',
    sources: ['who/eml'],
    reviewed: '2026-11-24',
    ...changes,
  };
}
