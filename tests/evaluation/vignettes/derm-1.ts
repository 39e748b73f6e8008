import type { Vignette } from '../vignette.types.ts';

export const derm1Vignettes: readonly Vignette[] = [
  // lay
  {
    id: 'derm-001',
    age: 59,
    sex: 'male',
    gold: 'cellulitis',
    alsoRight: ['erysipelas'],
    text: "My right leg below the knee has gone bright red, hot and swollen since yesterday and the redness has gone past where I drew a line with a pen. It hurts to touch and I was shivering last night, temperature 38.4. I had athlete's foot with a split between my toes. I've got puffy legs and I'm overweight. The other leg is normal. No blisters, no black bits, the pain isn't unbearable, no long flight, I'm not breathless, not itchy.",
  },
  // ward
  {
    id: 'derm-002',
    age: 72,
    sex: 'female',
    gold: 'cellulitis',
    text: '72F T2DM, lymphoedema, 2/7 L lower leg erythema spreading from scratch on shin (cat), warm, tender, oedematous, ill-defined edge. T 38.3, HR 98, BP 136/78. CRP 118, WCC 14.1. Pain in keeping with signs. No crepitus, no bullae, no skin necrosis, no numbness, no calf-only pain, doppler neg DVT, R leg N, pulses present, knee moves freely.',
  },
  // lay
  {
    id: 'derm-003',
    age: 24,
    sex: 'male',
    gold: 'scabies',
    text: "Itching like crazy for four weeks and it's way worse at night in bed. There are small red bumps and thin little wavy lines between my fingers, on the inside of my wrists, round my belly button and even on my private parts. My two roommates in the hostel have started scratching also. I used an anti-allergy tablet and fungal cream, nothing. Face is clear. No fever, no new soap or medicine, never had eczema as a kid, no bites seen in the bed.",
  },
  // exam
  {
    id: 'derm-004',
    age: 33,
    sex: 'male',
    gold: 'psoriasis',
    text: 'A 33-year-old man has had scaly patches on his elbows and knees for two years which worsen in winter and after stress; they itch only a little. There are well-defined salmon-pink plaques with thick silvery scale on the extensor surfaces, in the natal cleft and over the hairline, which bleed in points when scraped. Several finger nails are pitted. His father had the same trouble. Scrapings negative for fungus. No joint pain, no fever, no mouth lesions, no rash in the flexures of the elbows, no new drugs.',
  },
  // lay
  {
    id: 'derm-005',
    age: 28,
    sex: 'female',
    gold: 'tinea-corporis',
    text: "There's a round itchy patch on my waist where my saree is tied, it started small and is growing outwards like a ring, red and scaly at the edge and clearer in the middle. Now there are two more on my thigh. I put a steroid mix cream from the chemist, it went faint and then came back bigger. My husband has itching in his groin. It can be felt normally, not numb. No fever, not on my face, no single big patch first, no joint pains.",
  },
  // exam
  {
    id: 'derm-006',
    age: 37,
    sex: 'female',
    gold: 'sjs-ten',
    text: 'A 37-year-old woman started carbamazepine three weeks ago. After two days of fever, sore throat and burning eyes she has developed a painful dusky rash on the chest and face, which has become blistered; sheets of skin come away on gentle rubbing, over about 20% of her body. The lips are covered with bloody crusts, the eyes are red and there are raw areas on the vulva. Temperature 39.1, pulse 124, BP 98/60. No facial swelling, no lymph nodes, no eosinophilia, no cold sores, no previous blisters.',
  },
  // exam
  {
    id: 'derm-007',
    age: 54,
    sex: 'male',
    gold: 'melanoma',
    text: 'A 54-year-old fair-skinned man shows a mole on his back which his wife says has doubled in size over five months, itched and recently bled. It is 11 mm across, asymmetrical with a notched edge and shades of brown, black and grey-pink. He spent ten years working in Australia and burns easily. One firm node is felt in the left axilla. Afebrile, pulse 72. No stuck-on surface, no similar spots, no pearly rim, no injury, no weight loss, no cough.',
  },
  // lay
  {
    id: 'derm-008',
    age: 71,
    sex: 'female',
    gold: 'basal-cell-carcinoma',
    text: "I have a little spot by the side of my nose that's been there about a year and a half. It looks like a shiny pearl with tiny red veins on it, and it has a dip in the middle that scabs, bleeds when I wash my face, and then seems to heal up but never really does. It has got slowly bigger. It doesn't hurt. I loved sunbathing and gardening. It isn't dark, not rough or horny, no lumps in the neck, I'm well, no weight loss.",
  },
  // exam
  {
    id: 'derm-009',
    age: 47,
    sex: 'female',
    gold: 'pemphigus-vulgaris',
    text: 'A 47-year-old woman has had painful sores in her mouth for four months which make eating difficult. For three weeks flaccid blisters have appeared on the scalp, chest and back; they break easily and leave raw, crusted areas that heal poorly. Rubbing normal-looking skin makes the top layer slip. Temperature 37.0, pulse 88. The eyes are clear. She has taken no new medicine. No target lesions, no itching, no fever, no genital ulcers, no tense blisters, no joint pain.',
  },
  // lay
  {
    id: 'derm-010',
    age: 4,
    sex: 'male',
    gold: 'impetigo',
    text: "My 4 year old got a little sore under his nose after a cold, and now it's turned into wet patches with a thick yellow crust, like honey dried on, round his nose and mouth, with a new one on his chin today. It itches a bit but he's not bothered by it. A boy at nursery has it. No temperature, eating and playing, no blisters in his mouth, not on hands or feet, no sore throat, no cold sores in the family, not raw anywhere else.",
  },
  // ward
  {
    id: 'derm-011',
    age: 68,
    sex: 'male',
    gold: 'herpes-zoster',
    text: '68M CLL, 3/7 burning pain R chest wall round to back, 1/7 rash same site. Clustered vesicles on red base in band T5-6 R, stops sharply at midline, allodynia. T 37.4, HR 84, BP 138/82, sats 97. ECG N, trop neg, CXR clear. No cough, no SOB, no exertional pain, no trauma, no lesions elsewhere, no new contactants, eyes clear.',
  },
];
