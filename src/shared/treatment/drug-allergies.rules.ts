import { either, rx } from './drug-dates.rules.ts';
import { allergicSign } from './drug-harms.rules.ts';
import type { DrugStateRow } from './drug-state.types.ts';

/** What is given against an allergy, and stands beside its signs for that. */
const treatsAllergy = [
  'corticosteroid',
  'antihistamine',
  'vasopressor',
  'beta-agonist',
  'antimuscarinic-bronchodilator',
  'inhaled-corticosteroid',
  'methylxanthine',
  'leukotriene-antagonist',
  'medical-gas',
];
/** What people are allergic to, and seldom take for long: what happened once speaks for an allergy. */
const allergens = ['antibacterial', 'nitroimidazole', 'nsaid', 'iodinated-contrast', 'local-anaesthetic', 'neuromuscular-blocker', 'vaccine'];

/** Between a drug and what it did: a dash, a colon, an arrow, a bracket, a quotation mark. */
export const sign = `^[^,;]{0,30}?(?:\\s[-–—]+>?\\s*|[-–—:=([→]>?\\s*(?<!\\w-)|\\s['‘“"])`;
/** A few words that name no use and deny nothing. */
export const fewWords = `(?:(?!(?:for|since|against|because|no|not|nil|none|without|never|started|used|treats?|treated|helps?|helped|when|if|due|prn)\\b)[\\w'’/+&-]+\\s+){0,4}`;

const face = '(?:face|lips?|tongue|throat|mouth|eyes?|eyelids?)';
/** What an allergy looks like in plain words: a swollen leg or ankle is none. */
const plainSign = either(
  'allergic reactions?',
  'anaphyla\\w+(?: shock| reaction)?',
  'hives?\\b',
  'urticaria\\w*',
  'w(?:elts|heals)\\b',
  'rash(?:es)?\\b',
  'blister\\w*',
  'angio-?o?edema',
  'stevens[\\s-]johnson\\w*',
  'SJS\\b',
  'bronchospasm',
  '(?<!\\bcough\\w*\\W+(?:\\w+\\W+){0,2})wheez\\w*',
  '(?:blew|blown|puffed|swelled) up',
  '(?<!\\b(?:lepra|leprosy|type \\d|stress|transfusion|herxheimer|insulin|hypo) )reactions?\\b',
  `${face}\\W+(?:\\w+\\W+){0,2}(?:swell\\w*|swollen|blew up|blown up|puff\\w*|clos(?:ed|es|ing)|tingl\\w*)`,
  `(?:swell(?:ing|ed|s)?|swollen|puffy)\\s+(?:of )?(?:the |my |his |her )?(?:up\\b|${face}\\b)`,
  "(?:couldn['’]?t|could not|(?:difficulty|trouble|problems?)) breath\\w*",
  'itchy (?:lumps?|bumps|spots|all over|rash)',
  '(?:red and )?blotch\\w*',
  '(?:sets?|set|brings?|brought) (?:off|on) (?:my |his |her |an? )?asthma(?: attack)?',
);
const faceSign = either('anaphyla\\w+', 'angio-?o?edema', `${face}\\W+(?:\\w+\\W+){0,2}(?:swell\\w*|swollen|blew up|clos(?:ed|es|ing))`);
const skinSign = either('hives?\\b', 'urticaria\\w*', 'rash(?:es)?\\b', 'anaphyla\\w+(?: shock| reaction)?', 'angio-?o?edema', 'w(?:elts|heals)\\b');
const undenied = '(?<!\\b(?:no|not|nil|denies|without|never|any|had no)\\s+(?:\\w+\\s+)?)';
/** Between a sign and the drug that did it: nothing of a treatment, and nothing of now. */
const gap = `(?:(?!\\b(?:no|not|nil|never|without|treat\\w*|better|help\\w*|improv\\w*|reliev\\w*|relief|settl\\w*|respond\\w*|resolv\\w*|gone|went|manag\\w*|control\\w*|since|now|today|worse|for)\\b)[^,;]){0,40}?`;
const fillers =
  '(?:(?:an?|the|one|her|his|my|some|any|oral|iv|im|taking|having|being|given|use of|doses? of|day \\d+ of|\\d+ days? (?:of|into)|starting|beginning|injections? of|courses? of|tablets? of)\\s+){0,4}';
const having = '(?:had|has|have|was (?:on|given)|were given|takes?|took|gets?|got|used|is given)';
const doneBy = `(?:with|to|from|after|by|when(?:ever)? (?:given|taking|on|(?:i|he|she|they|we) ${having})|(?:every|last|the last|first) time (?:i|he|she) ${having})`;

