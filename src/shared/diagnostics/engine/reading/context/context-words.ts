import { wordSet } from '../../text/text.ts';

/**
 * How a stretch of text stands to the patient's present state. The method is ConText's (Harkema et al. 2009):
 * triggers open a scope, terminators close it.
 */
export type ContextState = 'present' | 'absent' | 'past' | 'over' | 'family' | 'family-absent' | 'other' | 'hypothetical';

/** What denies. */
export const negators = wordSet(
  'no not nor neither never none without denies denied denying deny absent lacks lacking nil nothing isnt doesnt didnt dont hasnt havent hadnt wasnt werent arent w/o negative excludes nobody noone hardly barely',
);
/** Of these, the verbs. */
export const verbNegators = wordSet('not isnt doesnt didnt dont hasnt havent hadnt wasnt werent arent');
/** After these, "not" speaks of ability, certainty or degree and denies nothing that follows. */
export const harmlessAfterNot = wordSet('only able sure certain just always been possible improving resolving resolved better responding enough longer');
/** What closes a scope. */
export const terminators = wordSet(
  'but however although though except apart yet still besides otherwise presents presented presenting complains complained reports reported admits endorses describes described states stated has had have because due secondary then now just started began positive which who i he she they we whereas while instead only until increases increased worsens worsened improves improved radiates becomes became gets got occurs cannot can could',
);
