import { compositions } from './compositions.ts';
import { breastConditions } from './conditions/breast.ts';
import { cardiologyConditions } from './conditions/cardiology.ts';
import { cardiology2Conditions } from './conditions/cardiology-2.ts';
import { cardiology3Conditions } from './conditions/cardiology-3.ts';
import { dangers1Conditions } from './conditions/dangers-1.ts';
import { dangers2Conditions } from './conditions/dangers-2.ts';
import { dentalConditions } from './conditions/dental.ts';
import { dermatologyConditions } from './conditions/dermatology.ts';
import { dermatology2Conditions } from './conditions/dermatology-2.ts';
import { dermatology3Conditions } from './conditions/dermatology-3.ts';
import { earNoseThroatConditions } from './conditions/ear-nose-throat.ts';
import { earNoseThroat2Conditions } from './conditions/ear-nose-throat-2.ts';
import { earNoseThroat3Conditions } from './conditions/ear-nose-throat-3.ts';
import { earNoseThroat4Conditions } from './conditions/ear-nose-throat-4.ts';
import { emergencyConditions } from './conditions/emergency.ts';
import { endocrinologyConditions } from './conditions/endocrinology.ts';
import { endocrinology2Conditions } from './conditions/endocrinology-2.ts';
import { gastroenterologyConditions } from './conditions/gastroenterology.ts';
import { gastroenterology2Conditions } from './conditions/gastroenterology-2.ts';
import { gastroenterology3Conditions } from './conditions/gastroenterology-3.ts';
import { gastroenterology4Conditions } from './conditions/gastroenterology-4.ts';
import { generalSurgeryConditions } from './conditions/general-surgery.ts';
import { gynaecologyConditions } from './conditions/gynaecology.ts';
import { gynaecology2Conditions } from './conditions/gynaecology-2.ts';
import { gynaecology3Conditions } from './conditions/gynaecology-3.ts';
import { haematologyConditions } from './conditions/haematology.ts';
import { haematology2Conditions } from './conditions/haematology-2.ts';
import { infectiousConditions } from './conditions/infectious.ts';
import { infectious2Conditions } from './conditions/infectious-2.ts';
import { infectious3Conditions } from './conditions/infectious-3.ts';
import { infectious4Conditions } from './conditions/infectious-4.ts';
import { neurologyConditions } from './conditions/neurology.ts';
import { neurology2Conditions } from './conditions/neurology-2.ts';
import { neurology3Conditions } from './conditions/neurology-3.ts';
import { neurology4Conditions } from './conditions/neurology-4.ts';
import { obstetricsConditions } from './conditions/obstetrics.ts';
import { obstetrics2Conditions } from './conditions/obstetrics-2.ts';
import { ophthalmologyConditions } from './conditions/ophthalmology.ts';
import { ophthalmology2Conditions } from './conditions/ophthalmology-2.ts';
import { ophthalmology3Conditions } from './conditions/ophthalmology-3.ts';
import { ophthalmology4Conditions } from './conditions/ophthalmology-4.ts';
import { orthopaedicsConditions } from './conditions/orthopaedics.ts';
import { orthopaedics2Conditions } from './conditions/orthopaedics-2.ts';
import { orthopaedics3Conditions } from './conditions/orthopaedics-3.ts';
import { orthopaedics4Conditions } from './conditions/orthopaedics-4.ts';
import { paediatricsConditions } from './conditions/paediatrics.ts';
import { paediatrics2Conditions } from './conditions/paediatrics-2.ts';
import { paediatrics3Conditions } from './conditions/paediatrics-3.ts';
import { paediatrics4Conditions } from './conditions/paediatrics-4.ts';
import { psychiatryConditions } from './conditions/psychiatry.ts';
import { pulmonologyConditions } from './conditions/pulmonology.ts';
import { pulmonology2Conditions } from './conditions/pulmonology-2.ts';
import { pulmonology3Conditions } from './conditions/pulmonology-3.ts';
import { pulmonology4Conditions } from './conditions/pulmonology-4.ts';
import { renalConditions } from './conditions/renal.ts';
import { rheumatologyConditions } from './conditions/rheumatology.ts';
import { rheumatology2Conditions } from './conditions/rheumatology-2.ts';
import { sexualHealthConditions } from './conditions/sexual-health.ts';
import { toxicologyConditions } from './conditions/toxicology.ts';
import { urologyConditions } from './conditions/urology.ts';
import { urology2Conditions } from './conditions/urology-2.ts';
import { urology3Conditions } from './conditions/urology-3.ts';
import { vascularConditions } from './conditions/vascular.ts';
import { vascular2Conditions } from './conditions/vascular-2.ts';
import { breastFindings } from './findings/breast.ts';
import { cardiovascularFindings } from './findings/cardiovascular.ts';
import { characterFindings } from './findings/character.ts';
import { dangerBodyFindings } from './findings/danger-body.ts';
import { dangerMindAndProtectionFindings } from './findings/danger-mind-and-protection.ts';
import { dangers1Findings } from './findings/dangers-1.ts';
import { dangers2Findings } from './findings/dangers-2.ts';
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
import { imagingFindings } from './findings/imaging.ts';
import { laboratoryFindings } from './findings/laboratory.ts';
import { maleGenitalFindings } from './findings/male-genital.ts';
import { medicationFindings } from './findings/medications.ts';
import { musculoskeletalFindings } from './findings/musculoskeletal.ts';
import { neurologicalFindings } from './findings/neurological.ts';
import { obstetricFindings } from './findings/obstetric.ts';
import { paediatricFindings } from './findings/paediatric.ts';
import { psychiatricFindings } from './findings/psychiatric.ts';
import { respiratoryFindings } from './findings/respiratory.ts';
import { sexualHealthFindings } from './findings/sexual-health.ts';
import { skinFindings } from './findings/skin.ts';
import { urinaryFindings } from './findings/urinary.ts';
import { vitalsFindings } from './findings/vitals.ts';
import { findingGroups } from './groups.ts';
import { redFlagRules } from './red-flags.ts';
import { sensations, sites } from './sites.ts';
import { synonyms } from './synonyms.ts';
import { effects, triggers } from './triggers.ts';
import { wordSets } from './word-sets.ts';

