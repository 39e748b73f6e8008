import type { Vignette } from '../vignette.types.ts';

export const cardio2Vignettes: readonly Vignette[] = [
  // exam
  {
    id: 'cardio-021',
    age: 19,
    sex: 'male',
    gold: 'hypertrophic-cardiomyopathy',
    text: 'A 19-year-old basketball player faints during the final sprint of training and recovers in under a minute. For a year he has had chest tightness and breathlessness with hard effort. His uncle died suddenly at 31. Pulse is jerky, 64 and regular; BP 122/74. A mid-systolic murmur at the left sternal edge becomes louder when he stands or performs the Valsalva manoeuvre and softer when he squats; it does not radiate to the neck. ECG shows large left ventricular voltages with deep septal Q waves. No fever, no recent viral illness, no drug use, no incontinence or tongue biting.',
  },
  // terse
  {
    id: 'cardio-022',
    age: 52,
    sex: 'male',
    gold: 'hypertensive-emergency',
    text: '52M, severe HA x1/7, blurred vision bilat, vomiting x3, now drowsy/muddled. Known HTN, stopped amlodipine 2/12 ago. BP 238/142 both arms, HR 92, T 36.8, BM 6.1. GCS 14, no focal deficit, no neck stiffness. Fundi: flame haems, cotton wool spots, papilloedema. Cr 212 (was 90), dip blood+ prot++. CT head no bleed. No CP, no back pain, no drugs.',
  },
  // lay
  {
    id: 'cardio-023',
    age: 17,
    sex: 'female',
    gold: 'vasovagal-syncope',
    text: "Our daughter keeled over in assembly this morning. It was boiling in the hall and they'd been standing ages and she'd skipped breakfast. She says she went hot and clammy, her hearing went far away and everything turned grey from the edges, then next thing she was on the floor. Her friend said she was white as paper and out for maybe ten seconds with a couple of twitches. She knew where she was right away. She's done it once before, having blood taken. No heart trouble in the family, it doesn't happen in sport, didn't wet herself or bite her tongue.",
  },
  // lay
  {
    id: 'cardio-024',
    age: 77,
    sex: 'male',
    gold: 'orthostatic-hypotension',
    text: "Whenever I get out of bed or up from the dinner table I go swimmy headed and have to grab hold of something, and last Tuesday I went right down in the bathroom for a moment. Sitting or lying I'm right as rain. It's been like this since they put up my water tablet and gave me that new one for the prostate a month ago. The room doesn't spin round. No chest pain, no fluttering of the heart, no black motions, ears are fine, and rolling over in bed doesn't bring it on.",
  },
  // terse
  {
    id: 'cardio-025',
    age: 82,
    sex: 'female',
    gold: 'complete-heart-block',
    text: '82F, 3 abrupt collapses in 2/7, no warning, pale then flushes on recovery, back to self in secs. Also fatigue, SOBOE 2/52. On no rate limiting meds. HR 34 regular, BP 158/60, SpO2 97%, T 36.5. Intermittent cannon waves, variable S1. No tongue bite/incontinence, no postural drop, no CP, trop neg, K 4.4. ECG: P waves 80/min, QRS 34/min broad, no relation between the two.',
  },
  // exam
  {
    id: 'cardio-026',
    age: 69,
    sex: 'female',
    gold: 'takotsubo-cardiomyopathy',
    text: 'A 69-year-old woman develops central chest pain and breathlessness an hour after being told that her son has been killed in a road accident. She has no previous heart disease, does not smoke, and takes only a calcium supplement. Pulse 98, BP 106/70, SpO2 95%. ECG shows 1 mm ST elevation in V3 to V5 and troponin is modestly raised. Emergency angiography shows unobstructed coronary arteries, and the ventriculogram shows ballooning of the apex with vigorous contraction of the base. No fever, no recent infection, no pleuritic component, no back pain, no leg swelling.',
  },
  // exam
  {
    id: 'cardio-027',
    age: 10,
    sex: 'female',
    gold: 'acute-rheumatic-fever',
    text: 'A 10-year-old girl recently arrived from Ethiopia has had fever and joint pains for eight days. First her right knee was hot and swollen, then it settled and the left ankle became painful, then a wrist. Four weeks ago she had a sore throat that was not treated. Temperature 38.6, pulse 124. There is a pansystolic murmur at the apex, and faint pink rings with pale centres over the trunk that do not itch. PR interval is prolonged and anti-streptolysin O is high. No abdominal pain, no purple spots, no tick bite, no mouth ulcers, no diarrhoea; blood cultures sterile.',
  },
  // lay
  {
    id: 'cardio-028',
    age: 14,
    sex: 'female',
    gold: 'long-qt-syndrome',
    text: "My daughter is 14 and has dropped unconscious twice now. The first time was when she dived in at the swimming gala, and they had to pull her out, and last week it was when the alarm clock went off next to her. She just goes, no warning, face grey, jerks a bit, then comes back after half a minute and is fine. They called it epilepsy and did a brain scan and the brainwave thing and both were normal. My cousin drowned at 16 and nobody knew why. She isn't feverish, no headaches, eats well, takes nothing, and doesn't feel faint when she stands up.",
  },
  // exam
  {
    id: 'cardio-029',
    age: 21,
    sex: 'male',
    gold: 'wolff-parkinson-white',
    text: "A 21-year-old man has had sudden bouts of very rapid regular palpitation since his mid-teens, each starting and ending abruptly and lasting 10 to 30 minutes. Today's episode stopped in the waiting room. He felt lightheaded but did not faint. Examination is normal; pulse 74, BP 124/76. His resting ECG shows a PR interval of 90 ms, a slurred upstroke at the start of the QRS, and a QRS duration of 130 ms. Echocardiogram is normal. No chest pain, no exertional symptoms, no family history of sudden death, no stimulant or alcohol use, thyroid function normal.",
  },
  // lay
  {
    id: 'cardio-030',
    age: 20,
    sex: 'female',
    gold: 'pots',
    text: "Ever since I had covid last spring I can't stand up for long. As soon as I'm upright my heart goes mad, my watch says 130 or 140 when it was 75 in bed, and I get shaky, foggy headed, my feet go a blotchy purple and I have to sit on the floor. Showers are the worst. Lie down and it calms down in a few minutes. The GP took my blood pressure lying and standing and it didn't drop. Thyroid and iron bloods fine, heart scan fine. I've not actually passed out, no chest pain really, no weight loss, not on any tablets.",
  },
  // exam
  {
    id: 'cardio-031',
    age: 63,
    sex: 'male',
    gold: 'aortic-dissection',
    text: 'A 63-year-old man with long-standing poorly controlled hypertension collapses at home with instantaneous, ripping pain in the front of his chest that moved to between his shoulder blades within minutes. He is pale and agitated. BP is 184/102 in the right arm and 138/84 in the left; pulse 108. There is a soft early diastolic murmur. The left radial pulse is weaker than the right. ECG shows left ventricular hypertrophy without ST elevation, first troponin is normal, and the mediastinum is widened on chest radiograph. No fever, no cough, no calf swelling, no vomiting before the pain.',
  },
  // terse
  {
    id: 'cardio-032',
    age: 41,
    sex: 'female',
    gold: 'aortic-dissection',
    text: "41F, tall, Marfan's, 34/40 preg. Sudden tearing interscapular pain 1h ago -> now lower back, worst ever, max at onset. Transient R leg numbness/weakness, resolved. HR 112, BP R 150/90 L 118/72, SpO2 99% RA, T 36.6. R femoral pulse weak. ECG sinus tachy. Dip neg for protein. Uterus soft, CTG fine, no PV bleed. No cough, no calf swelling, no pleuritic component, no vomiting.",
  },
  // terse
  {
    id: 'cardio-033',
    age: 76,
    sex: 'male',
    gold: 'ruptured-aaa',
    text: '76M smoker, HTN. Sudden severe L flank/low back pain 1h, collapsed in toilet. Grey, clammy. HR 122, BP 78/44, RR 26, T 35.9. Abdo distended, tender, expansile mass above umbilicus. Femorals weak bilat. Hb 92. Dip neg for blood. No hx renal stones, no melaena/haematemesis, no CP, ECG nil acute, no fever. No prev scans. MHP activated.',
  },
  // lay
  {
    id: 'cardio-034',
    age: 36,
    sex: 'female',
    gold: 'deep-vein-thrombosis',
    text: "My left leg has swollen up since Thursday. It's the calf mostly, it feels tight and heavy and sore when I walk or press at the back, and the jeans are tight on that side only. It's a bit warm and pinker than the other. I was in a plaster boot for a broken ankle till ten days ago, so I've hardly moved, and I'm on the pill. No lump behind the knee that I can feel. I haven't got a temperature, no cut or bite, not short of breath, and the other leg is perfectly normal.",
  },
  // terse
  {
    id: 'cardio-035',
    age: 69,
    sex: 'male',
    gold: 'deep-vein-thrombosis',
    text: '69M, pancreatic ca on gemcitabine. 3/7 R leg swelling to thigh, aching, no trauma. R calf +4.5 cm vs L, pitting R only, superficial veins prominent, tender along deep veins. Foot warm, pulses present. T 36.9, HR 84, SpO2 98% RA. No erythema edge, no skin break, no cellulitis prev, no SOB/CP, no groin nodes. D-dimer 4200.',
  },
  // terse
  {
    id: 'cardio-036',
    age: 71,
    sex: 'female',
    gold: 'acute-limb-ischaemia',
    text: "71F, sudden onset severe pain R leg 3h ago, now numb, can't move toes. Known AF, warfarin stopped for dental work, INR 1.1. R leg white -> mottled, cold below knee, no popliteal/DP/PT pulses, no Doppler signal. L pulses all normal. CRT >5s. HR 104 irreg, BP 142/84. No prior claudication, no leg swelling, no back pain, no trauma, abdo SNT.",
  },
  // lay
  {
    id: 'cardio-037',
    age: 66,
    sex: 'male',
    gold: 'peripheral-arterial-disease',
    text: "I can walk about 200 yards, from my door to the post box, and then my right calf grips like a vice and I have to stand still. A minute or two and it's gone and off I go again, same distance each time. Going up the hill it's sooner. Been like that getting on for a year. That foot is always colder and the hair's gone off the shin. I've smoked since I was 15. It doesn't hurt in bed or sitting, no sores, no swelling, back's fine, and leaning forward makes no odds. No tingling.",
  },
  // exam
  {
    id: 'cardio-038',
    age: 77,
    sex: 'female',
    gold: 'acute-mesenteric-ischaemia',
    text: 'A 77-year-old woman with atrial fibrillation who declined anticoagulation develops sudden, severe, constant pain around the umbilicus, followed by vomiting and one loose stool streaked with blood. She writhes and rates it 10 out of 10, yet the abdomen is soft and only mildly tender with scant bowel sounds. Temperature 37.1, pulse 118 irregular, BP 104/60. White cells 19, lactate 6.8, amylase slightly raised. Abdominal film is unremarkable. No previous abdominal surgery, no hernia, no pulsatile mass, no jaundice, no urinary symptoms; she passed flatus this morning.',
  },
  // lay
  {
    id: 'cardio-039',
    age: 73,
    sex: 'female',
    gold: 'chronic-venous-insufficiency',
    text: "I've a sore on the inside of my ankle that won't close up, been there since before Christmas. It's shallow and weepy and looks worse than it feels, more of an ache by teatime and better when my feet are on the stool. The skin round about has gone brown and hard and itchy over years. My ankles swell by night. I had bad veins with all four of the children and a clot in that leg in 1989. My toes are warm, I can walk as far as I like with no cramp. No diabetes, never smoked, no fever.",
  },
  // lay
  {
    id: 'cardio-040',
    age: 23,
    sex: 'female',
    gold: 'raynaud-phenomenon',
    text: "When it gets chilly, or even if I take something out of the freezer at work, a couple of my fingers go dead white right to the second knuckle and feel numb, then a bluish colour, then they go bright red and throb as they warm up. Takes about twenty minutes. Started when I was maybe 17 and my mum gets it too. It's both hands, sometimes toes. I've got no sores on my fingertips, no sore joints or rash, skin isn't tight, no trouble swallowing, no dry eyes. I don't use drills and I don't smoke.",
  },
];
