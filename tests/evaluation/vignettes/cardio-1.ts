import type { Vignette } from '../vignette.types.ts';

export const cardio1Vignettes: readonly Vignette[] = [
  // exam
  {
    id: 'cardio-001',
    age: 61,
    sex: 'male',
    gold: 'stemi',
    text: 'A 61-year-old man is brought to the emergency department with 90 minutes of crushing retrosternal pressure that began while he was clearing snow and has not eased with two sprays of glyceryl trinitrate. He vomited once and looks grey and sweaty. He has type 2 diabetes on metformin; his father died of heart disease at 58. Pulse 58, BP 104/66, SpO2 96% on air. ECG shows 3 mm ST elevation in II, III and aVF with reciprocal depression in aVL. No pain between the shoulder blades, no cough, no fever, no leg swelling.',
  },
  // lay
  {
    id: 'cardio-002',
    age: 54,
    sex: 'female',
    gold: 'stemi',
    alsoRight: ['nstemi'],
    text: "I woke up at about five with a weight on my chest like somebody sitting on me, and it went up into my jaw and both arms. I thought it was wind so I took some Gaviscon but that did nothing. I felt sick and the sheets were soaked with sweat. It's been two hours and it's not letting up. The ambulance crew did a heart tracing and said the front part is raised and I need to go straight to the cath lab. I smoke, about fifteen a day. It doesn't hurt more when I breathe in and I've no cough.",
  },
  // terse
  {
    id: 'cardio-003',
    age: 67,
    sex: 'female',
    gold: 'nstemi',
    text: '67F. 5h on/off central/epigastric tightness + SOB, clammy. PMH T2DM, CKD3, ex-smoker 30 py. O/E HR 96 reg, BP 148/82, SpO2 95% RA, T 36.7. Chest clear, abdo SNT. ECG ST depression V4-V6, T inv lat, no ST elevation. hs-trop 84 -> 312. CXR clear. Not pleuritic, no calf swelling, no recent travel, no melaena.',
  },
  // exam
  {
    id: 'cardio-004',
    age: 64,
    sex: 'male',
    gold: 'unstable-angina',
    text: 'A 64-year-old man with a coronary stent placed four years ago reports that over the last ten days the tightness in his chest, previously felt only on steep hills, now comes on walking across a room. Last night it woke him and lasted 15 minutes before easing with nitrate spray. He is pain free now. Pulse 78, BP 138/80, SpO2 98%. ECG shows new T wave inversion in V2 to V4. High-sensitivity troponin is normal at presentation and again at three hours. No breathlessness at rest, no fever, no reflux, and the chest wall is not tender.',
  },
  // lay
  {
    id: 'cardio-005',
    age: 59,
    sex: 'female',
    gold: 'stable-angina',
    text: "For maybe four or five months I get a tight band across my chest when I walk up the hill from the shops, worse if it's cold or I've just eaten. I have to stop and look in a shop window and after three or four minutes it's gone. It's always about the same, not getting worse I'd say. Never happens sitting down or in bed. I have high cholesterol and my mum had a bypass. I don't get heartburn, no palpitations, I don't faint and my ankles aren't swollen.",
  },
  // terse
  {
    id: 'cardio-006',
    age: 78,
    sex: 'male',
    gold: 'acute-heart-failure',
    text: "78M BIBA 03:00, woke acutely SOB, pink frothy sputum, can't lie flat. PMH MI x2, HTN, ran out of furosemide 1/52 ago. RR 34, SpO2 84% RA, HR 118, BP 186/104, T 36.4. Cold, sweaty. Bibasal -> midzone creps, S3. Ankle oedema ++. CXR bat wing, upper lobe diversion. No CP, no fever, no calf pain, no wheeze hx, never smoked.",
  },
  // lay
  {
    id: 'cardio-007',
    age: 81,
    sex: 'female',
    gold: 'acute-heart-failure',
    text: "It's about my mother. She's been getting puffy legs for a week or two and last night she sat bolt upright gasping and said she was drowning. You could hear a bubbling noise when she breathed and she was coughing up froth. She was white and cold and wet. She couldn't lie back at all, we had to prop her against the wall. She has a weak heart and blood pressure tablets, and we'd had a salty ham at my sister's birthday. She didn't have a temperature and she said nothing hurt.",
  },
  // exam
  {
    id: 'cardio-008',
    age: 70,
    sex: 'male',
    gold: 'chronic-heart-failure',
    text: 'A 70-year-old retired bus driver has noticed increasing tiredness and breathlessness on one flight of stairs over five months. He now sleeps on three pillows, gets up twice at night to pass urine, and has put on 5 kg with ankle swelling by evening. He had a heart attack six years ago. Pulse 88 regular, BP 112/70. The apex beat is displaced to the anterior axillary line, the jugular pressure is raised 5 cm and there are fine crackles at both bases. NT-proBNP is 2,900 ng/L. No fever, no wheeze, no sputum, no haemoptysis, no chest pain, no jaundice.',
  },
  // terse
  {
    id: 'cardio-009',
    age: 74,
    sex: 'female',
    gold: 'atrial-fibrillation',
    text: '74F, palps + lightheaded since yest a.m., mild SOBOE. PMH HTN, hypothyroid on levothyroxine. Pulse irregularly irregular 142, BP 128/76, SpO2 97% RA, afebrile. HS no murmurs, JVP not up, chest clear, no oedema. ECG irregular narrow complex, no P waves. TFT sent. No CP, no syncope, no focal weakness, no calf pain.',
  },
  // lay
  {
    id: 'cardio-010',
    age: 66,
    sex: 'male',
    gold: 'atrial-fibrillation',
    text: "My heart has been doing a sort of jumping fish thing in my chest, on and off for a few weeks and since Sunday more or less all the time. When I feel my wrist there's no rhythm to it at all, some beats are strong and some I can hardly feel. The watch my daughter gave me keeps telling me to see a doctor. I'm more out of puff going upstairs and a bit washed out. I do like a drink at weekends. No pain, haven't passed out, no swelling of the legs, and I've not lost any weight.",
  },
  // lay
  {
    id: 'cardio-011',
    age: 27,
    sex: 'female',
    gold: 'supraventricular-tachycardia',
    text: "Every couple of months my heart suddenly takes off like someone flipped a switch. I can be just bending to pick up the washing. It goes so quick I can't count it and my neck throbs, and I feel shaky and light headed and need to wee a lot after. Then it stops dead, just like that. Sometimes it goes if I hold my breath and push. The longest was about forty minutes. In between I'm totally fine and I run 5k. I've not blacked out, no chest pain, no weight loss, and I'm not especially anxious about anything.",
  },
  // terse
  {
    id: 'cardio-012',
    age: 68,
    sex: 'male',
    gold: 'ventricular-tachycardia',
    text: '68M, sudden palps + presyncope 40 min ago, now grey, chest tightness. PMH ant MI 2019, EF 30%, on bisoprolol/ramipril. HR 184 regular, BP 82/50, RR 24, SpO2 94%. Cannon a waves. ECG regular broad complex QRS 168 ms, AV dissociation, capture beats. K 3.9. No fever, no haemorrhage, trop pending, no drug OD. Prepped for sync DCCV.',
  },
  // exam
  {
    id: 'cardio-013',
    age: 79,
    sex: 'female',
    gold: 'aortic-stenosis',
    text: 'A 79-year-old woman collapsed briefly while hurrying for a train and came round within seconds without confusion. For six months she has had chest tightness and breathlessness on slopes. Pulse 72 regular, small volume and slow rising; BP 116/88. There is a harsh ejection systolic murmur loudest at the right upper sternal edge radiating to both carotids, and the second heart sound is soft. She did not bite her tongue and was not incontinent. No palpitations, no fever, no calf swelling, no blood loss, and no drop in blood pressure on standing.',
  },
  // exam
  {
    id: 'cardio-014',
    age: 38,
    sex: 'female',
    gold: 'mitral-stenosis',
    alsoRight: ['rheumatic-heart-disease'],
    text: 'A 38-year-old woman who grew up in rural Nepal has two years of worsening exertional breathlessness, now waking her at night, and twice has coughed up streaks of blood. She recalls months off school as a child with painful swollen knees. She has flushed purplish cheeks. The pulse is irregular at 96, the first heart sound is loud and tapping, and a low rumbling mid-diastolic murmur is heard at the apex in the left lateral position. Chest radiograph shows a straightened left heart border. No fever, no weight loss, no night sweats, no wheeze; sputum negative for mycobacteria.',
  },
  // exam
  {
    id: 'cardio-015',
    age: 49,
    sex: 'male',
    gold: 'aortic-regurgitation',
    text: 'A 49-year-old man is referred because of pounding in his chest, particularly lying on his left side, and breathlessness climbing to his third-floor flat over the past year. He is tall with long fingers. BP is 168/48 in both arms, the pulse is bounding and his head nods gently with each beat. A blowing early diastolic murmur is heard at the left sternal edge when he sits forward in expiration, and the apex is displaced. No fever, no splinter haemorrhages, no chest pain, no syncope, no weight loss, no heat intolerance or tremor.',
  },
  // lay
  {
    id: 'cardio-016',
    age: 24,
    sex: 'male',
    gold: 'acute-pericarditis',
    text: "Had a cold last week and now since yesterday there's this sharp stabbing pain in the middle of my chest, goes up to the top of my left shoulder. It's really bad if I lie down or take a big breath, and swallowing sets it off a bit. Weirdly, if I sit up and lean over the table it eases a lot so I slept in the armchair. Bit of a temperature, 37.9. I'm not coughing, no blood, legs are fine, I don't smoke and I've not been on any flights. Ibuprofen took the edge off.",
  },
  // terse
  {
    id: 'cardio-017',
    age: 57,
    sex: 'female',
    gold: 'cardiac-tamponade',
    text: '57F, known met breast ca on chemo. 4/7 progressive SOB, tight chest, now near collapse. HR 128, BP 84/62, pulsus paradoxus 22. JVP up to ears, HS muffled, lungs clear, cool peripheries. SpO2 95% RA. ECG low voltage, alternating QRS. CXR big globular heart, clear fields. No calf swelling, no ST elev, apyrexial, trachea central, breath sounds equal. CTPA last week neg.',
  },
  // exam
  {
    id: 'cardio-018',
    age: 22,
    sex: 'male',
    gold: 'acute-myocarditis',
    text: 'A 22-year-old student, previously a keen footballer, had three days of sore throat, muscle aches and diarrhoea ten days ago. He now has dull central chest pain, marked fatigue and breathlessness on walking to lectures, with occasional skipped beats. Temperature 37.8, pulse 116, BP 98/62. There is a third heart sound and fine basal crackles. Troponin is markedly raised, ECG shows diffuse non-specific ST-T changes, and echocardiography shows a globally hypokinetic left ventricle with no effusion; coronary CT is normal. The pain is not altered by posture. No rub, no drug use, no rash, no family history of sudden death.',
  },
  // exam
  {
    id: 'cardio-019',
    age: 45,
    sex: 'male',
    gold: 'infective-endocarditis',
    text: 'A 45-year-old man with a bicuspid aortic valve presents with three weeks of drenching night sweats, shivering, poor appetite and 4 kg weight loss. He had two teeth removed five weeks ago. A course of amoxicillin helped briefly. Temperature 38.4, pulse 104, BP 122/58. There are linear dark streaks under several fingernails, a tender nodule on one finger pulp, a palpable spleen tip and a new early diastolic murmur. Urine dipstick shows blood. No cough, no joint swelling, no enlarged lymph nodes, no headache or neck stiffness, no travel abroad.',
  },
  // lay
  {
    id: 'cardio-020',
    age: 33,
    sex: 'female',
    gold: 'infective-endocarditis',
    text: "I've had fevers that come and go for over a fortnight, teeth chattering one minute and drenched the next, and I ache everywhere. I do inject, I'll be honest, mostly into my groin. I'm getting breathless and the last few days stabbing pains in the sides of my chest and I brought up a bit of blood. There's little purple spots on my feet that don't hurt. Walk-in doctor said I've got a murmur that nobody's told me about before. No sore throat, no burning when I wee, no runny nose, groin's not red or swollen.",
  },
];
