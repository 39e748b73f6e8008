import type { Vignette } from '../vignette.types.ts';

export const neuro2Vignettes: readonly Vignette[] = [
  // lay
  {
    id: 'neuro-031',
    age: 76,
    sex: 'male',
    gold: 'normal-pressure-hydrocephalus',
    text: "Dad's 76. Over the past year he's started walking like his feet are stuck to the floor, little shuffling steps with his legs wide apart, and he's had three falls. He's got slower mentally, takes ages to answer, and since spring he keeps having accidents because he can't get to the loo in time. No shaking of the hands, his face looks normal, he doesn't see things that aren't there. He had a head bleed in his fifties. No fever or headaches. Tablets for parkinsons made no difference at all.",
  },
  // lay
  {
    id: 'neuro-032',
    age: 67,
    sex: 'male',
    gold: 'parkinson-disease-idiopathic',
    text: "I'm 67. My left hand shakes when I'm just sitting watching telly, stops when I reach for my cup. It has been there about a year and now I notice I'm slower, my writing has got tiny and my wife says I don't swing that arm and my face doesn't show much. Buttons are a nightmare. I can't smell coffee any more and apparently I thrash about in my dreams. Memory is good, no dizzy spells when I stand up, no falls, I'm not on any psychiatric medicines or sickness pills.",
  },
  // terse
  {
    id: 'neuro-033',
    age: 69,
    sex: 'male',
    gold: 'spinal-cord-compression',
    text: "69M known ca prostate w/ bone mets. 3/52 thoracic back pain, worse lying flat + coughing, band-like round chest. 2/7 legs weak, unsteady, today can't stand. Hesitancy since am, constipated. O/E power 3/5 both legs, tone up, brisk knees, plantars up, sensory level T8. Arms normal. Afebrile, no trauma, no headache, no facial weakness.",
  },
  // exam
  {
    id: 'neuro-034',
    age: 68,
    sex: 'male',
    gold: 'transient-ischaemic-attack',
    text: 'A 68-year-old man with hypertension and diabetes attends clinic because yesterday at breakfast his right hand suddenly became useless and his words came out jumbled. His wife saw the right side of his mouth drop. Everything returned to normal within fifteen minutes and he feels well today. BP 158/88, pulse 76 regular, left carotid bruit, normal neurological examination, glucose 7.2. No headache, no loss of consciousness, no jerking, no marching tingling, no flashing lights, no chest pain. MRI shows no infarct.',
  },
  // lay
  {
    id: 'neuro-035',
    age: 60,
    sex: 'female',
    gold: 'trigeminal-neuralgia',
    text: "It is like an electric shock in my right cheek and lower jaw. Lasts a couple of seconds but I get dozens a day, and I freeze with it. Brushing my teeth, a cold wind or putting on cream sets it off so I've stopped washing that side. Dentist took an x-ray and found nothing wrong. I'm 60. Between jabs it doesn't hurt. No rash, no numb patches, my eye doesn't go red or water, hearing fine.",
  },
  // terse
  {
    id: 'neuro-036',
    age: 51,
    sex: 'male',
    gold: 'wernicke-encephalopathy',
    text: '51M, homeless, EtOH ++ (~1 bottle vodka/d), poor intake, vomiting 2/52. Brought by outreach: 3/7 confused, wide-based staggering gait. O/E thin, apathetic, disorientated, nystagmus on lateral gaze bilat, L eye fails to abduct. HR 92 BP 112/70 T 36.2 BM 5.1, breath alcohol 0. No tremor, no sweating, no asterixis, no head injury, CT head no bleed.',
  },
  // exam
  {
    id: 'neuro-037',
    age: 77,
    sex: 'female',
    gold: 'alzheimer-disease',
    text: 'A 77-year-old retired teacher is brought by her son because of two years of slowly increasing forgetfulness. She repeats the same questions, mislays her purse, got lost driving home from the shop, and can no longer manage her bank account. She has word-finding difficulty. Mood is cheerful and she denies any problem. She scores 18/30 on cognitive testing with poor recall and clock drawing. No hallucinations, no tremor or shuffling, no stepwise decline, no incontinence, no stroke, no fluctuation. B12, thyroid function normal; MRI shows hippocampal shrinkage.',
  },
  // lay
  {
    id: 'neuro-038',
    age: 42,
    sex: 'male',
    gold: 'sciatica',
    alsoRight: ['lumbar-disc-herniation'],
    text: 'Bent down to pick up a box 10 days ago and felt something go. Since then horrible burning pain from my right buttock down the back of the leg to the outside of the foot and little toe, worse than the back pain itself. Sitting, coughing or sneezing makes it shoot. A bit of pins and needles in the foot. Can still walk on my heels, tiptoes on the right is weak. Peeing and pooing normal, no numbness round the backside, other leg fine, no fever, no weight loss. 42 year old man.',
  },
  // lay
  {
    id: 'neuro-039',
    age: 6,
    sex: 'female',
    gold: 'childhood-absence-epilepsy',
    text: 'Our daughter is in year one and her teacher says she keeps switching off. I have watched her at breakfast: the spoon stops half way, she stares straight through me for maybe eight seconds, her eyelids flutter, and then she finishes the sentence as though nothing had been. You cannot call her out of it. It must be a dozen times a day and she knows nothing about it. When the doctor let her blow at a paper windmill it happened right there. She has never fallen down or jerked, never wets herself, and learns as well as her sister. My brother had the same as a boy.',
  },
];
