/** Words of a finding that tell of none. */
export interface FigurativeRow {
  /** The findings that they are words of; without these, of any injury. */
  readonly of?: readonly string[];
  /** What stands before them. */
  readonly before?: RegExp;
  /** What they are. */
  readonly said?: RegExp;
  /** What stands behind them. */
  readonly behind?: RegExp;
  readonly example: string;
}

const fluids = String.raw`iv|i\/v|fluids?|drip|infusion|bolus|pints?|bottles?|started|running|given|received|getting|saline|ringer\p{L}*|rl|ns`;
const relief = String.raw`goes(?: away)?|gone|better|eas(?:es|ed|ier)|reliev\p{L}+|disappears?|stops|settles|down|fine|normal|vanish\p{L}*`;

/** Words of a finding that are those of something else beside what stands around them: an abbreviation of two things, a medicine's or an organ's other half, the weather. */
export const otherSenses: readonly FigurativeRow[] = [
  { of: ['deviated-septum'], said: /^dns$/i, before: new RegExp(String.raw`(?<!\p{L})(?:${fluids})(?!\p{L})[^.;]*$`, 'iu'), example: 'One bottle DNS' },
  { of: ['deviated-septum'], said: /^dns$/i, behind: new RegExp(String.raw`^[^.;]{0,20}(?<!\p{L})(?:${fluids}|ml)(?!\p{L})`, 'iu'), example: 'DNS given' },
  {
    of: ['free-fluid'],
    said: /^fast\b(?! scan)/i,
    before: /\b(?:fac\w+|arms?|speech|droop\w*|stroke|words?|gibberish|slurr\w*|paramedics?|ambulance|crew)\b[^;]*$/i,
    example: 'Face droopy, FAST positive',
  },
  { of: ['road-traffic-accident'], said: /^mva$/i, behind: /^\s*(?:of|=|:)?\s*\d/, example: 'MVA 0.9 cm2' },
  { of: ['previous-stroke'], said: /^cva$/i, behind: /^\s*(?:tend\w*|angle|\+|positive)/i, example: 'CVA tenderness' },
  {
    of: ['hearing-loss', 'sudden-hearing-loss'],
    said: /hear$/i,
    behind: /^\s+(?:(?:any|the|much|good|many)\s+)?(?:bowel|breath|heart|air|chest|murmur|sounds?|wheez\w*|pulse|crackles|fetal|baby)/i,
    example: "Can't hear bowel sounds",
  },
  {
    of: ['type-1-diabetes', 'type-2-diabetes'],
    said: /^type\b/i,
    before:
      /\b(?:bipolar(?: affective)?(?: disorder)?|bp?ad|bpd|bp|sma|nf|neurofibromatosis|crps|men|gaucher\w*|hepatorenal(?: syndrome)?|respiratory failure|mi|endoleak|rta|lacerations?|salter\w*|odontoid|allerg\w+|hypersensitivity|hrs|dissection|myocardial infarction|infarction)[\s,-]*$/i,
    example: 'BPAD type 1',
  },
  { of: ['livestock-exposure'], said: /^cow/i, behind: /^(?:['’]?s)?['’]?\s*(?:milk|cheese|dairy)/i, example: "Drinks cow's milk" },
  { of: ['spreading-erythema', 'leg-redness'], said: /^(?:warm|hot)\b/i, example: 'Warm hands' },
  { of: ['spreading-erythema', 'leg-redness'], said: /^(?:foot|feet|toes|limb|periph\w+)\s+(?:is |are |still )?warm$/i, example: 'Pulses present, foot warm' },
  { of: ['hot-flushes'], said: /^hot,? flushed/i, example: 'Skin hot, flushed' },
  { of: ['worse-on-sitting'], behind: /^-(?:sit|mind)/i, example: 'Worse since cat-sitting' },
  { of: ['generalised-rash', 'rash'], said: /^spots?\b/i, before: /\b(?:blood|heel|dried)\s*$/i, example: 'Blood spot all normal' },
  { of: ['nsaid', 'paracetamol-use'], said: /^killer pain/i, example: 'Killer pain in the left ball' },
  { of: ['thunderclap-headache'], said: /\bbanging\b/i, example: 'Banging headache' },
  { of: ['foot-drop'], said: /\b(?:big toe|hallux|forefoot)\b/i, example: 'Big toe a little weak' },
  { of: ['limb-ischaemia-signs'], said: /\b(?:hands|feet|extremities|legs|arms|limbs)\b/i, example: 'His hands are cool' },
  { of: ['cannot-be-woken'], said: /^(?:can['’]?t|cannot|could ?n['’]?t|unable to) sit up$/i, example: "Can't sit up because of the headache" },
  {
    of: ['worse-lying-flat', 'worse-in-morning', 'worse-at-night', 'worse-on-standing', 'worse-on-movement'],
    before: new RegExp(String.raw`(?<!\p{L})(?:${relief})(?!\p{L})(?:\s+\p{L}+){0,4}\s*$`, 'iu'),
    example: 'It goes away when I lay flat',
  },
  {
    of: ['strenuous-exercise'],
    before: /\blike (?:i|i['’]ve|i have|he|she|they|he['’]s|she['’]s)?(?:['’]ve)?\s*(?:had|has|have)?\s*(?:just )?$/i,
    example: "Like I've run a marathon",
  },
  {
    of: ['large-amount-at-once', 'whole-pack-swallowed'],
    said: /^(?:takes?|taking|takes w\/|taking w\/|taking with|takes with)\s+(?:w\/\s*|with\s+)?all\b/i,
    behind: /^(?!\s+(?:at once|in one go|together))/i,
    example: 'Still taking all my usual tablets',
  },
  {
    of: ['large-amount-at-once', 'whole-pack-swallowed'],
    said: /^took all\b/i,
    behind: /^[^.;]{0,30}\b(?:incl\w*|as usual|as prescribed|as normal|this morning['’]?s?|today['’]s|on time)\b/i,
    example: 'Took all tablets incl this morning',
  },
  {
    of: ['absent-peripheral-pulses'],
    said: /\b(?:good|normal|present|intact|felt|palpable)\b/i,
    before: /\b(?:r|right|l|left|other|opposite|contralateral)\s+(?:leg|foot|side|arm|limb|hand)\b[^.;]*$/i,
    example: 'No popliteal pulse. R leg all pulses good',
  },
  {
    of: ['syncope', 'presyncope', 'heart-slow'],
    said: /^faint$/i,
    before: /(?:\?|\b(?:pulses?|signals?|l|r|left|right|femoral|popliteal|is|are|very)\b)\s*\??\s*$/i,
    behind: /^\s*(?:[,.;]|$|pulse|signal|doppler|rash|line|trace|smell)/i,
    example: 'No femoral pulse palpable on L? faint, no popliteal',
  },
  {
    of: ['dementia'],
    before: /\b(?:might|may|could|whether|wonder\w*|thought|worried|if|query)\b[^.;]*$/i,
    example: 'They thought she might have dementia',
  },
  { of: ['pelvic-pain', 'painless'], said: /^not in pain$/i, behind: /^\s+relief\b/i, example: 'Not in pain relief yet' },
  {
    of: ['raised-bilirubin', 'raised-transaminases', 'raised-alp', 'low-albumin', 'raised-creatinine'],
    said: /\b(?:normal|ok|fine|unremarkable)\b/i,
    before: /\b(?:baseline|previous\w*|prior|earlier|old|pre-?treatment|last year['’]?s?)\s*$/i,
    example: 'Baseline LFT was normal',
  },
  { of: ['bloating'], said: /fullness/i, behind: /^\s*(?:in |of )?(?:the )?(?:rif|lif|ruq|luq|right|left|flank|r\b|l\b)/i, example: 'Fullness RIF' },
];
