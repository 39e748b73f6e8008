import { drugAllergies, fewWords, sign } from './drug-allergies.rules.ts';
import { once, rx } from './drug-dates.rules.ts';
import { allergicSign, graveHarm, mildHarm } from './drug-harms.rules.ts';
import { onlyNamed } from './drug-only-named.rules.ts';
import type { DrugStateRow } from './drug-state.types.ts';

/** What a drug does that was begun just now belongs to the complaint. */
const current = '(?!.*\\b(?:started|since|now|today|tonight|yesterday)\\b)';
const often =
  '(?:always|also|really|just|has|had|once|then|both|tablets?|tabs?|pills?|injections?|syrup|creams?|ointment|gel|spray|drops|capsules?|caps|the last time|last time|in the past|before)';
const did =
  '(?:gave|gives|caused?|causes|brought on|brings on|made|makes?|makin|set off|sets off)\\b(?!\\s+(?:no\\b|little\\b|(?:some |good |a bit of |much |any )?(?:relief|good|difference|change|improvement|help)\\b|(?:it|him|her|me|us|them|things|the pain|no odds)\\s+(?:all |much |feel )?(?:better|easier|well)))';
const doing = `^\\s*(?:${often}\\s+)*${did}`;
const doingByDose = `^\\s*(?:(?:${often}|\\d[\\w./%]*|mg|mcg|bd|od|tds|daily)\\s+)*${did}`;
/** A bleeding; of now it says nothing of what is taken, so that a year stands beside it. */
const bleeding = '(?:bleed(?:ing)?|bled|ulcers?|ha?emorrhages?|perforation)\\b';
/** When it was, where it is long over. */
const pastMark = '(?:had|got|once|previous\\w*|in the past|history of|years? ago|last year|as an? \\w+|(?:19|20)\\d\\d)';

/** Those who are not the patient. */
const relatives =
  '(?:father|mother|dad|daddy|mum|mom|mummy|brother|sister|aunt|auntie|uncle|cousin|nephew|niece|grand(?:father|mother|ma|pa|dad|mum|son|daughter)|granny|gran|nan|wife|husband|partner|boyfriend|girlfriend|son|daughter|friend|neighbou?r|flatmate|colleague)';
/** The relative of whom a text is that opens with him: "Dad 77 with Parkinson's", "My wife takes"; "Father diabetic" is in a history. */
export const opensWithKin = rx(
  `^\\W*(?:(?:my|our)\\s+(?:\\w+\\s+)?(${relatives})\\b(?!\\s+(?:had|died))|(${relatives})\\b(?=\\s*(?:[(,\\d]|['’]s\\b|(?:is|was|has|cannot|keeps|woke|fell|looks|seems|sees|got)\\b)))`,
);
const patientAgain = '(?:i|me|my|he|him|she|we|who|patient|child|baby)';
const notWith = '(?<!\\b(?:with|by|from|to|of|and|for)\\s(?:(?:his|her|my|the|a|an)\\s)?)';
const uses = '(?:on|takes?|taking|took|uses?|using|used|needs|started|with)';
const reports =
  "(?:['’]s\\b|\\s+(?:says?|said|thinks?|thought|gave|gives|giving|brought|brings|bought|buys|reports?|found|finds|noticed|put|puts|tells?|told|wants?|worries|asks?|insists|states))";
/** Somebody else's medicine was swallowed all the same. */
const notSwallowed = '^(?!.*\\b(?:took|taken|takes?|taking|swallow\\w*|ate|eaten|used?|using|uses|drank|drink\\w*|had|borrow\\w*|given|gave|gives|got|on)\\b)';

/** What the body has itself, and is measured. */
const ownSubstance =
  /^(?:cortisol|calcium|glucose|potassium|magnesium|sodium|phosphate|bicarbonate|iron|folate|zinc|thyroxine|progesterone|testosterone|vitamin)\b/i;
const minerals = /^(?:calcium|glucose|potassium|magnesium|sodium|phosphate|bicarbonate|iron|folate|zinc)\b/i;

const start = '(?:start|begin|add|give|prescribe|use|try|put|get|have|switch to|change to)';

/**
 * How a drug stands, by what is said around it; the first row that fits decides. What fits none is taken.
 * A statement was cut before: what stands here is of one statement.
 */
