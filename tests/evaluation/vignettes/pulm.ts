import type { Vignette } from '../vignette.types.ts';

export const pulmVignettes: readonly Vignette[] = [
  // terse
  {
    id: 'pulm-001',
    age: 72,
    sex: 'male',
    gold: 'community-acquired-pneumonia',
    text: '72M, 3/7 productive cough rusty sputum, rigors, R sided pleuritic CP, new confusion since a.m. Prev well, ex-smoker. T 39.1, RR 28, HR 112, BP 98/58, SpO2 90% RA. R base dull, bronchial breathing, coarse creps, incr vocal resonance. WCC 18.4, CRP 260, urea 9. CXR RLL consolidation. No calf swelling, no recent admission, no dysphagia, no wt loss, no orthopnoea.',
  },
  // lay
  {
    id: 'pulm-002',
    age: 40,
    sex: 'female',
    gold: 'community-acquired-pneumonia',
    text: "Started as a head cold, I thought I was getting over it, then on Saturday I had shakes so bad the bed rattled and my temperature was 39.5. Now I'm coughing up thick greeny brown stuff and there's a stabbing pain low down on my left side every time I cough or breathe in deep. I get puffed just going to the toilet. I've no appetite at all. I don't smoke, never had asthma. My legs aren't swollen, I haven't been abroad, no rash, and I've not lost weight before this.",
  },
  // exam
  {
    id: 'pulm-003',
    age: 19,
    sex: 'male',
    gold: 'atypical-pneumonia',
    text: 'A 19-year-old army recruit has had headache, malaise, sore throat and a persistent dry hacking cough for nine days; two others in his barracks have the same. He has kept attending training. Temperature 38.0, pulse 88, respiratory rate 18, SpO2 96%. The chest is almost clear on auscultation, yet the radiograph shows patchy interstitial shadowing in both lower zones. White cell count is 8.6 and cold agglutinins are positive. He was given amoxicillin five days ago with no benefit. No purulent sputum, no pleuritic pain, no rigors, no diarrhoea, no weight loss, no night sweats, no contact with birds.',
  },
  // exam
  {
    id: 'pulm-004',
    age: 44,
    sex: 'female',
    gold: 'pulmonary-embolism',
    text: 'A 44-year-old woman becomes suddenly short of breath ten days after a hysterectomy for fibroids, with sharp right-sided chest pain on inspiration and a small streak of blood on coughing. She uses no inhalers and has never smoked. Temperature 37.4, pulse 118, BP 112/74, respiratory rate 28, SpO2 91% on air. The chest is clear, and there is mild tenderness of the left calf. Chest radiograph is normal; ECG shows sinus tachycardia with right bundle branch block. No purulent sputum, no wheeze, no rash, no swelling of lips, wound clean, troponin slightly raised.',
  },
  // terse
  {
    id: 'pulm-005',
    age: 58,
    sex: 'male',
    gold: 'pulmonary-embolism',
    text: '58M, off long haul flight (Sydney) 2/7 ago. Sudden SOB + syncope climbing stairs. Prev DVT 2014, off anticoag. BMI 36. HR 132, BP 88/60, RR 30, SpO2 86% RA, T 37.0. JVP up, RV heave, loud P2, chest clear, good AE both sides. ECG S1Q3T3, T inv V1-V4. Echo RV dilated. No fever, no cough/sputum, no wheeze, no chest tightness before collapse, no murmur.',
  },
  // lay
  {
    id: 'pulm-006',
    age: 21,
    sex: 'male',
    gold: 'pneumothorax',
    text: "I'm 6 foot 4 and skinny, 21. I was just sat gaming last night when I got a sudden sharp pain in the right side of my chest and up to the shoulder, and since then I can't get a full breath in. It's calmed down to an ache but stairs leave me puffing. I vape and smoke a bit of weed. Nothing hit me, I didn't fall. I haven't got a cough or a temperature, my calves are fine, no wheezing and I've never had asthma. My brother had something like this once and ended up with a tube in.",
  },
  // lay
  {
    id: 'pulm-007',
    age: 7,
    sex: 'male',
    gold: 'asthma',
    text: "My little boy is 7 and he coughs every night around three or four in the morning, dry, for weeks on end, and when he runs at football he has to stop because his chest whistles and feels tight. It's worse when he has a cold, when it's cold out, and at my sister's where there are cats. His granny's blue puffer sorts it in ten minutes. He had eczema as a baby. Otherwise he's growing well, eats well, no fevers, never choked on anything, doesn't bring up phlegm, and his poos are normal.",
  },
  // terse
  {
    id: 'pulm-008',
    age: 26,
    sex: 'female',
    gold: 'asthma',
    text: "26F, known atopic, poor compliance w/ brown inhaler. 8h worsening wheeze, tight chest after dusting loft, salbutamol x20 puffs little effect. Prev ITU x1. Can't finish sentences, RR 30, HR 124, SpO2 91% RA, BP 118/70, T 36.9. Widespread exp wheeze both sides, PEF 38% best. Trachea central, AE equal, no stridor, no urticaria/lip swelling, no calf signs, no purulent sputum. CXR hyperinflated only.",
  },
  // lay
  {
    id: 'pulm-009',
    age: 65,
    sex: 'female',
    gold: 'copd',
    alsoRight: ['emphysema', 'chronic-bronchitis'],
    text: "I've had a smoker's cough for years, most mornings I bring up a bit of whitish phlegm, but this last year or two I've really run out of puff. I used to walk the dog round the reservoir, now I stop halfway along the street and I have to sit down after making the bed. I wheeze a bit, more in winter, and had two chest infections this year. Forty years of smoking, gave up in March. It doesn't come and go with pollen or anything. No blood, no chest pain, ankles fine, weight the same, and I sleep flat.",
  },
  // terse
  {
    id: 'pulm-010',
    age: 69,
    sex: 'male',
    gold: 'copd-exacerbation',
    text: '69M, known severe airflow obstruction (FEV1 38%), 50 py, on triple inhaler + home nebs. 4/7 incr SOB, more sputum now green, wheeze. RR 28, SpO2 82% RA (usual 90), HR 108, T 37.6, BP 142/86. Pursed lips, widespread wheeze, poor AE, no creps. ABG pH 7.29 pCO2 8.4 HCO3 33. CXR hyperinflated, no consolidation/PTX. No CP, no oedema, no calf swelling, trop neg.',
  },
  // exam
  {
    id: 'pulm-011',
    age: 74,
    sex: 'female',
    gold: 'copd-exacerbation',
    text: 'A 74-year-old woman with long-standing smoking-related lung disease, who usually manages to walk 100 metres, has become breathless at rest over five days since catching a cold from her grandchild. She is coughing twice as much as normal and her sputum has turned from white to yellow-green. Temperature 37.5, respiratory rate 26, pulse 102, SpO2 85% on air against her baseline of 91%. There is prolonged expiration with diffuse wheeze. Chest radiograph shows flat diaphragms without focal shadowing. No pleuritic pain, no haemoptysis, no leg swelling, no orthopnoea, no raised venous pressure.',
  },
  // lay
  {
    id: 'pulm-012',
    age: 34,
    sex: 'male',
    gold: 'acute-bronchitis',
    text: "Came down with a runny nose and scratchy throat about ten days ago from the kids, and that's mostly gone but I'm left with this cough that won't shift. At first dry, now I hawk up some yellowy stuff. My chest feels raw behind the breastbone when I cough and I'm shattered because it keeps me up. I had a bit of a temperature for the first couple of days, nothing now. I can still cycle to work, not breathless, no stabbing pain, no blood, no whooping or being sick after, never smoked, don't wheeze normally.",
  },
  // exam
  {
    id: 'pulm-013',
    age: 67,
    sex: 'male',
    gold: 'pleural-effusion',
    text: 'A 67-year-old retired schoolteacher reports six weeks of gradually increasing breathlessness and a dragging heaviness low in the right chest, with a dry cough. He is afebrile, pulse 84, SpO2 94%. Expansion is reduced on the right, the base is stony dull to the fifth rib, and breath sounds and vocal resonance are absent there; the trachea is pushed slightly to the left. The rest of the chest is clear. No rigors, no purulent sputum, no orthopnoea, no ankle swelling, no calf pain, and no sudden onset. Venous pressure is not raised.',
  },
  // exam
  {
    id: 'pulm-014',
    age: 52,
    sex: 'female',
    gold: 'bronchiectasis',
    text: 'A 52-year-old woman has coughed up cupfuls of thick yellow-green sputum every day for more than ten years, worst on waking and when she changes position, with four or five chest infections a year. Occasionally it is streaked with blood. She had severe whooping cough at age four and has never smoked. She is afebrile with finger clubbing, SpO2 95%, and coarse crackles at the left base that shift with coughing. Sputum has repeatedly grown Pseudomonas and is negative for acid-fast bacilli. No weight loss, no night sweats, no nocturnal wheeze, no reflux; sweat test normal.',
  },
  // exam
  {
    id: 'pulm-015',
    age: 71,
    sex: 'male',
    gold: 'idiopathic-pulmonary-fibrosis',
    text: 'A 71-year-old retired accountant describes two years of slowly progressive breathlessness, so that he now stops on one flight of stairs, with an irritating dry cough. He stopped smoking at 50. He keeps no birds, has had no exposure to asbestos or dusts, and takes only a statin. There is finger clubbing and fine velcro-like inspiratory crackles at both bases. SpO2 is 93% at rest, falling to 84% on walking. Spirometry is restrictive with a low transfer factor. No joint pain, no rash, no Raynaud symptoms, no ankle swelling, no sputum, no wheeze, no orthopnoea, BNP normal.',
  },
  // exam
  {
    id: 'pulm-016',
    age: 33,
    sex: 'female',
    gold: 'sarcoidosis',
    text: 'A 33-year-old nurse of Afro-Caribbean origin has had three months of dry cough, fatigue and mild exertional breathlessness. Two weeks ago tender red lumps appeared on both shins and her ankles ached. She has a gritty red right eye. Temperature 37.3, SpO2 98%. There is no clubbing and the chest is clear. Chest radiograph shows enlarged lymph nodes at both hila. Calcium is 2.71 and the tuberculosis interferon test is negative. No haemoptysis, no drenching sweats, no weight loss, no itching, no diarrhoea, no mouth or genital ulcers, no asthma.',
  },
  // lay
  {
    id: 'pulm-017',
    age: 51,
    sex: 'male',
    gold: 'obstructive-sleep-apnoea',
    text: "My wife has moved into the spare room because of my snoring. She says I go quiet for ages and then sort of choke and snort and start again, all night. I never feel rested, wake with a dry mouth and a thick head, and I nodded off at the traffic lights last month which frightened me. I fall asleep in front of the telly as soon as I sit down. I'm about 19 stone with a 18 inch collar. I don't go weak when I laugh, I don't see things, my mood's ok, legs don't jump about, and I'm not puffed lying flat.",
  },
  // exam
  {
    id: 'pulm-018',
    age: 48,
    sex: 'male',
    gold: 'hypersensitivity-pneumonitis',
    text: 'A 48-year-old man who breeds and races pigeons has had repeated bouts of fever, shivering, tight chest and dry cough that begin about six hours after cleaning the loft and clear within a day or two. He was well for the fortnight he spent in Spain. Over the last year he has become breathless on hills and lost 3 kg. He has never smoked. There are fine mid-inspiratory squeaks and crackles; spirometry is restrictive. CT shows centrilobular nodules and ground-glass change. No purulent sputum, no wheeze in childhood, no eosinophilia, no clubbing, no joint pain, no haemoptysis.',
  },
  // exam
  {
    id: 'pulm-019',
    age: 55,
    sex: 'male',
    gold: 'lung-abscess',
    text: 'A 55-year-old man with alcohol dependence and badly decayed teeth has had four weeks of fever, sweats and malaise, with weight loss of 6 kg. For the past week he has been coughing up large amounts of foul-smelling brown sputum, sometimes blood-tinged. He remembers passing out drunk several times last month. Temperature 38.7, pulse 102, SpO2 94%. Breath is putrid; there are crackles at the right upper back. Chest radiograph shows a 5 cm thick-walled cavity with an air-fluid level in the right upper lobe. Sputum smears are negative for acid-fast bacilli. No murmur, no pleural fluid, no travel.',
  },
  // terse
  {
    id: 'pulm-020',
    age: 83,
    sex: 'female',
    gold: 'aspiration-pneumonia',
    text: '83F NH resident, dense L hemi post stroke 6/52, puree diet. Choked on breakfast yest, wet voice since, now T 38.5, RR 28, SpO2 87% RA, HR 106, BP 108/60, drowsier. Coarse creps + reduced AE R base. CXR new R lower lobe shadowing. WCC 16. Poor dentition. Cough weak, gurgly secretions. JVP not up, no oedema, no calf swelling, no wheeze, urine clear, no sick contacts in NH.',
  },
  // exam
  {
    id: 'pulm-021',
    age: 29,
    sex: 'male',
    gold: 'pulmonary-tuberculosis',
    text: 'A 29-year-old man who moved from Pakistan 18 months ago and shares a crowded flat has had a cough for two months, now with blood-streaked sputum. His sheets are soaked at night, he has evening fevers and his clothes hang loosely after losing 9 kg. A course of doxycycline made no difference. Temperature 37.9, pulse 92, SpO2 97%. He is thin, with crackles below the left clavicle. Chest radiograph shows patchy shadowing with a cavity in the left upper lobe. HIV test negative. No foul sputum, no sudden chest pain, no smoking, no leg swelling, no nosebleeds.',
  },
  // terse
  {
    id: 'pulm-022',
    age: 31,
    sex: 'male',
    gold: 'anaphylaxis',
    text: "31M, 10 min after IV co-amoxiclav on ward: generalised itch, widespread wheals, facial flushing, throat tightness, wheeze, vomited x1, feels 'going to die'. BP 74/40, HR 138, RR 30, SpO2 89% RA, T 36.8. Hoarse, bilat exp wheeze, tongue swollen. No prev asthma. Penicillin allergy not documented. No CP, no rash pre-dose, ECG sinus tachy, lines site ok.",
  },
  // lay
  {
    id: 'pulm-023',
    age: 16,
    sex: 'female',
    gold: 'anaphylaxis',
    text: "We were at a Thai place for my daughter's 16th and within five minutes of the satay her lips tingled and blew up, she came out in hives all over and said her throat was closing. Her voice went croaky, she was wheezing and then she went floppy and pale and was sick. The paramedics jabbed her in the thigh and she picked up quickly. When she was small she got spots round her mouth from peanut butter so we avoid it. She hasn't had a cold or fever, she's not on tablets, and she wasn't panicking before it.",
  },
  // lay
  {
    id: 'pulm-024',
    age: 28,
    sex: 'female',
    gold: 'urticaria',
    text: "I keep coming up in big raised itchy blotches, pink with a paler middle, like I've fallen in nettles. They'll be on my belly in the morning, gone by lunch without a mark, then on my arms or thighs by the evening. It's been a week since I had that tummy bug. Scratching makes lines come up. A hayfever tablet helps for a few hours. My lips and tongue are normal, breathing fine, not faint, no fever, no sore joints, they don't bruise or burn, and I haven't changed washing powder or food or started any medicine.",
  },
  // exam
  {
    id: 'pulm-025',
    age: 63,
    sex: 'female',
    gold: 'angio-oedema',
    text: 'A 63-year-old woman wakes with marked painless swelling of her lips and the left side of her tongue that has increased over four hours. She had a milder episode last month that settled in a day. She started lisinopril for blood pressure ten weeks ago. Temperature 36.6, pulse 84, BP 146/82, SpO2 98%. The swelling is non-pitting, neither red nor hot. Voice is slightly thick, without stridor. Adrenaline and chlorphenamine gave little benefit. No itch, no wheals, no wheeze, no vomiting, no insect sting or new food, no toothache, no fever; no relatives with similar attacks.',
  },
  // lay
  {
    id: 'pulm-026',
    age: 15,
    sex: 'male',
    gold: 'allergic-rhinitis',
    text: "Every year from about May my son turns into a tap. He sneezes ten times in a row, his nose pours clear water or else it's blocked solid, the roof of his mouth itches and his eyes are red and he rubs them all day. Mowing the lawn finishes him off. Rainy days he's fine, and it's gone by August. He had eczema when he was small. He's not ill with it, no temperature, no thick green snot, no face pain, no wheezing, never gets nosebleeds, and it's both sides.",
  },
];
