import type { Vignette } from '../vignette.types.ts';

export const haem1Vignettes: readonly Vignette[] = [
  // exam
  {
    id: 'haem-001',
    age: 33,
    sex: 'female',
    gold: 'iron-deficiency-anaemia',
    text: 'A 33-year-old mother of three complains of six months of tiredness and breathlessness on climbing stairs. Her periods last eight days with clots. She has started chewing ice, and her nails have become thin and spoon-shaped. On examination she is pale with angular stomatitis and a smooth tongue; pulse 96, BP 110/70, soft systolic flow murmur. Spleen not palpable. Hb 7.4 g/dL, MCV 66. No jaundice, no fever, no numbness of the feet, no lymph nodes, no melaena. No family history of blood disease.',
  },
  // lay
  {
    id: 'haem-002',
    age: 68,
    sex: 'female',
    gold: 'iron-deficiency-anaemia',
    text: "I'm just so washed out doctor. I used to walk to the shops and back, now I have to stop at the bench, and my heart thumps. My daughter says I'm white as a sheet. My hair is coming out and I get sores at the corners of my mouth, and at night my legs won't keep still. I take aspirin for my heart and something for my knees. No chest pain, legs aren't swollen, not coughing, motions look normal, haven't lost weight.",
  },
  // exam
  {
    id: 'haem-003',
    age: 64,
    sex: 'female',
    gold: 'vitamin-b12-deficiency',
    text: 'A 64-year-old woman with autoimmune thyroid disease has had fatigue for a year and for three months pins and needles in both feet and unsteadiness in the dark. Her tongue is sore. She looks pale with a lemon tinge and has prematurely white hair. Vibration sense is lost to the ankles, ankle jerks are absent and plantars are extensor. Hb 8.1, MCV 118, hypersegmented neutrophils on the film. She eats meat and drinks no alcohol. No back pain, no bladder trouble, no lymph nodes, no splenomegaly, no diarrhoea.',
  },
  // ward
  {
    id: 'haem-004',
    age: 19,
    sex: 'male',
    gold: 'sickle-cell-crisis',
    text: '19M from Chhattisgarh, known HbSS, 1/7 severe pain both thighs + low back after a cold night, 9/10, same as prev attacks. T 37.3, HR 108, BP 124/70, sats 97 RA, mild icterus. Hb 7.6 (baseline 8). No chest pain, no cough, no priapism, no neuro sx, no joint swelling or redness, spleen not palp, CXR clear.',
  },
  // lay
  {
    id: 'haem-005',
    age: 1.2,
    sex: 'male',
    gold: 'thalassaemia-syndromes',
    text: "Our little boy is 14 months and he has been getting paler and paler since about 6 months of age. He doesn't eat well and he is small, and his tummy is sticking out, the doctor felt a lump on the left side under the ribs. His forehead looks big. They told us blood is only 5. Me and my husband are cousins, Sindhi family, and my sister's girl needs blood every month. No bleeding, no fever, no bruises, stools normal, he was yellow a bit around the eyes.",
  },
  // ward
  {
    id: 'haem-006',
    age: 24,
    sex: 'male',
    gold: 'g6pd-deficiency-haemolysis',
    text: '24M, recent vivax, started primaquine 3/7 ago. Now cola-coloured urine, yellow eyes, back pain, SOB on walking. Afebrile, HR 116, BP 108/64, pale + icteric. Hb 13.1 -> 6.8, retics up, LDH 1400, bite cells. MP smear now neg. No rash, no bleeding, spleen just palp, no Rt UQ pain, DCT neg, plt 210. Brother had same "with beans".',
  },
  // exam
  {
    id: 'haem-007',
    age: 27,
    sex: 'female',
    gold: 'immune-thrombocytopenia',
    text: 'A 27-year-old woman notices that she bruises without knocking herself and has crops of tiny red spots on both shins; her last period was very heavy and her gums bleed on brushing. She had a cold three weeks ago and otherwise feels well. Temperature 36.8, pulse 76. There are petechiae and a few ecchymoses, with two blood blisters in the mouth. No lymph nodes, no splenomegaly, no joint pains, no rash on the face, no medicines. Hb 12.4, white cells normal with a normal film, platelets 9.',
  },
  // ward
  {
    id: 'haem-008',
    age: 36,
    sex: 'female',
    gold: 'thrombotic-thrombocytopenic-purpura',
    text: '36F prev well. 3/7 fatigue, bruising, today confused + transient R arm weakness & word-finding difficulty. T 38.1, HR 104, BP 132/80. Petechiae legs, mild jaundice. Hb 7.9, plt 11, film: schistocytes ++, LDH 2300, creat 128, PT/APTT/fibrinogen normal, Coombs neg. CT head NAD. No diarrhoea, not pregnant, no neck stiffness, no drugs, no malaria on smear.',
  },
  // lay
  {
    id: 'haem-009',
    age: 4,
    sex: 'female',
    gold: 'acute-lymphoblastic-leukaemia',
    text: "My 4 year old has been poorly for about 5 weeks, one temperature after another and two lots of antibiotics. She's gone very pale, doesn't want to play, and cries that her legs hurt at night, now she limps. This week I've seen lots of bruises in funny places like her back and little red dots on her neck. She had a nosebleed that took half an hour to stop. There are lumps in her neck. No sore throat, no cough, no diarrhoea, nobody has hurt her.",
  },
  // exam
  {
    id: 'haem-010',
    age: 24,
    sex: 'male',
    gold: 'hodgkin-lymphoma',
    text: 'A 24-year-old student has noticed a painless swelling on the left side of the neck that has grown over three months. He has drenching sweats at night, has lost 8 kg and itches all over without a rash. He mentions that his neck aches after beer. There is a 4 cm rubbery, mobile, non-tender mass of supraclavicular nodes. Temperature 38.0. Chest film shows a wide mediastinum. Sputum and tuberculin test negative. No sore throat, no cough, no bruising, no testicular lump, HIV test negative.',
  },
  // exam
  {
    id: 'haem-011',
    age: 69,
    sex: 'male',
    gold: 'multiple-myeloma',
    text: 'A 69-year-old retired farmer has had low back and rib pain for four months, worse on movement and now waking him. He is tired, thirsty and constipated, and has had two chest infections this winter. Pale, with tenderness over L2 and two ribs; lower limbs normal. Hb 8.9, MCV 92, ESR 118, creatinine 214, corrected calcium 2.92, total protein 104 with albumin 30. PSA normal. Skull film shows punched-out holes. No lymph nodes, no splenomegaly, no fever, no urinary symptoms, no smoking.',
  },
  // lay
  {
    id: 'haem-012',
    age: 54,
    sex: 'female',
    gold: 'febrile-neutropenia',
    text: "I'm having chemo for breast cancer, had my third one 9 days ago. This evening I went all shivery, teeth chattering, and my temperature was 38.6. I feel awful and a bit light headed. My mouth's sore with ulcers but I've no cough, no burning when I wee, no tummy upset, and my line doesn't look red. I took two paracetamol and it came down but the card says to ring.",
  },
  // ward
  {
    id: 'haem-013',
    age: 17,
    sex: 'male',
    gold: 'febrile-neutropenia',
    text: '17M ALL re-induction D12, tunnelled line. Rigors 1h ago, T 39.4, HR 138, BP 86/44, RR 26, sats 96 RA. Flushed, CRT 4s. Mucositis gr 2. Chest clear, abdo soft, line site clean, no perianal pain. WCC 0.3, ANC 0.0, plt 18, lactate 3.9. No cough, no diarrhoea, no rash, no transfusion today.',
  },
  // exam
  {
    id: 'haem-014',
    age: 66,
    sex: 'male',
    gold: 'lung-cancer',
    text: 'A 66-year-old man who has smoked twenty a day for 45 years has had a changed cough for three months, with streaks of blood in the sputum for the last two weeks. He has lost 9 kg and his voice has become hoarse. He has finger clubbing and a hard left supraclavicular node. Temperature 36.9, respiratory rate 18, saturation 94%. The chest film shows a spiculated mass at the left hilum. Three sputum smears were negative for acid-fast bacilli. No fever, no night sweats, no leg swelling, no ankle oedema, no asbestos exposure.',
  },
];
