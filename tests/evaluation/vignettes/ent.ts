import type { Vignette } from '../vignette.types.ts';

export const entVignettes: readonly Vignette[] = [
  // lay
  {
    id: 'ent-001',
    age: 64,
    sex: 'female',
    gold: 'bppv',
    text: "Three mornings running now, the second I roll over on to my right side in bed the whole room whirls round like a fairground. It lasts perhaps twenty seconds, half a minute, then stops if I keep still. It did it too when I tipped my head back at the hairdresser's and reaching to the top shelf. I feel sick but I haven't been sick. In between I'm just wary. My hearing is as it always was, no ringing, no headache, no double vision, I can walk and talk fine, and getting up from a chair doesn't do it.",
  },
  // exam
  {
    id: 'ent-002',
    age: 37,
    sex: 'male',
    gold: 'vestibular-neuritis',
    text: 'A 37-year-old man woke two days ago with severe continuous spinning and repeated vomiting, and has lain in bed with his eyes closed since. He had a cold the previous week. Any head movement worsens it but it never stops completely. Temperature 36.8, pulse 80, BP 128/78. There is horizontal nystagmus beating to the right in all directions of gaze, the head impulse test is abnormal to the left and there is no skew. He veers left but can walk unaided. Hearing is normal on both sides. No tinnitus, no ear pain or rash, no headache, no double vision, no limb weakness or slurred speech.',
  },
  // exam
  {
    id: 'ent-003',
    age: 46,
    sex: 'female',
    gold: 'meniere-disease',
    text: 'A 46-year-old teacher has had six attacks in eight months in which her left ear feels full, a low roaring noise builds up in it and within minutes she has violent spinning with vomiting that lasts three to four hours. Afterwards she is unsteady and exhausted for a day. Between attacks she is well, though she has begun to hold the telephone to her right ear. Pure-tone audiogram shows a left low-frequency sensorineural loss; MRI of the internal auditory canals is normal. No headache or light sensitivity with the attacks, no ear discharge, no fainting, not triggered by rolling over in bed, no facial numbness.',
  },
  // lay
  {
    id: 'ent-004',
    age: 50,
    sex: 'male',
    gold: 'sudden-sensorineural-hearing-loss',
    text: "I went to bed normal and woke up Wednesday with my right ear dead, like it's stuffed with cotton wool. I thought it was wax so I put drops in, but the chemist looked and it was clear. There's a high whistle in it since. If I put the phone to that ear I hear nothing at all. I had maybe a slight woozy feeling the first morning, gone now. No pain, no discharge, no cold, no spinning, no headache, my face isn't droopy and no loud bangs or new tablets. Other ear perfect.",
  },
  // lay
  {
    id: 'ent-005',
    age: 2,
    sex: 'female',
    gold: 'acute-otitis-media',
    text: "She's just two and was up all night screaming and pulling at her right ear. She's had a snotty nose since nursery last week. Temperature was 39.2 at 4am and calpol only helps a bit. She won't lie flat and she's off her food but drinking. This morning some yellow gunk came out on the pillow and since then she's actually been happier. No rash, no lump or redness behind the ear, her neck moves fine, no vomiting, still having wet nappies. She hasn't been swimming.",
  },
  // exam
  {
    id: 'ent-006',
    age: 5,
    sex: 'male',
    gold: 'acute-otitis-media',
    text: 'A 5-year-old boy has had left ear pain since yesterday evening following four days of a runny nose and cough. He is irritable and says sounds are muffled on that side. Temperature 38.7, pulse 118, SpO2 99%. The left tympanic membrane is red, bulging and opaque, with loss of landmarks; the right is pink. Moving the pinna and pressing the tragus cause no pain. The throat is mildly red without exudate. No ear discharge, no swelling behind the ear, no neck stiffness, no facial asymmetry, no rash, no unsteadiness.',
  },
  // exam
  {
    id: 'ent-007',
    age: 29,
    sex: 'female',
    gold: 'otitis-externa',
    text: 'A 29-year-old swimming instructor has three days of worsening pain in the right ear with itching that began a week ago. She cleans her ears with cotton buds. There is scanty whitish discharge and hearing is slightly dull. Temperature 36.9. Pulling the pinna or pressing the tragus is exquisitely painful; the canal is red, narrowed and full of debris. The visible part of the eardrum is intact and not bulging. No recent cold, no swelling over the mastoid, no facial weakness, no vertigo, no blisters, no diabetes.',
  },
  // exam
  {
    id: 'ent-008',
    age: 3,
    sex: 'male',
    gold: 'mastoiditis',
    text: 'A 3-year-old boy treated for an ear infection ten days ago improved for a few days, then became feverish and miserable again. Since yesterday his left ear sticks out more than the right. Temperature 39.3, pulse 142. There is a boggy, red, tender swelling behind the left ear with loss of the crease, the pinna is pushed forward and down, and the eardrum is dull and bulging. White cells 21, CRP 148. No neck stiffness, no drowsiness, no facial weakness, no insect bite, no parotid swelling; touching the outer canal is not particularly painful.',
  },
  // lay
  {
    id: 'ent-009',
    age: 35,
    sex: 'female',
    gold: 'bacterial-sinusitis',
    text: "I had an ordinary cold, was nearly over it after about six days, and then it came back with a vengeance. It's now day twelve. I've thick green muck from the left side of my nose, foul taste in the back of my throat, and a throbbing pain in my left cheek and the top teeth on that side, awful when I bend to tie my shoes. My temperature was 38.4 last night. My eyes aren't swollen and I can see fine. The dentist said the teeth are ok. No sneezing or itching, no stiff neck, never had polyps.",
  },
  // exam
  {
    id: 'ent-010',
    age: 9,
    sex: 'female',
    gold: 'streptococcal-tonsillitis',
    text: 'A 9-year-old girl has had a sudden severe sore throat for two days with fever, headache, tummy ache and one vomit. She will only take sips. A classmate was off school with the same last week. Temperature 39.0, pulse 112. Both tonsils are large and red with white exudate, there are tiny red spots on the soft palate, and the glands at the angle of the jaw are swollen and tender. She can open her mouth fully. No cough, no runny nose, no hoarseness, no red eyes, no rash, no mouth ulcers, and the spleen is not felt.',
  },
  // terse
  {
    id: 'ent-011',
    age: 24,
    sex: 'male',
    gold: 'streptococcal-tonsillitis',
    text: '24M, 48h sore throat, odynophagia, fevers, rigor x1. T 38.8, HR 104, BP 122/70, SpO2 99%. Bilat tonsils enlarged, pus in crypts, tender ant cervical LNs, post chain clear. No cough, no coryza, no trismus, uvula midline, voice normal, no drooling, no rash. No HSM. Rapid antigen +ve. NKDA. Monospot neg.',
  },
  // terse
  {
    id: 'ent-012',
    age: 22,
    sex: 'female',
    gold: 'peritonsillar-abscess',
    text: "22F, sore throat 6/7, on pen V day 3, now much worse R side. Odynophagia++, R earache, drooling, 'hot potato' voice. T 38.6, HR 110, BP 118/72, SpO2 98%. Trismus 2 cm. R soft palate bulging, uvula pushed to L, tonsil medialised. R jugulodigastric LN tender. No stridor, no neck stiffness, floor of mouth soft, dentition good, no cough, no rash. WCC 17.",
  },
  // terse
  {
    id: 'ent-013',
    age: 48,
    sex: 'male',
    gold: 'epiglottitis',
    text: "48M, 14h rapidly worsening sore throat, can't swallow own saliva, muffled voice, SOB lying down. Sitting forward, drooling. T 39.2, HR 124, RR 26, SpO2 95% RA. Soft insp stridor. Oropharynx near normal, tonsils not enlarged, uvula midline, exquisite tenderness over hyoid. No trismus, no barking cough, no coryza, no rash/urticaria, nothing swallowed, floor of mouth soft. Anaesthetics + ENT called. Lat neck XR: thumbprint.",
  },
  // exam
  {
    id: 'ent-014',
    age: 31,
    sex: 'male',
    gold: 'cholesteatoma',
    text: 'A 31-year-old man has had an intermittently discharging left ear for over two years, foul-smelling and not responding to several courses of drops. Hearing on that side has gradually worsened and he has had occasional unsteadiness when pressing on the ear. He had grommets twice in childhood. He is afebrile. Otoscopy shows a retraction pocket in the attic filled with white flaky debris. Audiometry shows a left conductive loss of 40 dB. The ear is not painful on moving the pinna. No facial weakness, no swelling behind the ear, no fever, no headache, no diabetes.',
  },
  // exam
  {
    id: 'ent-015',
    age: 55,
    sex: 'female',
    gold: 'acoustic-neuroma',
    text: 'A 55-year-old woman has noticed over two to three years that she cannot follow telephone conversations with her left ear, and it has a constant high-pitched hiss. She feels slightly unsteady in the dark, without true spinning attacks. Lately her left cheek feels numb at times. Both eardrums are normal. The left corneal reflex is reduced. Audiometry shows an asymmetric left high-frequency sensorineural loss with disproportionately poor speech discrimination. No ear pain or discharge, no fluctuation, no noise exposure, no sudden drop, no ear fullness, no headache, no relatives with early deafness.',
  },
  // terse
  {
    id: 'ent-016',
    age: 70,
    sex: 'male',
    gold: 'acute-epistaxis',
    text: "70M, L nostril bleed 1h, spontaneous, soaking towels, some swallowed. PMH AF on apixaban, HTN. Pinched bridge, not soft part. HR 88, BP 164/92, SpO2 97%, Hb 131. Ant ooze from Little's area L, clots in post pharynx. No trauma, no FB, no bruising elsewhere, no gum bleeding, no prev episodes, no wt loss, no facial pain/nasal blockage. Silver nitrate tried, then packed.",
  },
  // lay
  {
    id: 'ent-017',
    age: 39,
    sex: 'male',
    gold: 'dental-abscess',
    text: "Toothache on and off for months in a back bottom tooth with a big hole in it, then it went quiet for a bit. Since yesterday it's a constant throbbing, my jaw is swollen out like a hamster on the left and I can't bite on that tooth, it feels too tall. There's a lump on the gum and when I press it some salty foul stuff comes out. I'm hot and rough. I can open my mouth OK, swallow and breathe OK, and under my tongue feels normal. I've not had any teeth out, eyes fine.",
  },
  // exam
  {
    id: 'ent-018',
    age: 34,
    sex: 'male',
    gold: 'ludwig-angina',
    text: 'A 34-year-old man with poorly controlled diabetes has had pain in a lower second molar for a week. Over the last day the area under his chin has become swollen and very painful on both sides, he is dribbling and his speech is thick. Temperature 39.4, pulse 126, BP 108/64, respiratory rate 24. The submandibular and submental regions are hard as wood, the floor of the mouth is raised and the tongue is pushed up and back. He sits upright. The tonsils cannot be seen well but the uvula is central. No rash, no itching, no new drugs, no neck trauma, no stone felt.',
  },
  // lay
  {
    id: 'ent-019',
    age: 2,
    sex: 'male',
    gold: 'herpetic-gingivostomatitis',
    text: "My toddler, two next month, has been burning up for three days and won't eat or even take his bottle because his mouth is so sore. His gums are bright red and puffy and bleed if I touch them, and there are little blisters and yellowy ulcers on his tongue, gums and lips, with a few round the outside of his mouth now. He's dribbling loads and his breath stinks. The glands in his neck are up. Nothing on his hands, feet or bottom, no red eyes, no cough, his wet nappies are fewer. I get cold sores.",
  },
];
