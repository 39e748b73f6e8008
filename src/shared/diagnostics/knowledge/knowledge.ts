import { breastFindings } from './findings/breast.ts';
import { cardiology2Conditions } from './conditions/cardiology-2.ts';
import { cardiologyConditions } from './conditions/cardiology.ts';
import { cardiovascularFindings } from './findings/cardiovascular.ts';
import { characterFindings } from './findings/character.ts';
import { dentalOralFindings } from './findings/dental-oral.ts';
import { earNoseThroatFindings } from './findings/ear-nose-throat.ts';
import { ecgFindings } from './findings/ecg.ts';
import { endocrineFindings } from './findings/endocrine.ts';
import { exposureFindings } from './findings/exposures.ts';
import { eyeFindings } from './findings/eye.ts';
import { familyFindings } from './findings/family.ts';
import { gastrointestinalFindings } from './findings/gastrointestinal.ts';
import { generalFindings } from './findings/general.ts';
import { gynaecologicalFindings } from './findings/gynaecological.ts';
import { haematologicalFindings } from './findings/haematological.ts';
import { historyFindings } from './findings/history.ts';
import { laboratoryFindings } from './findings/laboratory.ts';
import { maleGenitalFindings } from './findings/male-genital.ts';
import { medicationFindings } from './findings/medications.ts';
import { musculoskeletalFindings } from './findings/musculoskeletal.ts';
import { neurologicalFindings } from './findings/neurological.ts';
import { obstetricFindings } from './findings/obstetric.ts';
import { psychiatricFindings } from './findings/psychiatric.ts';
import { pulmonologyConditions } from './conditions/pulmonology.ts';
import { respiratoryFindings } from './findings/respiratory.ts';
import { sexualHealthFindings } from './findings/sexual-health.ts';
import { skinFindings } from './findings/skin.ts';
import { urinaryFindings } from './findings/urinary.ts';
import { vitalsFindings } from './findings/vitals.ts';
import { redFlagRules } from './red-flags.ts';
import { sensations, sites } from './sites.ts';

const findings = [...breastFindings, ...cardiovascularFindings, ...characterFindings, ...dentalOralFindings, ...earNoseThroatFindings, ...ecgFindings, ...endocrineFindings, ...exposureFindings, ...eyeFindings, ...familyFindings, ...gastrointestinalFindings, ...generalFindings, ...gynaecologicalFindings, ...haematologicalFindings, ...historyFindings, ...laboratoryFindings, ...maleGenitalFindings, ...medicationFindings, ...musculoskeletalFindings, ...neurologicalFindings, ...obstetricFindings, ...psychiatricFindings, ...respiratoryFindings, ...sexualHealthFindings, ...skinFindings, ...urinaryFindings, ...vitalsFindings];

const conditions = [...cardiology2Conditions, ...cardiologyConditions, ...pulmonologyConditions];

/** All clinical knowledge of the product, in the order in which ties are broken. */
export const knowledge = { findings, conditions, sites, sensations, redFlagRules };