export const drugStateRows: readonly DrugStateRow[] = [
  // Only named: a value, somebody else's, a thing called after it.
  { state: 'named', name: /^cortisol$/i, after: /^(?!\s*(?:cream|ointment|tablets?|injection|dose))/i, example: 'TSH, cortisol ok' },
  {
    state: 'named',
    name: ownSubstance,
    after:
      /^\s*(?:levels?\s*)?(?:is |was |of )?(?:[<>=:]*\s*\d+(?:\.\d+)?\s*(?:[nmuµ]mol|mEq|[nmpµu]g\/|g\/d?l|mcg\/d?l)|low\b|high\b|raised\b|normal\b|pending\b|undetectable\b)/i,
    example: 'potassium 3.1 mmol/L',
  },
  { state: 'named', name: minerals, after: /^\s*[<>=:]*\s*\d?\.\d+(?!\d|\s*(?:mg|g|mcg|%))/i, example: 'calcium 2.10, ALP 300' },
  { state: 'named', after: /^[\s-]*(?:sensitiv\w+|resistan\w+|susceptib\w+)\b/i, example: 'MTB detected, warfarin sensitive' },
  ...onlyNamed,
  { state: 'named', before: /\blupus\s+$/i, example: 'lupus warfarin positive' },
  { state: 'named', after: /^\s*(?:box(?:es)?|cards?|clinics?|cent(?:re|er)s?|alert)\b/i, example: 'The warfarin clinic is closed' },
  {
    state: 'named',
    before: /^(?!.*\b(?:takes?|taking|on|uses?|using)\b[^,]*$)/i,
    after:
      /^\s*[-–—:=]?\s*\(?(?:was |is |were |are )?(?:ok(?:ay)?|fine|tolerated|alright|no (?:problems?|trouble|issues?|rash|reaction))\b(?! (?:now|until|till|at))/i,
    example: 'Quit smoking. Warfarin ok',
  },
  { state: 'named', before: rx(`${notSwallowed}.*\\b${relatives}['’]s\\s+(?:\\w+\\s+){0,2}$`), example: 'His father’s warfarin was in the cupboard' },
  {
    state: 'named',
    before: rx(`${notWith}\\b${relatives}\\b(?!${reports})(?:(?!\\b${patientAgain}\\b)[^,])*\\b${uses}\\b(?:(?!\\b${patientAgain}\\b)[^,])*$`),
    example: 'Her aunt has bipolar illness on warfarin',
  },
  {
    state: 'named',
    after: rx(
      `\\b(?:not (?:me|mine)\\b|that(?:['’]s| is) (?:my|his|her|for|the) ${relatives}|${relatives} (?:is |was )?(?:on|takes?|taking|has) (?:that|it|this|them)\\b)`,
    ),
    example: 'Warfarin since the stent? No - father is on that, not me',
  },

  // What a question asks and the answer denies.
  {
    state: 'denied',
    after: /^[^?]{0,60}\?\s*[-–—]?\s*(?:no|nope|never|don['’]?t think so|i don['’]?t think|not that i)\b/i,
    example: 'Warfarin rash? Don’t think so',
  },
  // Agreed to, should it be needed.
  { state: 'named', before: /\b(?:accepts?|accepting|consents? to|happy to have|willing to have)\b[^,]*$/i, example: 'Declines red cells, accepts warfarin' },

  // Fast infusions redden: no allergy, and no reason against a slow one.
  {
    state: 'intolerant',
    after: /^[^,;]{0,15}?(?:\s[-–—]+|[:(=→])\s*flush(?:ing|ed)\b|^[^,;]{0,30}\b(?:red[\s-]?(?:man|neck)|infusion reaction)\b/i,
    unless: ['antihistamine', 'corticosteroid'],
    example: 'Warfarin - flushing/red man only',
  },
  {
    state: 'intolerant',
    before: /\b(?:red[\s-]?(?:man|neck)(?: syndrome| reaction)?|infusion reaction)\s+(?:to|with|on|from|after)\s+(?:iv\s+)?$/i,
    example: 'Red man reaction to warfarin',
  },

  ...drugAllergies,
  { state: 'allergic', after: rx(`${doingByDose}[^,]*\\b${allergicSign}`), example: 'Warfarin gave him a rash' },
  { state: 'allergic', before: /\bhad\b[^,]*$/i, after: rx(`^\\s*${once},\\s*${fewWords}${allergicSign}`), example: 'Had warfarin once, rash' },

  // Harm, and what was not borne.
  { state: 'harmed', after: rx(`${doingByDose}[^,]*\\b${graveHarm}`), example: 'Warfarin gave me C. diff in 2020' },
  {
    state: 'harmed',
    after: rx(`^${current}${sign.slice(1)}${fewWords}${graveHarm}`),
    unless: ['antidote', 'antiseizure', 'benzodiazepine', 'antifibrinolytic'],
    example: 'Warfarin given 2 nights - went rigid',
  },
  { state: 'harmed', after: /^.*\b(?:said|told|says) (?:me |her |him )?never again\b/i, example: 'Warfarin in 2016: unwell, and they said never again' },
  {
    state: 'harmed',
    before: rx(
      `\\b${pastMark}\\b[^,]*\\b${graveHarm}[^,]{0,30}\\b(?:with|on|from|after|by)\\s+(?:(?:the|an?|oral|iv|some)\\s+)*$|\\b${graveHarm}\\s+${pastMark}\\s+(?:with|on|from|after|by)\\s+$`,
    ),
    example: 'Had jaundice on warfarin',
  },
  {
    state: 'harmed',
    before: rx(`\\b${bleeding}[^,;]{0,20}\\b${pastMark}\\s+(?:while )?(?:with|on|from|after|by)\\s+$`),
    example: 'Peptic ulcer bleed 2021 on warfarin',
  },
  {
    state: 'harmed',
    before: rx(`\\b${bleeding}[^,;]{0,20}\\b(?:with|on|from|after|by)\\s+$`),
    after: /^\s*(?:\(|in )?(?:19|20)\d\d\b/i,
    example: 'GI bleed on warfarin 2021',
  },
  {
    state: 'harmed',
    before: rx(`\\b${pastMark}\\b[^,]*\\bneck\\b[^,]{0,30}\\b(?:with|on|from|after)\\s+$`),
    example: 'Once had her neck twisted with warfarin',
  },
  {
    state: 'harmed',
    after: rx(`^\\s*,\\s*(?:the (?:second|latter|last) one|which|that one) (?:made|gave|caused)\\b[^,]*\\b${graveHarm}`),
    example: 'Tried warfarin, the second one made my neck twist',
  },
  {
    state: 'intolerant',
    after: /^\s*,\s*(?:the (?:second|latter|last) one|which|that one) (?:made|gave|caused)\b(?! (?:no|it better|relief))/i,
    example: 'Tried warfarin, which made him shake',
  },
  { state: 'intolerant', after: rx(doing), example: 'Warfarin makes me sick' },
  {
    state: 'intolerant',
    before:
      /\b(?:does(?:n['’]?t| not)|did(?:n['’]?t| not)|can(?:not|['’]t)|could(?:n['’]?t| not)|unable to) (?:tolerate|take|have|stand|get on with)\s+(?:any\s+)?$|\bintoleran(?:ces?|t)\s*[:=–—-]+(?!.*\d\s*(?:mg|mcg|g)\b)[^)]*$/i,
    example: 'Does not tolerate warfarin',
  },
  {
    state: 'intolerant',
    after:
      /^\s*(?:(?:always|also|really|just|tablets?)\s+)*(?:knock(?:s|ed) (?:me|him|her) out|upsets?\b|disagree[sd]? with|(?:does not|doesn['’]t|did not|didn['’]t) (?:agree|suit))/i,
    example: 'Warfarin knocks me out',
  },
  {
    state: 'intolerant',
    after: /^\s*[-–—:(]?\s*(?:can['’]?t|cannot|couldn['’]?t)(?: (?:take|tolerate|stand|have))?\s*(?:$|[-–—:,)]|because|as\b)/i,
    example: 'Warfarin can’t - ankle swelling',
  },
  {
    state: 'intolerant',
    after: rx(`^(?!\\s*\\d)${current}${sign.slice(1)}${fewWords}${mildHarm}`),
    unless: [
      'antiemetic',
      'laxative',
      'antidiarrhoeal',
      'antacid',
      'proton-pump-inhibitor',
      'antihistamine',
      'corticosteroid',
      'beta-agonist',
      'inhaled-corticosteroid',
    ],
    example: 'Warfarin - constipated',
  },
  {
    state: 'intolerant',
    before: /\b(?:tried|had|was (?:on|given)|once)\b[^,]*$/i,
    after: rx(`^[^,;]{0,12}[,:]\\s*(?:and |but |she |he |i |was )*${mildHarm}`),
    example: 'tried: warfarin, fainted',
  },

  // Not taken.
  {
    state: 'denied',
    before:
      /\b(?:no(?! (?:longer|doubt|relief|better|help|use|improvement|change|benefit)\b)|not(?! (?:respond|settl|better|help|reliev|improv|pick|hold|control|eas|sure|been|only)\w*)(?: on| taking)?|never(?: took| taken)?|denies|declined|declines|refused|refuses|without|does not take|doesn['’]t take|isn['’]t on|nil)\b[^,]*$/i,
    example: 'Never took warfarin',
  },
  {
    state: 'denied',
    after: /^\s*[-–—:=(]?\s*(?:(?:no|none|nil|never|denied|negative|neg)\s*(?:$|[,)])|(?:was |were )?(?:declined|refused)|not (?:taken|given|had)\b(?! yet))/i,
    example: 'Warfarin - no',
  },
  {
    state: 'denied',
    after:
      /^[^;]{0,60}\b(?:have(?:n['’]?t| not)|has(?:n['’]?t| not)|did(?:n['’]?t| not)|never|not)\s+(?:been )?(?:given?|gave|take|taken|took|used?|had|touch(?:ed)?|open(?:ed)?|swallow(?:ed)?)\s+(?:it|them|any|that|one)\b(?! (?:yet|today|tonight|yesterday|this|last|for|since|with|regularly))/i,
    example: 'Doctor left warfarin in the fridge door, we haven’t given them',
  },

  // Not yet taken: it is checked as what is offered is.
  {
    state: 'planned',
    before: rx(
      `\\b(?:plan(?:s|ned)?|due(?! to\\b)|due to (?:start|have|get|receive|begin)|about to (?:be )?(?:${start}|started|given|put)|(?:wants?|wanted|hopes?|going|will|is|are|plans?|like|keen|whether|asks?) (?:to )?(?:take|${start})|considering|thinking of|awaiting|scheduled|asked (?:for|about)|asks about|asking (?:for|about|(?:if|whether) .*)|(?:asks|asked|asking|wants|wanting|wishes|requests?|requesting|insists?|pushing|advis(?:es|ed|ing)) (?:[\\w\\s]{0,20} )?(?:to|on) (?:be )?(?:${start}|starting|started|giving)|offer(?:s|ed)|suggest(?:s|ed)|propos(?:es|ed)|recommend(?:s|ed)|(?:says?|said|told (?:me|us|him|her)|thinks?) (?:[\\w\\s]{0,40} )?to (?:try|give|take|use|start))\\b[^,]*$`,
    ),
    example: 'Resident wants to add warfarin',
  },
  {
    state: 'planned',
    before:
      /\b(?:load(?: with)?|start|give|add|try|trial of|consider|should (?:i|we) (?:give|start|use|take)|safe to (?:give|start|use|take)|ok(?:ay)? to (?:give|start|use|take))\s+$/i,
    after: /^[^,.;?]{0,20}\?/,
    example: 'New seizure, load warfarin?',
  },
  { state: 'planned', before: /\b(?:wants?|asks for)\s+(?:(?:an?|the|some|more|iv|oral|only)\s+)*$/i, example: 'Registrar wants warfarin only' },
  {
    state: 'planned',
    before: /\b(?:(?:wrote|written|writes) (?:it )?(?:up|for)|charted)\b[^,]*$/i,
    example: 'Somebody wrote up warfarin',
  },
  {
    state: 'planned',
    after:
      /^[^,]*\b(?:(?:is |are )?due\b(?! to\b)|planned|scheduled|(?:next (?:week|month|year)|tomorrow)(?<!\b(?:slot|appointment|clinic|scan|review|operation|ultrasound|visit)\b.*)|to be (?:started|given)|about to (?:be )?(?:start|give)\w*)/i,
    example: 'Warfarin due next month',
  },
  {
    state: 'planned',
    after:
      /^.{0,60}(?:\bnot (?:yet )?(?:been )?(?:started|filled|collected)\b|\bnot yet (?:taken|given)\b|\bnot (?:taken|given)\b yet|\bhas(?:n['’]t| not) (?:filled|started|taken|collected)\b)/i,
    example: 'Warfarin just prescribed, not yet taken',
  },
];