/** When it was: long ago, and told all the same. */
const longAgo = either(
  'as an? (?:small |young |little |wee )?(?:child|kid|baby|toddler|teen\\w*|infant|boy|girl|youngster)\\b',
  '(?:in )?childhood',
  'when (?:i|he|she|we|they) (?:was|were) (?:\\w+\\b ?){1,3}',
  'years (?:ago|back)',
  'aged? \\d+',
  'in (?:19|20)\\d\\d\\b',
);
const neverSince = either(
  'never (?:had|taken?|given|been given|touched|used) (?:it |any |them |that |one )?(?:again|since)',
  'never since',
  'never again',
  "(?:not|has(?:n['’]?t| not)|have(?:n['’]?t| not)) (?:had|taken|been given) (?:it |any |them |that )?since",
  '(?:told|advised|said|warned)\\b[^,;]{0,20} never to (?:have|take|give|use|be given)\\b',
);
/** What is done for somebody whom an allergy nearly killed. */
const rescue = either(
  'ambulance',
  'blue[\\s-]?light\\w*',
  'nearly (?:killed|died)',
  'almost (?:killed|died)',
  'resus\\w*',
  'rushed to (?:hospital|a&e|casualty|the er|er|ed)',
  'epi-?pen',
  'adrenaline',
  'throat clos\\w+',
);
const undone = '(?:(?!\\b(?:for|since|because|treat\\w*|no|not|without|against)\\b)[^;])';
const mayNot =
  "(?:can['’]?t|cannot|can not|could(?:n['’]?t| not)|must(?:n['’]?t| not)|not allowed to|not to|never to|should(?:n['’]?t| not)|unable to|(?:must|should|can) never)\\s+(?:have|take|be given|get|use|touch|tolerate)\\s+(?:any\\s+)?";
const isList =
  '(?!.*\\d\\s*(?:mg|mcg|micrograms?|g|units?|puffs?)\\b)(?!.*\\b(?:takes?|taking|took|uses?|using|on|given|gave|prescribed|treated|started|meds?|medications?)\\b)';
const noDose = /^(?!\s*\d+(?:\.\d+)?\s*(?:mg|mcg|g\b|units?|bd|od|tds|$|,))/i;
/** "Allergic rhinitis, fluticasone": a disease. */
const noDisease = '(?!\\s*(?:rhinitis|asthma|conjunctivitis|dermatitis|contact|eczema|fungal|broncho\\w*|march))';

