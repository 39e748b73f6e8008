import type { Vignette } from '../vignette.types.ts';

export const ortho1Vignettes: readonly Vignette[] = [
  // ward
  {
    id: 'ortho-001',
    age: 84,
    sex: 'female',
    gold: 'hip-fracture',
    text: "84F, tripped on rug at home, landed L side, long lie 3h. Can't wt bear, L groin pain. L leg short + ext rotated, can't SLR, pain on any rotation. NV intact distally. HR 96, BP 142/70, sats 95, T 36.2. PMH osteoporosis, mild dementia, on alendronate. No head injury, no LOC, no chest pain, no back pain, not on anticoags.",
  },
  // lay
  {
    id: 'ortho-002',
    age: 22,
    sex: 'male',
    gold: 'scaphoid-fracture',
    text: "Came off my skateboard on Saturday and put my hand out. Thought I'd just sprained my wrist so left it. It's now Tuesday and the thumb side still really hurts, especially when I grip or turn a key or if I press in that hollow at the base of my thumb. Bit of swelling but it looks straight. The first x-ray at the walk-in was fine apparently. No numbness, elbow's fine, I can move all my fingers.",
  },
  // ward
  {
    id: 'ortho-003',
    age: 27,
    sex: 'male',
    gold: 'compartment-syndrome',
    text: '27M, RTA, closed tib shaft # in backslab 8h ago. Pain++ not touched by 20mg morphine, worse over last 2h. Calf tense & woody, agony on passive stretch of toes, paraesthesia 1st web space. DP pulse present, CRT <2s, foot warm. HR 118, BP 146/84, T 37.1. Plaster split - no relief. No fever, wound none, no calf vein thrombus on doppler.',
  },
  // exam
  {
    id: 'ortho-004',
    age: 21,
    sex: 'female',
    gold: 'acl-tear',
    text: 'A 21-year-old netball player landed from a jump, twisted, and felt a pop in her right knee. She could not continue and within two hours the knee was tightly swollen. Ten days later the swelling has eased but the knee gives way when she turns or goes down steps. Examination shows a moderate effusion and increased forward movement of the tibia at 20 degrees with no firm end point. Joint line not tender, no locking, stable to valgus and varus stress, kneecap not apprehensive. Plain films show no fracture.',
  },
  // lay
  {
    id: 'ortho-005',
    age: 42,
    sex: 'male',
    gold: 'achilles-rupture',
    text: "Playing badminton last night for the first time in ages, went to push off for a shot and it felt like somebody kicked me hard in the back of the leg. I heard a crack and turned round but nobody was there. Now I can't go up on my toes on that side and I limp flat-footed. There's a sort of dip above the heel and it's bruised. I can still wiggle my foot up and down a bit. Knee's fine, ankle bones don't hurt to press, no numbness.",
  },
  // lay
  {
    id: 'ortho-006',
    age: 37,
    sex: 'male',
    gold: 'mechanical-low-back-pain',
    text: "Four days ago I lifted a washing machine and felt something go in my lower back. It's gone tight right across the bottom, a bit into the right buttock, and getting out of the car is murder. Lying with my knees up helps. It doesn't shoot down my leg and there's no pins and needles. I can wee and poo normally and I've no numbness down below. No fever, no weight loss, never had cancer, I'm generally healthy and otherwise fit.",
  },
  // exam
  {
    id: 'ortho-007',
    age: 58,
    sex: 'male',
    gold: 'vertebral-osteomyelitis',
    text: 'A 58-year-old diabetic on haemodialysis through a tunnelled catheter has had five weeks of mid-lumbar back pain that is constant, wakes him at night and is not relieved by lying down. He has had sweats and evening fever. There is marked percussion tenderness over L3/L4 with paraspinal spasm. Power, reflexes and sphincters are normal. Temperature 38.3, CRP 164, ESR 96, white cells 14. No injury, no cough, no weight loss, no murmur, no leg pain, myeloma screen negative.',
  },
  // ward
  {
    id: 'ortho-008',
    age: 24,
    sex: 'male',
    gold: 'shoulder-dislocation',
    text: "24M rugby tackle, arm forced into abduction/ER. R shoulder pain, holding arm slightly abducted, squared-off contour, fullness in front below coracoid, won't IR or touch opposite shoulder. Patch of numbness over lateral deltoid. Radial pulse ok, hand power ok. HR 98, BP 130/80. No neck pain, no head injury, clavicle non-tender, no prev episodes.",
  },
  // exam
  {
    id: 'ortho-009',
    age: 13,
    sex: 'male',
    gold: 'slipped-capital-femoral-epiphysis',
    text: 'A 13-year-old boy with a BMI of 32 has limped for six weeks and complains of pain in the left thigh and knee after walking. There was no definite injury, though it became worse after football. The knee examination is normal. He walks with the foot turned out; when the hip is flexed it rolls into external rotation, and internal rotation is limited and painful. Temperature 36.8, CRP normal. No fever, no night pain, no swelling of the knee, no back pain, no other joints, no recent cold.',
  },
  // lay
  {
    id: 'ortho-010',
    age: 48,
    sex: 'female',
    gold: 'plantar-fasciitis',
    text: "The bottom of my left heel kills me. It's worst with the very first steps when I get out of bed, like treading on a nail, then after a few minutes it eases and comes back by the evening because I'm on my feet all day at the salon. It's been about 4 months and I've put on some weight. There's a sore point on the inside of the heel when I press. No swelling, no numb toes, no injury, back doesn't hurt, other joints fine.",
  },
];
