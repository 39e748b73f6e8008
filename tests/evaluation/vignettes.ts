import type { Vignette } from './vignette.types.ts';
import { cardio1Vignettes } from './vignettes/cardio-1.ts';
import { cardio2Vignettes } from './vignettes/cardio-2.ts';
import { dangersVignettes } from './vignettes/dangers.ts';
import { derm1Vignettes } from './vignettes/derm-1.ts';
import { endo1Vignettes } from './vignettes/endo-1.ts';
import { entVignettes } from './vignettes/ent.ts';
import { everyday1Vignettes } from './vignettes/everyday-1.ts';
import { everyday2Vignettes } from './vignettes/everyday-2.ts';
import { eyeVignettes } from './vignettes/eye.ts';
import { gi1Vignettes } from './vignettes/gi-1.ts';
import { haem1Vignettes } from './vignettes/haem-1.ts';
import { infect1Vignettes } from './vignettes/infect-1.ts';
import { neuro1Vignettes } from './vignettes/neuro-1.ts';
import { neuro2Vignettes } from './vignettes/neuro-2.ts';
import { obgyn1Vignettes } from './vignettes/obgyn-1.ts';
import { ortho1Vignettes } from './vignettes/ortho-1.ts';
import { paeds1Vignettes } from './vignettes/paeds-1.ts';
import { psych1Vignettes } from './vignettes/psych-1.ts';
import { pulmVignettes } from './vignettes/pulm.ts';
import { renal1Vignettes } from './vignettes/renal-1.ts';
import { rheum1Vignettes } from './vignettes/rheum-1.ts';
import { tox1Vignettes } from './vignettes/tox-1.ts';
import { uro1Vignettes } from './vignettes/uro-1.ts';

/** All vignettes of the project. */
export const vignettes: readonly Vignette[] = [
  ...cardio1Vignettes,
  ...cardio2Vignettes,
  ...derm1Vignettes,
  ...endo1Vignettes,
  ...entVignettes,
  ...everyday1Vignettes,
  ...everyday2Vignettes,
  ...dangersVignettes,
  ...eyeVignettes,
  ...gi1Vignettes,
  ...haem1Vignettes,
  ...infect1Vignettes,
  ...neuro1Vignettes,
  ...neuro2Vignettes,
  ...obgyn1Vignettes,
  ...ortho1Vignettes,
  ...paeds1Vignettes,
  ...psych1Vignettes,
  ...pulmVignettes,
  ...renal1Vignettes,
  ...rheum1Vignettes,
  ...tox1Vignettes,
  ...uro1Vignettes,
];
