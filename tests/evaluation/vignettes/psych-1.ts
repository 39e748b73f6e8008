import type { Vignette } from '../vignette.types.ts';

export const psych1Vignettes: readonly Vignette[] = [
  // lay
  {
    id: 'psych-001',
    age: 34,
    sex: 'female',
    gold: 'major-depression',
    text: "I've been feeling empty for about three months. Nothing is fun any more, not even my choir. I wake at 4 in the morning and lie there thinking I'm a failure and a burden to my family. I'm exhausted, I've dropped over a stone because food tastes of nothing and I can't concentrate at work. Some days I wish I wouldn't wake up but I've no plan. I've never had a spell of being really high, don't drink, don't hear voices. Blood tests incl thyroid were normal. F, 34.",
  },
  // exam
  {
    id: 'psych-002',
    age: 68,
    sex: 'male',
    gold: 'major-depression',
    text: 'A 68-year-old retired engineer is brought by his wife with ten weeks of low mood after no particular event. He has lost interest in his allotment, eats little, wakes before dawn and feels worst in the mornings. He moves slowly, complains his memory is failing and believes he has let everyone down. He answers many questions with "I don\'t know". Cognitive score 27/30. Weight down 6 kg. No tremor or rigidity, no past elevated mood, no alcohol, no hallucinations, no cough, no bowel change. TSH, calcium and full blood count normal.',
  },
  // exam
  {
    id: 'psych-003',
    age: 41,
    sex: 'female',
    gold: 'generalised-anxiety-disorder',
    text: "A 41-year-old accountant says she has been a worrier for years but over the past nine months it has been there nearly every day: money, her children's safety, being late, her parents' health. She cannot switch it off. She is restless, irritable, has tight shoulders, and takes two hours to fall asleep. Her heart rate is 78, TSH normal. No discrete attacks of terror, no rituals, no trauma, no low mood or loss of interest, no weight loss, drinks one coffee a day and no alcohol.",
  },
  // terse
  {
    id: 'psych-004',
    age: 26,
    sex: 'male',
    gold: 'panic-disorder',
    alsoRight: ['hyperventilation-syndrome'],
    text: '26M, 4th ED visit in 6/52. Sudden palps, SOB, chest tightness, tingling fingers + lips, shaking, "thought I was dying", peaked ~10 min, gone in 30. Comes out of the blue, once in supermarket queue; now avoids shops and buses. HR 104->78, BP 132/78, sats 100%, ECG + trop normal, TFT normal. No syncope, no exertional sx, no drugs, no leg swelling.',
  },
  // lay
  {
    id: 'psych-005',
    age: 27,
    sex: 'male',
    gold: 'bipolar-mania',
    text: "My brother is 27 and for the last ten days he's hardly slept, maybe 2 hrs a night, and says he's never felt better. He talks non stop and jumps from one idea to another. He's spent 8 grand on guitars and quit his job because he's going to be a world famous producer. Gets nasty if you question him. Last winter he was really low for months and wouldn't leave his room. He's not on drugs, hospital tested. No fever, no head knock, no voices that we know of.",
  },
  // exam
  {
    id: 'psych-006',
    age: 21,
    sex: 'male',
    gold: 'schizophrenia-disorder',
    text: "A 21-year-old student is referred by his tutor. For eight months he has withdrawn from friends, stopped attending lectures and neglected washing. He describes two men's voices commenting on his actions in the third person, and is certain that the neighbours put thoughts into his head using the television. His speech is hard to follow and his affect flat. Alert and oriented, temperature 36.7, urine drug screen negative. No elated or persistently low mood, no seizures, no head injury, no alcohol, no visual hallucinations. An uncle spent years in a psychiatric hospital.",
  },
  // lay
  {
    id: 'psych-007',
    age: 19,
    sex: 'female',
    gold: 'obsessive-compulsive-disorder',
    text: "My daughter is 19 and spends about three hours a day washing her hands, they are red raw. She knows it's silly but says if she doesn't do it exactly seven times she can't get rid of the thought that she'll poison us all. Then she checks the oven and the door over and over. She's late for college because of it. She isn't hearing voices, eats OK, isn't tired or down apart from being upset over this, hasn't been through anything awful and has no twitches.",
  },
  // exam
  {
    id: 'psych-008',
    age: 38,
    sex: 'male',
    gold: 'ptsd',
    text: 'A 38-year-old ambulance worker has been struggling for seven months since attending a crash in which two children died. Images of the scene burst in without warning, he has nightmares most nights, and drives long detours so as not to pass the junction. He jumps at slamming doors, snaps at his partner and feels cut off from everyone. He drinks two beers at weekends. Pulse 82, BP 128/80. No voices, no weight loss, no earlier psychiatric illness, no head injury, no checking or rituals, no suicidal thoughts.',
  },
  // terse
  {
    id: 'psych-009',
    age: 17,
    sex: 'female',
    gold: 'anorexia-nervosa',
    text: '17F brought by mum. 9/12 restrictive eating, runs 10 km/d, wt 38 kg BMI 14.6 (was 55 kg). Says she is fat, terrified of gaining. LMP 7/12 ago. Cold all the time, dizzy standing. HR 42, BP 84/52, T 35.4, fine downy hair on back. K 3.6, TSH normal, coeliac neg. No diarrhoea, no vomiting or bingeing, no abdo pain, no night sweats.',
  },
  // lay
  {
    id: 'psych-010',
    age: 32,
    sex: 'female',
    gold: 'postpartum-psychosis',
    text: "My wife had our baby 8 days ago. The first days she was ok, now she hasn't slept for 3 nights and doesn't seem to need it. She's talking very fast, sometimes makes no sense, one minute laughing then crying. She said the baby was swapped in hospital and that God is sending her messages through the lamp. I'm scared to leave her alone with him. She's 32, her mother is bipolar. No temperature, no headache, no fits, bleeding is normal and she doesn't take anything.",
  },
  // lay
  {
    id: 'psych-011',
    age: 29,
    sex: 'female',
    gold: 'postpartum-depression',
    text: "My little girl is nine weeks old and I should be happy but I cry most days. It started when she was about 3 weeks and hasn't lifted. Even when she sleeps I can't. I feel nothing when I hold her and keep thinking she would be better off with another mum. No appetite, no energy, don't want to see my friends. I would never hurt her. I don't hear or see odd things, never been hyper. Thyroid and iron came back normal. I'm 29, first baby.",
  },
];
