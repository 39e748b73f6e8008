import type { Vignette } from '../vignette.types.ts';

export const endo1Vignettes: readonly Vignette[] = [
  // exam
  {
    id: 'endo-001',
    age: 22,
    sex: 'female',
    gold: 'diabetic-ketoacidosis',
    text: 'A 22-year-old woman is brought in with two days of vomiting and cramping abdominal pain. For the past three weeks she has been drinking litres of water, passing urine at night and has lost 6 kg. She is drowsy, with dry mucosae and deep sighing breathing; her breath smells fruity. Pulse 124, BP 98/60, RR 32, temperature 36.7. Venous pH 7.08. The abdomen is diffusely tender without guarding. No diarrhoea, no vaginal bleeding, no dysuria, no drug ingestion. Pregnancy test negative.',
  },
  // lay
  {
    id: 'endo-002',
    age: 16,
    sex: 'male',
    gold: 'diabetic-ketoacidosis',
    text: "My 16 year old son has had sugar diabetes since he was 9 and I just found out he's been skipping his insulin on and off because he's fed up with it. Since yesterday he's been sick six or seven times, his tummy hurts, and he's breathing really fast and deep like he's been running. His breath smells like nail varnish remover. He's very thirsty and weeing loads. He's sleepy but he does answer me. No fever, no diarrhoea, no rash.",
  },
  // exam
  {
    id: 'endo-003',
    age: 51,
    sex: 'male',
    gold: 'type-2-diabetes-mellitus',
    text: 'A 51-year-old shop owner from Chennai attends with four months of tiredness and getting up three times a night to pass large volumes of urine. He is thirstier than usual and has had two boils on his back and a sore itchy foreskin. Weight has fallen 3 kg from 92 kg. His mother and brother both take tablets for sugar. BMI 31, BP 142/88, pulse 78. Urine dipstick shows 3+ glucose, no ketones, no protein. No dysuria, no poor stream, no vomiting, no tremor.',
  },
  // lay
  {
    id: 'endo-004',
    age: 46,
    sex: 'female',
    gold: 'type-2-diabetes-mellitus',
    text: "I keep getting thrush, this is the fourth time this year and the cream only works for a couple of weeks. I'm also tired all the time, I'm always thirsty and I have to go to the loo a lot, and sometimes my eyes go blurry for a few days then come back. I am overweight and I had high sugar when I was expecting my youngest. It doesn't burn when I wee, no fever, no belly pain, periods normal. I'm not losing weight really.",
  },
  // ward
  {
    id: 'endo-005',
    age: 79,
    sex: 'female',
    gold: 'hyperosmolar-hyperglycaemic-state',
    text: '79F NH resident, T2DM on metformin, recent chest infection + pred course. 5/7 polyuria, poor intake, now obtunded GCS 11. Very dry, HR 118, BP 92/54, T 37.4, RR 18. CBG "HI", lab glucose 52, Na 158, osm 374, pH 7.36, ketones 0.8. No vomiting, no abdo pain, no focal weakness, no neck stiffness.',
  },
  // ward
  {
    id: 'endo-006',
    age: 67,
    sex: 'male',
    gold: 'hypoglycaemia-episode',
    text: '67M T2DM on glibenclamide, AKI last wk, not eating x1 day (fasting). Found by wife confused, sweaty, slurring, aggressive. HR 112, BP 164/86, T 36.1, sats 98. Clammy, tremulous, pupils normal, moving all 4 limbs, no facial droop. No headache, no fever, no seizure, no head injury, no alcohol. Completely back to normal within 5 min of IV dextrose.',
  },
  // exam
  {
    id: 'endo-007',
    age: 43,
    sex: 'female',
    gold: 'hypothyroidism-primary',
    text: 'A 43-year-old teacher reports eight months of fatigue, weight gain of 7 kg despite poor appetite, constipation and heavier periods. She feels cold when colleagues are comfortable and her hair is thinning. Her voice is a little hoarse. On examination pulse 54, BP 130/92, dry skin, puffy eyelids and slow relaxation of the ankle jerks; a small firm goitre is felt. No low mood, no snoring, no purple striae, no breathlessness, no galactorrhoea. Sister has vitiligo.',
  },
  // lay
  {
    id: 'endo-008',
    age: 29,
    sex: 'female',
    gold: 'graves-hyperthyroidism',
    text: "Over about 3 months I've lost nearly a stone even though I eat like a horse. My heart pounds even when I'm lying in bed, my hands shake so I can't do my eyeliner, and I'm sweating in meetings while everyone else has their jumper on. I'm snapping at everybody and not sleeping. My husband says my eyes look like they're staring, and they feel gritty. My neck looks a bit fuller too but it doesn't hurt. I'm not pregnant, I'm not dieting, and no diarrhoea as such, just going more often.",
  },
  // ward
  {
    id: 'endo-009',
    age: 34,
    sex: 'female',
    gold: 'thyroid-storm',
    text: '34F known "overactive gland", stopped carbimazole 2/12 ago, LSCS yesterday. Now T 40.1, HR 168 irregular, BP 160/60, agitated + delirious, profuse sweating, vomiting x4, loose stools, jaundice mild. Goitre with bruit, lid lag, fine tremor. Wound clean. CXR mild congestion. No rigidity, no neck stiffness, no cough, blood cultures neg so far, no new drugs.',
  },
  // ward
  {
    id: 'endo-010',
    age: 76,
    sex: 'female',
    gold: 'myxoedema-coma',
    text: '76F found at home in Jan, increasingly slow + sleepy over weeks, now GCS 9. T 31.8, HR 42, BP 94/60, RR 8, pCO2 8.4, glucose 3.4, Na 121. Puffy face, big tongue, dry coarse skin, thyroidectomy scar, delayed reflexes. Ran out of her tablets ~6/12 ago per niece. No head injury, no focal signs, no opioids in house, pupils normal, CT head nil.',
  },
  // exam
  {
    id: 'endo-011',
    age: 38,
    sex: 'female',
    gold: 'subacute-thyroiditis',
    text: 'A 38-year-old woman presents with ten days of pain in the front of the neck which spreads to the jaw and both ears and is worse on swallowing. Three weeks earlier she had a cold. She feels feverish, shaky and has palpitations. Temperature 37.9, pulse 104. The gland is moderately enlarged, firm and exquisitely tender. ESR 82. Throat and tonsils are normal. No stridor, no cervical lymph nodes, no eye signs, no dental pain, no overlying redness.',
  },
  // exam
  {
    id: 'endo-012',
    age: 36,
    sex: 'female',
    gold: 'cushing-syndrome',
    text: 'A 36-year-old woman gives an 18-month history of central weight gain, easy bruising, acne and irregular periods. She has trouble getting up from a low chair and was recently found to have raised blood sugar. She takes no medicines and uses no creams or inhalers. On examination she has a round plethoric face, supraclavicular fat pads, thin arms, wide violaceous striae over the abdomen and BP 168/102. No cold intolerance, no goitre, no galactorrhoea, no headache, no visual loss. Potassium 3.3.',
  },
  // lay
  {
    id: 'endo-013',
    age: 41,
    sex: 'male',
    gold: 'addison-disease',
    text: "For maybe half a year I've had no energy at all and I've dropped 9 kilos without trying. I feel faint when I stand up, and I've gone off food and feel sick most mornings. Odd thing is people ask if I've been on holiday because I look tanned, even the creases of my palms and my gums look brown. I crave salt, I eat pickles out of the jar. No cough, no fever, no night sweats, no blood in my poo, and my mood is fine apart from being knackered.",
  },
  // ward
  {
    id: 'endo-014',
    age: 58,
    sex: 'female',
    gold: 'adrenal-crisis',
    text: '58F RA, pred 10mg x8 yrs, D&V bug 3/7 and not kept tabs down. Collapse at home. Drowsy, BP 74/40 despite 2L saline + norad starting, HR 122, T 38.2, CBG 3.1. Na 124, K 5.9. Abdo vaguely tender, soft. Lactate 2.4. No rash, no neck stiffness, no melaena, no chest pain, ECG sinus tachy, CXR clear, urine dip neg.',
  },
  // exam
  {
    id: 'endo-015',
    age: 39,
    sex: 'male',
    gold: 'phaeochromocytoma',
    text: 'A 39-year-old man describes sudden attacks over the past year, two or three a week, each lasting about twenty minutes: pounding headache, drenching sweats, palpitations and a sense of impending doom, during which his wife says he turns pale. Between attacks he feels well. During one attack his BP was 226/124; today it is 158/96 with a postural drop. Pulse 88. Fasting glucose 7.4. No flushing, no wheeze, no diarrhoea, no snoring, no stress at work, no heat intolerance, no goitre.',
  },
  // exam
  {
    id: 'endo-016',
    age: 62,
    sex: 'female',
    gold: 'primary-hyperparathyroidism',
    text: 'A 62-year-old woman is seen because of a second kidney stone in three years. On questioning she admits to constipation, low mood, thirst and aching bones for more than a year. Weight is steady and she is otherwise active. She takes no calcium, vitamins or diuretics. Examination, including breasts and neck, is normal. BP 146/84. Corrected calcium 2.86 mmol/L, phosphate low, creatinine normal. No cough, no weight loss, no bone tenderness, no lymphadenopathy, no fever, no haematuria today.',
  },
  // lay
  {
    id: 'endo-017',
    age: 31,
    sex: 'female',
    gold: 'hypopituitarism',
    text: "I had my baby 14 months ago in our village hospital and lost so much blood I needed 5 bottles of blood and they said I nearly died. I never made any milk at all, not one drop. My periods have not returned even though I do not breastfeed. I'm always weak and cold, my underarm and private hair has fallen out, and I get giddy when I get up. My skin looks pale. Pregnancy test is negative. No headache, no eye trouble, no fever, I haven't put on much weight.",
  },
];
