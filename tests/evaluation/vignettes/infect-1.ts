import type { Vignette } from '../vignette.types.ts';

export const infect1Vignettes: readonly Vignette[] = [
  // exam
  {
    id: 'infect-001',
    age: 30,
    sex: 'male',
    gold: 'malaria',
    text: 'A 30-year-old road worker from Odisha has had fever for six days. Every other afternoon he has a violent shaking chill for an hour, then burning heat with headache and vomiting, then drenching sweat after which he feels almost well. He is mildly pale with a soft spleen 3 cm below the ribs. Temperature 39.9, pulse 110, BP 112/70. Hb 10.2, platelets 84, bilirubin slightly raised. He is alert. No rash, no sore throat, no cough, no neck stiffness, no bleeding, no eschar, no lymph nodes.',
  },
  // lay
  {
    id: 'infect-002',
    age: 41,
    sex: 'female',
    gold: 'malaria',
    text: "I came back from seeing my mum in Nigeria 11 days ago and I thought I had flu. I get freezing and shake so hard the bed moves, then I'm boiling, then soaked through. Temperature up to 40. Pounding head, aching all over, bit sick and a couple of loose poos. Didn't bother with the tablets because I grew up there. My head's clear, I'm weeing fine. No cough, no sore throat, no rash, light doesn't hurt, neck's OK, not bleeding anywhere.",
  },
  // ward
  {
    id: 'infect-003',
    age: 27,
    sex: 'male',
    gold: 'severe-malaria',
    text: '27M, construction, forest area Jharkhand. Fever + rigors 5/7, today confused, GTC seizure x1, GCS 9. T 40.3, HR 136, BP 92/54, RR 34, CBG 2.2. Jaundiced, pale, spleen +, urine dark scant. pH 7.18, lactate 8, creat 318, Hb 6.4, plt 28. RDT PfHRP2 +ve. Neck supple, CSF clear acellular. No rash, no eschar, no focal deficit, no bleeding.',
  },
  // exam
  {
    id: 'infect-004',
    age: 22,
    sex: 'male',
    gold: 'dengue',
    text: 'A 22-year-old student in Delhi in October has four days of high fever of sudden onset, severe headache, pain behind the eyes on moving them, and backache so bad that he says his bones are breaking. A faint flush with islands of pale skin has appeared on the trunk, with a few petechiae under the blood pressure cuff. Temperature 39.2, pulse 88, BP 116/76. White cells 2.4, platelets 82, haematocrit 43. No joint swelling, no cough, no jaundice, no abdominal pain, no vomiting, no eschar, no bleeding, malaria smear negative.',
  },
  // lay
  {
    id: 'infect-005',
    age: 35,
    sex: 'female',
    gold: 'dengue',
    text: 'Third day of very high fever, 103-104, came suddenly while I was at work. Head is bursting, eyes pain behind when I look to the side, whole body and back pain like someone beat me. Feeling sick, taste is bitter, and from today some red rash on arms which itches little. Three people in my building have same thing, so many mosquitoes after the rains. I am drinking coconut water and passing urine. No cold, no cough, no stomach pain, no bleeding, no shivering like malaria.',
  },
  // ward
  {
    id: 'infect-006',
    age: 17,
    sex: 'female',
    gold: 'severe-dengue',
    text: '17F D5 fever, defervesced this am T 36.8, now restless, cold clammy, severe abdo pain, persistent vomiting x8. HR 132 thready, BP 84/70 (PP 14), CRT 5s, RR 30. Gum bleed, petechiae, hepatomegaly 4cm tender, R base dull. Hct 38 -> 51, plt 14, WCC 2.1, AST 640. NS1 +ve outside. UO nil 6h. MP neg. No neck stiffness, no diarrhoea, no cough, no eschar, no dysuria.',
  },
  // exam
  {
    id: 'infect-007',
    age: 19,
    sex: 'male',
    gold: 'typhoid-fever',
    text: 'A 19-year-old hostel resident has had fever for ten days that has climbed a little higher each evening, now 39.7, with dull headache, loss of appetite and constipation followed by two loose stools. He is listless, with a coated tongue with red edges; pulse only 84. The abdomen is mildly distended and the spleen tip is felt. A few faint pink spots are seen on the lower chest. White cells 3.8. No rigors, no jaundice, no cough, no joint pain, no eschar, no retro-orbital pain; two malaria films negative.',
  },
  // lay
  {
    id: 'infect-008',
    age: 9,
    sex: 'female',
    gold: 'typhoid-fever',
    text: 'My daughter is nine, she has fever for more than one week now, every day it is higher by evening, 103, never fully comes down even with paracetamol. She lies in bed, eats nothing, tongue is white thick, tummy pains and feels swollen, first no motion for 3-4 days and now loose like pea soup. She ate pani puri from outside the school often. No cold, no cough, no burning urine, no rash that I can see, eyes are not yellow, no shivering, malaria and dengue test negative.',
  },
  // exam
  {
    id: 'infect-009',
    age: 45,
    sex: 'female',
    gold: 'scrub-typhus',
    text: 'A 45-year-old woman who cuts grass on hill terraces in Himachal has had fever, headache and muscle aches for nine days, and breathlessness since yesterday. There is a painless black crust with a red rim under the left breast, tender axillary nodes, suffused conjunctivae and a faint macular rash on the trunk. Temperature 39.4, pulse 112, RR 28, saturation 91%. Platelets 92, ALT 148, creatinine 136. No calf tenderness, no jaundice, no bleeding, no neck stiffness, no diarrhoea, malaria and NS1 negative.',
  },
  // ward
  {
    id: 'infect-010',
    age: 38,
    sex: 'male',
    gold: 'leptospirosis',
    text: '38M paddy farmer Kerala, waded in floods 10/7 ago, cuts on feet. 6/7 fever, headache, severe calf pain - can hardly walk. Now yellow, UO 250ml/24h, haemoptysis today. T 39.0, HR 118, BP 94/56. Conjunctival suffusion no pus, deep icterus, calves v tender. Bili 260, ALT 96, CK 1900, creat 420, K 3.2, plt 48. MP/NS1 neg. No eschar, no neck stiffness, no splenomegaly, no pruritus.',
  },
  // lay
  {
    id: 'infect-011',
    age: 50,
    sex: 'female',
    gold: 'chikungunya',
    text: 'Fever came all of a sudden last Tuesday with such joint pains I could not get out of bed. Fingers, wrists, ankles, knees, both sides, all swollen and I am walking bent like an old woman. Rash came on third day on chest and arms with itching. Fever is gone after 4 days but the joints are still terrible in the morning and I cannot hold a cup. My neighbours have got it also. No bleeding, no stomach pain, no cough, eyes are not red, platelets were normal.',
  },
  // exam
  {
    id: 'infect-012',
    age: 12,
    sex: 'male',
    gold: 'visceral-leishmaniasis',
    text: 'A 12-year-old boy from a mud house in north Bihar has had fever on and off for four months with two spikes a day, weight loss despite a fair appetite, and darkening of the skin. He is pale and wasted; the spleen reaches the umbilicus, firm and not tender, and the liver is 4 cm below the costal margin. Temperature 38.6, pulse 104. Hb 6.2, white cells 1.9, platelets 70, globulins very high. No rigors, no jaundice, no lymph nodes, no gum swelling, repeated malaria films negative, no cough.',
  },
  // exam
  {
    id: 'infect-013',
    age: 34,
    sex: 'male',
    gold: 'leprosy',
    text: 'A 34-year-old weaver from Uttar Pradesh has had a pale, slightly coppery patch on the right forearm for a year; it does not itch. He burned that hand on a tea kettle without feeling it. The patch is dry and hairless, with a raised edge, and cannot feel a wisp of cotton. A thick cord can be felt behind the right elbow and the little finger is weak. Pulse 74, afebrile. No fever, no scaling, no neck pain, no diabetes, no joint swelling, no milk-white skin.',
  },
  // lay
  {
    id: 'infect-014',
    age: 47,
    sex: 'male',
    gold: 'tetanus',
    text: "My father stepped on a rusty nail in the field about nine days ago, we just tied cloth. Yesterday he said his jaw was tight and he couldn't open his mouth to eat. Today his neck and back are stiff like a board, his face is stuck in a kind of grin, and when a door bangs his whole body goes into spasm and arches, very painful. He is fully awake and talks through his teeth. No fever, not confused, no dog bite, he can drink a little and isn't afraid of water. He's never had injections.",
  },
  // exam
  {
    id: 'infect-015',
    age: 11,
    sex: 'male',
    gold: 'rabies',
    text: 'An 11-year-old boy is brought with two days of fever, agitation and inability to drink; at the sight of a glass of water his throat goes into spasm and he is terrified, and a draught from the fan produces the same. Ten weeks ago a stray dog bit his cheek; the wound was rubbed with chilli. The scar now tingles. He salivates heavily and is lucid between attacks. Temperature 38.4, pulse 128. No lockjaw, no rigidity of the abdomen, no neck stiffness, no limb weakness, no drug ingestion.',
  },
  // ward
  {
    id: 'infect-016',
    age: 33,
    sex: 'male',
    gold: 'cholera',
    text: '33M fisherman, relief camp after cyclone. 9h profuse painless watery stool ~25x, "rice water", fishy; vomit x6 effortless. T 36.0, HR 142 thready, BP 60/?, eyes sunken, washerwoman hands, skin pinch >3s, calf cramps, voice husky, anuric. CBG 4.1, K 2.9, HCO3 9. Abdo soft. 6 similar cases in camp. No blood, no fever, no tenesmus, no abdo pain, no ingestion of mushrooms/chemicals.',
  },
  // exam
  {
    id: 'infect-017',
    age: 39,
    sex: 'male',
    gold: 'amoebic-liver-abscess',
    text: 'A 39-year-old toddy drinker from Andhra has had ten days of fever with sweats and a constant ache below the right ribs that spreads to the right shoulder. He cannot lie on that side. He recalls loose stools a month ago. The liver is 5 cm enlarged with marked tenderness over an intercostal space. Temperature 38.9. White cells 16, alkaline phosphatase mildly raised. Ultrasound: single 8 cm hypoechoic lesion in the right lobe; aspirate chocolate-coloured and odourless. No jaundice, no gallstones, no cough, no dogs or sheep, HIV negative.',
  },
  // ward
  {
    id: 'infect-018',
    age: 6,
    sex: 'male',
    gold: 'japanese-encephalitis',
    text: '6M Gorakhpur, Aug, pigs + rice fields nearby, unvacc. 4/7 fever headache vomiting, 1/7 altered sensorium + seizures x3. GCS 8, T 40, HR 140. Neck mildly stiff, mask-like face, coarse tremor, cogwheel R arm, dystonic posture, plantars up. CSF 60 cells lymph, prot 78, glucose N. MP, dengue NS1 neg. MRI bilat thalamic hyperintensity. No rash, no eschar, no animal bite, no ear discharge.',
  },
  // lay
  {
    id: 'infect-019',
    age: 26,
    sex: 'male',
    gold: 'acute-hiv',
    text: "I've had a fever for nine days, throat is raw and I've got little ulcers in my mouth. Glands up in my neck, armpits and groin. There's a red spotty rash on my chest and back that doesn't itch, and I've been sweating at night with the runs and aching. Three weeks ago I slept with a guy I met on an app, no condom. They tested me for glandular fever and it was negative. No cough, no sores on my penis, no discharge, hands and feet don't have spots.",
  },
  // ward
  {
    id: 'infect-020',
    age: 18,
    sex: 'female',
    gold: 'meningococcal-sepsis',
    text: '18F univ halls. 10h fever, vomiting, leg pains, cold hands, rash since 3h - non-blanching, spreading purpura trunk + legs. T 39.6, HR 148, BP 78/40, RR 30, CRT 5s, GCS 13. Lactate 6.8, plt 61, INR 1.9, WCC 22. No neck stiffness, no photophobia, no cough, no dysuria, not menstruating/no tampon, no travel, no drugs.',
  },
  // lay
  {
    id: 'infect-021',
    age: 2,
    sex: 'male',
    gold: 'meningococcal-sepsis',
    text: "My little boy is two. He was a bit hot and off his food this morning, by teatime he was burning up, whimpering that his legs hurt, but his hands and feet are freezing and he looks grey. In the last hour dark purple spots have come on his tummy and legs and when I press a glass on them they don't go. He's really sleepy and breathing fast. He can bend his neck. No runny nose, no cough, no bruises before, no diarrhoea, no fall.",
  },
  // exam
  {
    id: 'infect-022',
    age: 17,
    sex: 'female',
    gold: 'infectious-mononucleosis',
    text: 'A 17-year-old girl has had sore throat, fever and overwhelming tiredness for ten days. She was given amoxicillin four days ago and has since come out in a widespread itchy red rash. Tonsils are large with a white coat and there are petechiae on the palate; nodes are enlarged at the back of the neck and in the axillae, the spleen is just palpable and the eyelids are puffy. Temperature 38.3. Film shows many atypical lymphocytes. No cough, no jaundice, no joint pain, no new sexual partners, no bleeding.',
  },
  // exam
  {
    id: 'infect-023',
    age: 52,
    sex: 'male',
    gold: 'mucormycosis',
    text: 'A 52-year-old man with poorly controlled diabetes was discharged twelve days ago after a severe chest infection treated with high-dose steroids. He now has right-sided facial pain and numbness, a blackish nasal discharge and since yesterday double vision with drooping of the right lid. The right eye is proptosed and hardly moves; a black crust covers the middle turbinate and part of the palate. Temperature 38.0, glucose 24. No neck stiffness, no limb weakness, no ear pain, no vesicles, no fits.',
  },
  // lay
  {
    id: 'infect-024',
    age: 29,
    sex: 'male',
    gold: 'primary-syphilis',
    text: "I've got a sore on the shaft of my penis, noticed it about a week ago. It's round, about the size of a pea, with a hard edge like a button, and it doesn't hurt at all. It's clean looking, just a bit wet. There are lumps in both sides of my groin that aren't sore either. I had unprotected sex about a month ago on holiday. No blisters, no discharge, doesn't sting when I pee, no fever, no rash on my body or hands.",
  },
];
