import type { AnnotatedText } from '../annotation.types.ts';

/** Exam-style texts. */
export const part1Annotations: readonly AnnotatedText[] = [
  {
    id: 'a001',
    text: 'A 58-year-old man with {+hypertension:hypertension} and {+type-2-diabetes:type 2 diabetes mellitus} has had {+pain-crushing:crushing} {+central-chest-pain:retrosternal chest pain} {+radiates-to-left-arm:radiating to the left arm} {+lasts-over-20-minutes:for 40 minutes}. He is {+sweating:diaphoretic} and {+nausea:nauseated} but {-syncope|reduced-consciousness:has not lost consciousness}. {+raised-blood-pressure:Blood pressure is 152/94 mmHg}. {+st-elevation-inferior:The ST segments are elevated in leads II, III and aVF}.',
  },
  {
    id: 'a002',
    text: 'A 24-year-old woman presents with a two-day history of {+dysuria:dysuria}, {+urinary-frequency:frequency} and {+suprapubic-pain:suprapubic discomfort}. {~haematuria:Visible haematuria} last year has not recurred. She denies {-fever:fever}, {-flank-pain:flank pain} and {-vaginal-discharge:vaginal discharge}. {-hypothermia:Temperature is 36.9 °C} and {-cva-tenderness:there is no renal angle tenderness}. A dipstick is {+pyuria:positive for nitrites and leucocyte esterase}.',
  },
  {
    id: 'a003',
    text: 'A 4-year-old boy is brought in with {+high-fever:a fever of 39.8 °C}, {+barking-cough:a barking cough} and {+hoarseness:a hoarse voice}, all {+worse-at-night|nocturnal-cough:worse at night}. {+stridor:Inspiratory stridor} is audible when he cries, but {-cyanosis:he is not cyanosed} and there is no {-drooling:drooling}. His {-unvaccinated:immunisations are up to date}.{?+worse-on-crying:}',
  },
  {
    id: 'a004',
    text: 'A 67-year-old woman has {+painless-jaundice|jaundice:painless jaundice}, {+dark-urine:dark urine}, {+pale-stools:clay-coloured stools} and {+unintentional-weight-loss:unintentional weight loss of 9 kg}. On examination {+palpable-gallbladder:the gallbladder is palpable} without {-abdominal-tenderness|ruq-tenderness:tenderness}. There is no history of {-previous-gallstones:gallstones} or {-heavy-alcohol-use:alcohol excess}. {+raised-bilirubin:Serum bilirubin is 210 µmol/L}.',
  },
  {
    id: 'a005',
    text: 'A 32-year-old woman has {+weight-loss-despite-appetite|increased-appetite:lost 6 kg although she eats heartily}, and reports {+palpitations:palpitations} and {+heat-intolerance:intolerance of warm rooms}. She has {+action-tremor:a fine tremor of the outstretched hands}. {+tachycardia:Pulse 118/min}. {+goitre:The thyroid is diffusely enlarged} with {+thyroid-bruit:an audible bruit} and there is {+exophthalmos|proptosis:exophthalmos}. Her mother has {+family-hypothyroidism:an underactive thyroid}.',
  },
  {
    id: 'a006',
    text: 'A 71-year-old man with {+copd:chronic obstructive pulmonary disease} and {+heavy-smoking:a 50 pack-year smoking history} has been {+dyspnoea|acute-on-chronic:more breathless} for four days, with {+purulent-sputum|productive-cough:thick green sputum}. {+hypoxia:Oxygen saturation is 89 % on air}, {+tachypnoea:respiratory rate 26/min}. {+diffuse-wheeze:Wheeze is heard throughout both lung fields}. {-raised-jvp:The jugular venous pressure is not raised} and {-oedema-bilateral-leg|oedema-leg|pitting-oedema|oedema:the ankles are not swollen}.',
  },
  {
    id: 'a007',
    text: 'While gardening, a 45-year-old woman is struck by {+thunderclap-headache|sudden-onset&occipital-headache:a thunderclap headache at the back of the head} and {+vomiting:vomits} twice. She has {+photophobia:photophobia} and {+neck-stiffness:nuchal rigidity} but {-muscle-weakness|hemiparesis:no focal weakness}, and {-seizure:no seizure} was witnessed. Her father had {+family-aortic-aneurysm:a cerebral aneurysm}.',
  },
  {
    id: 'a008',
    text: 'A 5-week-old boy has {+projectile-vomiting:projectile}, {-bilious-vomiting:non-bilious} {+vomiting|worse-after-eating:vomiting after every feed} and is {+hungry-after-vomiting:hungry again straight afterwards}. He is {-fever:afebrile}, with {+sunken-fontanelle:a sunken fontanelle}. {+olive-mass|epigastric-mass:An olive-sized mass is felt in the epigastrium} during a test feed. There has been no {-diarrhoea:diarrhoea}.',
  },
  {
    id: 'a009',
    text: 'A 42-year-old woman has had {+joint-pain|hand-pain&joint-swelling|hand-swelling&symmetrical-small-joints|polyarthritis|symmetrical|bilateral:painful symmetrical swelling of the metacarpophalangeal joints} for four months, with {+prolonged-morning-stiffness:morning stiffness lasting two hours}. She has no {-rash:rash}, {-mouth-ulcer:mouth ulcers} or {-red-eye|bilateral-red-eyes:redness of the eyes}. {+rheumatoid-factor:Anti-CCP antibodies are strongly positive}. Her sister has {+family-psoriasis:psoriasis}.',
  },
  {
    id: 'a010',
    text: "A 19-year-old student reports {+pain-migration-to-rlq|periumbilical-pain|rlq-pain|pain-wandering:pain that began around the umbilicus and has since shifted to the right iliac fossa}, with {+loss-of-appetite:anorexia} and one episode of {+vomiting:vomiting}. He has not had {-diarrhoea:diarrhoea}. {+low-grade-fever|fever:Temperature 37.8 °C}. There is {+rlq-tenderness&rebound-tenderness:tenderness and rebound in the right lower quadrant}, and {+rovsing-psoas-obturator-sign:Rovsing's sign is positive}.",
  },
  {
    id: 'a011',
    text: 'A 30-year-old chef has {+silvery-plaques|scaly-rash:well-demarcated red plaques with a silvery scale} over the elbows and knees, and {+scalp-scaling:scaling of the scalp}. {+nail-pitting:Several fingernails are pitted}. {-joint-pain:Joint pain} and {-joint-stiffness:stiffness} are absent. In childhood he had {~bedwetting:nocturnal enuresis}. He drinks {+alcohol-use:two beers a day}. His grandfather had {+family-psoriasis:psoriasis}; there is no family history of {-family-eczema|family-atopy:eczema}.{?+demarcated-erythema:}',
  },
  {
    id: 'a012',
    text: 'A 35-year-old teacher describes six weeks of {+low-mood:low mood}, {+anhedonia:loss of pleasure in her hobbies}, {+early-morning-waking|insomnia:waking at four every morning} and {+guilt-worthlessness:feelings of guilt}. {+poor-concentration:Her concentration is poor}. She denies {-suicidal-ideation:thoughts of suicide}, {-auditory-hallucinations|hallucinations:hearing voices} and {-elevated-mood:periods of elation}. Her mother has {+family-bipolar-disorder:bipolar disorder}.',
  },
  {
    id: 'a013',
    text: "A 33-year-old woman at {+third-trimester|pregnancy-after-20-weeks|pregnancy:34 weeks' gestation} in her {+first-pregnancy|nulliparity:first pregnancy} has {+frontal-headache:frontal headache}, {+blurred-vision:blurred vision} and {+epigastric-pain:epigastric pain}. {+severe-hypertension|raised-blood-pressure:Blood pressure is 182/114 mmHg}, {+proteinuria:urine protein is 3+} and {+clonus:three beats of clonus} are elicited. There is no {-vaginal-bleeding|bleeding-in-pregnancy|antepartum-haemorrhage:vaginal bleeding}; {-reduced-fetal-movements:fetal movements are normal}.",
  },
  {
    id: 'a014',
    text: 'A 27-year-old woman whose {+missed-period|amenorrhoea:period is three weeks late} has {+llq-pain:left iliac fossa pain}, light {+vaginal-bleeding|bleeding-in-pregnancy:vaginal bleeding} and {+shoulder-tip-pain:shoulder-tip pain}. {+pregnancy-test-positive|pregnancy:A urinary pregnancy test is positive}. She had {+previous-pid:pelvic inflammatory disease} three years ago. {+tachycardia:Pulse 122/min}, {+hypotension:blood pressure 86/50 mmHg}. {-fever&hypothermia:Temperature is 36.8 °C}.',
  },
  {
    id: 'a015',
    text: 'A 3-year-old girl who attends {+daycare-exposure:nursery} has {+ear-pain:otalgia} after a week of {+rhinorrhoea|recent-respiratory-infection|nasal-congestion:coryza}. She is {+fever:febrile at 38.6 °C}. {+bulging-eardrum:The right tympanic membrane is red and bulging}. There is neither {-ear-discharge:otorrhoea} nor {-mastoid-tenderness:tenderness over the mastoid}, and her {-neck-stiffness:neck is supple}.',
  },
  {
    id: 'a016',
    text: 'A 68-year-old {+eye-disease-known|difficulty-near-vision:long-sighted} woman develops {+eye-pain:severe pain in the right eye}, {+haloes-around-lights:haloes around street lamps} and {+vomiting:vomiting}. The eye is {+red-eye:red}, {+corneal-opacity:the cornea is hazy} and {+fixed-mid-dilated-pupil|dilated-pupil:the pupil is mid-dilated and unreactive}. There is no history of {-eye-trauma:ocular trauma}, and she does not {-contact-lens-wear:wear contact lenses}.',
  },
  {
    id: 'a017',
    text: 'A 26-year-old traveller returned ten days ago from {+malaria-area&tropical-travel|travel:a malarious region of Ghana}, where he took no {-antimalarial:chemoprophylaxis}. He has {+periodic-fever:fever every second day} with {+rigors:rigors} and {+sweating|excessive-sweating|night-sweats:drenching sweats}. {+splenomegaly:The spleen is palpable}. There is no {-neck-stiffness:neck stiffness} and no {-rash:rash}. {+thrombocytopenia:The platelet count is 78 × 10⁹/L}.',
  },
  {
    id: 'a018',
    text: '{+recent-respiratory-infection:Two weeks after a sore throat}, an 8-year-old boy develops {+periorbital-oedema|eyelid-swelling|facial-puffiness:puffiness around the eyes}, {+cola-coloured-urine:cola-coloured urine} and {+oliguria:a falling urine output}. {+raised-blood-pressure:Blood pressure is 142/92 mmHg}. Microscopy shows {+red-cell-casts:red cell casts} and {+aso-raised:the antistreptolysin O titre is raised}. He has had no {-dysuria:dysuria} and no {-joint-pain:arthralgia}.',
  },
  {
    id: 'a019',
    text: 'A 23-year-old man notices {+cervical-lymphadenopathy|neck-lump&rubbery-lymph-nodes|painless-lymph-nodes:rubbery enlarged lymph nodes in the neck} that {+alcohol-node-pain|worse-after-alcohol:ache after a glass of beer}. He has {+night-sweats:night sweats} and {+generalised-itch:itches all over}. {-fever:No fever} is recorded and {-splenomegaly:the spleen is not palpable}. A chest radiograph reveals {+mediastinal-mass:a mediastinal mass}. {-monospot-positive:The monospot test is negative}.{?+neck-pain:}',
  },
  {
    id: 'a020',
    text: 'A 39-year-old woman complains of {+fatigue:tiredness}, {+salt-craving:a craving for salty food} and {+postural-lightheadedness:dizziness on standing up}. {+diffuse-hyperpigmentation|oral-pigmentation:Her gums and palmar creases have darkened}. {+postural-hypotension|pressure-drop:Systolic pressure falls from 112 to 84 mmHg on standing}. {+hyponatraemia:Sodium is 124 mmol/L}, {+hyperkalaemia:potassium 6.1 mmol/L}. She has never taken {-corticosteroid:corticosteroids}.',
  },
  {
    id: 'a021',
    text: 'A 13-year-old {+obesity:obese} boy has had {+limp:a limp} and {+knee-pain&pain-dull:aching in the right knee} for five weeks. {+hip-rotation-limited:Internal rotation of the right hip is limited}. He recalls no {-trauma:injury}. He is {-fever:afebrile}, and {-raised-crp:C-reactive protein is normal}. {+slipped-epiphysis-imaging:A frog-leg view shows displacement of the proximal femoral epiphysis}.',
  },
  {
    id: 'a022',
    text: 'A 30-year-old motorcyclist is brought in after {+road-traffic-accident:a collision with a lorry}. {+tracheal-deviation:The trachea is deviated to the left}; the right hemithorax is {+hyperresonance:hyper-resonant} with {+reduced-breath-sounds:absent breath sounds}. {+raised-jvp:Neck veins are distended}. {+severe-hypoxia:SpO2 is 82 %} and {+hypotension:blood pressure 78/40 mmHg}. There is no {-open-chest-wound:open chest wound}.',
  },
  {
    id: 'a023',
    text: 'A 17-year-old girl swallowed {+paracetamol-overdose|overdose:32 paracetamol tablets} {+suicide-attempt|suicidal-ideation:intending to end her life} after {+psychosocial-stressor:being expelled from school}. She is {+nausea:nauseated} but has not {-vomiting:vomited}, is {-jaundice:not jaundiced} and drank {-alcohol-use|recent-alcohol-binge:no alcohol}. She has {~self-harm:cut her forearms in the past}. {-metabolic-acidosis:Arterial pH is 7.41}.{?-metabolic-alkalosis:}',
  },
  {
    id: 'a024',
    text: 'A 31-year-old woman has {+worse-on-eye-movement&eye-pain:pain on moving the left eye}, {+blurred-vision|reduced-vision:blurring of vision} and {+colour-vision-loss:washed-out colours}. {+rapd:A relative afferent pupillary defect is present}. Two years ago she had {~leg-numbness:numbness of the legs}, which cleared completely. {+lhermitte-sign:Bending her neck sends an electric sensation down the spine}. She denies {-headache:headache}.',
  },
  {
    id: 'a025',
    text: 'A 74-year-old man with {+known-atrial-fibrillation:atrial fibrillation}, {-anticoagulant:not anticoagulated}, {+sudden-onset:suddenly} develops {+hemiparesis|arm-weakness|leg-weakness:weakness of the right arm and leg} and {+aphasia:cannot find his words}. {+facial-weakness-forehead-spared:The right lower face droops while the forehead is spared}. {+raised-blood-pressure:Blood pressure 168/92 mmHg}; {-hypoglycaemia&hyperglycaemia:capillary glucose 6.1 mmol/L}. He has no {-headache:headache}.',
  },
  {
    id: 'a026',
    text: 'A 26-year-old man has had {+bloody-diarrhoea&chronic-diarrhoea:six weeks of bloody diarrhoea}, which {+nocturnal-diarrhoea|wakes-from-sleep:wakes him at night}, with {+faecal-urgency:urgency} and {+tenesmus:tenesmus}. He used to suffer from {~constipation:constipation}. He has not {-travel:travelled} and has taken no {-recent-antibiotics:antibiotics}. {+faecal-calprotectin-raised:Faecal calprotectin is 1,200 µg/g}. A cousin has {+family-inflammatory-bowel-disease:ulcerative colitis}. {-oral-thrush:The mouth is clear of thrush}.',
  },
  {
    id: 'a027',
    text: "A 20-year-old undergraduate is {+drowsiness|reduced-consciousness:drowsy} with {+headache:headache}, {+high-fever:a temperature of 39.7 °C} and {+petechiae|non-blanching-rash:petechiae on the legs}. {+neck-stiffness:Her neck is stiff} and {+kernig-sign:Kernig's sign is positive}. {-papilloedema:The optic discs are normal}. {+csf-neutrophilic:Cerebrospinal fluid contains 1,800 neutrophils per mm³ with a low glucose}. She has had no {-seizure:seizures}.",
  },
  {
    id: 'a028',
    text: 'A 16-year-old boy is {+wakes-from-sleep:woken at 3 am} by {+testicular-pain-sudden|sudden-onset:sudden severe pain in the left testis} and {+nausea:nausea}. He had {+testicular-pain-intermittent|previous-similar-episodes:two shorter attacks last year}. The testis is {+high-riding-testis:high-riding} and {+absent-cremasteric-reflex:the cremasteric reflex is absent}. There is no {-dysuria:dysuria} or {-penile-discharge:urethral discharge}. {-prehn-sign:Lifting the scrotum does not ease the pain}.',
  },
  {
    id: 'a029',
    text: 'A 78-year-old woman has {+exertional-syncope:fainted twice while walking uphill} and is {+exertional-dyspnoea|worse-on-stairs:breathless on climbing stairs}. {+slow-rising-pulse:The carotid pulse is slow-rising} and {+ejection-systolic-murmur:a harsh ejection systolic murmur} radiates to the neck. She denies {-palpitations:palpitations}, {-orthopnoea:orthopnoea} and {-chest-pain:chest pain}. {+lvh-ecg:The electrocardiogram shows left ventricular hypertrophy}.{?+onset-during-exertion:}{?+radiates-to-neck:}',
  },
  {
    id: 'a030',
    text: 'Three years after {+ischaemic-heart-disease:a myocardial infarction}, a 69-year-old man {+orthopnoea:sleeps on four pillows} and {+paroxysmal-nocturnal-dyspnoea|wakes-from-sleep:wakes gasping for air}. There is {+pitting-oedema&oedema-bilateral-leg|bilateral:pitting oedema of both legs}, {+third-heart-sound:a third heart sound} and {+bibasal-crackles|fine-velcro-crackles:fine crackles at both bases}. He has no {-fever:fever}, {-cough:cough} or {-wheeze:wheeze}. {+reduced-ejection-fraction:Ejection fraction is 28 %}.',
  },
];
