import type { Vignette } from '../vignette.types.ts';

export const eyeVignettes: readonly Vignette[] = [
  // exam
  {
    id: 'eye-001',
    age: 68,
    sex: 'female',
    gold: 'acute-angle-closure-glaucoma',
    text: 'A 68-year-old long-sighted woman develops severe pain in and above the right eye while watching television in a dark room, with headache, nausea and two episodes of vomiting. She sees haloes around the lamps and vision on that side is down to counting fingers. Temperature 36.7, BP 158/86. The right eye is red, the cornea hazy, and the pupil mid-dilated, oval and fixed. The globe feels hard. The scalp is not tender, she has no jaw pain on chewing and ESR is 14. No discharge, no injury, no contact lenses, no neck stiffness, no limb weakness.',
  },
  // terse
  {
    id: 'eye-002',
    age: 59,
    sex: 'male',
    gold: 'acute-angle-closure-glaucoma',
    text: '59M, Chinese origin, started oxybutynin 1/52. 4h L eye pain 9/10 + frontal HA, blurred, rainbow rings round lights, vomited x4. VA L 6/60 R 6/9. L circumcorneal injection, cloudy cornea, pupil mid-dilated, non-reactive, AC shallow. IOP L 58, R 17. No discharge, no FB/trauma, no photophobia to speak of, fluorescein neg, no rash, no neuro deficit, no temporal tenderness, BP 150/88.',
  },
  // lay
  {
    id: 'eye-003',
    age: 57,
    sex: 'male',
    gold: 'retinal-detachment',
    text: "On Sunday I started seeing flashes like a camera at the edge of my left eye, and a shower of black specks like soot. I thought I needed new glasses, I've always been very short sighted, minus nine. But since this morning there's a dark curtain coming across from the nose side and it's creeping up, and I can't see my hand when I hold it there. It doesn't hurt at all and the eye isn't red. No headache, no knock to the eye, other eye is fine, no weakness anywhere. I had the cataract done in that eye two years ago.",
  },
  // exam
  {
    id: 'eye-004',
    age: 34,
    sex: 'female',
    gold: 'retinal-detachment',
    text: 'A 34-year-old amateur boxer reports flashing lights and numerous new floaters in her right eye for three days, two weeks after a heavy blow in sparring. Today a grey shadow has spread over the upper half of the visual field. There is no pain. Visual acuity is 6/36 on the right and 6/6 on the left; there is a right relative afferent pupil defect, and the red reflex is dull below. The eye is white, with normal pressure. No headache, no zigzag lines, no discharge, no photophobia, no diplopia, no diabetes, no limb symptoms, no pain on eye movement.',
  },
  // terse
  {
    id: 'eye-005',
    age: 73,
    sex: 'male',
    gold: 'central-retinal-artery-occlusion',
    text: "73M, sudden painless loss vision R eye 2h ago while shaving, 'lights off'. PMH HTN, carotid disease, smoker. VA R PL only, L 6/6. R RAPD. Fundus pale, cherry red macula, attenuated vessels, no haems. Eye white, IOP 15. No flashes/floaters, no pain, no HA, no jaw claud, scalp NT, ESR 12, no limb weakness/speech problem. BP 168/94, pulse reg 76.",
  },
  // exam
  {
    id: 'eye-006',
    age: 29,
    sex: 'female',
    gold: 'optic-neuritis',
    text: 'A 29-year-old woman has had blurring of her left eye over four days, with a dull ache behind it that sharpens on looking to the side. Colours, especially red, look washed out, and vision becomes worse after a hot bath. Eighteen months ago she had tingling in both feet for three weeks that went away by itself. Acuity is 6/36 left and 6/5 right; the left pupil dilates when the light is swung to it and there is a central scotoma. The eye is white and the fundus normal. No redness, no discharge, no flashes or floaters, no vomiting, no fever, no haloes, no scalp tenderness.',
  },
  // exam
  {
    id: 'eye-007',
    age: 8,
    sex: 'male',
    gold: 'orbital-cellulitis',
    text: 'An 8-year-old boy with a week of blocked nose and green discharge develops swelling of the left eyelids over 24 hours. Temperature 39.4, pulse 128, and he is listless. The lids are tense, red and shut; when opened the eye is pushed forward, moving it hurts in every direction, upward gaze is limited and he sees double. Acuity is 6/18 on the left and 6/6 on the right. White cells 22. No insect bite or injury to the lid, no blisters, no neck stiffness, no discharge from the conjunctiva, and the other eye is normal.',
  },
  // exam
  {
    id: 'eye-008',
    age: 32,
    sex: 'male',
    gold: 'anterior-uveitis',
    text: 'A 32-year-old man with several years of low back pain and morning stiffness that loosens with exercise presents with two days of deep aching in his right eye, blurred vision and intense dislike of light. He had the same in the left eye last year. Acuity is 6/12. There is redness concentrated around the cornea and the pupil is small and irregular; the slit lamp shows cells, flare and fine deposits on the back of the cornea. Fluorescein does not stain. Pressure is 11 mmHg. No discharge, no contact lenses, no haloes, no vomiting, no trauma, no skin blisters, no grittiness.',
  },
  // terse
  {
    id: 'eye-009',
    age: 75,
    sex: 'female',
    gold: 'herpes-zoster-ophthalmicus',
    text: '75F, 3/7 burning pain R forehead then crops of vesicles R brow/upper lid/scalp, stops at midline, lesion on tip of nose. Eye red, photophobia, lid oedema. On pred 10 mg for PMR. VA R 6/18 L 6/9. Fluorescein: dendriform staining. T 37.4, HR 84. EOM full, no proptosis, no CN7 palsy, ear clear, no neck stiffness, no confusion, no other dermatomes.',
  },
  // lay
  {
    id: 'eye-010',
    age: 25,
    sex: 'female',
    gold: 'viral-conjunctivitis',
    text: "My left eye went pink on Monday and by yesterday the right one had caught it. They stream all day, watery stuff, and the lids are a bit stuck and puffy in the morning but not full of pus. It feels like sand. I've had a cold and sore throat, and there's a sore little gland in front of my left ear. Half the staff at the nursery have got it. It doesn't really hurt, light doesn't bother me much, I can see fine once I blink. I don't wear contacts and it's not very itchy. No hayfever.",
  },
  // lay
  {
    id: 'eye-011',
    age: 4,
    sex: 'male',
    gold: 'bacterial-conjunctivitis',
    text: "My four year old woke with his right eye completely glued shut, I had to bathe it open with warm water, and it was the same today with both. There's thick yellow-green gunk in the corners that comes back ten minutes after I wipe it. The whites are red. He says it's sticky, not sore. He's running round as usual, eating, no temperature, no cold, eyelids only a bit puffy, he's not bothered by light and he can watch cartoons fine. No rubbing or itching to speak of, nothing got in it.",
  },
  // terse
  {
    id: 'eye-012',
    age: 23,
    sex: 'female',
    gold: 'corneal-ulcer',
    text: '23F, monthly soft CLs, sleeps in them, rinses w/ tap water. 2/7 worsening R eye pain, FB sensation, red, photophobia, mucopurulent d/c, vision dropping. VA R 6/24 L 6/6. Central 2 mm white stromal infiltrate, overlying epithelial defect stains, small hypopyon, limbal flush. IOP 16. No trauma, no metal work, no vesicles, no branching lesion, no haloes/vomiting, T 36.8, lids ok.',
  },
  // exam
  {
    id: 'eye-013',
    age: 80,
    sex: 'female',
    gold: 'age-related-macular-degeneration',
    text: 'An 80-year-old woman has found that, over three weeks, straight lines such as the door frame look bent with her left eye and there is a smudge in the middle of whatever she looks at. She can still get about without bumping into things. She smoked until 70. The right eye has read poorly for some years. Acuity is 6/60 left and 6/24 right, not improved by pinhole. The lens is clear after surgery; dilated examination shows pale yellow spots at both maculas, with a small haemorrhage and fluid on the left. No pain, no redness, no flashes, no curtain, no headache, no diabetes, pressures normal.',
  },
  // lay
  {
    id: 'eye-014',
    age: 72,
    sex: 'male',
    gold: 'cataract',
    text: "My sight's got cloudy, the last couple of years, both eyes but the right's worse. It's like looking through a dirty windscreen. The worst is driving at night, headlamps dazzle me with starbursts and bright sun is as bad, and colours look sort of yellowed. Funny thing is I can read the small print without my glasses now which I couldn't before. I've changed my glasses twice in a year and it hardly helps. It doesn't hurt, eyes aren't red, straight lines are straight, I've no blank patches at the sides, no flashes or floaters, not diabetic.",
  },
  // lay
  {
    id: 'eye-015',
    age: 30,
    sex: 'male',
    gold: 'corneal-abrasion',
    text: "My baby poked me in the eye with her fingernail last night and it's killing me. It feels like there's a bit of glass under the lid, it won't stop watering and I can hardly hold it open, worse when I blink or go near a window. I've rinsed it a few times and my wife looked and couldn't see anything in there. It's red and the sight's a little blurry from the tears. The other eye is OK. I don't wear lenses, wasn't grinding or hammering or welding, no pus, no headache, not been sick.",
  },
];
