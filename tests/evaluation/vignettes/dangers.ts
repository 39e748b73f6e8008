import type { Vignette } from '../vignette.types.ts';

export const dangersVignettes: readonly Vignette[] = [
  // note
  {
    id: 'dangers-001',
    age: 2,
    sex: 'female',
    gold: 'button-battery-ingestion',
    text: 'Paeds triage. 2F, mum found TV remote open on floor at 11:00, one flat coin cell missing. Since then drooling ++, refusing bottle and toast, gagged and brought up streak of blood x1, crying when swallowing. Not seen to swallow anything. T 37.1, HR 138, RR 30, sats 98% RA. No stridor, no wheeze, chest clear, no rash, abdo soft. CXR: round 20 mm opacity at level of clavicles, double rim (halo) on AP, step-off edge on lateral. NBM, ENT and surgeons called.',
  },
  // note
  {
    id: 'dangers-002',
    age: 31,
    sex: 'female',
    gold: 'umbilical-cord-prolapse',
    text: 'Labour ward 03:40. 31F, G4P3, 36+2, polyhydramnios, transverse lie at clinic last week. SROM at 03:32 with big gush clear liquor, then felt something slip down into vagina. CTG previously normal, now FH 70 and not recovering. VE: 4 cm, presenting part high, soft pulsating loop felt below it and just visible at introitus. No PV bleeding, uterus soft and non-tender between contractions, no previous CS. BP 118/72, HR 96, T 36.8. Presenting part held up by hand, knee-chest, crash call for theatre.',
  },
  // lay
  {
    id: 'dangers-003',
    age: 42,
    sex: 'male',
    gold: 'cervical-artery-dissection',
    text: 'I was painting the ceiling all weekend with my head tipped back, and on Sunday night I got a pain down the left side of my neck, up behind my eye and into my jaw, like nothing I have had before. I never get headaches. It has not let up for three days. My wife says my left eyelid is drooping and that pupil is smaller than the other. I can hear my pulse whooshing in that ear. This morning my right hand went clumsy and I could not get my words out for about ten minutes, then it passed. No fever, no rash, I can bend my neck, and my eye is not red.',
  },
  // note
  {
    id: 'dangers-004',
    age: 78,
    sex: 'male',
    gold: 'anticoagulant-excess',
    text: 'AMU clerking. 78M on warfarin for AF, INR 2.4 a month ago. Clarithromycin from GP 6/7 ago for chest infection, dose not adjusted. Now nosebleed on and off 12h, gums oozing, pink urine, large bruises on forearms and thigh with no knock. No head injury, no headache, no melaena. HR 88 irreg, BP 134/76, T 36.6, GCS 15. Chest clear. Hb 112, plt 236, INR >10, APTT 58, fibrinogen normal, LFTs normal, film normal. No liver disease, no family bleeding history. Warfarin stopped, vit K prescribed.',
  },
  // exam
  {
    id: 'dangers-005',
    age: 56,
    sex: 'female',
    gold: 'infected-obstructed-kidney',
    text: 'A 56-year-old woman with type 2 diabetes and previous kidney stones has had severe colicky pain from the right loin to the groin for two days, and since this morning shaking rigors and vomiting. She is passing little urine. Temperature 39.6, pulse 126, BP 88/50. The right renal angle is very tender; the abdomen is soft. Urine dipstick shows blood, leucocytes and nitrites. White cells 24, lactate 4.1, creatinine 212 (usually 80). CT shows a 9 mm stone in the upper right ureter with marked hydronephrosis and perinephric stranding. The aorta and appendix are normal.',
  },
  // exam
  {
    id: 'dangers-006',
    age: 47,
    sex: 'male',
    gold: 'spinal-epidural-abscess',
    text: 'A 47-year-old man who injects heroin has had worsening mid-back pain for nine days, now unbearable and waking him at night, with fevers and sweats. Over the past day his legs have become weak and he has been unable to pass urine. Temperature 38.9, pulse 112, BP 124/70. There is exquisite tenderness on percussion over T8. Power is 3/5 in both legs with brisk reflexes, upgoing plantars and a sensory level at the umbilicus. The arms are normal, with no neck stiffness and no murmur. CRP 286, white cells 19. He has had no injury, weight loss or known cancer.',
  },
  // exam
  {
    id: 'dangers-007',
    age: 52,
    sex: 'female',
    gold: 'prosthetic-valve-thrombosis',
    text: 'A 52-year-old woman with a mechanical mitral valve stopped her warfarin three weeks ago because of heavy periods. Over four days she has become breathless on the flat, and today she collapsed at home. Yesterday her left arm went numb for half an hour. She has noticed that she no longer hears her valve clicking. Temperature 36.7, pulse 118 regular, BP 92/64, saturations 88% on air. The closing click is muffled, there is a new diastolic rumble, and there are crackles to the mid-zones. INR 1.1, CRP 6, troponin and ECG unremarkable, blood cultures negative. Fluoroscopy shows one leaflet barely moving.',
  },
  // exam
  {
    id: 'dangers-008',
    age: 71,
    sex: 'female',
    gold: 'methotrexate-toxicity',
    text: 'A 71-year-old woman with rheumatoid arthritis and chronic kidney disease has a painful mouth, diarrhoea and fever. Since leaving hospital twelve days ago she has been taking her 15 mg arthritis tablets, meant for Mondays only, every day; she was also given trimethoprim for cystitis. Temperature 38.6, pulse 108, BP 106/62. The lips and tongue are raw with ulcers, and there are bruises and petechiae on the shins. Joints are quiet. Haemoglobin 78, white cells 1.1, neutrophils 0.3, platelets 19, creatinine 198, ALT 142. No blasts are seen on the film, the spleen is not felt and the chest is clear.',
  },
  // lay
  {
    id: 'dangers-009',
    age: 6,
    sex: 'male',
    gold: 'swallowed-magnets',
    text: 'My son is six and has been sick since yesterday. His tummy hurts all over and comes in waves, and this evening the sick turned green. At first I thought it was a bug, but he has had no diarrhoea and nobody else is ill. Then his sister told me they had been playing with those tiny shiny silver balls that cling together, and he put some on his tongue to pretend he had a piercing, and they went down, four or five of them, a couple at a time on Tuesday. He feels warm, 38.1, and his belly is swollen and hard. No cough, no drooling, he can swallow water.',
  },
  // lay
  {
    id: 'dangers-010',
    age: 29,
    sex: 'female',
    gold: 'secondary-postpartum-haemorrhage',
    text: 'I had my baby twelve days ago, a normal birth, though the midwife said the placenta came away a bit ragged. The bleeding had nearly stopped and gone brownish. Then last night it came back bright red, soaking a big pad every half hour, with clots the size of a plum. I have cramps low down and what comes out smells a bit off. I felt faint when I stood up to feed him and my heart is racing. My temperature is 37.9. No burning when I wee, my breasts are fine, my legs are not swollen and I have no chest pain. I have not had sex since the birth.',
  },
  // note
  {
    id: 'dangers-011',
    age: 38,
    sex: 'female',
    gold: 'beta-blocker-calcium-channel-blocker-overdose',
    text: 'ED resus. 38F, brought by ambulance, found by partner with empty packets verapamil MR 240 mg x28 and note, ?taken 4h ago. Low mood, recent separation. Drowsy, dizzy, GCS 13. HR 36, BP 68/40, RR 18, sats 96% RA, T 36.2. Cool peripheries, pupils 4 mm reactive. ECG junctional brady, no P waves, QRS 96, no ST elevation. BM 17.8, not diabetic. K 4.3, lactate 5.2, trop neg, paracetamol and salicylate not detected. No digoxin in house, no chest pain. Atropine x3 no effect; calcium, high-dose insulin and ICU discussed.',
  },
  // lay
  {
    id: 'dangers-012',
    age: 26,
    sex: 'female',
    gold: 'strangulation-injury',
    text: 'Two nights ago my boyfriend got angry and put both hands round my neck and squeezed. Everything went black and I came round on the floor, and I had wet myself. Since then my voice has been hoarse, it hurts to swallow, and my neck is sore at the front when I touch it. There are finger-shaped bruises under my jaw and tiny red dots round my eyelids, and the white of one eye has gone blood red. There are hardly any other marks, so I thought I was fine. No fever or cold, no weakness in my arms or legs, and my face is not drooping.',
  },
];
