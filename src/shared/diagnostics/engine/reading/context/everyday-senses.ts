import type { FigurativeRow } from './other-senses.ts';

/** Everyday words that are those of a finding of another organ, or of none: lips that pucker, a tongue that is bitten at a meal, spots that twitch, a treatment that nothing responds to. */
export const everydaySenses: readonly FigurativeRow[] = [
  {
    of: ['breast-skin-dimpling'],
    said: /^(?:pucker|dimpl)\p{L}*$/iu,
    before: /\b(?:lips?|mouth|face|cheeks?|chin|forehead|scar|stitches|eyelids?|bum|bottom|thighs?|sacr\w+)\b[^.;]*$/i,
    example: 'Her lips pucker',
  },
  {
    of: ['tongue-biting', 'mouth-wound'],
    before: /\b(?:dentures?|braces|retainer|crown|filling|dentist|teeth|chew\w*|eating|meals?|talking|speaking|numb\w*|sandwich|pizza|toast)\b[^.;]*$/i,
    example: "Dentures won't stay in and I bit my tongue",
  },
  {
    of: ['tongue-biting', 'mouth-wound'],
    behind: /^[^.;]{0,25}\b(?:dentures?|braces|retainer|dentist|teeth|chew\w*|eating|meals?|talking|speaking|numb\w*|sandwich|pizza|toast)\b/i,
    example: 'Bit my tongue while eating',
  },
  { of: ['head-drop'], said: /\b(?:of|about|keeps? dropping (?:things|it))\b/i, example: 'A picture in my head of dropping the cup' },
  {
    of: ['rash', 'generalised-rash', 'trunk-rash', 'limb-rash', 'facial-rash', 'papules'],
    said: /^spots?\b/i,
    before: /\b(?:random|different|various|certain|specific|tender|sore|trigger|pressure|numb|ticklish|painful)\s+$/i,
    example: 'Twitches in random spots on my legs',
  },
  {
    of: ['rash', 'generalised-rash', 'trunk-rash', 'limb-rash', 'facial-rash', 'papules'],
    said: /^spots?\b/i,
    before: /\b(?:twitch\w*|fasciculat\w*|jump\w*|flicker\w*|aches?|aching|cramps?|pins and needles|tingl\w*|numb\w*)\b[^.;]*$/i,
    example: 'It twitches in spots on my back',
  },
  {
    of: ['leg-redness', 'spreading-erythema', 'joint-redness-warmth', 'lymphangitic-streaks'],
    said: /\b(?:soles?|palms?)\b/i,
    example: 'Palms and soles are red',
  },
  {
    of: ['cannot-be-woken', 'reduced-consciousness'],
    said: /\b(?:not|aint|ain['’]t|doesn['’]?t|isn['’]?t|un)\s*respon\w+$/i,
    before:
      /\b(?:depress\w*|mood|anxiety|infection|cough|asthma|pain|rash|eczema|psoriasis|pressure|bp|sugars?|diabetes|anaemia|fever|cellulitis|pneumonia|uti|symptoms?|disease|condition|headaches?|migraines?|seizures|tumou?r|cancer|still|it(?:['’]s)?(?: is)?)['’"]?\s+(?:is\s+|are\s+|was\s+|has\s+|still\s+|been\s+)*$/i,
    example: 'Depression not responding',
  },
  {
    of: ['cannot-be-woken', 'reduced-consciousness'],
    said: /\brespon\w+$/i,
    behind:
      /^\s+(?:well\s+|at all\s+|much\s+)?to (?:\w+\s+){0,2}(?:treatment|therapy|antibiotics?|tablets?|medicines?|medication|meds|steroids?|painkillers?|analgesia|inhalers?|diuretics?|insulin|ssris?|antidepressants?|creams?|physio\w*|\w+(?:cillin|mycin|cycline|prim|pril|olol|statin|oxetine|pram|lone|lol))\b/i,
    example: 'It does not respond to antibiotics',
  },
  {
    of: ['dose-mistake'],
    said: /^(?:every single day|not every day)$/i,
    before: /^(?![^.;]*\b(?:methotrexate|weekly|tablets?|pills?|dose|took|taken|taking|takes|gave|given|giving|medicines?|mtx|swallow\w*)\b)/i,
    behind: /^(?![^.;]*\b(?:methotrexate|instead|weekly|tablets?|pills?|dose|took|taken|taking|mtx)\b)/i,
    example: 'A fever of 40 every single day',
  },
  {
    of: ['aphasia', 'dysarthria', 'mutism'],
    before:
      /\b(?:tongue|jaw|mouth|lips?|teeth|neck|throat)\b[^.;]{0,30}\b(?:out|stuck|twist\w*|locked|lock|swollen|numb|sore|clench\w*|protrud\w*|open)\b[^.;]*$/i,
    said: /^(?:cannot|can['’]?t|could ?n['’]?t|unable|hard|difficult\w*|not|trouble)\b/i,
    example: 'Tongue stuck out, cannot speak properly',
  },
  { of: ['testicular-pain'], said: /\blike\b/i, example: 'Lower belly tight and sore like a ball' },
  { of: ['gum-boil'], said: /\bbulg\w+/i, example: 'Gum bulging over the tumour' },
  { of: ['tremor'], said: /^(?:knee|ankle|tendon|biceps|deep)?\s*jerks?$/i, example: 'Knee jerks present' },
  { of: ['loud-noise'], said: /^con[cv]ert\w*$/i, example: 'Sputum converted' },
  {
    of: ['confusion'],
    said: /^not (?:him|her)self$/i,
    before: /\b(?:miserable|grumpy|whing\w+)\b[^.;]*$/i,
    example: 'So miserable, not himself',
  },
];
