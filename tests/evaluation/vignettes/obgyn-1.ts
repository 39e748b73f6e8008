import type { Vignette } from '../vignette.types.ts';

export const obgyn1Vignettes: readonly Vignette[] = [
  // ward
  {
    id: 'obgyn-001',
    age: 28,
    sex: 'female',
    gold: 'ectopic-pregnancy',
    text: '28F, LMP ~7/52 ago, UPT +ve. 1/7 L iliac fossa pain then sudden generalised, shoulder tip pain, fainted in toilet. Scant brown PV loss. HR 128, BP 82/50, T 36.6, pale. Abdo distended, guarding, cervical excitation. PMH PID, smoker. FAST +ve free fluid, uterus empty. No fever, no dysuria, no vomiting, no clots or tissue passed.',
  },
  // lay
  {
    id: 'obgyn-002',
    age: 31,
    sex: 'female',
    gold: 'ectopic-pregnancy',
    text: "I'm about 6 weeks late I think, did a test last week and it was positive. For 3 days I've had a nagging pain low down on the right, it's worse today and it's sharp, and there's a bit of dark brown blood like coffee when I wipe. I felt dizzy standing in the shower. I had chlamydia a few years ago and it took us ages to get pregnant. No temperature, no burning when I wee, I've not been sick, bowels ok, no big clots.",
  },
  // exam
  {
    id: 'obgyn-003',
    age: 24,
    sex: 'female',
    gold: 'pre-eclampsia',
    text: 'A 24-year-old woman in her first pregnancy at 34 weeks attends with a two-day frontal headache and flashing lights. Her rings have become tight and her face is puffy. BP at booking was 108/66 and is now 164/112, repeated 166/110. Reflexes are brisk with three beats of clonus. Urine protein 3+. Platelets 182, ALT 34. Fetal movements are felt. No fits, no fever, no vaginal bleeding, no contractions, no itching, no dysuria.',
  },
  // lay
  {
    id: 'obgyn-004',
    age: 38,
    sex: 'female',
    gold: 'pre-eclampsia',
    text: "I'm 36 weeks with twins and I feel rotten. My hands and feet have blown up since the weekend and my face looks like a balloon. I've got a banging headache that paracetamol doesn't touch and a sore feeling under my ribs on the right. My machine at home says 158 over 104, it was always low before. Babies are moving, waters haven't gone, no bleeding, no fever, not itchy, no jaundice that I can see.",
  },
  // ward
  {
    id: 'obgyn-005',
    age: 19,
    sex: 'female',
    gold: 'eclampsia',
    text: '19F G1 37/40, unbooked, no ANC. GTC seizure at home ~2 min witnessed by MIL, 2nd in ambulance. C/o headache + blurred vision since yest. Now postictal, GCS 11, BP 178/118, HR 112, T 37.0, CBG 5.8. Face + pedal oedema, clonus, urine alb 3+. FHR 138. No neck stiffness, no focal deficit, no h/o epilepsy, no PV bleed, malaria RDT neg.',
  },
  // exam
  {
    id: 'obgyn-006',
    age: 33,
    sex: 'female',
    gold: 'placental-abruption',
    text: 'A 33-year-old woman, para 3, at 35 weeks is brought in with sudden constant severe abdominal and back pain and moderate dark vaginal bleeding. She smokes and her pressure has been high this month. Pulse 126, BP 96/60, more shocked than the visible loss suggests. The uterus is woody hard and tender and fetal parts cannot be felt. Fetal heart 96. The afterbirth was reported fundal at 20 weeks. No previous caesarean, no ruptured membranes, no fever, no urinary symptoms.',
  },
  // lay
  {
    id: 'obgyn-007',
    age: 35,
    sex: 'female',
    gold: 'placenta-praevia',
    text: "I'm 31 weeks and I woke up in a pool of bright red blood, it went through the sheets, but there's no pain at all. I had a smaller bleed about 3 weeks ago that stopped by itself. My tummy is soft and baby is kicking. I've had two caesareans and at the 20 week scan they said something about it lying low and to come again. No tightenings, no waters gone, no fall, we haven't had sex, no fever.",
  },
  // exam
  {
    id: 'obgyn-008',
    age: 18,
    sex: 'female',
    gold: 'molar-pregnancy',
    text: 'An 18-year-old woman, twelve weeks after her last period, has had relentless vomiting for a month and now bleeds vaginally, with some grape-like material. She is pale, tremulous, pulse 112, BP 148/96. The uterus is at the umbilicus and no fetal heart can be found. Beta-hCG 480,000; TSH is suppressed. No abdominal pain, no fever, no diarrhoea, no dysuria, no earlier pregnancies, no goitre.',
  },
  // ward
  {
    id: 'obgyn-009',
    age: 30,
    sex: 'female',
    gold: 'postpartum-haemorrhage-primary',
    text: '30F P4, SVD 40 min ago, 4.3 kg, augmented 16h labour. PV loss est 1.4 L and ongoing, clots. Fundus above umbilicus, boggy, contracts with rubbing then relaxes. Placenta + membranes complete, no tears seen in lithotomy. HR 132, BP 84/48, CRT 4s, T 36.9, sats 97. No SOB, no chest pain, no abdo pain, fundus palpable, bladder emptied, clotting N.',
  },
  // lay
  {
    id: 'obgyn-010',
    age: 23,
    sex: 'female',
    gold: 'puerperal-sepsis',
    text: 'I delivered at home with the dai five days back. Since two days I get high fever with shivering, my lower belly pains badly and the bleeding has become smelly and brownish, more like pus. I feel very weak and heart is beating fast. The baby is okay and feeding, my breasts are soft and not painful. No cough, no burning in urine, no loose motions, no pain in calf. The afterbirth took a long time and she had to pull it.',
  },
  // ward
  {
    id: 'obgyn-011',
    age: 26,
    sex: 'female',
    gold: 'ovarian-torsion',
    text: '26F, sudden severe R lower abdo pain 4h ago getting off bike, comes in waves, vomited x5. LMP 2/52 ago, UPT neg. HR 108, BP 122/74, T 37.1. Tender RIF no rebound, tender R adnexal mass, no discharge. Known 7cm dermoid awaiting surgery. WCC 11.4, CRP 6, urine NAD. No migration from umbilicus, no PV bleed, no fever, no dysuria, appetite was fine this am.',
  },
  // exam
  {
    id: 'obgyn-012',
    age: 20,
    sex: 'female',
    gold: 'pelvic-inflammatory-disease',
    text: 'A 20-year-old woman has had a week of dull pain across the lower abdomen, deep pain with intercourse, and yellowish discharge with spotting after sex. She changed partner two months ago and uses the pill without condoms. Temperature 38.2, pulse 92, BP 116/70. Both iliac fossae are tender; there is mucopus at the os, and moving the cervix causes sharp pain, with both adnexae tender and no mass. Pregnancy test negative, urine dip clear. No vomiting, no diarrhoea, no loin pain, no loss of appetite.',
  },
  // exam
  {
    id: 'obgyn-013',
    age: 29,
    sex: 'female',
    gold: 'endometriosis',
    text: 'A 29-year-old woman has been trying to conceive for two years. Since her early twenties her periods have become progressively more painful, the ache starting two days before flow and lasting throughout, with pain on opening her bowels at that time and deep pain during intercourse. Cycles are regular, 28 days, flow moderate. The uterus is retroverted and fixed, with tender nodules felt behind it. Smear normal. No discharge, no fever, no bleeding between periods, no urinary symptoms, no diarrhoea, no weight change.',
  },
  // lay
  {
    id: 'obgyn-014',
    age: 23,
    sex: 'female',
    gold: 'polycystic-ovary-syndrome',
    text: "My periods have always been all over the place, I get maybe four or five a year, and I've put on 12 kilos since college. I have to thread my chin and upper lip every week and there's hair on my tummy. My skin is bad, spots along my jaw, and the back of my neck has gone dark like it's dirty. My mum has diabetes. Test for pregnancy was negative. No milk from my breasts, no headaches, voice hasn't changed, I'm not cold all the time.",
  },
  // lay
  {
    id: 'obgyn-015',
    age: 44,
    sex: 'female',
    gold: 'uterine-fibroids',
    text: "My periods have got heavier and heavier over two years, flooding with clots as big as plums, lasting 8 or 9 days but they do come on time each month. There's a dragging heaviness and my lower tummy has got bigger and feels firm, like I'm four months pregnant, and I pee a lot. I'm very tired. I am not pregnant. There's no real pain, no bleeding in between, no pain with sex, no weight loss, no discharge, no fever.",
  },
  // exam
  {
    id: 'obgyn-016',
    age: 64,
    sex: 'female',
    gold: 'endometrial-cancer',
    text: 'A 64-year-old woman whose last period was twelve years ago has had three episodes of fresh vaginal bleeding over two months, together with a watery discharge. She has diabetes and hypertension, never had children and her BMI is 38. She took no hormones. The vulva, vagina and cervix look normal and the uterus is slightly bulky. BP 150/88. Ultrasound: lining 17 mm. No pain, no weight loss, no haematuria, no bleeding with motions, no dryness, no bloating.',
  },
  // exam
  {
    id: 'obgyn-017',
    age: 46,
    sex: 'female',
    gold: 'cervical-cancer',
    text: 'A 46-year-old woman from rural Bihar, married at 15 and mother of six, has bled after intercourse for five months and lately between periods, with foul-smelling blood-stained discharge. She has lost 6 kg and has a deep ache in the back. She has never been screened. On speculum examination there is a friable, ulcerated 4 cm growth that bleeds on touch, and the left parametrium is thickened. Pulse 88, afebrile, Hb 8.8. No haematuria, no itching, no flooding, no abdominal mass, no dysuria.',
  },
  // lay
  {
    id: 'obgyn-018',
    age: 61,
    sex: 'female',
    gold: 'ovarian-cancer',
    text: "For the last 3 months my tummy has been bloated nearly every day and I've gone up two skirt sizes though the rest of me is thinner. I feel full after a few mouthfuls, I need to wee more often and there's an ache low down. My GP said it was IBS but I never had bowel trouble before in my life. My sister had breast cancer at 43. I finished my periods at 52 and have had no bleeding. I don't drink, not yellow, no blood in the toilet, not vomiting.",
  },
  // exam
  {
    id: 'obgyn-019',
    age: 57,
    sex: 'female',
    gold: 'breast-cancer',
    text: 'A 57-year-old woman noticed a lump in her left breast two months ago while bathing; it does not hurt and seems larger. Her mother had a breast removed at 60. There is a 3 cm hard, irregular mass in the upper outer quadrant with dimpling over it when she lifts her arms, and the nipple is newly drawn in. Two firm nodes are felt in the armpit. Temperature 36.8. No redness, no warmth, no discharge, no fever, no injury, no change with her former cycle.',
  },
  // lay
  {
    id: 'obgyn-020',
    age: 27,
    sex: 'female',
    gold: 'lactational-mastitis',
    text: "Baby is 3 weeks old and I'm breastfeeding. Since yesterday my left breast has a hot red patch shaped like a wedge on the outer side, it's hard and so sore I cry when he latches. I feel like I've got flu, shivery and achy, and my temperature is 38.7. My nipple on that side was cracked last week. There isn't a squishy lump and no pus comes out. The other side is fine. No cough, bleeding down below is normal, no tummy pain, wee is ok.",
  },
];
