import type { Vignette } from '../vignette.types.ts';

export const gi1Vignettes: readonly Vignette[] = [
  // exam
  {
    id: 'gi-001',
    age: 16,
    sex: 'male',
    gold: 'acute-appendicitis',
    text: 'A 16-year-old boy has had abdominal pain since yesterday evening. It started vaguely around the navel and by this morning had settled low on the right, where it is now constant and worse on coughing or going over bumps in the car. He went off his food, then vomited once. Temperature 37.9, pulse 98. There is guarding and rebound in the right iliac fossa, and pressing on the left causes pain on the right. Testes are normal. No diarrhoea, no burning on passing urine, no sore throat, no blood in stool. White cells 14.8.',
  },
  // lay
  {
    id: 'gi-002',
    age: 28,
    sex: 'female',
    gold: 'acute-appendicitis',
    text: "I'm 28. Yesterday lunch time I got an ache in the middle of my belly, thought it was wind. Overnight it moved down to the right side near the hip bone and it's now really sore, I'm walking bent over. Feel sick and can't face food, been sick once. Temp is 38. Did a pregnancy test, negative, period was a week ago. It doesn't sting when I wee, no discharge, bowels are about normal, no diarrhoea.",
  },
  // exam
  {
    id: 'gi-003',
    age: 48,
    sex: 'female',
    gold: 'acute-cholecystitis',
    text: 'A 48-year-old woman has had constant pain under the right ribs for 30 hours, spreading to the tip of the right shoulder blade, with nausea and vomiting. She has had shorter attacks after fatty meals over the past year that passed in two hours. Temperature 38.4, pulse 102, BP 136/82. She catches her breath when the right upper abdomen is pressed during inspiration. White cells 15, bilirubin 14, amylase normal. No jaundice, no dark urine, no cough, no diarrhoea, no urinary symptoms.',
  },
  // lay
  {
    id: 'gi-004',
    age: 63,
    sex: 'male',
    gold: 'acute-diverticulitis',
    text: "63 yr old man here. For three days I've had a nagging pain low down on the left side of my tummy, getting worse and tender to touch. I've had a temp of 38.2 and shivers, and a bit constipated. Colonoscopy 2 years ago said I had little pouches in the bowel but no growths. I don't feel hungry. No blood in the toilet, not being sick, weight steady, no burning or blood in my wee, pain doesn't go to the back or groin.",
  },
  // terse
  {
    id: 'gi-005',
    age: 55,
    sex: 'female',
    gold: 'small-bowel-obstruction',
    text: '55F, prev hysterectomy + laparotomy for perf appendix. 24h colicky central abdo pain every few min, bilious vomiting x8, now brown. No flatus since am, BNO 1/7. Abdo distended, tinkling BS, mild tenderness, no guarding. Hernial orifices clear. T 37.1 HR 108 BP 110/70. lactate 1.6, amylase 60. No fever, no blood PR, no dysuria. AXR central dilated loops w/ lines across.',
  },
  // exam
  {
    id: 'gi-006',
    age: 80,
    sex: 'male',
    gold: 'sigmoid-volvulus',
    alsoRight: ['large-bowel-obstruction'],
    text: 'An 80-year-old nursing home resident with Parkinson disease and long-standing constipation has not opened his bowels or passed wind for two days. His belly has blown up massively and there is cramping pain on the left. He vomited once today. A similar episode last year settled after a tube was passed into the rectum. Abdomen is tense like a drum, mildly tender, rectum empty. Temperature 36.9, pulse 92, BP 132/76. No fever, no rectal bleeding, no weight loss, no hernia. X-ray shows a single huge loop like a bent inner tube rising from the pelvis.',
  },
  // terse
  {
    id: 'gi-007',
    age: 51,
    sex: 'male',
    gold: 'perforated-peptic-ulcer',
    alsoRight: ['peritonitis'],
    text: '51M, smoker, naproxen tds for back x2/12. Sudden severe epigastric pain 3h ago, "like being stabbed", now all over abdo + R shoulder tip. Lying dead still, pale, sweaty. T 37.4 HR 118 BP 104/66 RR 24. Rigid abdomen, absent BS, loss of liver dullness. Vomit x1, no blood. No melaena, no jaundice, no pulsatile mass, no diarrhoea. Erect CXR: air under R diaphragm. ECG NAD, lipase 90.',
  },
  // lay
  {
    id: 'gi-008',
    age: 71,
    sex: 'male',
    gold: 'strangulated-hernia',
    text: "My father is 71 and has had a bulge in his groin for years which he pushes back when he lies down. Since last night it won't go back, it's hard, red and he screams if you touch it. His tummy's swollen with gripey pains, he's vomited five times, green stuff, and he hasn't passed wind today. Feels hot, temp 38.1. The testicle itself isn't sore. No blood in his poo, no trouble peeing, no chest pain.",
  },
  // exam
  {
    id: 'gi-009',
    age: 57,
    sex: 'male',
    gold: 'necrotising-fasciitis',
    text: 'A 57-year-old man with poorly controlled diabetes grazed his shin two days ago. Since this morning the leg has become agonisingly painful, far more than its appearance explained at first. The redness has spread from ankle to thigh in eight hours, with dusky patches, blisters filled with dark fluid and swelling that is wooden beyond the red margin. Part of it is now numb. Temperature 39.3, pulse 134, BP 86/50, lactate 5, CRP 380, sodium 128. Pedal pulses present. No crackling under the skin, no calf cord, no bite, no chest pain, no allergy.',
  },
  // exam
  {
    id: 'gi-010',
    age: 47,
    sex: 'male',
    gold: 'oesophageal-rupture',
    text: 'A 47-year-old man vomited forcefully again and again after a drinking session and heavy meal, then felt a sudden tearing pain behind the breastbone going through to the back. Swallowing water makes it worse and he is now breathless. Temperature 38.2, pulse 126, BP 98/60, respiratory rate 30. There is crackling under the skin of the neck and dullness at the left base. ECG normal, troponin normal. Chest film shows a left effusion and air around the heart. No bloody vomit, no melaena, no leg swelling, no cough beforehand, pulses equal in both arms.',
  },
  // lay
  {
    id: 'gi-011',
    age: 26,
    sex: 'female',
    gold: 'anal-fissure',
    text: "For two weeks every time I go for a poo it feels like passing broken glass and then it burns and throbs for an hour or more. There's a streak of bright red on the paper. I was really constipated after I started iron tablets. I'm so scared of it I hold on. 26, female. There is a little skin flap at the back. No lump that pops out, no pus or discharge, no fever, no tummy pain, no diarrhoea, no weight loss.",
  },
  // terse
  {
    id: 'gi-012',
    age: 43,
    sex: 'male',
    gold: 'acute-pancreatitis',
    text: '43M EtOH excess, binge w/end. 14h constant severe epigastric pain -> back, worse supine, eases leaning fwd. Vomiting++. T 37.9 HR 116 BP 108/70 RR 22 sats 94%. Epigastric tenderness + guarding, BS quiet. Lipase 2,400, Ca 1.98, WCC 17, bili 20, CXR no free air. No haematemesis, no melaena, no jaundice, no diarrhoea, ECG sinus tachy.',
  },
  // lay
  {
    id: 'gi-013',
    age: 61,
    sex: 'female',
    gold: 'acute-pancreatitis',
    text: "My mum's 61. Last night after a curry she suddenly got a dreadful pain high up in the middle of her belly, boring straight through to her back. She's been doubled over all night sitting hugging her knees, and vomiting non stop with no relief. She's got known gallstones and is waiting for the op. She hardly drinks. Her tummy is puffy and tender at the top. Not yellow, no temperature shakes, no blood when she's sick, poo is normal colour, chest feels fine, no trouble weeing.",
  },
  // terse
  {
    id: 'gi-014',
    age: 73,
    sex: 'female',
    gold: 'acute-cholangitis',
    text: '73F, gallstones awaiting surgery. 36h RUQ pain, rigors, dark urine, pale stool. O/E icteric, T 39.4 HR 120 BP 92/54 confused slightly. RUQ tender, no guarding elsewhere, no mass. Bili 112 ALP 610 ALT 180 WCC 20 amylase 80. USS CBD 13 mm. No alcohol, no travel, no weight loss, no stigmata of liver dis, no melaena.',
  },
  // lay
  {
    id: 'gi-015',
    age: 39,
    sex: 'female',
    gold: 'biliary-colic',
    text: "I'm 39 and have three children. Four times in the last couple of months I've had a bad pain under my right ribs and top of my stomach, comes on in the evening an hour or so after something greasy like fish and chips. It builds up, stays really strong for 2 or 3 hours, goes to my right shoulder blade, makes me feel sick, then just stops. In between I'm completely fine. No fever, never gone yellow, wee and poo normal colour, no heartburn. Bloods at the GP all normal.",
  },
  // exam
  {
    id: 'gi-016',
    age: 45,
    sex: 'male',
    gold: 'peptic-ulcer-disease',
    text: 'A 45-year-old lorry driver has had a gnawing pain in the pit of the stomach for six weeks. It comes between meals and wakes him at about two in the morning, and milk or antacids help for an hour. He smokes 20 a day and has been taking ibuprofen for a shoulder. There is mild epigastric tenderness only. Haemoglobin 138, lipase normal, stool antigen for Helicobacter positive. No black stools, no vomiting of blood, no weight loss, no difficulty swallowing, no jaundice, pain does not go to the back or come on with exertion.',
  },
  // terse
  {
    id: 'gi-017',
    age: 54,
    sex: 'male',
    gold: 'oesophageal-variceal-bleeding',
    text: '54M known ALD cirrhosis. Vomited ~1 L fresh blood x3 in last 2h, then dark tarry stool. Pale, clammy. HR 128 BP 82/46 T 36.5. Jaundiced, spider naevi, ascites, spleen 3 cm. Hb 68 plts 61 INR 1.9 urea 14. No epigastric pain, no retching beforehand, no NSAIDs/anticoag, no asterixis. Missed last 2 banding appts.',
  },
  // exam
  {
    id: 'gi-018',
    age: 70,
    sex: 'female',
    gold: 'bleeding-peptic-ulcer',
    text: 'A 70-year-old woman with osteoarthritis who takes diclofenac and low-dose aspirin has passed sticky black foul stools since yesterday and this morning vomited material like coffee grounds. She nearly fainted getting up. She has had indigestion for a month. Pulse 112, BP 100/60 falling to 82/50 on standing, temperature 36.7, epigastrium slightly tender. Haemoglobin 79, urea 18, creatinine 80, platelets and INR normal. No alcohol, no liver disease, no retching beforehand, no weight loss, no difficulty swallowing, no iron tablets.',
  },
  // lay
  {
    id: 'gi-019',
    age: 50,
    sex: 'male',
    gold: 'gastro-oesophageal-reflux-disease',
    text: "I get a burning behind my breastbone most evenings, specially after a big supper or a glass of wine, and when I lie down or bend to tie my laces a sour taste comes up into my mouth. Been going on for a year, getting worse since I put on weight. Gaviscon helps for a bit. I have a dry cough at night. I'm 50. It doesn't come on when I climb stairs, food goes down fine, haven't lost weight, no black poo, no vomiting.",
  },
  // exam
  {
    id: 'gi-020',
    age: 40,
    sex: 'female',
    gold: 'achalasia',
    text: 'A 40-year-old woman has had two years of slowly worsening difficulty swallowing. From the start it affected water as much as bread, and she has to stand up and drink to push food down. Undigested food comes back hours after a meal, often onto the pillow at night, and she has had two chest infections. She has lost 5 kg over two years. Barium shows a wide oesophagus narrowing smoothly to a point; endoscopy found food residue and no growth. No heartburn, no smoking, no hand colour changes in the cold, no hoarseness, no bleeding, no drooping lids.',
  },
  // lay
  {
    id: 'gi-021',
    age: 32,
    sex: 'female',
    gold: 'coeliac-disease',
    text: "32 year old woman. For over a year I've been bloated, windy and tired all the time. My poo is loose, pale and smelly and it floats. I've lost some weight even though I eat well, and the doc says I'm low on iron and folate again even after tablets. I've also got incredibly itchy little blisters on my elbows. My aunt has to avoid bread. Milk doesn't make any difference. No blood in the poo, no fever, no bad tummy pain, no mouth ulcers, periods light.",
  },
  // exam
  {
    id: 'gi-022',
    age: 23,
    sex: 'male',
    gold: 'crohn-disease',
    text: 'A 23-year-old man has had five months of cramping pain in the lower right abdomen, four or five loose stools a day without visible blood, and 8 kg weight loss. He also had a perianal abscess drained three months ago and gets mouth ulcers. He smokes. He looks pale, temperature 37.6, and there is a tender fullness in the right iliac fossa. CRP 64, haemoglobin 108, faecal calprotectin 1,450, stool cultures negative. No travel, no cough or night sweats, no tuberculosis contact, no rash, no urinary symptoms.',
  },
  // terse
  {
    id: 'gi-023',
    age: 29,
    sex: 'female',
    gold: 'ulcerative-colitis',
    text: '29F 7/52 bloody diarrhoea w mucus, now 9x/d incl nights, urgency, tenesmus, crampy LIF pain relieved by BO. Wt -3 kg. Stopped smoking 6/12 ago. T 37.4 HR 94 BP 118/70. Abdo mild L tenderness, no mass, perianal skin normal. Hb 101 CRP 38 FCP 2,100. Stool MC&S, C diff, OCP neg. No travel, no abx, no NSAIDs, no mouth ulcers, no vomiting.',
  },
  // lay
  {
    id: 'gi-024',
    age: 31,
    sex: 'female',
    gold: 'irritable-bowel-syndrome',
    text: "I've had tummy trouble on and off since uni, I'm 31 now. Cramps low down a couple of times a week that get better once I've been to the loo. Sometimes it's runny, other weeks it's pellets and I strain. I swell up by evening so I look pregnant, worse when work is stressful. Weight's the same, never wakes me at night, never any blood. Doctor did blood tests, coeliac and poo inflammation test, all fine. No fever, nobody in the family with bowel problems.",
  },
  // exam
  {
    id: 'gi-025',
    age: 69,
    sex: 'male',
    gold: 'colorectal-cancer',
    text: 'A 69-year-old man reports three months of looser, more frequent stools with a feeling that he has not emptied completely, and dark blood mixed with the motion. He has lost 6 kg. His brother had bowel surgery for a growth at 58. Abdomen soft with no mass; the rectal finger returns smeared with blood. Haemoglobin 96, MCV 71, ferritin 6. Blood pressure 138/80, pulse 84. No fever, no pain on passing stool, no travel, no recent antibiotics, no mouth ulcers, no vomiting.',
  },
  // lay
  {
    id: 'gi-026',
    age: 74,
    sex: 'female',
    gold: 'colorectal-cancer',
    text: "I'm 74 and have been feeling washed out and puffed going upstairs for a few months. Doctor found I'm very anaemic from low iron and I don't know why, I eat meat and stopped having periods decades ago. I've a dull ache low on my right side and I think I can feel a lump there. Lost half a stone. Camera down the throat was clear. Haven't seen any blood in the toilet, no heartburn, no aspirin or painkillers, no fever, no vomiting.",
  },
  // exam
  {
    id: 'gi-027',
    age: 66,
    sex: 'male',
    gold: 'pancreatic-cancer',
    text: 'A 66-year-old smoker has noticed over four weeks that his eyes and skin have turned yellow, his urine is like cola and his stools like putty. He itches all over and has lost 10 kg, and was found to have diabetes two months ago. There is a vague ache in the upper abdomen going to the back at night. He is deeply jaundiced with a smooth non-tender gallbladder that can be felt. Bilirubin 240, ALP 720, ALT 90. No fever, no shivering, no colicky pain, no alcohol, no travel, no bowel disease.',
  },
  // exam
  {
    id: 'gi-028',
    age: 58,
    sex: 'male',
    gold: 'spontaneous-bacterial-peritonitis',
    text: 'A 58-year-old man with alcohol-related cirrhosis and a swollen belly that is drained monthly comes in with two days of diffuse abdominal discomfort, shivering and increasing muddle. Temperature 38.3, pulse 106, BP 96/58. The abdomen is distended with shifting dullness and is mildly tender all over without rigidity. Creatinine has doubled. Fluid from the abdomen has 780 neutrophils per cubic millimetre and a low protein. No black stools, no vomiting of blood, no cough, no urinary symptoms, no recent operation, and CT shows no free gas.',
  },
  // terse
  {
    id: 'gi-029',
    age: 81,
    sex: 'female',
    gold: 'clostridioides-difficile-colitis',
    text: '81F NH, completed 10/7 co-amox then cipro for chest/UTI. 4/7 watery foul green diarrhoea 10x/d, crampy lower abdo pain, off food. T 38.2 HR 104 BP 104/58. Abdo distended, diffusely tender, no peritonism. WCC 24 creat 160 alb 24. On omeprazole. No blood PR, no vomiting, no travel, two other residents on corridor similar. No known IBD.',
  },
];
