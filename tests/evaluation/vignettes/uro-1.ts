import type { Vignette } from '../vignette.types.ts';

export const uro1Vignettes: readonly Vignette[] = [
  // lay
  {
    id: 'uro-001',
    age: 14,
    sex: 'male',
    gold: 'testicular-torsion',
    text: "My 14 year old woke at 5 this morning with sudden terrible pain in his left ball. He's been sick twice and can hardly walk. He was embarrassed and said his tummy hurt at first. It looks higher up than the other one and is swollen and he won't let anyone touch it. He had a short bout of the same last month that went away. No burning when he pees, no discharge, no fever, he didn't get kicked there, no mumps, not sexually active.",
  },
  // exam
  {
    id: 'uro-002',
    age: 19,
    sex: 'male',
    gold: 'testicular-torsion',
    text: 'A 19-year-old man developed abrupt severe right scrotal pain three hours ago while playing football, though he was not struck. The pain goes into the groin and he has vomited. Temperature 36.8, pulse 104. The right testis lies high and horizontal, is extremely tender, and lifting it does not help. Stroking the inner thigh on that side gives no response. Urine dipstick is clear. No urethral discharge, no dysuria, no frequency, no fever, no groin lump, no flank pain.',
  },
  // exam
  {
    id: 'uro-003',
    age: 25,
    sex: 'male',
    gold: 'epididymitis',
    text: 'A 25-year-old man has had gradually increasing pain and swelling of the left side of the scrotum over four days, with stinging on passing urine and a slight clear discharge in the mornings. He has a new partner and does not use condoms. Temperature 38.0, pulse 90. The back of the left testis and the cord are thick, hot and tender, easing when the scrotum is lifted; stroking the thigh makes the testis rise normally. Urine shows leucocytes. No vomiting, no sudden onset, no injury, no facial swelling, no groin lump.',
  },
  // terse
  {
    id: 'uro-004',
    age: 37,
    sex: 'male',
    gold: 'renal-colic',
    text: "37M sudden L loin pain 3h, 10/10, waves, -> groin + L testis. Can't lie still, pacing, vomited x2. T 36.9 HR 108 BP 152/90. Abdo soft, L renal angle tender, testes NAD. Urine dip blood +++, leu neg, nit neg. No fever/rigors, no frank haematuria, no pulsatile mass, no diarrhoea. Prev similar 2 yrs ago, passed grit. Works outdoors.",
  },
  // lay
  {
    id: 'uro-005',
    age: 46,
    sex: 'female',
    gold: 'renal-colic',
    text: "I thought labour was bad but this is worse. It started at midnight out of nowhere in my right side at the back just below the ribs and comes round down to my groin. It comes in waves, I can't find any position that's comfy, been walking round the house and throwing up. My wee looked a bit pink. I'm 46 and don't drink much water. No temperature or shivers, no burning when I wee, bowels fine, had my appendix out, pregnancy test negative.",
  },
  // exam
  {
    id: 'uro-006',
    age: 29,
    sex: 'female',
    gold: 'pyelonephritis',
    text: 'A 29-year-old woman has had burning and frequency of urine for four days and since yesterday shaking chills, vomiting and an aching pain in the right back. Temperature 39.2, pulse 114, BP 112/66. There is marked tenderness at the right renal angle and the abdomen is otherwise soft. Urine is positive for nitrite, leucocytes and blood. Pregnancy test negative, ultrasound shows no obstruction. No vaginal discharge, no cough, no rash, no waves of pain to the groin, no diarrhoea. She had two bladder infections last year.',
  },
  // lay
  {
    id: 'uro-007',
    age: 24,
    sex: 'female',
    gold: 'pyelonephritis',
    text: "I had what felt like a water infection last week and drank cranberry juice. Now I've got a really high temperature, 39.5, I can't stop shivering and my left back just under the ribs kills if someone taps it. I've been sick all night. Wee is cloudy and smells. I'm 24 on the pill. No cough, no sore throat, no rash, no discharge, tummy isn't really sore low down, periods normal, pain is steady and doesn't come in waves.",
  },
  // terse
  {
    id: 'uro-008',
    age: 33,
    sex: 'female',
    gold: 'cystitis',
    text: '33F 2/7 dysuria, frequency q30min, urgency, suprapubic discomfort, cloudy urine w/ pink tinge at end. Afebrile 36.8 HR 76 BP 116/72. Suprapubic mild tenderness, no renal angle tenderness. Dip nit+ leu+++ blood+. Sx began after weekend away w/ partner. No vag discharge/itch, no vomiting, no rigors, no loin pain, preg test neg. PMH nil.',
  },
  // lay
  {
    id: 'uro-009',
    age: 67,
    sex: 'male',
    gold: 'benign-prostatic-hyperplasia',
    text: "I'm 67. It's been creeping up on me for 3 or 4 years: I stand there waiting for it to start, the flow is feeble and stops and starts, dribble after, and I'm up four times a night. I don't feel empty when I finish. Had the finger test, doctor said it was big but smooth and rubbery, and the PSA was 2.8. No blood in it, it doesn't burn, no back pain, weight steady, not thirsty and sugar is normal, no leaks.",
  },
  // terse
  {
    id: 'uro-010',
    age: 75,
    sex: 'male',
    gold: 'acute-urinary-retention',
    text: '75M unable to PU 11h, lower abdo pain ++, restless, desperate. Started OTC cold remedy (pseudoephedrine/antihistamine) 2/7 ago. Background poor stream, nocturia. T 36.7 HR 100 BP 168/92. Tense tender suprapubic mass to umbilicus, dull. PR smooth enlarged prostate, tone normal, no impaction. Bladder scan 940 ml. No back pain, no leg weakness or numbness, no fever, no haematuria, no loin pain.',
  },
  // exam
  {
    id: 'uro-011',
    age: 71,
    sex: 'male',
    gold: 'bladder-cancer',
    text: 'A 71-year-old man who worked for thirty years in a dye factory and has smoked all his life has passed bright red urine on four occasions in the past two months, once with clots. It does not hurt at all. He otherwise feels well. Pulse 78, BP 142/84, afebrile, no loin mass, prostate smooth and small. Urine culture is sterile, creatinine 92, PSA 1.1. No burning, no loin pain, no fever, no weight loss, no blood thinners, no recent sore throat, no ankle swelling.',
  },
  // exam
  {
    id: 'uro-012',
    age: 73,
    sex: 'male',
    gold: 'prostate-cancer',
    text: 'A 73-year-old man has had six months of slower urinary stream and getting up at night, and for eight weeks a deep constant ache in the low back and pelvis that is worse lying in bed. He has lost 7 kg. Rectal examination finds a stony hard, irregular gland with loss of the middle groove. PSA 184, ALP 420, haemoglobin 105, calcium normal. Leg power, reflexes and perianal sensation are normal. No fever, no burning, no visible blood in the urine, no injury, no cough.',
  },
  // terse
  {
    id: 'uro-013',
    age: 62,
    sex: 'male',
    gold: 'renal-cell-carcinoma',
    text: '62M smoker, BMI 34, HTN. 2/12 painless visible haematuria on/off, dull R flank ache, wt -8 kg, night sweats. O/E R flank mass ballotable. No varicocele, no oedema. T 37.8 HR 84 BP 164/96. Hb 182, Ca 2.78, ESR 70, MSU sterile. No colicky pain, no dysuria, no clots, prostate smooth, no stones hx, no FHx kidney dis.',
  },
  // lay
  {
    id: 'uro-014',
    age: 29,
    sex: 'male',
    gold: 'testicular-cancer',
    text: "In the shower about a month ago I found a lump on my right testicle, hard like a pea in the front and it has got bigger so that whole side feels heavy. It doesn't hurt when I press. I'm 29. I had an operation when I was a kid because that one hadn't come down. My nipples have been a bit sore lately too. No burning or discharge, no fever, didn't bang it, doesn't change when I lie down, a torch doesn't shine through it.",
  },
  // exam
  {
    id: 'uro-015',
    age: 46,
    sex: 'female',
    gold: 'stress-urinary-incontinence',
    text: "A 46-year-old mother of four, the largest 4.4 kg by forceps, has leaked small spurts of urine for two years whenever she coughs, sneezes, laughs or jumps on her child's trampoline. She stays dry at night and can hold on for hours. BMI 31. Coughing with a full bladder produces an immediate leak, with no bulge at the vaginal opening. Urine dipstick negative, post-void volume 20 mL. No sudden urge, no burning, no blood, no constant dribbling, no numbness, no leg weakness.",
  },
  // terse
  {
    id: 'uro-016',
    age: 22,
    sex: 'male',
    gold: 'priapism',
    text: '22M sickle cell dis (HbSS). Woke 0300 w/ painful erection, now 7h, won\'t go down after shower, ice, exercise. Shaft rigid + v tender, glans soft. No sexual stimulation, no ED drugs, no trazodone, no cocaine, no perineal trauma. T 36.9 HR 102 BP 128/76. 2 shorter "stuttering" episodes last month. PU ok small amount, no discharge, no fever, no bone or chest pain.',
  },
];
