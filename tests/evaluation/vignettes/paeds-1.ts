import type { Vignette } from '../vignette.types.ts';

export const paeds1Vignettes: readonly Vignette[] = [
  // lay
  {
    id: 'paeds-001',
    age: 0.7,
    sex: 'male',
    gold: 'intussusception',
    text: "My baby is 8 months. Since this morning every 15 or 20 minutes he screams out, goes white and pulls his knees up, then he goes floppy and quiet like nothing happened. He's been sick lots, the last one was green. In his nappy just now there was red jelly stuff. He had a cold last week. No temperature, no rash, nobody else has a bug, he hasn't had runny poos, he was completely fine yesterday.",
  },
  // ward
  {
    id: 'paeds-002',
    age: 0.5,
    sex: 'female',
    gold: 'intussusception',
    text: '6/12 F, 10h intermittent screaming + pallor, drawing up legs, lethargic between. Vomit x6, last bilious. BO once blood + mucus. T 37.3, HR 162, CRT 3s. Sausage-shaped mass R upper abdo, RIF feels empty. Rotavirus vaccine 1/52 ago. No rash, no hernia, anus N, no diarrhoea, fontanelle flat, not bulging, no bruises.',
  },
  // lay
  {
    id: 'paeds-003',
    age: 0.1,
    sex: 'male',
    gold: 'pyloric-stenosis',
    text: "He's our first, 5 weeks old. For about a week he brings up the whole feed, it shoots right out across the room, about 10 minutes after feeding. It's milk, not green. Straight after he's starving and wants more. He's gone below what he weighed two weeks ago and he's not had a proper poo for 2 days, nappies not very wet. No temperature, no runny poo, he's not screaming with pain, breathing is fine. My brother had an operation as a baby.",
  },
  // exam
  {
    id: 'paeds-004',
    age: 0.02,
    sex: 'male',
    gold: 'malrotation-volvulus',
    text: 'A six-day-old boy, born at term and well for the first days, has vomited dark green material four times since last night and has stopped feeding. He passed meconium on day one. He is pale, mottled and grunting, pulse 186, capillary refill 5 seconds, temperature 36.2. The abdomen is mildly distended and tender and there is blood on the glove. Lactate 6.1. No rash, no fever, no hernia, no cough, no maternal fever, membranes ruptured one hour before birth, no features of chromosomal disorder.',
  },
  // lay
  {
    id: 'paeds-005',
    age: 0.4,
    sex: 'female',
    gold: 'bronchiolitis',
    text: "My daughter is 4 and a half months. It started with a runny nose 3 days ago, now she's coughing and I can hear a whistle and crackle when she breathes. She's breathing fast and the skin sucks in under her ribs. She's only taking half her bottles because she has to stop for breath. Temp 37.9. Her brother has a snotty nose from nursery. No barking, no noise when she breathes in, no whoop, no rash, she's still smiling a bit. She never had this before, wasn't premature.",
  },
  // lay
  {
    id: 'paeds-006',
    age: 2,
    sex: 'male',
    gold: 'croup',
    text: "Our two year old went to bed with a bit of a cold and at midnight woke up with a cough like a seal barking, and he makes a rasping noise every time he breathes in, especially if he cries. His voice is all hoarse. Temperature 38.1. He's frightened but he is drinking, no dribbling and he's lying back ok. Taking him out in the cold air seemed to help. He wasn't eating anything when it started, no rash, lips are pink, had all his jabs.",
  },
  // exam
  {
    id: 'paeds-007',
    age: 0.2,
    sex: 'female',
    gold: 'pertussis',
    text: 'An eleven-week-old girl, not yet immunised, has coughed for twelve days. It began like a cold; for five days she has had bouts of ten to twenty coughs without drawing breath, going red then dusky, ending in vomiting, and twice she stopped breathing for some seconds. Between bouts she looks well. Temperature 37.0, respiratory rate 38, saturation 98%, chest clear. Her grandmother has coughed for six weeks. White cells 38 with 80% lymphocytes. No wheeze, no stridor, no fever, no rash, no conjunctivitis today.',
  },
  // exam
  {
    id: 'paeds-008',
    age: 3,
    sex: 'male',
    gold: 'measles',
    text: 'A three-year-old boy, who missed his vaccinations, has had fever to 39.8, hacking cough, streaming nose and red watering eyes for four days. Yesterday a blotchy red rash appeared behind the ears and on the forehead; today it has spread to the trunk and is running together. There are tiny white spots on red mucosa opposite the molars. A cousin had a similar illness two weeks ago. Pulse 136, RR 34. No blisters, no itching, no swollen hands, no strawberry tongue, no neck stiffness, no drugs before the rash.',
  },
  // lay
  {
    id: 'paeds-009',
    age: 5,
    sex: 'female',
    gold: 'chickenpox',
    text: "My 5 year old had a bit of a temperature and was grumpy on Monday. Then spots came on her tummy and in her hair, now they're everywhere including inside her mouth. Some are just red bumps, some are little water blisters and some have already scabbed, and new ones keep coming each day. She scratches like mad. Two in her class have been off. Temp 38.2. She's drinking, not floppy, no cough, no sore palms or soles, eyes fine, light doesn't bother her.",
  },
  // exam
  {
    id: 'paeds-010',
    age: 2,
    sex: 'male',
    gold: 'kawasaki-disease',
    text: 'A two-year-old boy has had fever above 39 for six days despite antibiotics and is extremely irritable. Both eyes are red without discharge, his lips are cracked and bleeding, and the tongue is bright red. There is a patchy rash over the trunk, his hands and feet are puffy and red and there is a single 2 cm node in the neck. CRP 146, platelets 520, urine sterile with white cells. No Koplik spots, no vesicles, no cough, no pus on tonsils, no diarrhoea, no contact with illness, immunised fully.',
  },
  // exam
  {
    id: 'paeds-011',
    age: 6,
    sex: 'male',
    gold: 'iga-vasculitis',
    text: 'A six-year-old boy had a sore throat two weeks ago. For three days he has had a rash of raised purple spots on the buttocks and backs of the legs that do not fade with pressure, swollen painful ankles, and colicky pain in the abdomen. He is otherwise cheerful. Temperature 37.2, BP 96/60. Urine shows a trace of blood. Platelets 380, clotting normal. No fever, no neck stiffness, no pallor, no gum bleeding, no lymph nodes, no headache, no joint redness, no bloody stool.',
  },
  // lay
  {
    id: 'paeds-012',
    age: 1,
    sex: 'female',
    gold: 'infant-gastroenteritis-dehydration',
    alsoRight: ['viral-gastroenteritis'],
    text: 'Baby is one year old. Loose motions since two days, ten or twelve times, just like water, and vomiting everything, even ORS. Since morning no urine in nappy, eyes look sunken, mouth is dry and no tears when crying. She is very cranky and wants to drink water all the time. Her skin on belly stays up when I pinch it. Slight fever first day. No blood in motion, belly is soft, no rash, no fits. My other child also had loose motions last week.',
  },
  // ward
  {
    id: 'paeds-013',
    age: 1.5,
    sex: 'male',
    gold: 'severe-acute-malnutrition',
    text: '18/12 M, wt 5.9 kg (<-3SD), MUAC 10.4, wt/ht <-3. 2/12 poor feeding after abrupt weaning to rice water, recurrent diarrhoea. Pitting oedema both feet + shins, flaky-paint dermatosis, sparse reddish hair, apathetic, miserable. T 35.6, HR 118, CBG 3.0, alb 18. Urine: no protein. No periorbital swelling, no jaundice, no murmur, no raised JVP, MT neg, CXR clear.',
  },
  // ward
  {
    id: 'paeds-014',
    age: 0.01,
    sex: 'female',
    gold: 'neonatal-sepsis',
    text: 'D3 F, 35/40, maternal fever 38.6 + PROM 30h, foul liquor. Off feeds 8h, lethargic, apnoea x2. T 35.4, HR 184, RR 72, CRT 4s, grey mottled, sats 90 RA. Mild icterus, fontanelle soft, abdo soft. CRP 78, WCC 2.9, plt 62, CBG 2.6. No seizure, no bilious vomit, femorals present, no murmur, no hepatomegaly, cried at birth Apgar 8/9.',
  },
  // ward
  {
    id: 'paeds-015',
    age: 1.7,
    sex: 'male',
    gold: 'febrile-convulsion',
    text: '20/12 M, 1/7 coryza, T 39.6 at home. GTC fit ~2 min, self-terminated, sleepy 20 min, now alert + playing, GCS 15. T 39.2, HR 146, sats 98. R TM red, throat red. Dev normal, imms UTD, father had similar as toddler. No rash, no neck stiffness, no bulging fontanelle, no focal signs, no head injury, CBG 5.4, no prev afebrile fits, no vomiting.',
  },
  // exam
  {
    id: 'paeds-016',
    age: 7,
    sex: 'female',
    gold: 'diphtheria',
    text: 'A seven-year-old girl from an unvaccinated family has had sore throat, low fever and hoarseness for four days. She looks toxic, with a hugely swollen neck and a foul nasal discharge streaked with blood. A grey, leathery membrane covers both tonsils and extends over the soft palate; it bleeds when lifted. Temperature 37.9, pulse 138, BP 88/50. Her voice is nasal and fluids come back through the nose. No trismus, no rash, no spleen, no blisters, no tender joints, no vomiting.',
  },
  // lay
  {
    id: 'paeds-017',
    age: 3,
    sex: 'female',
    gold: 'wilms-tumour',
    text: "I was giving my 3 year old a bath and felt a big hard lump on the left side of her tummy. It's smooth and doesn't seem to hurt her at all. She's a bit off her food and her belly has looked big for a few weeks, I thought she was just chubby. Her wee looked pink one day last week. She's happy, running about, no temperature, no bruises, no bone pains, no dark eyes, not constipated, no vomiting. The nurse found her blood pressure high.",
  },
];
