import type { Vignette } from '../vignette.types.ts';

export const neuro1Vignettes: readonly Vignette[] = [
  // exam
  {
    id: 'neuro-001',
    age: 22,
    sex: 'male',
    gold: 'bacterial-meningitis',
    text: 'A 22-year-old university student is brought in by housemates after 18 hours of worsening generalised headache, fever and vomiting. He asks for the lights to be turned off and is now drowsy and answers slowly. Temperature 39.6, pulse 118, blood pressure 104/62. He cannot bring his chin to his chest, and extending the knee with the hip flexed is painful. No rash, no ear discharge, no recent travel, no seizures and no limb weakness. He had a sore throat last week. White cells 19.',
  },
  // terse
  {
    id: 'neuro-002',
    age: 64,
    sex: 'female',
    gold: 'bacterial-meningitis',
    text: '64F, T2DM, recent L otitis media. 1/7 fever, severe HA, vomiting, now confused GCS 13. T 39.1 HR 112 BP 138/80. Neck stiff++. No rash. No focal limb weakness. L ear discharging pus. CRP 290, BM 11. No foreign travel, no head injury.',
  },
  // exam
  {
    id: 'neuro-003',
    age: 27,
    sex: 'female',
    gold: 'viral-meningitis',
    text: 'A 27-year-old nursery worker presents with a two-day history of frontal headache, low-grade fever, discomfort looking at bright lights and a stiff neck. Three children in her room have had a diarrhoeal illness this week. She is fully alert, chatting and oriented, temperature 38.1, pulse 88. No rash, no seizures, no confusion, no weakness or speech trouble, and fundi are normal. CSF shows 120 white cells, nearly all lymphocytes, with normal glucose and protein 0.6 g/L.',
  },
  // lay
  {
    id: 'neuro-004',
    age: 54,
    sex: 'male',
    gold: 'encephalitis',
    text: "My husband is 54 and has been very strange since the weekend. He had a temperature and a headache on friday like flu, then he started calling things by wrong names, put his shoes in the fridge, and says he can smell burning rubber when there is none. This morning his mouth and right arm were jerking for a minute and he's been muddled and sleepy since. He hasn't been drinking, no drugs, no rash, his neck doesn't seem stiff, no falls. Normally he's a sharp accountant.",
  },
  // exam
  {
    id: 'neuro-005',
    age: 41,
    sex: 'male',
    gold: 'brain-abscess',
    text: 'A 41-year-old man has had a dull left-sided headache for two weeks, getting steadily worse and now with vomiting each morning. For three days his right hand has been clumsy and yesterday he had a first generalised seizure. He was treated for frontal sinusitis last month and has several decayed teeth. Temperature 38.0, pulse 84. There is mild right pronator drift and early papilloedema. No neck stiffness, no rash, no weight loss, no known cancer, HIV test negative. CRP 88. CT shows a single ring-enhancing lesion in the left frontal lobe.',
  },
  // lay
  {
    id: 'neuro-006',
    age: 58,
    sex: 'female',
    gold: 'brain-tumour',
    text: "I'm 58 and for about two months I've been waking up with a headache, which eases once I've been up a while. It's worse if I cough or bend down. Last couple of weeks I've been sick a few times in the morning without feeling queasy beforehand. My daughter says my personality has gone flat and I keep bumping into door frames on the left. No fever, never had migraines, no head injury. I don't smoke. Appetite is OK.",
  },
  // lay
  {
    id: 'neuro-007',
    age: 36,
    sex: 'female',
    gold: 'bells-palsy',
    text: "Woke up yesterday and one side of my face won't move. Can't shut my right eye properly, it keeps watering, and tea dribbles out of the corner of my mouth. I can't raise that eyebrow either. Had an ache behind the ear the day before and food tastes odd. Arms and legs are fine, my speech is only slurry because of my lip. No headache, no rash or blisters in or near my ear, hearing ok. I am 36.",
  },
  // lay
  {
    id: 'neuro-008',
    age: 47,
    sex: 'female',
    gold: 'carpal-tunnel-syndrome',
    text: "For the past few months my right hand goes numb and tingly at night and wakes me up, I have to shake it over the side of the bed to get it back. It's the thumb and first two fingers mostly. I've started dropping cups. I work on a supermarket till. I'm 47 and a bit overweight. My neck doesn't hurt, no numbness in my little finger, nothing in my feet and my other hand is ok.",
  },
  // exam
  {
    id: 'neuro-009',
    age: 44,
    sex: 'male',
    gold: 'cauda-equina-syndrome',
    text: 'A 44-year-old delivery driver with years of back trouble developed severe low back pain two days ago after lifting a washing machine. The pain runs down the back of both legs. Since this morning he has not been able to feel himself wiping after the toilet, and he has passed no urine for 14 hours. Ankle jerks are absent on both sides, perianal pinprick is reduced and anal tone is lax. Bladder scan 780 mL. No fever, no weight loss, no history of cancer, no arm symptoms, no abdominal pain.',
  },
  // lay
  {
    id: 'neuro-010',
    age: 39,
    sex: 'female',
    gold: 'cauda-equina-syndrome',
    text: "I've had a bad back on and off but since monday the pain has gone into both legs and they feel weak on the stairs. What's scaring me is that I am numb between my legs, round my bottom and my private parts. It feels like sitting on cotton wool. I wet myself last night without noticing, and sex feels like nothing. I'm 39, not pregnant, no temperature, no injury.",
  },
  // exam
  {
    id: 'neuro-011',
    age: 31,
    sex: 'female',
    gold: 'cerebral-venous-thrombosis',
    text: 'A 31-year-old woman, ten days after a normal delivery, has had a constant and worsening headache for five days that is worse lying flat, with vomiting and blurred vision. This morning she had a seizure starting in the left leg. She is afebrile, blood pressure 124/78, urine clear of protein. Examination shows bilateral papilloedema and a mild left leg weakness. No neck stiffness, no rash, no epidural was used, no history of migraine or epilepsy. Her mother had a deep vein thrombosis. D-dimer is raised.',
  },
  // lay
  {
    id: 'neuro-012',
    age: 38,
    sex: 'male',
    gold: 'cluster-headache',
    text: "Every night for the last 3 weeks about an hour after I fall asleep I get woken by the worst pain imaginable, always behind my left eye, like a hot poker. My eye goes red and pours and the nostril on that side blocks up. I can't lie still, I pace round the kitchen and hit my head. It goes after about 45 minutes. Same thing happened two springs ago for a month. Between attacks I'm fine. I don't throw up, vision is fine, no fever. Male 38, smoker.",
  },
  // terse
  {
    id: 'neuro-013',
    age: 83,
    sex: 'female',
    gold: 'delirium',
    text: "83F, day 3 post R hip hemiarthroplasty. Nurses: since last night agitated, pulling at cannula, sees cats on bed, drowsy this am, can't do months backwards, fluctuates hour to hour. Baseline per daughter: lives alone, does own bills, no memory probs. T 37.9 HR 96 BP 128/70 sats 95% RA. On codeine, oxybutynin. No focal neuro deficit, no head injury, no neck stiffness. Bowels not open 4/7. CT head NAD.",
  },
  // exam
  {
    id: 'neuro-014',
    age: 19,
    sex: 'male',
    gold: 'extradural-haematoma',
    text: 'A 19-year-old cricketer was struck on the left side of the head by a ball. He was knocked out for about a minute, then got up and talked normally with his team in the pavilion. Two hours later he complained of severe headache, vomited twice and became hard to rouse. On arrival GCS is 9, pulse 52, blood pressure 168/90, and the left pupil is larger and sluggish. There is boggy swelling above the left ear. No fever, no alcohol, no anticoagulants, no neck tenderness and no previous seizures.',
  },
  // lay
  {
    id: 'neuro-015',
    age: 29,
    sex: 'female',
    gold: 'focal-epilepsy',
    text: "Hoping someone can explain my funny turns. I get a rising feeling in my stomach and a huge deja vu, then apparently I stare, smack my lips and fiddle with my sleeve for a minute or so and don't answer. After that I'm dazed and can't find words for ten minutes. Happens maybe three times a month, sometimes at rest on the couch. I don't fall down or faint, no chest flutters, not set off by stress or standing up. I'm 29, had a long fit with a fever as a baby. Never used drugs.",
  },
  // exam
  {
    id: 'neuro-016',
    age: 74,
    sex: 'female',
    gold: 'giant-cell-arteritis',
    text: 'A 74-year-old woman describes four weeks of a new right-sided headache. It hurts to brush her hair, and her jaw aches after a few mouthfuls of meat and stops when she rests. She has felt weary and lost 4 kg, and her shoulders are stiff until midday. Yesterday the vision in her right eye went grey for several minutes. ESR 92 mm/h, platelets 480. Fundi normal. No eye redness, no vomiting, no runny nose, no rash, no limb weakness, no neck stiffness.',
  },
  // lay
  {
    id: 'neuro-017',
    age: 71,
    sex: 'male',
    gold: 'giant-cell-arteritis',
    text: "I'm a 71 year old man and never had headaches in my life, but for three weeks I've had a sore throbbing temple, so tender I can't lie on that side of the pillow. Chewing toast makes my jaw tired and achy. I feel run down, off my food, sweaty some nights. Last Thursday a curtain came over my left eye for about ten minutes then cleared. No arm or leg weakness, no speech trouble. Teeth checked, nothing wrong. No stuffy nose.",
  },
  // exam
  {
    id: 'neuro-018',
    age: 33,
    sex: 'male',
    gold: 'guillain-barre-syndrome',
    text: 'A 33-year-old man has had three days of weakness that began in his feet and has climbed to his thighs and now his hands. He also notes tingling in the toes and back ache. Two weeks ago he had a bout of bloody diarrhoea after a barbecue. Power is 3/5 at the ankles, 4/5 in the hands, knee and ankle reflexes are absent and sensation is nearly normal. Pulse varies between 60 and 120. No fever, no sensory level, bladder and bowels normal, no double vision, no rash. CSF protein 1.4 g/L with 2 cells.',
  },
  // exam
  {
    id: 'neuro-019',
    age: 25,
    sex: 'female',
    gold: 'idiopathic-intracranial-hypertension',
    text: 'A 25-year-old woman with a BMI of 38 has had daily headaches for three months, worse on lying down and on straining. Her vision blacks out for a few seconds when she bends over and she hears a whooshing in her ears in time with her pulse. She takes a tetracycline for acne. There is bilateral disc swelling and an enlarged blind spot, with mild limitation of left eye abduction. No fever, no weakness, no seizures, no clot history. MRI and MR venogram are normal; lumbar puncture opening pressure 36 cm.',
  },
  // terse
  {
    id: 'neuro-020',
    age: 72,
    sex: 'male',
    gold: 'ischaemic-stroke',
    text: "72M, wife found 0715, last well 0630. Sudden R face droop + R arm>leg weakness, can't get words out, follows commands partly. NIHSS 14. BP 178/96, HR 108 irregularly irregular, BM 6.4, T 36.6. PMH HTN, AF (stopped apixaban 2/52 ago for dental work). No headache, no vomiting, no seizure, no LOC, no trauma. CT head: no bleed.",
  },
  // lay
  {
    id: 'neuro-021',
    age: 66,
    sex: 'female',
    gold: 'ischaemic-stroke',
    text: "My mum is 66 and diabetic. About an hour ago at lunch she suddenly dropped her fork, her face has fallen on the left and her left arm just flops down when she lifts it. She's slurring and drags the leg. She keeps looking to the right and insists nothing is wrong. It isn't getting any better. No headache, she hasn't fallen or had a fit, sugar was 9 on her meter. She smokes and takes pills for blood pressure.",
  },
  // exam
  {
    id: 'neuro-022',
    age: 59,
    sex: 'male',
    gold: 'intracerebral-haemorrhage',
    text: 'A 59-year-old man who stopped his blood pressure tablets a year ago was digging his garden when he developed a sudden headache, vomited and within twenty minutes lost the use of his left side. He has become progressively drowsy over the last hour. Blood pressure 222/118, pulse 66, temperature 36.8, GCS 11. There is dense left hemiplegia with gaze deviated to the right and the neck is supple. No trauma, no fever, no seizure, no anticoagulants. He drinks heavily. CT shows a hyperdense lesion in the right putamen.',
  },
  // exam
  {
    id: 'neuro-023',
    age: 49,
    sex: 'female',
    gold: 'subarachnoid-haemorrhage',
    text: 'A 49-year-old woman was at the gym when she was struck by an explosive headache at the back of her head, at its worst within seconds. She vomited, was briefly unresponsive, and now has a painful stiff neck and dislikes light. Blood pressure 172/96, pulse 72, temperature 37.2. GCS 14. The right pupil is dilated and the lid droops. No fever, no rash, no head injury, no limb weakness and no previous headaches. She smokes, and her sister died suddenly of a brain bleed.',
  },
  // terse
  {
    id: 'neuro-024',
    age: 55,
    sex: 'male',
    gold: 'subarachnoid-haemorrhage',
    text: '55M sudden onset worst-ever HA 4h ago during intercourse, peak <1 min, occipital. Vomited x3. Photophobic. Neck stiff. GCS 15, no focal deficit, pupils equal. BP 165/92 HR 84 T 37.0. PMH HTN, PKD, smoker 20/d. No trauma, no fever, no rash, no prior migraine, no visual aura.',
  },
  // terse
  {
    id: 'neuro-025',
    age: 81,
    sex: 'male',
    gold: 'subdural-haematoma',
    text: '81M on warfarin for AF, ex-heavy EtOH. 3/52 gradually more muddled + sleepy, fluctuating, dull HA, now unsteady w/ mild R arm/leg weakness. Wife recalls he bumped head on cupboard ~5/52 ago, no LOC. T 36.7 BP 142/80 INR 3.4. No fever, no seizure, no urinary sx, no sudden onset. GCS 14.',
  },
  // lay
  {
    id: 'neuro-026',
    age: 28,
    sex: 'female',
    gold: 'myasthenia-gravis',
    text: "By evening my eyelids droop, one worse than the other, and I start seeing two of everything. First thing in the morning I'm almost normal. Over the last couple of months chewing a steak wears my jaw out and my voice goes nasal if I talk on the phone a long time. Combing my hair my arms tire fast. After a nap its better. No pain, no tingling or numbness, no headache, eyes not red, I haven't lost weight. Female 28.",
  },
  // lay
  {
    id: 'neuro-027',
    age: 24,
    sex: 'female',
    gold: 'migraine-with-aura',
    text: "About once a month I get a shimmering zigzag patch in my vision that spreads over 20 mins till I can't read, sometimes pins and needles crawl from my fingers up to my lips. Then as that fades comes a pounding headache on one side and I feel sick and have to lie in a dark room till next day. My mum gets them too. Im 24. Fine between. No fever, no weakness, never passed out, not woken by it at night.",
  },
  // exam
  {
    id: 'neuro-028',
    age: 35,
    sex: 'female',
    gold: 'migraine-without-aura',
    text: 'A 35-year-old teacher reports throbbing headaches on one or other side of the head two or three times a month since her teens. Each lasts a day, is made worse by climbing stairs and comes with nausea, and she must draw the curtains and avoid noise. They cluster before her periods and after red wine or missed meals. Neurological examination and fundi are normal, BP 118/74. No flashing lights, no zigzags, no numbness, no watery eye, no fever, no neck stiffness, no change in pattern. She takes paracetamol about three days a month.',
  },
  // exam
  {
    id: 'neuro-029',
    age: 62,
    sex: 'male',
    gold: 'motor-neurone-disease',
    text: 'A 62-year-old carpenter has had nine months of increasing weakness. It began with difficulty turning keys with the right hand, followed by a foot that catches on the carpet, and lately his speech is slurred and he chokes on thin fluids. There is wasting of the small hand muscles, twitching under the skin of the arms, thighs and tongue, brisk knee jerks and an extensor plantar. No numbness, no pain, no bladder trouble, no double vision or drooping lids, and no fluctuation during the day. Creatine kinase 420.',
  },
  // exam
  {
    id: 'neuro-030',
    age: 30,
    sex: 'female',
    gold: 'multiple-sclerosis',
    text: 'A 30-year-old woman presents with a week of numbness rising from both feet to the waist and a tight band around the abdomen, with heavy legs. Eighteen months ago she had painful blurring of the right eye with washed-out colours, which got better over six weeks. Bending her neck sends an electric shock down her back, and hot baths make things worse. Reflexes are brisk in the legs with upgoing plantars and a pale right optic disc. No fever, no back injury, no weight loss, no rash, no joint pain. B12 is normal.',
  },
];