const findings = [
  ...breastFindings,
  ...cardiovascularFindings,
  ...characterFindings,
  ...dangerBodyFindings,
  ...dangerMindAndProtectionFindings,
  ...dangers1Findings,
  ...dangers2Findings,
  ...dentalOralFindings,
  ...earNoseThroatFindings,
  ...ecgFindings,
  ...endocrineFindings,
  ...exposureFindings,
  ...eyeFindings,
  ...familyFindings,
  ...gastrointestinalFindings,
  ...generalFindings,
  ...gynaecologicalFindings,
  ...haematologicalFindings,
  ...historyFindings,
  ...imagingFindings,
  ...laboratoryFindings,
  ...maleGenitalFindings,
  ...medicationFindings,
  ...musculoskeletalFindings,
  ...neurologicalFindings,
  ...obstetricFindings,
  ...paediatricFindings,
  ...psychiatricFindings,
  ...respiratoryFindings,
  ...sexualHealthFindings,
  ...skinFindings,
  ...urinaryFindings,
  ...vitalsFindings,
];

const conditions = [
  ...breastConditions,
  ...cardiology2Conditions,
  ...cardiology3Conditions,
  ...cardiologyConditions,
  ...dangers1Conditions,
  ...dangers2Conditions,
  ...dentalConditions,
  ...dermatology2Conditions,
  ...dermatology3Conditions,
  ...dermatologyConditions,
  ...earNoseThroat2Conditions,
  ...earNoseThroat3Conditions,
  ...earNoseThroat4Conditions,
  ...earNoseThroatConditions,
  ...emergencyConditions,
  ...endocrinology2Conditions,
  ...endocrinologyConditions,
  ...gastroenterology2Conditions,
  ...gastroenterology3Conditions,
  ...gastroenterology4Conditions,
  ...gastroenterologyConditions,
  ...generalSurgeryConditions,
  ...gynaecology2Conditions,
  ...gynaecology3Conditions,
  ...gynaecologyConditions,
  ...haematology2Conditions,
  ...haematologyConditions,
  ...infectious2Conditions,
  ...infectious3Conditions,
  ...infectious4Conditions,
  ...infectiousConditions,
  ...neurology2Conditions,
  ...neurology3Conditions,
  ...neurology4Conditions,
  ...neurologyConditions,
  ...obstetrics2Conditions,
  ...obstetricsConditions,
  ...ophthalmology2Conditions,
  ...ophthalmology3Conditions,
  ...ophthalmology4Conditions,
  ...ophthalmologyConditions,
  ...orthopaedics2Conditions,
  ...orthopaedics3Conditions,
  ...orthopaedics4Conditions,
  ...orthopaedicsConditions,
  ...paediatrics2Conditions,
  ...paediatrics3Conditions,
  ...paediatrics4Conditions,
  ...paediatricsConditions,
  ...psychiatryConditions,
  ...pulmonology2Conditions,
  ...pulmonology3Conditions,
  ...pulmonology4Conditions,
  ...pulmonologyConditions,
  ...renalConditions,
  ...rheumatology2Conditions,
  ...rheumatologyConditions,
  ...sexualHealthConditions,
  ...toxicologyConditions,
  ...urology2Conditions,
  ...urology3Conditions,
  ...urologyConditions,
  ...vascular2Conditions,
  ...vascularConditions,
];

/** All clinical knowledge of the product, in the order in which ties are broken. */
export const knowledge = { findings, conditions, sites, sensations, groups: findingGroups, synonyms, effects, triggers, compositions, wordSets, redFlagRules };
