import type { AnnotatedText } from '../annotation.types.ts';

/** Ward and emergency notes with their abbreviations. */
export const part3Annotations: readonly AnnotatedText[] = [
  {
    id: 'a061',
    text: '57F {+breast-cancer:Ca breast} with {+metastatic-cancer:bone mets}. 10/7 {+upper-back-pain:mid-thoracic back pain}, now {+paraparesis|leg-weakness:bilat leg weakness} + {+constipation:constipation}. {+sensory-level:Sensory level T8}, {+hyperreflexia:reflexes brisk LL}, {+babinski-sign:plantars upgoing}. {+urinary-retention|large-post-void-residual:In retention, 900 ml on bladder scan}. {-fever:Apyrexial}. {-arm-weakness:UL power normal}. ?MSCC, dex given, urgent MRI whole spine.{?+cord-compression-mri:}',
  },
  {
    id: 'a062',
    text: '58M {+chronic-kidney-disease:ESRF} on {+dialysis:HD} via {+vascular-line:R IJ tunnelled line}. {+rigors:Rigors} 40 min into session, {+high-fever:T 39.6}. No {-cough:cough}, no {-abdominal-pain:abdo pain}, {+anuria:anuric}. Exit site clean. {-new-murmur|heart-murmur:No new murmur}. {-hypotension&raised-blood-pressure:BP 136/80}. {+very-high-crp|raised-crp:CRP 212}. {+blood-culture-positive:BC: GPC in clusters}. Vanc given, line for removal.{?-wound-infected:}',
  },
  {
    id: 'a063',
    text: '30F, {+allergenic-food:ate cashews}; within 10 min {+urticaria:urticarial rash}, {+lip-swelling|angioedema:lip swelling}, {+throat-tightness:tight throat} and {+wheeze:wheeze}. {+hypotension:BP 82/44}, {+marked-tachycardia:HR 144}, {+hypoxia:sats 91%}. Known {+food-allergy:nut allergy} and {+asthma:asthma}. No {-stridor:stridor}, no {-vomiting:vomitting}. IM adrenaline x2 -> improving. Not on {-beta-blocker:B-blockers}.',
  },
  {
    id: 'a064',
    text: 'D5 post {+recent-abdominal-surgery|recent-surgery:ant resection}, 70M. {+abdominal-distension:Abdo distended} but {-abdominal-tenderness:non-tender}, {+absent-bowel-sounds:BS absent}. {+obstipation:No flatus or BO since op}. {~rectal-bleeding:PR bleeding} pre-op, none since. {+bilious-vomiting:Bilious vomits} overnight, NGT in. {-fever&hypothermia:T 36.9}, {-tachycardia&bradycardia:HR 88}. {+hypokalaemia:K 2.9}. AXR {+dilated-bowel:dilated loops}, no {-free-air:free air}. Ileus vs leak; CT if spikes or peritonitic.',
  },
  {
    id: 'a065',
    text: "62F OPD. {+exertional-dyspnoea:SOBOE} + {+dry-cough|chronic-cough:dry cough}, {+progressive-course|gradual-onset:slowly progresive} over 18/12. {+clubbing:Clubbed}. {+fine-velcro-crackles&bibasal-crackles:Bibasal velcro creps}. {+desaturation-on-exertion:Desats to 84% on 6MWT}. PFTs {+restrictive-spirometry:restrictive, TLCO 41%}. HRCT {+lung-fibrosis-imaging:honeycombing}. {-smoking|heavy-smoking:Never smoker}. {+bird-exposure:Keeps budgies}. No {-joint-pain:arthralgia}, {-raynaud:Raynaud's} or {-rash:rash}.",
  },
  {
    id: 'a066',
    text: '49M, {+paroxysmal-palpitations|sudden-onset:palpatations starting and stopping abruptly} since lunch. {+previous-similar-episodes:Prev episodes x3}. No {-chest-pain:CP}, no {-syncope:syncope}, no {-dyspnoea:SOB}. {+marked-tachycardia:HR 186}, {-hypotension&raised-blood-pressure:BP 124/80}. ECG {+narrow-complex-tachycardia:regular narrow-complex tachy}. {-hypokalaemia&hyperkalaemia:K 4.2}, {-low-tsh&high-tsh:TFTs normal}. {+caffeine-excess:6 energy drinks/day}. Adenosine 6 mg -> SR.',
  },
  {
    id: 'a067',
    text: '34M {+hiv:HIV}, {+immunosuppression|lymphopenia:CD4 60}, {+medication-non-adherence:stopped ARVs himself}. 3/52 {+dry-cough:non-productive cough}, {+exertional-dyspnoea:SOBOE}, {+fever:T 38.3}. {+desaturation-on-exertion:Sats drop 95 to 86% on stairs}. {+oral-thrush:Oral candida}. Chest {-crackles&wheeze:clear on auscultation}. {+raised-ldh:LDH 780}. HRCT {+ground-glass:diffuse ground glass}. No {-haemoptysis:haemoptysis}, no {-night-sweats:night sweats}, no {-headache:headache}. ?pnuemocystis.',
  },
  {
    id: 'a068',
    text: '7/12 M, {+premature-birth:ex-29-weeker}. 3/7 {+rhinorrhoea|nasal-congestion:coryza}, {+cough:cough}, now {+wheeze|diffuse-wheeze&crackles:wheeze + creps throughout}. {+chest-indrawing:SCR + ICR}. {+poor-feeding|poor-oral-intake:Feeding <50%}. {-fever:Afebrile}, no {-infant-apnoea:apnoeas}, no {-cyanosis:cyanosis}. {+hypoxia:SpO2 91%}. RSV pos. {+sick-contact:Sib has a cold}; {+passive-smoking:dad smokes indoors}. HFNC if tiring.',
  },
  {
    id: 'a069',
    text: '52F known {+epilepsy:epilepsy}, {+missed-antiepileptic|medication-non-adherence:ran out of levetiracetam}. {+tonic-clonic-seizure|seizure:GTC sz} {+lasts-minutes:approx 3 min}, {+self-resolving:self-terminated}. {+tongue-biting:Bit tongue}, {+incontinence-during-attack|urinary-incontinence:incontinent of urine}, {+postictal-state:post-ictal 30 min}. {-head-injury:No HI}. {-hypoglycaemia&hyperglycaemia:BM 5.6}, {-fever&hypothermia:T 36.7}, {-reduced-consciousness|coma|drowsiness:GCS 15 now}. No {-alcohol-use|recent-alcohol-binge:EtOH}. No {-muscle-weakness|hemiparesis:focal weakness}. {-neck-stiffness:Neck supple}.{?+antiepileptic:}',
  },
  {
    id: 'a070',
    text: '68M {+peripheral-artery-disease:PVD}, {+heavy-smoking:smokes 40/day x 45 yrs}, usual {+claudication:claudication at 50 yds}. {+sudden-onset:Sudden} {+limb-ischaemia-signs|absent-peripheral-pulses:cold, pale, pulseless L foot}, {+foot-numbness:numb toes}. Power {-foot-drop:no foot drop}. {+irregularly-irregular-pulse:Pulse irreg irreg}. No {-gangrene:gangrene}, no {-foot-ulcer|arterial-ulcer:ulcers}. {-chest-pain:No CP}. {+raised-lactate:Lactate 4.1}. Heparinised, vasc r/v.{?+pallor:}{?+cold-extremities:}{?+anticoagulant:}',
  },
  {
    id: 'a071',
    text: "48M, {+renal-colic|flank-pain|pain-colicky|radiates-to-groin:colicky L loin-to-groin pain}, {+restless-with-pain:can't lie still}. {+nausea:Nauseous}, not {-vomiting:vomited}. {-fever&hypothermia:T 36.6}, no {-rigors:rigors}, no {-dysuria:dysuria}. Dip {+microscopic-haematuria:blood +++}, {-pyuria:nit/leuc neg}. No {-pulsatile-abdominal-mass:pulsatile mass}, {-testicular-tenderness:testes NT}. CT KUB {+urinary-stone-imaging:5 mm L VUJ stone}, {-hydronephrosis:no hydro}. PMHx {+kidney-stones:stones x2}.{?+groin-pain:}",
  },
  {
    id: 'a072',
    text: '38F ref. with {+anaemia:Hb 98}, {+microcytosis:MCV 72}, {+low-ferritin:ferritin 6}. {+bloating:Bloating}, {+steatorrhoea|pale-stools:pale floating greasy stools}. {+coeliac-serology:tTG >10x ULN}. {+extensor-itchy-vesicles|vesicular-rash|pruritus:Itchy vesicles elbows + knees}. No {-rectal-bleeding:PR bleed}, no {-mouth-ulcer:mouth ulcers}, {-weight-loss&weight-gain:wt stable}, {-heavy-menstrual-bleeding:periods light}. FHx {+family-coeliac-disease:sister coeliac}, no {-family-colorectal-cancer:bowel Ca}. For OGD + D2 bx.{?+light-periods:}',
  },
  {
    id: 'a073',
    text: '59M {+type-2-diabetes:T2DM} on {+metformin:metformin}. {+leg-redness|spreading-erythema&oedema-unilateral-leg|oedema-leg:L lower leg red, hot, swollen} 2/7, tracking to thigh. {+fever:T 38.2}. {+foot-rash:Macerated toe webs}. No {-skin-necrosis:necrosis or crepitus}, no {-pain-out-of-proportion|pain-out-of-proportion-limb:pain out of proportion}. {-calf-tenderness:Calf SNT}. {+neutrophilia:Neuts 14.1}. {+drug-allergy:Penicillin allergic (rash)}. {-hypotension&raised-blood-pressure:BP 130/78}. No hx {-venous-thromboembolism:DVT}.{?+lymphangitic-streaks:}',
  },
  {
    id: 'a074',
    text: 'Eye casualty: 63M, {+flashing-lights:flashes} + {+floaters:floaters} OS 2/7, now {+curtain-over-vision:curtain nasally}. No {-eye-pain:pain}, {-red-eye:eye white}, no {-headache:HA}, no {-eye-trauma:trauma}. {+reduced-vision:VA OS 6/60}. No {-rapd:RAPD}, {-raised-eye-pressure:IOP 14}. {+eye-disease-known|difficulty-distance-vision:High myope}. {+retinal-detachment-sign:Sup-temp detachment seen, mac off}. {-family-visual-loss:No FHx blindness}.',
  },
  {
    id: 'a075',
    text: '78F. {+present-on-waking:Woke with} {+hemiparesis:L hemiparesis}, {+hemineglect:L neglect}, {+gaze-deviation:gaze to R}, {+dysarthria:slurred speech}. {+severe-hypertension|raised-blood-pressure:BP 196/108}, {-hypoglycaemia&hyperglycaemia:BM 6.4}. {+medication-non-adherence:Stopped amlodipine last month}. {-aphasia:No dysphasia}, no {-seizure:sz}. CT {+brain-infarct-imaging:R MCA infarct}, {-ct-intracerebral-bleed:no haemorrhage}. {-ecg-atrial-fibrillation|known-atrial-fibrillation|ecg-abnormal:ECG SR, no AF}. Swallow: {+aspiration|dysphagia:coughing on thin fluids}, NBM.{?+neglect:}',
  },
  {
    id: 'a076',
    text: '16M {+sickle-cell-disease:HbSS}, {+vaso-occlusive-pain:painful crisis} D2, {+back-pain:back} and {+leg-pain:leg pain}. New {+chest-pain:CP}, {+fever:T 38.5}, {+hypoxia:SpO2 89%}, {+jaundice:icteric}. No {-headache:headache}, no {-muscle-weakness|weakness:weakness}, no {-prolonged-erection:priapism}. CXR {+cxr-consolidation:new L basal infiltrate}. {+severe-anaemia:Hb 58} (baseline 84). ?acute chest syndrome, exchange transfussion d/w haem.',
  },
  {
    id: 'a077',
    text: '51F {+chemotherapy:D9 post FEC} for {+breast-cancer:breast Ca}. {+fever:T 38.3} at home, {+mouth-ulcer:mouth ulcers}. No {-cough:cough}, no {-diarrhoea:diarrohea}, no {-dysuria:dysuria}. {+vascular-line:PICC} site clean. {-hypotension&raised-blood-pressure:BP 112/68}, {+tachycardia:HR 112}, {-hypoxia:SpO2 98%}. {+neutropenia:Neuts 0.2}, {+thrombocytopenia:plt 88}. Tazocin given <1h. No {-rigors:rigors} on flushing.{?-wound-infected:}',
  },
  {
    id: 'a078',
    text: '21F, {+sudden-onset:sudden onset} {+rlq-pain|lower-abdominal-pain:RIF pain} + {+vomiting:vomiting x3}. {+fibroids|ovarian-cyst-mass:Known R ovarian cyst}. LMP 2/52 ago, {-pregnancy-test-positive|pregnancy:UPT neg}. No {-vaginal-bleeding:PVB}, no {-vaginal-discharge:PV discharge}, no {-dysuria:dysuria}. {-fever&hypothermia:T 36.8}. {+adnexal-tenderness&adnexal-mass:Tender R adnexal mass}. TVS {+ovary-no-flow:enlarged R ovary, no flow}. PSHx {+appendicectomy:appendicectomy}. To theatre.',
  },
  {
    id: 'a079',
    text: '67F {+rheumatoid-arthritis:RA} on {+methotrexate:MTX} + {+corticosteroid:pred 7.5}. 2/7 {+knee-swelling|joint-swelling&joint-redness-warmth:hot swollen R knee}, {+joint-any-movement-pain|worse-on-movement:screams on any movement}. {+fever:T 38.0}. No {-trauma:trauma}, no {-prosthetic-joint:prosthesis}. Aspirate {+purulent-joint-fluid:turbid, WCC 80k}, {-urate-crystals&pyrophosphate-crystals:no crystals}. {+very-high-crp|raised-crp:CRP 268}. {-polyarthritis|oligoarthritis:Other joints quiet}. {~back-pain:Back pain} last month, settled. No {-rash:rash}. Ortho for washout.',
  },
  {
    id: 'a080',
    text: '54M {+type-1-diabetes:T1DM}, {+excess-insulin&insulin:took Novorapid then skipped lunch}. Found {+sweating:sweaty} + {+confusion:muddled} at work, {+hypoglycaemia:BM 1.9}. {+relieved-by-sugar:Back to normal after Glucogel}. No {-seizure:fit}, no {-head-injury:head inj}, no {-muscle-weakness|hemiparesis:focal weakness}. Nil {-alcohol-use|recent-alcohol-binge:alchohol}. {-tachycardia&bradycardia:HR 90}. Not on {-sulfonylurea:gliclazide}.',
  },
  {
    id: 'a081',
    text: '40F, {+headache:HA}, {+nausea:nausea} + {+dizziness:dizzyness} 2/52, {+carbon-monoxide-exposure:faulty boiler, CO alarm sounding}. Dog drowsy too. No {-syncope|reduced-consciousness:LOC}, no {-chest-pain:CP}, no {-fever:fever}, no {-neck-stiffness|kernig-sign:meningism}. {+carboxyhaemoglobin:COHb 24%}, {-hypoxia:SpO2 99%}. {-ecg-abnormal:ECG normal}, {-raised-troponin:trop neg}. {-pregnancy-test-positive|pregnancy:HCG neg}. 15L O2.{?+normal-troponin:}',
  },
  {
    id: 'a082',
    text: '88F, {+fluctuating-cognition|confusion|fluctuating-course:fluctuating confusion} 3/7, {+visual-hallucinations|hallucinations:seeing cats on bed}. {+indwelling-catheter:LTC}, {+foul-smelling-urine:offensive urine}. PR: {+faecal-impaction|constipation:hard stool, loaded}. {+polypharmacy:14 regular meds}. {-fever&hypothermia:T 37.0}, {-hypoxia:SpO2 96%}, no {-head-injury:HI}. {+hyponatraemia:Na 121}. {+hearing-loss:HoH}. No {-dementia:dementia} per family. {-tremor:No tremor}, {-muscle-weakness|hemiparesis:moving all 4 limbs well}.',
  },
  {
    id: 'a083',
    text: 'Burns: 2yo M, pulled cup of tea over self - {+burn-injury:scald} to chest. {+blistered-burn:Blistered, pink, painful}, approx 5% TBSA, no {-deep-burn:full-thickness areas}. No {-airway-burn-signs:facial burns or soot}, no {-stridor:stridor}. {-hypoxia:SpO2 99%}, {-prolonged-capillary-refill:CRT 2s}. Hx consistent, {-injury-unexplained-child|neglect:no safeguarding concerns}. Imms {-unvaccinated:complete}.{?+vesicular-rash:}{?+pain:}',
  },
  {
    id: 'a084',
    text: "29M {+injection-drug-use&opioid-misuse:IVDU (heroin)}, {+hepatitis-c|hepatitis-c-markers:HCV+}. 2/52 {+night-sweats:night sweats}, {+weight-loss:wt loss}, {+high-fever:T 39.5}. {+new-murmur&pansystolic-murmur:New PSM LLSE}. {+splinter-haemorrhages:Splinters x3}; no {-osler-nodes:Osler's}, no {-janeway-lesions:Janeway lesions}. {-splenomegaly:Spleen impalpable}. TTE {+vegetation-echo:1.8 cm vegetation TV}. {+blood-culture-positive:BC x3 S. aureus}. Denies {-headache:HA}, {-back-pain:back pain}.",
  },
  {
    id: 'a085',
    text: 'D3 {+recent-caesarean|postpartum:EMLSCS}. {+fever:T 38.6}, {+tachycardia:P 116}, {+foul-lochia|foul-vaginal-discharge:offensive lochia}, {+uterine-tenderness:tender uterus}. {-wound-infected:Wound clean + dry}. {-breast-engorgement|breast-swelling:Breasts soft}, no {-breast-redness:erythma}. {-calf-tenderness:Calves SNT}. No {-dysuria:dysuria}, no {-cough:cough}. {+breastfeeding:BF}. {+anaemia:Hb 91}. Had {+prolonged-labour-rupture:ROM 30h} + multiple VEs. Co-amox, swabs sent.{?+penicillin:}',
  },
  {
    id: 'a086',
    text: '25M, 4/7 {+unilateral-throat-pain|sore-throat:R sided sore throat}, {+odynophagia|worse-on-swallowing:painful swallow}, {+trismus:trismus}, {+muffled-voice:hot potato voice}. {+fever:T 38.7}. {+uvular-deviation:Uvula pushed to L}, {+tender-lymph-nodes&cervical-lymphadenopathy:tender JD nodes}. No {-stridor:stridor}, no {-dyspnoea:SOB}, {-floor-of-mouth-swelling:FOM soft}. On {+penicillin|recent-antibiotics&not-improved-by-antibiotics:pen V 3/7, no better}. ?peritonsilar abscess for I+D.',
  },
  {
    id: 'a087',
    text: 'Max-fax: 41M, 5/7 {+toothache:toothache LR6}, now {+facial-swelling:R facial swelling}. {+dental-caries:Grossly carious 46}, {+gum-boil:buccal abscess}. {+trismus:MO 15 mm}. {-floor-of-mouth-swelling:FOM soft}, {-dysphagia:swallowing OK}, no {-stridor:stridor}, {-fever&hypothermia:T 37.2}. No {-eyelid-swelling|difficulty-opening-eye:eye closure}. {+smoking|heavy-smoking:Smokes 20/day}, {+neglected-tooth-cleaning:no dentist for 10 yrs}. {-immunosuppression:Not immunocompromised}.{?+skin-abscess:}',
  },
  {
    id: 'a088',
    text: '44M, {+antitubercular&new-medication:RIPE started 4/52 ago}. {+nausea:Nausea}, {+loss-of-appetite:off food}, {+jaundice:icteric} 3/7. {+very-high-transaminases|raised-transaminases:ALT 1340}, {+raised-bilirubin:bili 96}, {-prolonged-clotting:INR 1.1}. No {-asterixis:flap}, not {-confusion:confused}, no {-ascites:ascites}. {-hepatitis-b-markers|hepatitis-b&hepatitis-c-markers|hepatitis-c:Hep B/C neg}. No {-heavy-alcohol-use|alcohol-use:excess ETOH}, no {-herbal-remedy-use:herbal meds}. {~fever:Fever} at Dx, resolved. All TB meds held.',
  },
  {
    id: 'a089',
    text: '79F, {+syncope-without-warning|no-warning-before-attack:collapse x2 without warning} this wk. {+wound:Lac to brow}. No {-chest-pain:CP}, no {-palpitations:palps}, no {-tongue-biting:tongue biting}, no {-incontinence-during-attack|urinary-incontinence:incont.} {+beta-blocker:Bisoprolol 5 mg}. {+marked-bradycardia:HR 34}, ECG {+heart-block-complete:CHB}. {-postural-hypotension|pressure-drop:L/S BP no drop}. {-hypokalaemia&hyperkalaemia:K 4.6}, {-low-tsh&high-tsh:TSH 2.1}. {-raised-troponin:Trop neg}. Pacing referral.{?+normal-troponin:}',
  },
  {
    id: 'a090',
    text: 'GUM: 27M {+msm:MSM}, {+unprotected-sex:UPSI 3/52 ago}. {+painless-genital-ulcer|genital-ulcer&ulcer-indurated:Single painless indurated ulcer} on coronal sulcus, {+inguinal-lymphadenopathy:inguinal LNs}. No {-penile-discharge:urethral d/c}, no {-dysuria:dysuria}, no {-palms-soles-rash:rash palms/soles}. {+syphilis-serology:RPR 1:32}, {-hiv-test-positive|hiv:HIV Ag/Ab neg}. {+previous-sti:GC 2019}. {+drug-allergy:Allergic doxycycline}. PN done.',
  },
];