/** Rows of drug-states.rules.ts of what a patient is allergic to. */
export const drugAllergies: readonly DrugStateRow[] = [
  {
    state: 'allergic',
    before: rx(
      '\\b(?:allergic (?:to|against|with)|allerg(?:y|ies) (?:to|against)|anaphyla\\w+ (?:to|after|with|from)|intoleran(?:t|ce) (?:to|of)|hypersensitiv\\w+ to)\\b[^)]*$',
    ),
    after: noDose,
    example: 'Allergic to nickel and warfarin',
  },
  {
    state: 'allergic',
    before: rx(`${undenied}\\b(?:reactions?|reacts?|reacted)(?:\\s*\\([^)]*\\))?\\s+(?:to|after|with|from|on)\\b${isList}[^)]*$`),
    after: noDose,
    unless: treatsAllergy,
    example: 'Reacted to latex and warfarin',
  },
  {
    state: 'allergic',
    before: rx(
      `\\b(?:allerg(?:y|ies|ic)(?:\\s*[/&+]\\s*\\w+)?(?: (?:status|history|hx|list|alert))?|ADRs?|(?:adverse|drug) reactions?|drug sensitivit\\w+)\\s*[:=–—-]+${isList}[^)]*$`,
    ),
    after: noDose,
    unless: treatsAllergy,
    example: 'ALLERGIES: latex, warfarin',
  },
  {
    state: 'allergic',
    before: rx(`\\ballerg(?:y|ies|ic)${noDisease}\\s+(?:(?!with|by|and|on|takes?)\\w+\\s+)?$`),
    after: /^(?!\s*\d)/,
    example: 'Allergies warfarin',
  },
  { state: 'allergic', after: /^\W*(?:allerg|anaphyla|hypersensitiv|intoleran)/i, example: 'Warfarin allergy' },
  { state: 'allergic', before: rx(`${undenied}\\b${skinSign}(?:\\s*\\([^)]*\\))?\\s+(?:to|after|with|from|on)\\s+${fillers}$`), example: 'Rash with warfarin' },
  {
    state: 'allergic',
    before: rx(`${undenied}\\b${plainSign}${gap}\\b${doneBy}\\s+${fillers}$`),
    unless: treatsAllergy,
    example: 'Lips swelled up at once with warfarin',
  },
  {
    state: 'allergic',
    before: rx(`${undenied}\\b${skinSign}${gap}\\bon\\s+${fillers}$`),
    unless: treatsAllergy,
    example: 'Came up in hives all over on warfarin',
  },
  {
    state: 'allergic',
    before: rx(
      `\\b(?:anaphyla\\w+|hives|angio-?o?edema|stevens[\\s-]johnson|came (?:out|up) in an? \\w+)(?: (?:in )?(?:19|20)\\d\\d)?\\s*(?:[:=–—]|\\s-)\\s*$`,
    ),
    unless: treatsAllergy,
    example: 'Anaphylaxis 2009 - warfarin',
  },
  {
    state: 'allergic',
    before: rx(`${undenied}\\b${plainSign}[^;]{0,60}$`),
    after: rx(`^[^;]{0,60}\\b${neverSince}`),
    unless: treatsAllergy,
    example: 'Covered in blotches, it was warfarin, never had it since',
  },
  {
    state: 'allergic',
    after: rx(`^[^;]{0,50}\\b(?:${plainSign}|${longAgo})[^;]{0,50}\\b${neverSince}`),
    only: allergens,
    unless: treatsAllergy,
    example: 'Amoxicillin when I was six, never had it since',
  },
  {
    state: 'allergic',
    after: rx(`^${undone}{0,40}?\\b${longAgo}${undone}{0,25}?\\b${plainSign}`),
    unless: treatsAllergy,
    example: 'Warfarin: as a child, face swelling and wheeze',
  },
  {
    state: 'allergic',
    after: rx(`^${undone}{0,40}?\\b(?:19|20)\\d\\d\\b${undone}{0,40}?\\b${plainSign}`),
    only: allergens,
    example: 'Amoxicillin injection 2018 - collapsed, throat closed',
  },
  {
    state: 'allergic',
    before: rx(`\\b(?:took|had|given|takes?|swallowed|tried)\\s+(?:(?:one|two|my|his|her|an?|some)\\s+)?$`),
    after: rx(`^${undone}{0,30}?\\b(?:and|then|later|within)\\b(?! (?:still|also|the|has|is))${undone}{0,30}?\\b${plainSign}`),
    only: allergens,
    example: 'Took amoxicillin and broke out in hives',
  },
  {
    state: 'allergic',
    after: rx(`^[^,;]{0,20}[:–—-]${undone}{0,40}?\\b${faceSign}`),
    only: allergens,
    example: 'Amoxicillin at the dentist: collapsed, face swollen',
  },
  {
    state: 'allergic',
    after: /^\s*(?:always\s+)?(?:brings?|brought) (?:me|him|her|them|us) (?:out|up) (?:in|with)\b/i,
    example: 'Warfarin brings me out in spots',
  },
  {
    state: 'allergic',
    after: rx(
      `^${undone}{0,40}?\\b(?:nearly|almost) (?:killed|did for)\\b|^${undone}{0,30}?\\b${longAgo}${undone}{0,30}?\\b${rescue}|^${undone}{0,30}?\\b${rescue}${undone}{0,30}?\\b${longAgo}`,
    ),
    only: allergens,
    example: 'Amoxicillin nearly killed me',
  },
  {
    state: 'allergic',
    before: rx(`\\b${rescue}${gap}\\b${doneBy}\\s+${fillers}$`),
    after: rx(`^(?!\\W*overdose)[^;]{0,20}?\\b(?:${longAgo}|${plainSign}|like a balloon)`),
    only: allergens,
    example: 'Blue-lighted to hospital after an amoxicillin injection as a teenager',
  },
  {
    state: 'allergic',
    before: rx(`\\b${mayNot}$`),
    after: rx(`^[^;]{0,60}\\b${plainSign}`),
    unless: treatsAllergy,
    example: 'Cannot have warfarin, my face swells up',
  },
  { state: 'allergic', before: /\bintoleran(?:ces?|t)\s*[:=–—-][^)]*$/i, after: noDose, only: ['beta-lactam'], example: 'Intolerances: penicillin' },
  { state: 'allergic', before: rx(`\\b${mayNot}$`), only: ['beta-lactam', 'sulfonamides'], example: 'Told as a child not to have penicillin' },
  {
    state: 'allergic',
    after: /^\s+(?:rash|hives|urticaria|angio-?o?edema)\b/i,
    unless: ['corticosteroid', 'antihistamine'],
    example: 'Warfarin rash (childhood, mild)',
  },
  {
    state: 'allergic',
    after: rx(`^[^,]*\\b(?:stopped|withdrawn|discontinued)\\b[^,]*\\b(?:because|due|for|after|with)\\b[^,]*\\b${allergicSign}`),
    example: 'Warfarin stopped because of a rash',
  },
  { state: 'allergic', after: rx(`${sign}${fewWords}${allergicSign}`), unless: treatsAllergy, example: 'Warfarin - bronchospasm and nasal polyps' },
  {
    state: 'allergic',
    after: rx(`^[^,;]{0,25},\\s*(?:had|got|developed|came (?:out|up) in)\\s+${fewWords}${allergicSign}[^,]*\\b(?:with|on|from|after) (?:it|that|them)\\b`),
    example: 'warfarin, had a rash with it',
  },
  {
    state: 'allergic',
    before: /\b(?:last|first|every) time (?:i|he|she|they) (?:had|took|was given|has|takes)\s+$/i,
    after: rx(`^${undone}{0,10}?\\b${plainSign}`),
    unless: treatsAllergy,
    example: 'Last time I had warfarin my lips swelled',
  },
  {
    state: 'allergic',
    before: /(?:^|,)\W*(?:after|with|on)\s+$/i,
    after: rx(`^(?! (?:\\d|for))${undone}{0,20}?\\b(?:had|gets?|got|develop\\w*|comes?|came|broke|breaks?)\\b${undone}{0,30}?\\b${plainSign}`),
    unless: treatsAllergy,
    example: 'After warfarin she came out in hives',
  },
];
