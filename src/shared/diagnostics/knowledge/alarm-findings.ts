/** Findings that no benign entry may credit: each asks for a cause before anybody is reassured. */
export interface Alarm {
  readonly findings: readonly string[];
  /** What they may mean. */
  readonly because: string;
  /** Benign conditions that have no other picture, and why they keep the credit. */
  readonly except?: Readonly<Record<string, string>>;
}

export const alarms: readonly Alarm[] = [
  { findings: ['armpit-lump', 'axillary-lymphadenopathy'], because: 'Breast cancer or lymphoma in the nodes of the armpit.', except: { 'hidradenitis-suppurativa': 'Painful lumps in the armpits are the disease.' } },
  { findings: ['breast-lump-hard-irregular', 'breast-lump-fixed', 'nipple-retraction', 'breast-skin-dimpling', 'peau-d-orange', 'nipple-discharge-bloody'], because: 'Breast cancer.' },
  {
    findings: ['weight-loss', 'cachexia'],
    because: 'Cancer, tuberculosis, diabetes or an overactive thyroid.',
    except: {
      'coeliac-disease': 'Malabsorption is the disease, and blood tests tell it.',
      'microscopic-colitis': 'Water and weight are lost with the diarrhoea, and colonoscopy tells it.',
      emphysema: 'Wasting belongs to its late picture; smokers are X-rayed for it as for cancer.',
    },
  },
  { findings: ['supraclavicular-lymphadenopathy', 'hard-fixed-lymph-nodes', 'rubbery-lymph-nodes', 'generalised-lymphadenopathy', 'hard-neck-mass'], because: 'Metastases, lymphoma or tuberculosis.' },
  { findings: ['non-healing-mouth-ulcer'], because: 'Oral cancer.' },
  { findings: ['changing-mole'], because: 'Melanoma.' },
  { findings: ['haemoptysis'], because: 'Lung cancer, tuberculosis or embolism.' },
  { findings: ['stridor', 'cannot-complete-sentences'], because: 'A closing airway or a failing breath.', except: { 'vocal-cord-dysfunction': 'The noise at the larynx is the disease; the airway rule speaks up all the same.' } },
  { findings: ['cyanosis'], because: 'Want of oxygen.', except: { 'breath-holding-spells': 'Turning blue with crying is the spell.' } },
  { findings: ['melaena', 'haematemesis', 'massive-rectal-bleeding'], because: 'Bleeding that can kill.' },
  { findings: ['progressive-dysphagia', 'dysphagia-solids'], because: 'Oesophageal cancer.' },
  { findings: ['jaundice'], because: 'Obstructed or failing liver, haemolysis.', except: { 'gilbert-syndrome': 'Mild jaundice in fasting is all there is to it.' } },
  { findings: ['rigid-abdomen', 'rebound-tenderness', 'guarding'], because: 'Peritonitis.' },
  { findings: ['bilious-vomiting', 'currant-jelly-stool'], because: 'Volvulus, intussusception or another obstruction.' },
  { findings: ['ascites', 'epigastric-mass', 'rectal-mass', 'pulsatile-abdominal-mass'], because: 'Cancer or an aneurysm.' },
  { findings: ['haematuria'], because: 'Cancer of the bladder or kidney.' },
  { findings: ['urinary-retention'], because: 'Needs a catheter today, and may be the cord.' },
  { findings: ['hard-nodular-prostate', 'testicular-lump', 'testicular-pain-sudden'], because: 'Cancer of the prostate or testis, torsion.' },
  { findings: ['postmenopausal-bleeding'], because: 'Endometrial cancer.' },
  { findings: ['saddle-anaesthesia', 'foot-drop'], because: 'Compression of the cauda equina or of a root that will not recover.' },
  {
    findings: ['hemiparesis', 'aphasia', 'facial-weakness-forehead-spared', 'dysarthria', 'central-vertigo-signs'],
    because: 'Stroke or another new lesion of the brain.',
    except: {
      'alzheimer-disease': 'Losing words over years is its picture; the stroke rule speaks up all the same.',
      'migraine-with-aura': 'A dysphasic aura is one of its criteria (ICHD-3); the stroke rule speaks up all the same.',
      'parkinson-disease-idiopathic': 'The soft, blurred speech belongs to it.',
      'vascular-dementia': 'The slurred speech of many small strokes belongs to it; a paralysed side is a stroke.',
    },
  },
  { findings: ['thunderclap-headache', 'papilloedema'], because: 'Bleeding or pressure in the head.' },
  { findings: ['neck-stiffness'], because: 'Meningitis or bleeding.', except: { 'cervical-strain-torticollis': 'The stiff neck is the complaint; with fever the meningism rule speaks up.', 'cervical-spondylosis': 'The stiff neck is the complaint; with fever the meningism rule speaks up.' } },
  {
    findings: ['seizure', 'reduced-consciousness', 'bulging-fontanelle', 'developmental-regression'],
    because: 'A disease of the brain.',
    except: { 'breath-holding-spells': 'Fainting and a few jerks after crying are the spell.', 'autism-spectrum-disorder': 'Words are lost in the second year of life in a quarter.' },
  },
  { findings: ['exertional-syncope', 'syncope-without-warning', 'exertional-chest-pain', 'rest-angina'], because: 'Arrhythmia, a narrowed valve or coronary disease.' },
  { findings: ['hypotension'], because: 'Shock.', except: { 'vasovagal-syncope': 'The fall of pressure is the faint.' } },
  { findings: ['non-blanching-rash', 'petechiae'], because: 'Meningococcal disease, low platelets or leukaemia.' },
  {
    findings: ['sudden-vision-loss', 'transient-vision-loss', 'double-vision', 'leukocoria', 'proptosis', 'ptosis', 'horner-syndrome', 'fixed-mid-dilated-pupil'],
    because: 'Loss of the eye, or a lesion behind it.',
    except: { cataract: 'Seeing double with one eye, and the white pupil of the ripe lens in the old, belong to it.' },
  },
  { findings: ['sudden-hearing-loss'], because: 'Hearing that steroids may save within days.' },
  { findings: ['ischaemic-rest-pain', 'gangrene', 'limb-ischaemia-signs', 'pain-out-of-proportion-limb'], because: 'A dying limb.' },
  { findings: ['anaesthetic-patch'], because: 'Leprosy.' },
  { findings: ['suicidal-ideation'], because: 'Danger to life, whatever the diagnosis.' },
];
