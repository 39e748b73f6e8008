import type { AnnotatedText } from '../annotation.types.ts';

/** Exam-style texts (a031-a050), then ward and emergency notes (a051-a060). */
export const part2Annotations: readonly AnnotatedText[] = [
  {
    id: 'a031',
    text: 'A 36-year-old woman taking {+combined-contraceptive:the combined oral contraceptive pill} develops {+sudden-onset:sudden} {+dyspnoea:shortness of breath} and {+pleuritic-chest-pain:pleuritic chest pain} two days after {+long-haul-travel:a 12-hour flight}. {+oedema-unilateral-leg|oedema-leg&calf-tenderness:The left calf is swollen and tender}. {-wheeze&crackles:The lungs are clear}. {+tachycardia:Pulse 124/min}, {+hypoxia:saturation 91 %}. She has not had {-haemoptysis:haemoptysis} and has never had {-venous-thromboembolism:a thrombosis} before.',
  },
  {
    id: 'a032',
    text: 'A 34-year-old builder has had {+chronic-cough:a cough for three months} with {+blood-streaked-sputum|haemoptysis:streaks of blood in the sputum}, {+night-sweats:drenching night sweats} and {+weight-loss:loss of 7 kg}. {+tb-contact:A workmate was recently treated for tuberculosis}. {+cxr-cavity&cxr-upper-lobe:Radiography shows a cavitating lesion in the right upper lobe}. {-hiv-test-positive|hiv:An HIV test is negative}. He is {-dyspnoea:not breathless}.',
  },
  {
    id: 'a033',
    text: 'A 9-year-old girl {+nocturnal-cough:coughs at night} and {+exertional-cough:whenever she runs}, with {+episodic-wheeze|seasonal:wheezy spells in spring}. As an infant she had {+eczema:atopic eczema}, and her mother has {+family-asthma:asthma}. {-clubbing:There is no clubbing} and {-faltering-growth:growth is normal}. {+bronchodilator-reversibility:FEV1 rises by 18 % after salbutamol}. She has never {-haemoptysis:coughed up blood}.{?+inhaler-use:}{?+worse-on-exertion:}',
  },
  {
    id: 'a034',
    text: 'A 66-year-old man has become {+bradykinesia:slow in everything he does}, with {+rest-tremor:a tremor of the right hand at rest} and {+shuffling-gait:a shuffling gait}. {+anosmia:His sense of smell has faded} and he {+dream-enactment:shouts and kicks during dreams}. {+muscle-rigidity:Cogwheel rigidity} is found. He has taken no {-antipsychotic:antipsychotics}, and denies {-visual-hallucinations:visual hallucinations} and {-falls|recurrent-falls|fall:falls}.',
  },
  {
    id: 'a035',
    text: 'A 51-year-old {+vegan-diet:strict vegan} notices {+foot-numbness:tingling in the feet}, {+unsteadiness|ataxia|gait-disturbance:unsteadiness} and {+sore-tongue:a sore tongue}. {+vibration-proprioception-loss:Vibration sense is lost at the ankles} and {+areflexia:ankle jerks are absent}. {+anaemia:Haemoglobin is 8.9 g/dL}, {+macrocytosis:mean cell volume 118 fL} and {+low-b12:serum vitamin B12 is very low}. She drinks no {-alcohol-use|heavy-alcohol-use:alcohol} and has no {-jaundice:jaundice}.',
  },
  {
    id: 'a036',
    text: 'A 22-year-old student has {+nocturnal-itch|pruritus|worse-at-night:intense itching that is worst in bed at night}. {+burrows:Linear burrows} are visible in the finger webs, with {+excoriations:scratch marks} on the abdomen. {+itch-contact|sick-contact:Two flatmates are itching as well}. {-facial-rash:The face is spared}. He has no {-fever:fever}, no {-jaundice:jaundice} and takes no {-new-medication:new medication}.',
  },
  {
    id: 'a037',
    text: 'Hours after {+heavy-lifting:lifting a washing machine}, a 44-year-old man develops {+low-back-pain:low back pain} with {+sciatica|radiates-to-leg|leg-pain&bilateral:pain shooting down both legs}, {+saddle-anaesthesia:numbness of the perineum} and {+urinary-retention:inability to pass urine}. {+reduced-anal-tone:Anal tone is reduced}. There is no {-fever:fever}, {-weight-loss:weight loss} or history of {-cancer:malignancy}. {+cord-compression-mri:MRI shows compression of the cauda equina}.{?+onset-during-exertion:}',
  },
  {
    id: 'a038',
    text: 'A 15-year-old girl has {+polyuria:passed large volumes of urine} and been {+thirst:constantly thirsty} for three weeks. Now she is {+vomiting:vomiting}, with {+kussmaul-breathing:deep sighing respirations} and {+fruity-breath:a smell of acetone on the breath}. {+hyperglycaemia:Plasma glucose is 27 mmol/L}, {+ketones:ketones are 6.2 mmol/L}, {+metabolic-acidosis:pH 7.11 with bicarbonate 8 mmol/L}. An aunt has {+family-type-1-diabetes:type 1 diabetes}.',
  },
  {
    id: 'a039',
    text: 'A 2-year-old has had {+high-fever:fever of up to 39.9 °C} for six days, {+bilateral-red-eyes|red-eye:bilateral conjunctival injection} without {-eye-discharge|purulent-eye-discharge:discharge}, {+swollen-hands-red-lips-child|chapped-lips|hand-swelling:cracked red lips with swollen hands and feet}, {+strawberry-tongue:a strawberry tongue} and {+trunk-rash|rash:a rash over the trunk}. {+cervical-lymphadenopathy|neck-lump:A cervical node measures 2 cm}. There is no {-tonsillar-exudate:tonsillar exudate}. {+thrombocytosis:Platelets are 620 × 10⁹/L}.',
  },
  {
    id: 'a040',
    text: 'A 9-month-old boy has {+drawing-up-legs|inconsolable-crying:bouts of screaming during which he draws up his knees}, and is {+lethargic-infant|floppy-infant:limp and listless in between}. {+vomiting:Vomiting}, at first milky, is now {+bilious-vomiting:bile-stained}. {+currant-jelly-stool:His nappy contains redcurrant-jelly stool} and {+sausage-mass|abdominal-mass-child|abdominal-mass:a sausage-shaped mass is palpable}. He is {-fever:afebrile}. {+intussusception-target:Ultrasound shows a target sign}.',
  },
  {
    id: 'a041',
    text: 'A 70-year-old man reports {+weak-stream:a weak urinary stream}, {+urinary-hesitancy:hesitancy} and {+nocturia:rising four times a night to pass urine}. He has no {-haematuria:haematuria}, {-bone-pain:bone pain} or {-weight-loss:weight loss}. {+enlarged-smooth-prostate:The prostate is smoothly enlarged}, {-hard-nodular-prostate:not hard or nodular}. {-raised-psa:PSA is 2.1 ng/mL}. His father had {+family-prostate-cancer:prostate cancer}.',
  },
  {
    id: 'a042',
    text: 'A 73-year-old woman has {+new-headache-pattern&temporal-headache:a new headache over the temples}, {+jaw-claudication|jaw-pain|worse-on-chewing|relieved-by-rest:jaw ache on chewing that eases when she stops} and {+scalp-tenderness:pain when combing her hair}. Yesterday {+transient-vision-loss|lasts-minutes|sudden-vision-loss:the sight of her left eye disappeared for five minutes}. {+very-high-esr|raised-esr:The ESR is 92 mm/h}. She denies {-fever:fever} and {-double-vision:double vision}. {-reduced-vision:Visual acuity is normal today}.',
  },
  {
    id: 'a043',
    text: 'A 55-year-old man on {+diuretic:bendroflumethiazide} has {+big-toe-pain&pain-excruciating:excruciating pain in the great toe} after {+purine-rich-meal|alcohol-use|raw-seafood|worse-after-alcohol:a feast of shellfish and beer}. {+joint-redness-warmth:The joint is red and hot}. {-trauma:No injury} preceded it and he is {-fever:apyrexial}. {+previous-similar-episodes:He had an identical attack last summer}. {+hyperuricaemia:Serum urate is 610 µmol/L}.',
  },
  {
    id: 'a044',
    text: 'A 16-year-old girl {+food-restriction:eats only salad} because {+body-image-distortion:she believes she is fat}, although {+underweight:her body mass index is 15.1}. {+amenorrhoea:Her periods stopped eight months ago}. She has {+lanugo:fine downy hair over the back}, {+bradycardia:a pulse of 44/min} and {+hypothermia:a temperature of 35.1 °C}. She denies {-purging:making herself sick} and use of {-laxative-use:laxatives}.',
  },
  {
    id: 'a045',
    text: 'A 6-year-old boy develops {+palpable-purpura|non-blanching-rash-child|purpura:palpable purpura over the buttocks and legs}, {+ankle-pain|joint-pain:sore ankles} and {+abdominal-cramps|abdominal-pain|pain-colicky:colicky abdominal pain}. He is {-toxic-appearance:well} and {-fever:afebrile}. {-thrombocytopenia&thrombocytosis:The platelet count is normal}. {+microscopic-haematuria:Urinalysis shows blood 2+} but {-proteinuria:no protein}. He had {+recent-respiratory-infection:a cold three weeks earlier}.',
  },
  {
    id: 'a046',
    text: 'A 43-year-old woman has {+ruq-pain|biliary-colic:right upper quadrant pain} {+radiates-to-right-shoulder:radiating to the right shoulder}, which began {+worse-after-fatty-food:after a greasy meal}. {+fever:Temperature is 101.5 °F}. {+murphy-sign:Inspiration is arrested on palpation below the right costal margin}. {-jaundice:The sclerae are anicteric}. {+leucocytosis:WBC count is 15,200/µL}. Ultrasound shows {+gallstones-on-ultrasound:gallstones} and {+gallbladder-wall-thickening:a thickened gallbladder wall}, {-bile-duct-dilatation:without dilatation of the common duct}.',
  },
  {
    id: 'a047',
    text: 'A 47-year-old woman comes to the office because of {+fatigue:fatigue}, {+constipation:constipation} and {+weight-gain:a 15-lb weight gain}. She {+cold-intolerance:feels cold when others are comfortable}. {+dry-skin|myxoedema-features:Her skin is dry}, and {+slow-relaxing-reflexes:the ankle reflexes relax slowly}. {~heavy-menstrual-bleeding:Heavy periods} in her thirties have ceased. There is no {-goitre:goiter} or {-oedema|oedema-leg:edema}. {+high-tsh:TSH is 28 mIU/L}. {-bradycardia&tachycardia:Pulse is 64/min}.',
  },
  {
    id: 'a048',
    text: 'An 81-year-old woman has {+watery-diarrhoea:profuse watery diarrhea} and {+abdominal-cramps:abdominal cramping} one week after {+recent-hospitalisation:hospitalization} for pneumonia treated with {+fluoroquinolone|recent-antibiotics:levofloxacin}. There is no {-rectal-bleeding|bloody-diarrhoea:hematochezia}, {-melaena:melena} or {-vomiting:vomiting}. {+fever:Temperature is 38.4 °C}; {+leucocytosis:leukocyte count is 21,000/mm³}. {+c-difficile-toxin:Stool is positive for Clostridioides difficile toxin}.',
  },
  {
    id: 'a049',
    text: 'A {+farming:farmer} sleeping on the floor {+present-on-waking|wakes-from-sleep:wakes with} {+abdominal-pain:abdominal pain}; within hours he has {+ptosis&bilateral:drooping of both eyelids}, {+double-vision:diplopia} and {+descending-paralysis:weakness that descends to the limbs}. {+snake-bite:A krait was found in his bedding}. There is no {-bite-limb-swelling|arm-swelling:swelling of the arm} and no {-abnormal-bleeding:bleeding}. {-prolonged-clotting:Clotting times are normal}. {-fever&hypothermia:Temperature 36.7 °C}.',
  },
  {
    id: 'a050',
    text: 'A newborn girl, delivered at term to {+rhesus-negative:a rhesus-negative mother}, becomes {+jaundice-first-day|neonatal-jaundice:visibly yellow at 14 hours of age}. She is {+pallor:pale} and {+splenomegaly&hepatomegaly:the liver and spleen are enlarged}. {-poor-feeding:She feeds well} and is {-fever:afebrile}. {+coombs-positive:The direct antiglobulin test is positive}. A brother needed phototherapy. {-premature-birth:She was not preterm}.',
  },
  {
    id: 'a051',
    text: '72M, {+copd:COPD}, {+type-2-diabetes:T2DM}. 3/7 {+dyspnoea:SOB} + {+purulent-sputum|productive-cough:cough prod. of green sputum}. {+fever:T 38.4}, {+tachycardia:HR 108}, {-hypotension&raised-blood-pressure:BP 128/76}, {+hypoxia:SpO2 90% RA}, {+tachypnoea:RR 24}. O/E {+focal-crackles:creps R base}. No {-chest-pain:CP}, no {-haemoptysis:haemoptysis}, no {-oedema-leg|oedema-unilateral-leg|oedema-bilateral-leg:leg swelling}. CXR: {+cxr-consolidation:RLL consolidation}. Imp: LRTI.',
  },
  {
    id: 'a052',
    text: 'F 28, {+third-trimester|pregnancy-after-20-weeks|pregnancy:31/40}. {+painless-vaginal-bleeding|antepartum-haemorrhage|bleeding-in-pregnancy|vaginal-bleeding:Painless fresh PV bleed approx 200 ml} since 0300. No {-abdominal-pain:abdo pain}, no {-uterine-contractions:contractions}. {-tense-woody-uterus&uterine-tenderness:Uterus soft, NT}. {+placenta-low-on-scan:Low-lying placenta on 20/40 scan}. {-fetal-distress:FHR 142, reactive}. {-tachycardia&bradycardia:P 84}, {-hypotension&raised-blood-pressure:BP 118/70}. {+rhesus-negative:Rh neg}. Anti-D if further bleed.{?+painless:}',
  },
  {
    id: 'a053',
    text: "ED: 45F, {+nausea&vomiting:N+V} and {+ruq-pain|biliary-colic:RUQ pain} {+worse-after-fatty-food:after fish and chips}. PMHx {+previous-gallstones:gallstones}; prev {~heartburn:heartburn}, resolved. Not {-jaundice:jaundiced}. {-fever&hypothermia:T 37.1}, {-tachycardia&bradycardia:HR 82}. Abdo {-guarding|rigid-abdomen:soft}, {+ruq-tenderness:tender RUQ}, {-murphy-sign:Murphy's neg}. {-raised-pancreatic-enzymes:Amylase 45}, {-raised-bilirubin&raised-transaminases&raised-alp:LFTs NAD}. Plan: OP USS, return if fever or jaundice.",
  },
  {
    id: 'a054',
    text: '3yo F, 2/7 {+fever:febrile}, {+poor-oral-intake|poor-feeding:reduced oral intake}, {+vomiting:vomiting x4}, nil {-diarrhoea:diarrhoea}. {+dry-mucous-membranes|dehydration|dry-mouth:MM dry}, {-prolonged-capillary-refill:CRT <2s}, {-neck-stiffness:neck supple}, nil {-rash:rash}. ENT: {+throat-redness:throat injected}, {-bulging-eardrum:TMs normal}. Imms {-unvaccinated:UTD}. {-pyuria&microscopic-haematuria:Urine dip clear}. {-drowsiness|reduced-consciousness:Alert}, playing with toys.{?-proteinuria:}{?-perforated-eardrum:}{?-irritable-child:}{?-lethargic-infant:}{?-middle-ear-effusion:}',
  },
  {
    id: 'a055',
    text: '85F {+crowded-living|frailty:from NH}, {+fall|falls:unwitnessed fall}, {+long-lie:on floor all night}. {+hip-pain:R hip pain}, {+leg-shortened-rotated:R leg short + ext rotated}, {+unable-to-bear-weight:unable to WB}. PMH {+dementia:Alzheimers dementia}, {+osteoporosis:OP}, {+known-atrial-fibrillation:AF} on {+anticoagulant:apixiban}. {-reduced-consciousness|coma|drowsiness:GCS 15}, no {-head-injury:HI}. {+raised-ck:CK 4200}. {-fever&hypothermia:T 36.2}.',
  },
  {
    id: 'a056',
    text: "19M {+assault|direct-blow:punched} outside pub, {+recent-alcohol-binge|alcohol-use|heavy-alcohol-use:ETOH ++ tonight}. {+head-injury:HI} but {-syncope:no LOC}, no {-vomiting:vomiting}, no {-post-traumatic-amnesia|memory-loss|transient-amnesia:amnesia}. {-reduced-consciousness|coma|drowsiness:GCS 15}, {-anisocoria|one-pupil-larger:PERL}. {+nasal-deformity:Nose swollen and crooked}, {+epistaxis:epistaxis}, no {-septal-haematoma:septal haematoma}. Nil {-csf-leak|csf-rhinorrhoea:CSF leak} or {-battle-sign:Battle's sign}.",
  },
  {
    id: 'a057',
    text: '66M {+cirrhosis|chronic-liver-disease:ALD cirrhosis}, {+heavy-alcohol-use:ETOH 80 units/wk}. {+haematemesis:Haematemisis x2} + {+melaena:melaena}. {+tachycardia:HR 122}, {+hypotension:BP 84/52}. {+ascites:Tense ascites}, {+asterixis:flap +ve}, {+confusion:confused}. {+severe-anaemia:Hb 62 g/L}, {+prolonged-clotting:INR 2.3}. Not on {-anticoagulant:anticoags} or {-nsaid:NSAIDs}. {-abdominal-tenderness:Abdo non-tender}. For OGD once resuscitated.',
  },
  {
    id: 'a058',
    text: 'Psych liaison: 22F, impulsive {+overdose|suicide-attempt|self-harm:OD} of {+ssri:sertraline} post {+psychosocial-stressor:break-up}. {+low-mood:Mood low}, {+insomnia:poor sleep}. PMH {+eating-disorder:bulimia}. {~suicidal-ideation:SI last week}, none now. No {-auditory-hallucinations&visual-hallucinations:AH/VH}, no {-delusions:delusional beliefs}. Denies {-drug-use:illicits}. FHx {+family-low-mood:depression (mum)}. Lives with dad, {-loss-of-appetite:appetite OK}.',
  },
  {
    id: 'a059',
    text: 'Baby D1, {-premature-birth:term}, {+caesarean-newborn:El CS}. {+grunting:Grunting}, {+nasal-flaring:nasal flaring}, {+chest-indrawing:subcostal recession} from 20 min of age. {+hypoxia:SpO2 89% in air}, {-hypoglycaemia:BM 3.6}, {-fever&hypothermia|cold-newborn:T 36.9}. No {-meconium-at-birth|meconium-stained-liquor:mec at delivery}, no {-prolonged-labour-rupture:PROM}. {-heart-murmur:No murmur}, {-radiofemoral-delay|absent-peripheral-pulses:femorals palpable}. CXR {+lung-fissure-fluid:streaky with fluid in fissure}. ?TTN.{?-hyperglycaemia:}',
  },
  {
    id: 'a060',
    text: 'Ortho: 24M skateboarder, {+fall-on-outstretched-hand:FOOSH} L. {+wrist-pain:L wrist pain}, {+snuffbox-tenderness:tender ASB}. No {-bone-deformity:deformity}, {-wound:skin intact}, {-paraesthesia|hand-numbness:sensation normal}, {-absent-peripheral-pulses:radial pulse present}. XR scaphoid views: no {-fracture-xray:fracture seen}. Splint + rpt film 10/7. No {-head-injury:head injury}. PMH nil, {-drug-allergy:NKDA}.{?-joint-deformity:}',
  },
];
