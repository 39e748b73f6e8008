import type { Vignette } from '../vignette.types.ts';

export const renal1Vignettes: readonly Vignette[] = [
  // lay
  {
    id: 'renal-001',
    age: 5,
    sex: 'male',
    gold: 'nephrotic-syndrome',
    text: "My 5 year old's face has been puffy every morning for about ten days, especially round the eyes, we thought it was allergy and gave him syrup but no change. Now his feet and tummy are swollen and his trousers are tight, and his willy bag is swollen too. His wee is very frothy and there's less of it, but the colour is normal, not red. He's fairly well, playing, just tired. No fever, no rash, no itching, no sore throat, not breathless. The nurse said blood pressure is fine.",
  },
  // exam
  {
    id: 'renal-002',
    age: 8,
    sex: 'male',
    gold: 'post-streptococcal-glomerulonephritis',
    alsoRight: ['acute-glomerulonephritis'],
    text: 'An 8-year-old boy from a crowded settlement is brought with two days of smoky brown urine and puffiness of the face. His mother says he is passing very little urine and has a headache. Three weeks ago he had crusted sores on both legs. BP 146/98, temperature 37.1, periorbital and mild ankle oedema, healed scars on the shins. Urine shows red cell casts and 2+ protein; C3 is low; ASO raised. No abdominal pain, no purpura, no joint pain, no deafness in the family, no diarrhoea.',
  },
  // ward
  {
    id: 'renal-003',
    age: 3,
    sex: 'female',
    gold: 'haemolytic-uraemic-syndrome',
    text: '3F, bloody diarrhoea x6/7 after farm visit/undercooked burger, settling, now pale, lethargic, no urine 14h. T 37.2, HR 148, BP 118/78. Mild facial puffiness, few petechiae, abdo soft. Hb 6.9, plt 34, fragments on film, urea 38, creat 412, K 5.8, clotting N. No joint swelling, no rash, no neck stiffness, no recent antibiotics, Coombs neg.',
  },
  // ward
  {
    id: 'renal-004',
    age: 31,
    sex: 'male',
    gold: 'rhabdomyolysis',
    text: '31M, found after ~14h lying on floor post heroin/alcohol binge. Now GCS 15. R arm + buttock swollen, tender, weak. Urine dark brown, 200 ml in 6h: dip blood 4+ but no RBC on micro. HR 110, BP 104/60, T 36.4. CK 86,000, K 6.4, Ca 1.86, creat 310. No dysuria, no fever, no jaundice, no flank pain, no trauma, distal pulses present.',
  },
  // ward
  {
    id: 'renal-005',
    age: 63,
    sex: 'male',
    gold: 'hyperkalaemia',
    text: '63M CKD4 DM HTN, on ramipril + spironolactone, started co-trimoxazole 5/7 ago. Gen weakness, legs heavy since am, palps. HR 38, BP 100/62, T 36.5, sats 97. Flaccid 3/5 legs, reflexes down. ECG: tall tented Ts, flat P, QRS 168. No chest pain, trop neg, no fever, no vomiting, no sensory level, not on digoxin or beta blocker.',
  },
  // exam
  {
    id: 'renal-006',
    age: 41,
    sex: 'male',
    gold: 'polycystic-kidney-disease',
    text: 'A 41-year-old man is found to have BP 168/104 at an insurance medical. He has had a dull dragging ache in both flanks for two years and twice has passed blood in the urine after exercise. His father began dialysis at 52 and a paternal aunt died of a brain haemorrhage. Both flanks contain large, irregular, ballotable masses. Creatinine 168, urine protein trace. No fever, no dysuria, no weight loss, no ankle oedema, no hearing problem, no painkiller use.',
  },
];
