import type { AnnotatedText } from '../annotation.types.ts';

/** Held-out texts: ward notes, and patients and parents in their own words. */
export const part7Annotations: readonly AnnotatedText[] = [
  {
    id: 'b031',
    text: 'TIA clinic: 71F R-handed. Tues am {+sudden-onset:sudden} {~arm-weakness|hemiparesis:R arm weakness}, {~facial-weakness|facial-weakness-forehead-spared:facial droop on R} and {~aphasia:word-finding difficulty}, {+lasts-minutes|lasts-over-20-minutes|recovers-within-a-day:lasted 25 min}, {+recovers-within-a-day:full recovery}. {-headache:No headache}, {-syncope|reduced-consciousness:no LOC}, {-sudden-vision-loss|transient-vision-loss|reduced-vision:no visual loss}, {-seizure:no seizure}. PMH {+type-2-diabetes:T2DM}, {+high-cholesterol:hyperchol} on {+statin:atorva}, {?+medication-non-adherence:stopped} {~antiplatelet:aspirin}. {~smoking:Ex-smoker}. O/E today: {-muscle-weakness|hemiparesis|arm-weakness:power 5/5}, {-dysarthria|aphasia:speech normal}, {-babinski-sign:plantars down}. {+raised-blood-pressure:BP 168/92}, {?-bradycardia:HR} {-tachycardia:74} {-irregularly-irregular-pulse|irregular-heartbeat:reg}. {+carotid-bruit:L carotid bruit}. ECG {-ecg-atrial-fibrillation:SR}. Dopplers: {+arterial-narrowing:80% L ICA stenosis}. {+raised-hba1c:HbA1c 71}.',
  },
  {
    id: 'b032',
    text: "76M, {+urinary-retention|anuria:not PU'd since 10pm}, severe {+lower-abdominal-pain|suprapubic-pain:lower abdo discomfort}. Bg of {+weak-stream:poor stream}, {+urinary-hesitancy:hesitancy}, {+nocturia:nocturia x4}, {+terminal-dribbling:terminal dribbling} over 1 yr. Taking OTC {+decongestant:decongestant} for {?+rhinorrhoea|recent-respiratory-infection|nasal-congestion:cold} this week. {+constipation:Constipated}, {+constipation|obstipation:BNO 4/7}. {-haematuria:No haematuria}, {-fever:no fever}, {-back-pain:no back pain}, {-leg-weakness|paraparesis:no leg weakness}, {-saddle-anaesthesia:no saddle anaesthesia}. O/E {+palpable-bladder:palpable bladder to umbilicus}, dull. PR: {+enlarged-smooth-prostate:smooth enlarged prostate}, {-hard-nodular-prostate:not craggy}, {-reduced-anal-tone:N tone}. {+large-post-void-residual:Residual 1100 ml}. {+raised-creatinine:Creat 164}, {?-hypokalaemia:K} {-hyperkalaemia:4.8}. {-raised-psa:PSA 3.1}.",
  },
  {
    id: 'b033',
    text: 'Male 47 yrs, {+heavy-alcohol-use:chr alcoholic x 20 yrs}, p/w {+abdominal-distension:abd distension} x 3 wks, {+oedema-bilateral-leg:B/L pedal edema}, {+jaundice:yellowish discolouration of eyes}. H/o {~melaena:black tarry stools} 1 episode 5 days back, none since. O/E {+jaundice:icterus +}, {+pallor:pallor +}, {+spider-naevi:spider naevi +}, {-asterixis:flapping tremors absent}, {-clubbing:clubbing absent}. P/A {+abdominal-distension:distended}, {+ascites:shifting dullness +}, {+ascites:fluid thrill +}, {+splenomegaly:spleen 3 cm palpable}. {?-hypotension&raised-blood-pressure:BP 100/60}, {?-bradycardia:PR} {-tachycardia:92}, {-fever:afebrile}. {+raised-bilirubin:Bil 5.2}, {+low-albumin:albumin 2.1}, {+prolonged-clotting:INR 1.9}, {+thrombocytopenia:plt 78k}. UGIE: {+endoscopy-varices:gr III varices}. {-hepatitis-b-markers|hepatitis-b:HBsAg neg}.',
  },
  {
    id: 'b034',
    text: '23 yr {+first-pregnancy|nulliparity:primi}, {+third-trimester|pregnancy-after-20-weeks|pregnancy:33+4 wks}, unbooked, referred i/v/o {+severe-hypertension|raised-blood-pressure:BP 170/112}. C/o severe {+frontal-headache:frontal headache}, {+blurred-vision:blurring of vision} since morning, {+epigastric-pain:epigastric pain}. H/o {+ankle-swelling|oedema-bilateral-leg|oedema-leg:swelling of feet} & {+facial-puffiness|facial-swelling:face} x 10 days. {-seizure:No fits}, {-vaginal-bleeding|antepartum-haemorrhage|bleeding-in-pregnancy:no bleeding PV}, {-rupture-of-membranes:no leaking PV}, {-reduced-fetal-movements:fetal movements perceived well}. O/E {+oedema-bilateral-leg|oedema-leg|ankle-swelling:pedal edema +++}, {+hyperreflexia:DTR brisk}, {-clonus:no clonus}. P/A {?+uterus-small-for-dates:ut 30 wks}, {-uterine-contractions|tense-woody-uterus:relaxed}, {-fetal-distress:FHS} {?-absent-fetal-heart:140/min}. {+proteinuria|nephrotic-proteinuria:Urine alb 3+}, {+thrombocytopenia:plt 88000}, {+raised-transaminases:SGPT 214}, {-raised-creatinine:creat 0.9}. {+family-hypertension:Mother hypertensive}.',
  },
  {
    id: 'b035',
    text: 'OPD: 21/F, {+neck-lump|cervical-lymphadenopathy:swelling Rt side of neck} x 2 months, {+slowly-growing|progressive-course:gradually increasing}, {+painless|painless-lymph-nodes:not painful}. {+evening-rise-of-temperature:Evening rise of temp +}, {+night-sweats:night sweats}, {+weight-loss:wt loss 5 kg}, {+loss-of-appetite:LOA}. {-cough:No cough}, {-haemoptysis:no hemoptysis}. {+tb-contact:Elder brother took ATT last yr}. O/E {?+underweight:thin built}, {+underweight:BMI 16.8}, multiple {+matted-lymph-nodes:matted nodes} {+cervical-lymphadenopathy:Rt level II–III}, largest 3x2 cm, {-tender-lymph-nodes:non tender}, one with {+discharging-node|sinus-tracts:discharging sinus}. {-crackles|wheeze:Chest B/L clear}, {-hepatomegaly&splenomegaly:no HSM}. {+tb-immunity-test-positive:Mx 18 mm}. {+very-high-esr|raised-esr:ESR 74}. {-hiv-test-positive|hiv:HIV NR}. {?-cxr-consolidation&cxr-cavity&cxr-upper-lobe&pleural-effusion&hilar-lymphadenopathy:CXR normal}. FNAC: {+caseating-granuloma:caseating granuloma}.',
  },
  {
    id: 'b036',
    text: 'Endocrine clinic. 36F referred w {+weight-loss-despite-appetite:wt loss 9 kg/4 mo despite good appetite}, {+heat-intolerance:heat intolerance}, {+tremor:shaky hands}, {+diarrhoea:loose motions 4x/d}, {+irritability:irritable}. {+light-periods:Periods light}. {+gritty-eyes:Gritty eyes}. {-neck-pain:No neck pain}, {-recent-respiratory-infection|flu-like-illness:no recent viral illness}, {-dysphagia:no dysphagia}. {+smoking:Smoker}. {+family-thyroid-disease:Mum & sister both thyroid}. O/E {+tachycardia:HR 112} {-irregularly-irregular-pulse|irregular-heartbeat:reg}, {+raised-blood-pressure|wide-pulse-pressure:BP 146/64}, {+sweating|localised-sweating|excessive-sweating:warm moist palms}, {+action-tremor|tremor:fine tremor}, {+lid-lag|lid-retraction:lid lag}, {+exophthalmos|proptosis:proptosis L>R}, {+goitre:smooth diffuse goitre} with {+thyroid-bruit:bruit}. {-pretibial-myxoedema:No pretibial myxoedema}. {+low-tsh:TSH <0.01, fT4 58}. {+beta-blocker:Propranolol} helping.',
  },
  {
    id: 'b037',
    text: "GP tel consult. 41M {+low-mood:low mood} since {+psychosocial-stressor:redundancy} in Jan, {+anhedonia:no enjoyment in anything}, {+early-morning-waking:wakes 4am}, {+poor-concentration:can't concentrate}, {+loss-of-appetite:appetite poor}, {+weight-loss:wt down half a stone}, {+low-libido:low libido}. {+guilt-worthlessness:Feels worthless}, {+tearfulness:tearful} most days. {+suicidal-ideation:Fleeting thoughts of being better off dead}, no plans or intent, {-self-harm:never self-harmed}. {-hallucinations|delusions|auditory-hallucinations|schizophrenia:No psychosis}, {-elevated-mood|bipolar-disorder:no mania}. {+alcohol-use:Alcohol 2 pints/wk}, {-drug-use:no drugs}. {~panic-attacks:Panic attacks in 20s}, resolved w CBT. {+family-low-mood:Dad depression}. PHQ-9 19. {-high-tsh:TSH} and {-anaemia:FBC} {?-low-tsh&leucocytosis:normal}. Tried {~ssri:sertraline} – stopped, {~nausea:nausea}.",
  },
  {
    id: 'b038',
    text: 'ER: 32/M {+farming:farmer}, alleged h/o {+snake-bite:snake bite} Rt foot @ 5 am while sleeping on floor. {+bite-limb-swelling|local-swelling:Minimal local swelling}, {+fang-marks:fang marks seen}, {-abnormal-bleeding|oozing-puncture-sites:no active bleed}. C/o {+ptosis:drooping of eyelids}, {+dysphagia:difficulty in swallowing}, {+double-vision:diplopia} since 1 hr. Now {+dyspnoea:breathing difficulty}. {-haematuria:No hematuria}, {-bleeding-gums:no bleeding gums}. O/E {+ptosis:B/L ptosis}, single breath count 8, {+head-drop:neck flexor weakness}, {+bulbar-weakness|excess-saliva|drooling:pooling of secretions}. {?-anisocoria&dilated-pupil&fixed-mid-dilated-pupil:Pupils NSRL}. {+tachycardia:HR 110}, {-hypotension|raised-blood-pressure:BP 130/80}, {+hypoxia|severe-hypoxia:SpO2 88% RA}. {-prolonged-clotting:20 min WBCT clotted}. {-thrombocytopenia:PLT N}, {-raised-creatinine:creat 0.8}.',
  },
  {
    id: 'b039',
    text: 'Foot clinic: 63M {+type-2-diabetes:T2DM} 18 yrs, {+raised-hba1c:HbA1c 92}, on {+metformin:metformin} + {+sulfonylurea:gliclazide}. {+foot-ulcer:Ulcer plantar L 1st MT head} 5/52, {+painless:painless}, now {+foul-skin-odour:smelly} with {+wound-infected:pus}. {+spreading-erythema:Surrounding erythema 3 cm}, {+local-warmth:warm}. Probe to bone +ve. {-rigors:No rigors}. {?+low-grade-fever|fever:T 37.9}. {+foot-numbness|glove-stocking-loss|paraesthesia:Monofilament 2/10 both feet}, {+vibration-proprioception-loss:loss of vibration to ankles}, {+callus:callus}. {-absent-peripheral-pulses:DP + PT palpable bilat}. Old R 2nd toe amputation. {-claudication:No claudication}. {+very-high-crp|raised-crp:CRP 112}, {+leucocytosis:WCC 14.1}. XR: {+osteomyelitis-imaging:cortical destruction 1st MT}, {-gas-in-soft-tissue:no gas}. Wears open sandals.',
  },
  {
    id: 'b040',
    text: "ENT on call: 69M, {+epistaxis:epistaxis} {?+unilateral:R nostril} x 3 hrs, {+profuse-epistaxis:not stopping with pressure}, {?+profuse-epistaxis|mouth-bleeding:clots down the throat}. On {+anticoagulant:apixaban} for {+known-atrial-fibrillation:AF}. {-trauma:No trauma}, {-nose-picking:no nose picking}, {-recurrent-epistaxis:no prev nosebleeds}. {+hypertension:HTN}. {-facial-pain:No facial pain}, {-nasal-congestion|unilateral-nasal-obstruction:no blockage}, {-weight-loss:no wt loss}. {+coffee-ground-vomit|haematemesis:Vomited altered blood x1}. O/E {+raised-blood-pressure:BP 178/96}, {?-tachycardia&bradycardia:HR 98}, {-hypoxia:sats 97%}. {?+epistaxis:Bleeding pt R Little's area}. L side NAD. {-cervical-lymphadenopathy:No cervical nodes}. {+anaemia:Hb 104} (was 136), {-thrombocytopenia:plt 210}, {-prolonged-clotting:INR 1.2}. Rapid Rhino in situ.",
  },
  {
    id: 'b041',
    text: 'ok so ive had these {+recurrent-headache|headache:headaches} {+since-childhood:since i was about 15} but {+progressive-course:theyre getting worse}. {+unilateral-headache|unilateral:always one side}, {+pain-throbbing:throbbing} {+retro-orbital-pain:behind my left eye}, and before it starts i get {+visual-aura:zigzag lines in my vision} for like 20 mins. {+photophobia:light kills me}, {+phonophobia:noise too}. i {+vomiting:throw up} and {+relieved-by-vomiting:then feel a bit better}. {+relieved-by-sleep:sleep in a dark room helps}. {+worse-after-alcohol:red wine def sets it off}. {-fever:no fever} or {-neck-stiffness:stiff neck}. {+family-migraine:mum gets them too}. im on {+combined-contraceptive:the pill}',
  },
  {
    id: 'b042',
    text: "Hi, 34 yr old woman here. For months now I get so {+bloating:bloated} {+worse-after-wheat:after eating bread or pasta} and the {+diarrhoea|chronic-diarrhoea:diarrhoea is awful}, {?+pale-stools:pale} and {+steatorrhoea:greasy and won't flush}. Always {+fatigue:tired}, GP said my {+low-ferritin:iron is low}. I've also got really {+extensor-itchy-vesicles|vesicular-rash:itchy blisters} {?+elbow-knee-rash:on my elbows}. {-rectal-bleeding|bloody-diarrhoea|blood-mixed-with-stool:No blood when I go} and {-abdominal-pain:no tummy pain} really. {+unintentional-weight-loss:Lost about a stone without trying}. My {+family-type-1-diabetes:brother has type 1 diabetes}, if that matters? {+recurrent-mouth-ulcers:Mouth ulcers keep coming back}.",
  },
  {
    id: 'b043',
    text: "My 2 yr old {?+wakes-from-sleep|worse-at-night:woke at midnight} with a {+barking-cough:cough like a seal barking} and a {+stridor:horrible noise every time he breathes in}. Had a {+rhinorrhoea:runny nose} since Tuesday. {+fever:Temp was 38.2}. Sitting in the steam didnt do much but {+relieved-by-cold|better-away-from-home:cold air outside calmed it}. He's {-drooling:not dribbling} and he's {-poor-oral-intake|dysphagia|poor-feeding:drinking fine}, {-rash:no rash}. {-cyanosis:Lips were pink} the whole time. His {+hoarseness:voice is all hoarse} now. {-unvaccinated:All his jabs are up to date}.",
  },
  {
    id: 'b044',
    text: "{+positional-vertigo|worse-on-turning-head:Whenever I roll over in bed} to the right {+vertigo|positional-vertigo:the whole room spins} for maybe {+lasts-seconds:20-30 seconds} then stops. Same {+worse-on-turning-head|positional-vertigo:if I look up} to the top shelf. I {+nausea:feel sick} with it but {-vomiting:haven't vomited}. {-tinnitus:No ringing in the ears} and my {-hearing-loss:hearing is fine}. I did {+head-injury:bang my head} on the car door 3 weeks ago. {-headache:No headache}, {-muscle-weakness|weakness:no weakness} or anything like that. I'm 62 and take {+antihypertensive:tablets} for {?+hypertension:blood pressure}.",
  },
  {
    id: 'b045',
    text: 'The {+pruritus:itching} is driving me mad!! {+nocturnal-itch|worse-at-night:Worst at night} {?+worse-in-heat:when im warm in bed}, {?+hand-rash:between my fingers, wrists}, round my belly button and {+genital-itch:on my privates}. {+papules:Little bumps} and {+burrows:thin wavy lines} on my hands. My {+itch-contact:girlfriend and her kid are scratching as well}. Tried {+topical-steroid:hydrocortisone} and it did nothing. {?-drug-allergy&food-allergy&allergic-rhinitis-known:Not allergic to anything}, {-contact-allergen:no new washing powder}. {-fever:No fever} and I {?-malaise:feel fine otherwise}. I had {~eczema:eczema} as a kid but grew out of it.',
  },
  {
    id: 'b046',
    text: 'Doctor my right {+heel-pain:heel pains} too much, specially {+first-step-heel-pain:first few steps when I get up from bed in morning}. {+relieved-by-movement:After walking little bit it becomes ok}, again {+worse-in-evening:evening it comes}. I am {+prolonged-standing:standing whole day in shop}, 45 year female, {?+obesity:weight 82 kg}. {-local-swelling|ankle-swelling:No swelling}, {-trauma:no injury}, {-paraesthesia|foot-numbness:no numbness}. {-joint-pain|polyarthritis:Other joints are fine}. I took {+nsaid:Combiflam}, {+relieved-by-painkillers|relieved-by-nsaids:some relief}. X-ray showed a heel spur. {-hyperglycaemia|diabetes:Sugar is normal}, {?+hypothyroidism|hyperthyroidism:thyroid I am having} since 5 years.',
  },
  {
    id: 'b047',
    text: "I'm 23, my {+irregular-periods|amenorrhoea:periods come like every 3 months}, when they do come {+heavy-menstrual-bleeding:they're heavy}. I've got {+hirsutism:dark hair on my chin and upper lip} that I shave and my {+comedones|pustules:acne} is worse than in high school. {+weight-gain:Gained 30 lbs} in the past two years. {+acanthosis-nigricans:Dark velvety patches on my neck} that won't scrub off. My {+family-type-2-diabetes:mom has type 2 diabetes}. {-pregnancy|pregnancy-test-positive:Not pregnant}, I've tested. {-galactorrhoea:No milky discharge}, {-blurred-vision|reduced-vision:no vision problems}. Ultrasound said {+polycystic-ovaries-imaging:lots of little cysts on my ovaries}.",
  },
  {
    id: 'b048',
    text: '{+heartburn:burning in my chest} {+worse-after-eating:after dinner} most nights, {+worse-lying-flat:worse if i lie down} or {+worse-on-bending-forward:bend over} to tie my shoes. {+regurgitation|sour-bitter-taste:sour stuff comes up} in the back of my throat and i {+nocturnal-cough:wake up coughing}. {+relieved-by-antacids:tums help} for an hour. {-dysphagia:food doesnt get stuck}, {-melaena:no black poop}, {-weight-loss:no weight loss}. {?-worse-on-exertion&exertional-chest-pain:doesnt happen} {+unrelated-to-exertion:when i exercise}. im 51, {+obesity:heavy guy}, {+caffeine-excess:drink a lot of coffee}, {~smoking:used to smoke} but quit in 2010. {+family-ischaemic-heart-disease:dad had a heart attack at 60}',
  },
  {
    id: 'b049',
    text: "{?+bilateral:Both} my {+hand-numbness:hands go numb and tingly} {+worse-at-night:at night}, {+median-nerve-numbness:mainly thumb, index and middle finger}, and I have to {?+relieved-by-movement:shake them} {?+wakes-from-sleep:out of bed} to get the feeling back. Started in the {+third-trimester:third trimester}, I'm {+third-trimester|pregnancy-after-20-weeks|pregnancy:36 weeks} now. I {+hand-weakness:keep dropping cups}. The {-ulnar-nerve-numbness:little finger is fine}. {-neck-pain:No neck pain}. {+ankle-swelling|oedema-bilateral-leg|oedema-leg:Ankles are a bit puffy} but my {-raised-blood-pressure|hypertension:BP was 118/70} {?-hypotension:yesterday} and there's {-proteinuria:no protein in my wee}. Wearing a splint helps a bit.",
  },
  {
    id: 'b050',
    text: "Since yesterday evening I've had loads of {+floaters:black specks floating about} in {?+unilateral:my left eye} and {+flashing-lights:flashes of light} at the side, like a camera. This morning there's a {+curtain-over-vision:grey curtain coming down from the top corner}. It {-eye-pain:doesn't hurt} {?+painless:at all} and the {-red-eye:eye isn't red}. I'm {+eye-disease-known|difficulty-distance-vision:very short-sighted} (-9) and had {+eye-disease-known:cataract surgery on that eye in 2022}. Right eye is normal. My {?+family-visual-loss:father had a detached retina}. {-headache:No headache}.",
  },
  {
    id: 'b051',
    text: "49 years old and I feel like I'm losing my mind. {+hot-flushes:Hot flashes} {?+many-attacks-a-day:ten times a day}, I {+night-sweats:soak the sheets at night}, my {+palpitations:heart races} for no reason. {+amenorrhoea|missed-period|menopause:Haven't had a period in 8 months}. {+dyspareunia|superficial-dyspareunia:Sex hurts} because {+vaginal-dryness:I'm so dry}. I {+irritability:snap at everyone} and {+memory-loss|poor-concentration:can't remember why I walked into a room}. {+joint-pain:Achy joints} too. {-vaginal-bleeding|postmenopausal-bleeding:No bleeding since}, {-breast-lump:no breast lumps}. My {+family-breast-cancer:mom had breast cancer} so I'm scared of hormones.",
  },
  {
    id: 'b052',
    text: 'My 18 month daughter {?+sudden-onset:suddenly} became {?+tonic-clonic-seizure|seizure|febrile-seizure:stiff}, {+eyes-roll-back:eyes rolled up} and {+tonic-clonic-seizure|febrile-seizure:all limbs were jerking} for {+lasts-minutes:about 2 minutes}, then she {+postictal-state:slept for half hour}. She was having {+high-fever|fever:fever 103} since that morning with {+rhinorrhoea:running nose}. Now she is {?-lethargic-infant&drowsiness&toxic-appearance:active and playing}, {?-fever:fever is down} with {?+relieved-by-painkillers:Crocin}. {-vomiting:No vomiting}, {-diarrhoea:no loose motion}, {-neck-stiffness:neck she is moving freely}. It happened {+first-episode:first time}. My {+family-febrile-seizure:husband also had fits with fever in childhood}. {?-birth-asphyxia&premature-birth:Birth was normal}, {-developmental-delay|motor-delay:milestones on time}.',
  },
  {
    id: 'b053',
    text: "{+pain-excruciating:Worst pain of my life}, {+pain-colicky:comes in waves} {+flank-pain|renal-colic|back-pain:from my right back} {+radiates-to-groin:round to my groin} and {?+testicular-pain|radiates-to-groin:down into my testicle}. I {+restless-with-pain:can't sit still}, been pacing all night. {+vomiting:Threw up} twice. {+haematuria:Pee looks pink}. I {-fever:don't have a fever} or {-chills|rigors:chills} and it {-dysuria:doesn't burn when I pee}. I {?~passing-stones:passed} a {+kidney-stones:stone in 2017} and was fine after. {+low-fluid-fibre:Don't drink enough water}, drive a truck all day. 39M. {+not-relieved-by-painkillers:Pain med from my wife didnt touch it}.",
  },
  {
    id: 'b054',
    text: "I was in Tesco queue and {+sudden-onset:all of a sudden} my {+palpitations:heart was pounding}, {+dyspnoea|air-hunger|hyperventilation:couldn't get my breath}, {+hand-numbness|paraesthesia:fingers} and {+perioral-paraesthesia:lips tingling}, {+tremor|shaking-attacks:shaking}, {+fear-of-dying|sense-of-impending-doom:felt like I was about to die}. {+lasts-minutes|self-resolving:Over in 15 mins}. That's {+previous-similar-episodes|panic-attacks:the fourth one this month} and now I {+agoraphobia:avoid shops altogether}. Ambulance did an {-ecg-abnormal:ECG, normal}, and my {-hypoxia:oxygen was 99%}. {-chest-pain:No chest pain}, {-syncope:I didn't pass out}. I {+caffeine-excess:drink about 5 energy drinks a day}. Under {+psychosocial-stressor|anxiety:loads of stress at uni}.",
  },
  {
    id: 'b055',
    text: 'bit embarrassing but i see {+bright-red-blood-on-wiping:bright red blood on the paper} when i go, sometimes {?+bright-red-blood-on-wiping:drips in the pan}. theres a {+prolapsing-anal-lump:soft lump that pops out when i strain and goes back} by itself. {+anal-itch:itchy down there} too. {-anal-pain:doesnt hurt}. ive always been {+constipation:constipated}, {+postpartum:baby is 4 months old}. {-melaena:poo is not black} and {-mucus-in-stool|rectal-discharge:no slime}, {-change-in-bowel-habit:no change in my bowels} otherwise. {-family-colorectal-cancer:nobody in family with bowel cancer}. used anusol, eased the itch',
  },
  {
    id: 'b056',
    text: "I have {+silvery-plaques:thick red patches with silvery flakes} {+elbow-knee-rash:on both elbows and knees}, and my {+scalp-scaling:scalp sheds} like crazy. {+nail-pitting:Nails have tiny pits}. It got way worse after {?~sore-throat:strep throat} last fall and {+worse-with-stress:when I'm stressed}; a week at the beach cleared half of it. Lately my {+dactylitis:fingers are swollen like sausages} and {+morning-stiffness:stiff in the morning}. {+pruritus:It itches some}. My {+family-psoriasis:grandfather had psoriasis}. {-red-eye:No eye redness}, {-fever:no fever}. I take {+lithium:lithium}.",
  },
  {
    id: 'b057',
    text: "My husband (56) {+snoring:snores} like a train and then {+witnessed-apnoea:stops breathing} for what feels like ages, then {+wakes-choking:gasps}. He {+morning-headache:wakes up with a headache} and a {+dry-mouth:dry mouth}, {+nocturia:up to wee three times a night}. {+daytime-sleepiness|sleep-attacks:Nodded off at the traffic lights} last week! He's {+obesity:19 stone} with a {+thick-neck-small-jaw:collar size of 18}, {+hypertension|raised-blood-pressure:BP is high} and on {+ace-inhibitor:ramipril}. He {-dyspnoea:doesn't get breathless} in the day and his {-restless-legs:legs aren't restless}. He likes a {+alcohol-use:whisky} before bed.",
  },
  {
    id: 'b058',
    text: "My son is 4 and {+constipation:poos maybe once a week}, its huge and {+hard-stools-straining:hard like a rock} and {+pain-on-defaecation:he screams}. There was a {+rectal-bleeding|bright-red-blood-on-wiping|blood-mixed-with-stool:streak of blood on it} last time. He {+stool-withholding:crosses his legs and hides behind the sofa to hold it in}. Now he has {+overflow-soiling:runny stuff leaking in his pants}. {+abdominal-pain|recurrent-tummy-ache-child:Tummy ache most days}, {+loss-of-appetite|poor-oral-intake:eats like a bird}. {-faltering-growth:Growing fine}, {-delayed-meconium:passed his first poo on day one}. {-vomiting:No sick}, {-fever:no fever}. Drinks {+excess-cow-milk:loads of cow's milk}.",
  },
  {
    id: 'b059',
    text: 'Sir, since 3 days severe {+toothache:tooth pain} in lower left back side, {+pain-throbbing|spontaneous-night-toothache:throbbing}, {+spontaneous-night-toothache|insomnia|wakes-from-sleep:not allowing to sleep}. Now {+facial-swelling|jaw-swelling:cheek is swollen} and {+gum-boil:pus is coming near the gum}, {+taste-change|sour-bitter-taste:bad taste in mouth}. {+relieved-by-cold:Cold water gives relief}, {+tooth-sensitivity|worse-with-cold-drinks:hot tea increases it}. {~fever|low-grade-fever:Slight fever 100.4 yesterday}, {-fever:today no fever}. {-trismus:I can open mouth fully}, {-dysphagia:swallow properly}, {-dyspnoea:no breathing problem}. Root canal was advised last year but I did not do. I am {+diabetes:diabetic}, 52 male, taking {+metformin:Glycomet}. I am {+drug-allergy:allergic to penicillin}.',
  },
  {
    id: 'b060',
    text: "{?+jumping-sport|trauma:landed wrong playing basketball}, {+twisting-injury:knee twisted} and i {+pop-heard:heard a loud pop}. {+knee-swelling|haemarthrosis:swelled up like a balloon} within 2 hours. now it {+knee-giving-way:gives way} whenever i turn. {?+joint-stiffness|extensor-mechanism-loss:can't straighten it all the way} but {-knee-locking:it doesnt lock}. {-foot-numbness|paraesthesia:no numbness in the foot}. i {?-unable-to-bear-weight:can put weight on it}, barely. er x-ray showed {-fracture-xray:no fracture}. {+relieved-by-cold:ice} and {+nsaid:advil} {+relieved-by-nsaids|relieved-by-painkillers:help some}. {+previous-dislocation|soft-tissue-tear-mri:tore the meniscus in my other knee} in 2019, surgery fixed it. 20f",
  },
];
