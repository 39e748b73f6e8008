import type { AnnotatedText } from '../annotation.types.ts';

/** Lay texts: first person, parents and relatives. */
export const part5Annotations: readonly AnnotatedText[] = [
  {
    id: 'a121',
    text: "{+recurrent-epistaxis:This is my third nosebleed this month}. I'm {+anticoagulant:on warfarin}, and {+easy-bruising:I bruise if you look at me}. {-bleeding-gums:My gums don't bleed}, {-haematuria:no blood in my urine} and {-melaena:no black stools}. {-direct-blow|trauma:I didn't bang my nose}. I have {+hypertension:high blood pressure}; {+raised-blood-pressure:this morning it was 165/95}.",
  },
  {
    id: 'a122',
    text: "{+sudden-hearing-loss|sudden-onset&unilateral-hearing-loss|unilateral&present-on-waking:I woke up deaf in my right ear} yesterday. There's {+tinnitus:a hissing noise} and {+ear-fullness:it feels blocked}. {-ear-pain:It doesn't hurt} and {-ear-discharge:nothing is leaking}. {-vertigo:No spinning}, and {-facial-weakness:my face moves normally}. I haven't been {-loud-noise:near any loud music}. I did have {~nasal-congestion|recent-respiratory-infection:a stuffy nose} a fortnight ago, but that cleared.{?+painless:}",
  },
  {
    id: 'a123',
    text: "My son is four and {+vesicular-rash|generalised-rash&crops-different-stages:has little blisters all over, some fresh and some crusting}. {+pruritus|generalised-itch:He won't stop scratching}. {+low-grade-fever|fever:37.8 this morning}. {+chickenpox-contact&daycare-exposure:Half his nursery has chickenpox}. {-drowsiness|lethargic-infant:He's wide awake}, {-vomiting:not vomiting}, and {-dyspnoea:his breathing is fine}. Should I worry if he gets a headache?",
  },
  {
    id: 'a124',
    text: "I'm 15 and get {+dysmenorrhoea:terrible period pains}. {+heavy-menstrual-bleeding:I flood through my pads} and {+menstrual-clots:pass big clots}. I'm {+fatigue:shattered} and {+presyncope|dizziness:a bit lightheaded}. {+nsaid:Ibuprofen} {+relieved-by-nsaids|relieved-by-painkillers:takes the edge off}. {-intermenstrual-bleeding:I don't bleed in between}, {-vaginal-discharge:there's no discharge} and {-sexually-active:I've never had sex}. {+family-endometriosis:Mum has endometriosis}.",
  },
  {
    id: 'a125',
    text: "My brother {+paranoia|delusions:thinks the neighbours are spying on him} and {+auditory-hallucinations|hallucinations:hears them talking through the wall}. {+self-neglect:He hasn't washed for weeks} and {+social-withdrawal|agoraphobia:won't leave his room}. {+cannabis-use|drug-use:He smokes weed every day}. {+lack-of-insight:He says nothing is wrong with him}. He hasn't {-self-harm:hurt himself} or {-aggression:been violent}. {+family-schizophrenia:Our uncle has schizophenia}.",
  },
  {
    id: 'a126',
    text: "{+polyuria:I'm peeing buckets}, {+thirst:I can't stop drinking} and {+nocturia:I'm up five times a night}. {+blurred-vision:My sight goes blurry} too. {+hyperglycaemia:My friend's meter showed 16.8}. {-dysuria:It doesn't sting}, and {-weight-loss:I haven't lost any weight}. {+family-type-2-diabetes:Both my parents have type 2 diabetes}. {-diabetes:I've never been told I'm diabetic}.{?+reduced-vision:}",
  },
  {
    id: 'a127',
    text: "My {+low-back-pain:lower back hurts} and {+sciatica|radiates-to-leg|leg-pain:a pain shoots down my left leg to the foot}, {+worse-on-coughing:worse if I cough} or {+worse-on-sitting:sit too long}. {+foot-numbness:My little toe is numb}. It began after {+heavy-lifting:shifting paving slabs}. {-urinary-incontinence:I'm not wetting myself}, {-saddle-anaesthesia:I'm not numb between my legs}, and {-leg-weakness:my leg isn't weak}. {~neck-pain:My neck was bad} last year, but that's better.",
  },
  {
    id: 'a128',
    text: "Our six-week-old {+evening-crying|same-time-each-day:screams every evening from six till nine}. He {+posseting|regurgitation|vomiting:brings up a little milk after feeds}, {-bilious-vomiting:never green}. He's {+formula-fed:on formula}, {-poor-feeding:feeds well} and is {-faltering-growth:gaining weight nicely}. {-rectal-bleeding|blood-in-stool-infant:No blood in his nappy}, {-fever:no fever}, {-diarrhoea:no diarrhoea}. {+inconsolable-crying|unremitting:Nothing soothes him}. My health visitor called it colic.",
  },
  {
    id: 'a129',
    text: "I've been {+change-in-bowel-habit|diarrhoea:going to the toilet more often than I used to}, and {+blood-mixed-with-stool|rectal-bleeding:there's dark blood mixed in with it}. {+incomplete-evacuation|tenesmus:I never feel empty}. {+weight-loss:My trousers are falling off me} and I'm {+fatigue:worn out}. {-anal-pain:My bottom doesn't hurt}, {-vomiting|nausea:no sickness}. {+family-colon-polyps:My brother had polyps removed}. I'm 62.",
  },
  {
    id: 'a130',
    text: "{+raynaud:My fingers go white, then blue, in the cold}. {+skin-tightening:The skin on my hands has become tight and shiny}. I've {+heartburn:bad heartburn} and {+dysphagia-solids:bread gets stuck when I swallow}. I {-smoking:don't smoke}, and I've {-joint-swelling:no swollen joints}. {+digital-ulcers|poor-wound-healing:Two fingertips have sores that won't heal}. {-dyspnoea:I'm not short of breath}.",
  },
  {
    id: 'a131',
    text: "{+gritty-eyes|eye-foreign-body-sensation:My eyes feel like there's sand in them} and {+dry-mouth:my mouth is so dry I can't eat a cracker without water}. {+dental-caries:My teeth are full of cavities}, my {+knee-pain|joint-pain&bilateral:knees both ache} and I'm {+vaginal-dryness:dry down below}. {-rash:No rash}. {-eye-pain:My eyes don't hurt}. {+family-lupus-connective-tissue:My cousin has lupus}.",
  },
  {
    id: 'a132',
    text: "{+red-eye:My left eye went red} yesterday with {+purulent-eye-discharge:thick yellow gunk}, and {+eyes-glued-in-morning:it was stuck shut this morning}. {-reduced-vision|blurred-vision:I can see fine}. {-eye-pain:No real pain}, {-photophobia:light doesn't bother it} and I don't {-contact-lens-wear:wear contacts}. {+sick-contact:My kids had conjuctivitis} last week. The chemist said come back if my sight changes.",
  },
  {
    id: 'a133',
    text: "{+ptosis&worse-in-evening:My eyelid droops by the end of the day} and {+double-vision:I see two of everything}. {+fatigable-weakness|arm-weakness|proximal-weakness|worse-on-raising-arm:My arms give out halfway through brushing my hair}. {+bulbar-weakness|worse-on-chewing:Chewing meat wears out my jaw and my speech goes nasal}. {-paraesthesia:There's no numbness}, {-headache:no headaches}, {-eye-pain:no eye pain}. {+family-thyroid-disease:Thyroid trouble runs in the family}.",
  },
  {
    id: 'a134',
    text: "{+worse-in-evening:In the evening} {+creeping-legs|paraesthesia|leg-numbness:it feels as if something is crawling inside my legs} and {+restless-legs:I have to move them}. {+relieved-by-movement:Walking about helps}. {+insomnia:I can't get to sleep}. {+low-ferritin:The doctor said my iron was low}. {-oedema-leg|oedema-bilateral-leg:My legs aren't swollen}, {-foot-numbness:my feet aren't numb} and I've no {-back-pain:back trouble}.",
  },
  {
    id: 'a135',
    text: "I'm 56 and {+erectile-dysfunction:can't keep an erection}, and {+no-morning-erections:I don't wake up with one any more}. {+gradual-onset:It's come on gradually}. I have {+type-2-diabetes:type 2 diabetes}, take {+beta-blocker:atenolol} and {+smoking|heavy-smoking:smoke fifteen a day}. {-low-libido:I still want sex}. {-penile-curvature:It isn't bent} and {-penile-pain:it doesn't hurt}. {-chest-pain:No chest pains}.{?+painless:}",
  },
  {
    id: 'a136',
    text: "I've got {+curdy-discharge:discharge like cottage cheese}, and {+vulval-itch|genital-itch:it's unbearably itchy down there}. {+vulval-redness:Everything is red and puffy} and {+superficial-dyspareunia|dyspareunia:sex stings at the entrance}. {-foul-vaginal-discharge|fishy-discharge:It doesn't smell}. I've {+recent-antibiotics:just finished antibiotics}. {-genital-ulcer:No sores}, {-pelvic-pain:no pain in my pelvis}, and {-partner-sti:my boyfriend hasn't caught anything}.{?+genital-rash:}{?-sick-contact:}{?+pruritus:}",
  },
  {
    id: 'a137',
    text: "{+drug-timed-rash|new-medication&penicillin|recent-antibiotics:Three days into amoxicilin I came out} in {+urticaria:hives} and {+generalised-itch:I'm itching all over}. {-lip-swelling&tongue-swelling:My lips and tongue aren't swollen}, {-dyspnoea:I can breathe fine} and {-mouth-ulcer:no sores in my mouth}. I took the same antibiotic as a child and had {~vomiting:vomiting} with it, nothing worse. My mother is {+family-atopy|family-food-allergy:allergic to everything}.{?-angioedema:}",
  },
  {
    id: 'a138',
    text: "{+outdoor-camping:After a camping trip} I found {+tick-bite:a tick behind my knee}. A week later {+erythema-migrans|target-lesions:a red ring like a target spread around the spot}. I've {+headache:a headache} and {+myalgia:sore muscles}. {-fever:My temperature's normal}, {-joint-pain:my joints are fine}, and {-facial-weakness:my face isn't drooping}. {-pruritus:It doesn't itch}. Do I need antibiotics?{?-hypothermia:}",
  },
  {
    id: 'a139',
    text: "My seven-year-old was dry for two years but {+secondary-enuresis|bedwetting:has started wetting the bed again}. {-daytime-wetting|urinary-incontinence:He's dry during the day}. {-thirst:He isn't drinking more than usual}, {-dysuria:peeing doesn't hurt} and {-weight-loss:he hasn't got thinner}. {+constipation:He only poos every four days}. {+psychosocial-stressor:We moved house in May}. {+family-bedwetting:His dad wet the bed till ten}.",
  },
  {
    id: 'a140',
    text: "{+skipped-beats|irregular-heartbeat|palpitations:My heart keeps missing a beat}, {+worse-with-stress:mainly when I'm stressed}. {-chest-pain:It doesn't hurt}, {-syncope:I haven't fainted} and {-dyspnoea:I'm not breathless}. {-tachycardia&bradycardia:My watch says my pulse is 72}. I had {~dizziness:dizzy spells} as a teenager. {+family-sudden-death:My brother dropped dead at 34}, which frightens me. My father is fine, {-family-ischaemic-heart-disease:no heart disease in my parents}.{?+painless:}",
  },
  {
    id: 'a141',
    text: "We came back from {+tropical-travel|travel:Thailand} last week. I've {+high-fever:a fever of 40.1}, {+retro-orbital-pain:pain behind my eyes} and {+myalgia&bone-pain:every muscle and bone hurts}. Today {+bleeding-gums:my gums bled} when brushing. {+insect-bite:The mosquitos ate me alive} there. {-cough:I'm not coughing}, {-sore-throat:my throat is fine}, {-diarrhoea:no diarrhoea}, and {-jaundice:I'm not yellow}.",
  },
  {
    id: 'a142',
    text: "{+varicose-veins&bilateral:I've got bulging veins on both legs}. {+leg-heaviness|worse-on-standing|prolonged-kneeling:My legs feel heavy after a day on my feet}, but {+relieved-by-elevation:putting them up helps}. {+venous-skin-changes:The skin above my ankle has gone brown}. {-venous-ulcer|skin-ulcer:No open sores}. It {~pruritus:used to itch} there. I've {+multiparity:had four children}. {+family-varicose-veins:Mum had terrible veins}. I've never had {-venous-thromboembolism:a blood clot}.",
  },
  {
    id: 'a143',
    text: "I'm {+wet-work:a hairdresser with my hands in water all day} and {+hand-rash&dry-skin:my hands are red, dry and cracked}. They're {+pruritus:really itchy}. {+worse-at-work|improves-on-holiday:It clears up on holiday}. {-weeping-rash:They don't ooze} and {-pustules:there are no pus spots}. I had {+asthma:asthma} as a child. {-generalised-rash|facial-rash|trunk-rash:It isn't anywhere else}, {-scalp-scaling:my scalp is clear}.",
  },
  {
    id: 'a144',
    text: "{+postpartum:I had my baby eight weeks ago} and I {+low-mood:feel empty and miserable}. {+guilt-worthlessness:I think I'm a useless mother}, and {+insomnia:I can't sleep even when she does}. {-harm-to-baby-thoughts:I would never hurt her} and {-suicidal-ideation:I don't want to die}. {-auditory-hallucinations|hallucinations:I'm not hearing voices}. I had {~anxiety:anxiety} at university, but it went away.",
  },
  {
    id: 'a145',
    text: "I'm 51. {+hot-flushes|flushing:I go bright red and boiling hot} {+many-attacks-a-day:ten times a day}, {+night-sweats:soak the sheets at night} and {+mood-swings:my moods are up and down}. {+amenorrhoea|missed-period:My last period was ten months ago}. {-palpitations|tachycardia:My heart doesn't race}, {-weight-loss:I haven't lost weight}, {-breast-lump:no lumps in my breasts}. {+family-osteoporosis:Gran broke her hip, she had osteoperosis}.",
  },
  {
    id: 'a146',
    text: "{+painless-haematuria|haematuria:I've been peeing blood but it doesn't hurt}, and {+clots-in-urine:yesterday there were clots}. I {+heavy-smoking:have smoked twenty a day for fifty years} and {+industrial-chemical-exposure:worked in a dye factory}. {~dysuria:It stung} last winter, but not since. I don't {-urinary-frequency:go more often}. {-weight-loss&weight-gain:My weight hasn't changed}. {-anticoagulant:I'm not on blood thinners}. I had {+kidney-stones:a kidney stone} in the nineties.{?+painless:}",
  },
  {
    id: 'a147',
    text: "Our son, 8, {+inattention|poor-concentration:can't concentrate on anything}, {+hyperactivity:is always on the go} and {+impulsivity:blurts out answers}. {+school-problems:His marks are dropping}. He's been {+since-childhood:like this since nursery}. {-insomnia:He sleeps well}, has no {-tics:tics}, and has never had {-seizure:a fit}. {-hearing-loss:His hearing test was normal}. {+family-developmental-disorder:His uncle has ADHD}.",
  },
  {
    id: 'a148',
    text: '{+spontaneous-night-toothache|toothache|pain-throbbing:My back tooth throbs all night} and {+pain-on-biting:kills when I bite down}. {+facial-swelling:My cheek has swollen up}. {+not-relieved-by-painkillers:Paracetamol does nothing}. {-trismus:I can open my mouth fully}, {-dysphagia:I can swallow} and {-fever&hypothermia:my temperature is 36.6}. It used to be {~tooth-sensitivity:sensitive to cold}, but not now. No dentist can see me till Tuesday.',
  },
  {
    id: 'a149',
    text: "{+present-on-waking:I woke up} and {+facial-weakness-whole:the whole right side of my face had dropped; I can't wrinkle my forehead or shut the eye}. There's an ache behind my ear and {+taste-change:food tastes odd}. {-ear-vesicles:No blisters in my ear}. {-arm-weakness&leg-weakness:My arms and legs work normally}, and {-dysarthria:my speech isn't slurred}.{?+mastoid-tenderness:}{?+ear-pain:}",
  },
  {
    id: 'a150',
    text: "{+previous-covid:I had Covid in January} and I've never recovered. {+post-exertional-malaise:If I do too much I'm wiped out for days}. {+poor-concentration:My brain is foggy} and {+unrefreshing-sleep|fatigue:I wake up as tired as I went to bed}. {~anosmia:I lost my smell for a month, it's back now}. {-fever:No fevers}, {-chest-pain:no chest pain}, {-anaemia&leucocytosis&thrombocytopenia:my blood count was normal}.",
  },
];
