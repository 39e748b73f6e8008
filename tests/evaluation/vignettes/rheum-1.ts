import type { Vignette } from '../vignette.types.ts';

export const rheum1Vignettes: readonly Vignette[] = [
  // exam
  {
    id: 'rheum-001',
    age: 44,
    sex: 'female',
    gold: 'rheumatoid-arthritis-new',
    text: 'A 44-year-old woman has had four months of pain and swelling in the knuckles, wrists and balls of the feet on both sides. Her hands are stiff for about two hours each morning and she can no longer wring out clothes. She feels tired and has lost a little weight. There is boggy swelling of the second and third MCP and PIP joints with a positive squeeze test; the finger tips are spared. CRP 38. No rash, no mouth ulcers, no eye redness, no back pain, no nail changes, no recent infection or diarrhoea.',
  },
  // lay
  {
    id: 'rheum-002',
    age: 52,
    sex: 'male',
    gold: 'gout-acute',
    text: "Woke up at 3am with my big toe absolutely on fire. It's red, shiny, swollen and I can't even bear the bedsheet on it, never mind a shoe. It came from nothing, I hadn't banged it. I'd been to a wedding, plenty of beer and meat. I had something like this in the same foot last year that went in a week. I take a water tablet for blood pressure. No fever, no cuts on my foot, not diabetic, other joints fine.",
  },
  // ward
  {
    id: 'rheum-003',
    age: 71,
    sex: 'female',
    gold: 'septic-arthritis',
    text: "71F RA on MTX/pred, 2/7 hot swollen R knee, can't wt bear, rigors. T 38.7, HR 106, BP 118/66. R knee tense effusion, red, ROM nil - holds at 20 deg flexion, other joints quiet. CRP 288, WCC 17.2. Steroid inj to same knee 10/7 ago. Urate N. Aspirate turbid, no crystals. No trauma, no rash, no murmur.",
  },
  // lay
  {
    id: 'rheum-004',
    age: 3,
    sex: 'male',
    gold: 'septic-arthritis',
    text: "My son is 3. Since yesterday he won't put his left leg down at all and screams if I change his trousers or move his hip. He lies with the knee bent and turned out. He's been burning up, 39.4, and he looks really ill, won't eat. He had a skin infection on his bottom two weeks ago. He didn't fall. No rash, no cough, no runny nose, no vomiting. Other leg he moves normally.",
  },
  // exam
  {
    id: 'rheum-005',
    age: 26,
    sex: 'male',
    gold: 'ankylosing-spondylitis',
    text: 'A 26-year-old software engineer describes three years of low back and alternating buttock pain. It is worst in the second half of the night and on waking, with stiffness for over an hour; it improves when he exercises and returns with rest. Naproxen helps a lot. Last year he had a painful red eye treated with drops. Lumbar flexion is reduced and chest expansion is 2.5 cm. His uncle has a bent back. No leg pain, no numbness, no fever, no weight loss, no diarrhoea, no psoriasis, no urethral discharge.',
  },
  // exam
  {
    id: 'rheum-006',
    age: 25,
    sex: 'female',
    gold: 'systemic-lupus-erythematosus',
    text: 'A 25-year-old woman has had five months of fatigue, low fever and aching of the small joints of the hands, and a rash over the cheeks and nose, sparing the folds, that flares in the sun. She has painless ulcers on the palate and her hair is falling. Last week she had sharp pain in the chest on breathing in. BP 148/94, ankles slightly puffy. Hb 9.6, white cells 2.9, platelets 98, urine protein 2+. No muscle weakness, no dry eyes, no new medicines, no cough, no diarrhoea.',
  },
  // lay
  {
    id: 'rheum-007',
    age: 73,
    sex: 'female',
    gold: 'polymyalgia-rheumatica',
    text: "About six weeks ago I woke up and both my shoulders were so stiff I couldn't get my nightie off. Now it's my hips and the tops of my legs as well. I have to roll out of bed and it takes till dinner time to loosen up. I feel a bit low and off my food. Doctor's blood test said inflammation was high, 70 something. My hands aren't swollen. I haven't any headache, my eyes are all right, no pain on chewing, no fever. I'm not weak once I get going, just sore.",
  },
  // lay
  {
    id: 'rheum-008',
    age: 66,
    sex: 'female',
    gold: 'osteoarthritis-knee',
    text: "My knees have been bad for years, the right worst. It aches when I go down the stairs or walk to the temple and gets easier when I sit. In the morning it's stiff for maybe ten minutes, same if I sit long in the cinema. It grinds and creaks and I've become a bit bow legged. I am on the heavy side, 84 kg. Sometimes it swells a little but never hot or red. No fever, didn't hurt it, hands are OK except bumps on the finger ends.",
  },
  // exam
  {
    id: 'rheum-009',
    age: 49,
    sex: 'female',
    gold: 'inflammatory-myositis',
    text: 'A 49-year-old woman has increasing difficulty over ten weeks in rising from the toilet, climbing stairs and combing her hair, with little pain. She chokes on liquids at times. There is a purplish discolouration of the upper eyelids and scaly red papules over the knuckles. Power is 3/5 at hips and shoulders, normal in hands, reflexes and sensation normal. CK 6,400. She takes no statin. No double vision, no fatigue on repetition, no numbness, no tremor, no weight gain, no tight skin.',
  },
  // lay
  {
    id: 'rheum-010',
    age: 32,
    sex: 'female',
    gold: 'costochondritis',
    text: "I've had a sharp pain in my chest for about ten days, just to the left of the breastbone. It started after I'd had a bad cough and then moved house. It hurts if I twist, sneeze or take a big breath and I can press exactly on the spot and it's really sore there. Paracetamol helps a bit. I'm scared it's my heart. I don't get it more when I walk upstairs. I'm not breathless, no sweating, no fever now, no leg swelling, no rash on it.",
  },
];
