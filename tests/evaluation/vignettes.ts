import type { Vignette } from './vignette.types.ts';
import { cardio1Vignettes } from './vignettes/cardio-1.ts';
import { cardio2Vignettes } from './vignettes/cardio-2.ts';
import { entVignettes } from './vignettes/ent.ts';
import { eyeVignettes } from './vignettes/eye.ts';
import { gi1Vignettes } from './vignettes/gi-1.ts';
import { neuro1Vignettes } from './vignettes/neuro-1.ts';
import { neuro2Vignettes } from './vignettes/neuro-2.ts';
import { psych1Vignettes } from './vignettes/psych-1.ts';
import { pulmVignettes } from './vignettes/pulm.ts';
import { tox1Vignettes } from './vignettes/tox-1.ts';
import { uro1Vignettes } from './vignettes/uro-1.ts';

/** All vignettes of the project. */
export const vignettes: readonly Vignette[] = [
  ...cardio1Vignettes,
  ...cardio2Vignettes,
  ...entVignettes,
  ...eyeVignettes,
  ...gi1Vignettes,
  ...neuro1Vignettes,
  ...neuro2Vignettes,
  ...psych1Vignettes,
  ...pulmVignettes,
  ...tox1Vignettes,
  ...uro1Vignettes,
];
