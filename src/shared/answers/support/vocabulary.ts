import type { Knowledge } from '../../content/knowledge.types.ts';
import type { Drugs } from '../../content/management.rules.ts';
import type { DrugClass } from '../../content/schema/drug.schema.ts';
import { foldOnce, stemWord } from '../../diagnostics/engine/text/stems.ts';
import type { SupportVocabulary } from './terms.ts';

/** Longer phrases are sentences, not names. */
const longestName = 5;

/** What clinicians shorten, beside what conditions, findings and drugs are called: each line one thing. */
const shorthand = `
ACS|acute coronary syndrome|acute coronary syndromes
MI|myocardial infarction|infarction|heart attack
RV|right ventricular|right ventricle
LV|left ventricular|left ventricle
LVEF|EF|ejection fraction|left ventricular ejection fraction
BP|blood pressure|pressure
HR|heart rate
CKD|chronic kidney disease
AKI|acute kidney injury
UTI|urinary tract infection
DVT|deep vein thrombosis|deep venous thrombosis
PE|pulmonary embolism
VTE|venous thromboembolism
AF|atrial fibrillation
HF|heart failure
TB|tuberculosis
MDT|multidrug therapy|multi-drug therapy
ART|antiretroviral therapy|antiretroviral treatment
PEP|post-exposure prophylaxis|postexposure prophylaxis
PPI|proton pump inhibitor
H2RA|H2 blocker|H2 receptor antagonist
NSAID|non-steroidal anti-inflammatory drug|nonsteroidal anti-inflammatory drug
ICS|inhaled corticosteroid|inhaled steroid
CT|computed tomography
MRI|magnetic resonance imaging
LP|lumbar puncture|spinal tap
CSF|cerebrospinal fluid|spinal fluid
CXR|chest radiograph|chest X-ray
FBC|CBC|full blood count|blood count|complete blood count
LFT|liver function tests|liver tests
CK|creatine kinase
CRP|C-reactive protein
ESR|erythrocyte sedimentation rate
Hb|haemoglobin
WBC|white cell count|white cells
eGFR|glomerular filtration rate
ABG|arterial blood gas|arterial gas
SpO2|oxygen saturation|saturation
ICU|intensive care|critical care|intensive care unit
ED|A&E|emergency department|casualty
GP|family doctor|general practitioner|primary care
PCI|percutaneous coronary intervention|primary angioplasty|angioplasty
thrombolysis|fibrinolysis|clot-busting treatment
CABG|bypass surgery|coronary bypass
CPR|cardiopulmonary resuscitation
ERCP|endoscopic retrograde cholangiopancreatography
TURP|transurethral resection
IVIG|intravenous immunoglobulin
VZIG|varicella zoster immunoglobulin
CBT|cognitive behavioural therapy|cognitive behavioral therapy
ECT|electroconvulsive therapy
SSRI|selective serotonin reuptake inhibitor
MAOI|monoamine oxidase inhibitor
TCA|tricyclic|tricyclic antidepressant
BPPV|benign paroxysmal positional vertigo|positional vertigo
GTN|nitroglycerin|glyceryl trinitrate
G6PD|glucose-6-phosphate dehydrogenase
EBV|Epstein-Barr virus
HSV|herpes simplex virus|herpes simplex
VZV|varicella zoster virus|varicella
HPV|human papillomavirus
HBV|hepatitis B
HCV|hepatitis C
S. aureus|Staphylococcus aureus
H. pylori|Helicobacter pylori
C. difficile|Clostridioides difficile|C. diff
LDH|lactate dehydrogenase
TSH|thyroid-stimulating hormone|thyrotropin
PTH|parathyroid hormone
ADH|AVP|vasopressin|antidiuretic hormone
GnRH|gonadotrophin-releasing hormone|gonadotropin-releasing hormone
HRT|hormone replacement therapy|hormone therapy
COC|combined pill|combined hormonal contraceptive
IUD|intrauterine device|coil
B12|vitamin B12|cobalamin
vitamin K|phytomenadione|phytonadione
sleeping tablets|hypnotics|sleeping pills
painkillers|analgesics|analgesia
blood thinners|anticoagulants|anticoagulation
water tablets|diuretics
back passage|anus|rectum
poo|faeces|stool|stools
pee|urine
high blood pressure|hypertension|raised blood pressure
low blood pressure|hypotension
high blood sugar|hyperglycaemia
low blood sugar|hypoglycaemia
belly button|umbilicus
windpipe|trachea
gullet|oesophagus
jab|injection|shot
scan|imaging
double vision|diplopia
earache|ear pain|otalgia|pain in the ear
`;

const stemsOf = (name: string) => name.split(/[^\p{L}\p{M}\d'’]+/u).flatMap((word) => (word === '' ? [] : [stemWord(foldOnce(word))]));

/**
 * Everything that is called by several names, as the engine and the drugs know it.
 * @returns what the check of support compares words by
 */
export function supportVocabularyOf(
  { conditions, findings, synonyms }: Pick<Knowledge, 'conditions' | 'findings' | 'synonyms'>,
  drugs: Drugs,
  classes: readonly DrugClass[],
): SupportVocabulary {
  const names = new Map<string, string[]>();
  const longest = new Map<string, number>();
  const claim = (key: string, called: readonly string[]) => {
    for (const name of called) {
      const stems = stemsOf(name);
      const joined = stems.join(' ');
      const [first] = stems;
      if (first === undefined || stems.length > longestName) continue;
      names.set(joined, [...new Set([...(names.get(joined) ?? []), key])]);
      longest.set(first, Math.max(stems.length, longest.get(first) ?? 0));
    }
  };
  for (const { id, name, aliases } of drugs.values()) claim(`drug ${id}`, [name, ...aliases]);
  for (const { id, name, aliases } of classes) claim(`class ${id}`, [name, ...aliases]);
  for (const line of shorthand.trim().split('\n')) claim(`short ${line}`, line.split('|'));
  for (const { id, name, aliases } of conditions) claim(`condition ${id}`, [name, ...aliases]);
  // A phrase of one word is what a synonym is for; a longer one names just this.
  for (const { id, name, phrases } of findings)
    claim(`finding ${id}`, [name, ...phrases.filter((phrase) => phrase.includes(' ') && !/^(?:no|not|cannot) /.test(phrase))]);
  const sets = synonyms.map((set) => set.split(' ').map((word) => stemWord(foldOnce(word))));
  return {
    names,
    synonyms: new Map(sets.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const))),
    longest,
  };
}
