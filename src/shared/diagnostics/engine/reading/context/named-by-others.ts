import type { Finding } from '../../../../content/schema/finding.schema.ts';

/** Who names a disease, and what was treated as one: nobody says that the patient shows its signs. */
const namers =
  /(?:\b(?:told|said|says?|saying|thinks?|thought|reckons?|reckoned|suggest(?:s|ed)?|wonder(?:s|ed|ing)?|quer(?:y|ied)|guess(?:es|ed)?|assum(?:es|ed|ing)|labell?ed|called it|convinced|blam(?:es|ed|ing)|put (?:it )?down (?:to|as)|treat(?:ed|ing|ment) (?:\w+ ){0,3}(?:for|as)|\?)|\?)[^.;\n]*$/i;
/** "Her cellulitis", "I have scabies": it is the patient's own. */
const owned = /\b(?:my|his|her|their|has|have|had|got|with|where|the)\s+(?:\w+\s+)?$/i;

/** Names of diseases that are also words of one of their signs, which whoever names the disease has not seen. */
const diseases =
  /^(?:osgood|scabies|reflux|gerd|acid reflux|diabetic foot|cellulitis|erysipelas|impetigo|folliculitis|acne|rosacea|pompholyx|lipoma|(?:sebaceous|epidermoid|milk|breast|baker|baker['’]s|popliteal) cyst|mumps|strep throat|quinsy|glue ear|dental abscess|gum abscess|breast abscess|perianal abscess|lockjaw|iritis|blepharitis|stye|bell['’]?s? palsy|tension headache|cluster headaches?|bppv|essential tremor|whooping cough|chest cold|common cold|costochondritis|unstable angina|femoral hernia|piles|haemorrhoids|hemorrhoids|leprosy|vitiligo|pityriasis versicolor|tinea versicolor|jock itch|erythema nodosum|pyoderma gangrenosum|molluscum|dry socket|oral thrush|fibromyalgia|rickets|tennis elbow|trigger finger|charcot foot|achilles tendin\w+|pulled elbow|hydrocele|varicocele|balanoposthitis|alopecia areata|prickly heat|insect bite reaction|ovulation pain|colic|infantile colic)$/i;

const complaints: ReadonlySet<string> = new Set(['symptom', 'sign']);

/**
 * Whether a finding was only read in the name of a disease that somebody gave ("urgent care said Osgood something", "treated for scabies"): what they thought of is no sign of the patient.
 * @param before what stands before it in its sentence
 */
export const isNamedByOthers = ({ kind }: Pick<Finding, 'kind'>, before: string, said: string): boolean =>
  complaints.has(kind) && diseases.test(said.trim()) && namers.test(before) && !owned.test(before);
