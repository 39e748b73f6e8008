import type { Vignette } from '../vignette.types.ts';

export const tox1Vignettes: readonly Vignette[] = [
  // exam
  {
    id: 'tox-001',
    age: 20,
    sex: 'female',
    gold: 'paracetamol-overdose-toxicity',
    text: 'A 20-year-old student comes in two days after an argument with her boyfriend, when she swallowed what she says were "about thirty" headache tablets from the supermarket. She felt only queasy the first day but now has vomiting and pain under the right ribs. She is tender in the right upper quadrant, alert, pulse 96, BP 112/70, temperature 36.9. ALT 6,400, INR 3.1, bilirubin 48, lactate 2.4. No ringing in the ears, no fast breathing, no travel, no alcohol, no rash, no drowsiness, pupils normal.',
  },
  // terse
  {
    id: 'tox-002',
    age: 31,
    sex: 'male',
    gold: 'opioid-overdose-toxicity',
    text: '31M found slumped in public toilet, needle in L groin. GCS 5, RR 4, sats 74% RA, pupils pinpoint, cyanosed lips. HR 58 BP 98/60 T 35.6 BM 6.1. Track marks both arms. No head injury seen, no smell of alcohol, no sweating/salivation, no seizure witnessed, chest clear.',
  },
  // exam
  {
    id: 'tox-003',
    age: 79,
    sex: 'female',
    gold: 'opioid-overdose-toxicity',
    text: 'A 79-year-old woman with metastatic breast cancer and worsening kidney function is found by her carer difficult to wake. Her slow-release pain tablets were doubled four days ago and she has a new skin patch. She mutters to loud voice and falls asleep mid-sentence, with brief jerks of the arms. Respiratory rate 6, oxygen saturation 86% on air, pulse 64, BP 104/58, pupils 1 mm. Capillary glucose 6.8, CO2 raised on blood gas. No fever, no focal weakness, no neck stiffness, no wheeze, no diarrhoea or sweating.',
  },
  // exam
  {
    id: 'tox-004',
    age: 36,
    sex: 'male',
    gold: 'organophosphate-poisoning',
    text: 'A 36-year-old farm labourer is carried in three hours after he was seen drinking from a sprayer container following a quarrel over debt. His clothes smell of garlic. He is sweating and drooling, with tears streaming, has vomited and soiled himself, and his chest is full of wet crackles and wheeze. Pupils are tiny, calf muscles are twitching. Pulse 48, BP 92/60, saturation 84%, GCS 10. No fever, no needle marks, no bite mark, no mouth burns, no dry skin.',
  },
  // lay
  {
    id: 'tox-005',
    age: 45,
    sex: 'female',
    gold: 'carbon-monoxide-poisoning',
    text: "All of us have had headaches this week, me, my husband and both kids, and today even the dog was wobbly. I'm 45. I feel sick, dizzy and fuzzy headed in the evenings and mornings, but when I'm out at work it clears up in an hour or so. Yesterday my husband nearly passed out in the living room. We've had the old gas heater on because of the cold. No temperature, no sore throat or cough, no diarrhoea, no stiff neck, food was all different.",
  },
  // terse
  {
    id: 'tox-006',
    age: 28,
    sex: 'male',
    gold: 'carbon-monoxide-poisoning',
    text: '28M found collapsed in garage, car engine running, door shut, note left. GCS 9, vomited, HR 124 BP 108/64 RR 26 sats 99% (probe), T 36.4, BM 7. pupils 4 mm reactive, skin flushed. ABG lactate 7, PaO2 normal. ECG ST dep V4-6. No pills/bottles at scene, no needle marks, no head injury, no seizure.',
  },
  // terse
  {
    id: 'tox-007',
    age: 49,
    sex: 'male',
    gold: 'alcohol-withdrawal',
    text: '49M, D3 post-op ORIF ankle. Collateral: 1 L whisky/d for yrs, last drink 3/7 ago. Overnight v agitated, shaking, drenched in sweat, picking at sheets, sees insects on wall, disorientated T/P. One GTC seizure 36h ago. HR 132 BP 178/104 T 38.1. Pupils dilated reactive, no neck stiffness, no rigidity, eye movts full, wound clean, no head injury, BM 6.',
  },
  // exam
  {
    id: 'tox-008',
    age: 42,
    sex: 'male',
    gold: 'methanol-poisoning',
    text: 'A 42-year-old man is brought in with two friends after drinking home-distilled spirit at a wedding the evening before. He was only mildly drunk, slept, and woke with abdominal pain, vomiting and vision "like looking through a snowstorm", which has since got worse. He breathes deeply at 32 a minute, pulse 108, BP 118/70, temperature 36.5. Pupils are dilated and sluggish, discs pink. pH 7.02, bicarbonate 6, anion gap 30, glucose 6.2, ketones trace, lactate 3. No fever, no limb weakness, no head injury, no mouth burns, no ringing in the ears.',
  },
  // exam
  {
    id: 'tox-009',
    age: 82,
    sex: 'female',
    gold: 'digoxin-toxicity',
    text: 'An 82-year-old woman with atrial fibrillation and heart failure has had five days of poor appetite, nausea and vomiting after a course of clarithromycin for a chest infection. She says the lights have yellow rings round them and she feels weak and muddled. Pulse is 42 and irregular, BP 108/60, temperature 36.6. ECG shows a slow ventricular rate with paired ectopic beats. Potassium 5.9, creatinine 190, up from 110. No chest pain, no diarrhoea, no fever, no headache, no limb weakness. She has taken her usual heart tablets every day.',
  },
  // lay
  {
    id: 'tox-010',
    age: 56,
    sex: 'female',
    gold: 'lithium-toxicity',
    text: "My mum, 56, has been on the same mood tablets for her bipolar for twenty years. Last week she had a tummy bug and has been taking ibuprofen for her knee, plus the doctor had just started a water tablet. Since Sunday her hands shake really coarsely, she's slurring and walking like she's drunk, and today she's confused and her muscles keep jerking. Loose poos as well. No fever, no stiffness, no drinking, no headache, no one-sided weakness, she swears she took no extra pills.",
  },
  // exam
  {
    id: 'tox-011',
    age: 29,
    sex: 'male',
    gold: 'neuroleptic-malignant-syndrome',
    text: 'A 29-year-old man admitted ten days ago with a psychotic illness had his haloperidol dose increased and a depot injection given five days ago. Over two days he has become mute, drenched in sweat and stiff as a board. Temperature 40.1, pulse 138, BP varying between 180/110 and 100/60, respiratory rate 28. There is lead-pipe rigidity of all limbs with reduced reflexes, and no clonus. CK 18,400, white cells 16, CSF normal. No diarrhoea, no rash, no antidepressants, no recreational drugs, pupils normal, no neck stiffness.',
  },
  // terse
  {
    id: 'tox-012',
    age: 37,
    sex: 'female',
    gold: 'serotonin-syndrome',
    text: "37F on sertraline, GP added tramadol for back pain + took friend's dextromethorphan cough mix last night. 6h agitation, shivering, diarrhoea, sweating++. T 38.7 HR 128 BP 156/92. Pupils dilated, tremor, brisk knee jerks, sustained ankle clonus, ocular clonus, legs>arms tone up. No neuroleptics, no neck stiffness, no rash, no headache, bowel sounds active, no alcohol.",
  },
  // terse
  {
    id: 'tox-013',
    age: 23,
    sex: 'female',
    gold: 'salicylate-poisoning',
    text: '23F, took "a full bottle" of tabs for pain ~5h ago after row. C/o ringing in ears, can\'t hear well, vomiting, sweaty, hyperventilating. T 38.0 HR 116 BP 122/72 RR 34 sats 99%. ABG pH 7.48 pCO2 2.6 HCO3 15, AG 20. BM 4.9. Pupils normal. No wheeze, no clonus/rigidity, no jaundice, no visual blurring, no seizure. No PMH.',
  },
  // terse
  {
    id: 'tox-014',
    age: 46,
    sex: 'female',
    gold: 'tricyclic-overdose',
    text: '46F depression + neuropathic pain. Found 1h ago drowsy w/ empty blister packs from bedside (her night-time pain/sleep tabs, 2/12 supply). GCS 8, HR 136, BP 82/48, T 37.8, RR 12. Pupils 7 mm, dry mouth, no bowel sounds, palpable bladder. GTC seizure x1 in ambulance. ECG QRS 150 ms, tall R in aVR. BM 6. No opioids in house, no sweating, no rigidity.',
  },
  // lay
  {
    id: 'tox-015',
    age: 24,
    sex: 'male',
    gold: 'snake-bite-neurotoxic',
    text: "Please help, my brother, 24, was sleeping on the floor in our village house and woke at 3 am with belly ache and feeling something had bit his foot. Only two tiny dots, hardly any swelling and not much pain. Now its 6 am and his eyelids are falling shut, he sees double, can't swallow his spit and his voice is weak. Breathing is getting shallow. No bleeding from gums or in urine, no fever, no fits. He was completely well last night. We saw a banded black thing near the wall.",
  },
  // terse
  {
    id: 'tox-016',
    age: 26,
    sex: 'male',
    gold: 'tension-pneumothorax',
    text: '26M RTC driver vs tree, 20 min ago. Severe R chest pain, getting rapidly more breathless, agitated, now grey. RR 38, sats 80% on 15L, HR 140, BP 74/40. Trachea to L, R chest hyperresonant, absent air entry R, neck veins distended. Abdo soft, pelvis stable, no ext bleeding. GCS 14. Heart sounds normal.',
  },
  // terse
  {
    id: 'tox-017',
    age: 78,
    sex: 'male',
    gold: 'sepsis',
    text: '78M NH resident, long term catheter, T2DM, dementia. 24h off food, shivering, now drowsy, mottled knees. T 38.9 HR 124 BP 78/42 RR 28 sats 93% RA, cap refill 5s, lactate 5.2, WCC 23, creat 240 (b/l 95). Urine cloudy, foul. BP 84/46 after 2 L. No chest pain, no rash, no neck stiffness, abdo soft, no melaena.',
  },
  // lay
  {
    id: 'tox-018',
    age: 52,
    sex: 'female',
    gold: 'sepsis',
    text: "My sister is 52, had chemo for her breast years ago but otherwise ok. She cut her leg gardening and it looked infected. Since last night she's been shaking so hard the bed rattled, then clammy, breathing fast and her skin has gone blotchy. She's talking rubbish and hasn't had a wee all day. Home machine says blood pressure 82 over 45, pulse 130, temp 39.4. No rash that looks like bruises, no stiff neck, no chest pain, the leg isn't hugely swollen or blistered, no allergy.",
  },
  // exam
  {
    id: 'tox-019',
    age: 35,
    sex: 'male',
    gold: 'heat-stroke',
    text: 'A 35-year-old roofer collapses on the third day of a heat wave after six hours of hard work in the sun. Colleagues say he had been staggering and talking nonsense. His skin is hot and flushed. Rectal temperature 41.6, pulse 148, BP 92/50, respiratory rate 30, GCS 9. He has a brief seizure on arrival. Glucose 5.4, sodium 149, CK 3,900, ALT 310. No neck stiffness, no rash, no rigidity, no drugs or medicines, no infection in recent days, pupils normal.',
  },
  // lay
  {
    id: 'tox-020',
    age: 2,
    sex: 'male',
    gold: 'foreign-body-aspiration',
    text: "My son is nearly 3, well he's 2 and a half. He was eating peanuts with his cousins and laughing when he suddenly choked and went red, coughed like mad for a few mins, then seemed OK. That was this afternoon and since then he's had a wheezy noise and keeps coughing. Only seems to wheeze on one side if you put your ear to his chest. He's never had asthma, no runny nose, no temperature, no rash or swollen lips, voice normal, not dribbling.",
  },
  // exam
  {
    id: 'tox-021',
    age: 33,
    sex: 'female',
    gold: 'status-epilepticus',
    text: 'A 33-year-old woman with known epilepsy, who ran out of her tablets four days ago, is brought by ambulance. Her partner says she stiffened then shook all over 35 minutes ago; the jerking has paused twice but she never woke in between. A dose of buccal midazolam has had no effect. Limbs are still jerking rhythmically, eyes deviated upward, tongue bitten, incontinent. Saturation 88%, pulse 134, BP 160/94, temperature 37.7, glucose 7.1. She is not pregnant. No head injury, no fever before this, no neck stiffness, no drugs or alcohol.',
  },
  // lay
  {
    id: 'tox-022',
    age: 2,
    sex: 'male',
    gold: 'hydrocarbon-ingestion',
    text: 'He found the lemonade bottle with the paraffin for the heater in the shed and took a swig before I could get to him. He spluttered and coughed and was sick once. That was three hours ago. His breath and his jumper reek of it. Now he is breathing fast, he makes a little grunting noise, he feels hot and he just wants to sleep on my shoulder. His mouth is not sore and he does not dribble.',
  },
  // terse
  {
    id: 'tox-023',
    age: 69,
    sex: 'male',
    gold: 'metformin-lactic-acidosis',
    text: '69M T2DM on metformin 1 g bd, ramipril, bendroflumethiazide. D+V 3/7, carried on with all meds, no urine today. Deep sighing resps RR 34, drowsy, epigastric pain. BP 86/44, HR 98, T 35.1. ABG pH 7.02, HCO3 5, lactate 17. Glucose 6.2, blood ketones 0.9. Creat 710 (baseline 120), K 6.4. Paracetamol and salicylate not detected, WCC 11, abdomen soft, no blood PR.',
  },
];
