import type { Case } from './case.ts';

/** What a contact is for that nobody comes to with something new. */
const routine = new RegExp(
  [
    String.raw`(?:annual|routine|yearly|medication|meds?|periodic|scheduled|asthma|diabet\p{L}*|copd|well-?baby|health|pill|hrt|mht|repeat)[ -](?:\p{L}+ )?(?:review|r/v|visit|check|check-?up|clinic|anc|antenatal|appointment|follow-?up)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:clinic|anc|antenatal|r/v|follow-?up|f/u)(?!\p{L})(?! (?:note|nurse|bp))[^.\n:]{0,24}:`,
    String.raw`^(?:[\p{L}-]+ ){0,3}(?:clinic|anc|r/v|review|d/c|antenatal)(?!\p{L})(?! (?:note|nurse|bp))`,
    String.raw`(?:discharged|d/c|back) to (?:gp|primary care|community)|(?<!\p{L})disch(?![\p{L}])|clinic discharge|discharged from (?:clinic|follow-?up)`,
    String.raw`(?<!\p{L})recall(?: in)? \d|(?<!\p{L}|cap\.? |capillary |slow |delayed )refill(?!\p{L}| time)|(?:licen[cs]e|prescription) renewal|renewal of (?:licen[cs]e|prescription)|(?<!\p{L})see (?:in )?1?\d/12`,
    String.raw`(?:came|here|attend\p{L}*|seen|in) for (?:(?:his|her|the|a|routine|usual|pre-?school) )*(?:mmr|vaccin|jabs?(?!\p{L})|repeat|refill|prescription|review)`,
    // The plan of one who is not ill: seen again in weeks or months.
    String.raw`(?<!\p{L})(?:repeat|rpt|rescan|re-?check|r/v|review|echo|mri|uss?|us|u&e|bloods?|next|f/u|f/up|recall|continue|clinic|telephone|tel|hv|optom|bp)(?: \p{L}+)?(?: in| at)? \d{1,2}(?:-\d)? ?/ ?(?:52|12)(?!\d)`,
    String.raw`(?<!\p{L})(?:echo|mri|us|uss|scan|rescan|repeat|review|next|clinic)(?: in)? \d{1,2} (?:yrs?|years|months|mths?)(?!\p{L}| ago)`,
    String.raw`(?:^|[.;,] )(?:annual|annual bloods|reassured|no action|no f/up?|routine recall|self-?care advice|disch(?:arged)?(?: from f/up?)?|asks? re (?:\p{L}+ ){0,2}\p{L}+|letter|repeat rx|script)(?=[.;]|$)`,
    String.raw`(?:^|[.,;] )(?:(?:(?:pt|patient|he|she|is|generally|otherwise|feels|\d\d[mf]) )+well(?=[.,;]|$)|well(?:[.;]|$|, (?:no|nil|afebrile|alert|ecg|bp|hr|obs|thriving|feeding|eating|chest|\p{L}+ normal)(?!\p{L})))`,
    String.raw`pre-?op(?:erative)?(?: assessment| check| clinic)?[,:]? (?:\p{L}+ )?well(?!\p{L})|routine (?:bloods?|panel|screen)`,
  ].join('|'),
  'iu',
);
/** What has long been as it is. */
const settled = new RegExp(
  [
    String.raw`(?<!(?:not|un|un-|isnt|isn't|haemodynamically|hemodynamically|vitals?|obs) ?)(?<!\p{L})(?:stable|unchanged|static|asymptomatic)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:in|full|complete) remission(?!\p{L})|(?:seizure|attack|fit|symptom|flare|episode)s?[- ]free|nothing new(?!\p{L})|no new (?:\p{L}+ ){0,2}(?:symptoms?|sx|problems?|concerns?|issues?)`,
    String.raw`(?<!\p{L})(?:none|nil) since(?!\p{L})|(?:no|nil|without) (?:further |more )?(?:seizures?|fits?|attacks?|episodes?|bleeds?|bleeding|symptoms?|recurrences?|flares?|admissions?|problems?) (?:at all )?since(?!\p{L})`,
  ].join('|'),
  'iu',
);
/** What has begun or grows, unless it is denied or only feared: then a review is none. */
const acute =
  /(?<!(?:no|not|nor|if|any|never|without|denies|nil|return for|unless)(?: \p{L}+){0,3} )(?<!\p{L})(?:sudden(?:ly)?|acute(?:ly)?|wors(?:e|ening|ened)|deteriorat\p{L}+|spreading|rapid(?:ly)?|collapsed?|progressive(?:ly)?|new[- ]onset|newly|same[- ]day|urgent(?:ly)?|emergency|blue light|ambulance|admit(?:ted)?|tonight|since (?:yesterday|last night|this morning|the morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\d+ ?(?:h|hrs?|hours?|min|minutes) (?:ago|back|history)|(?:last|past|for) (?:few |couple of |\d+ )?(?:h|hrs?|hours?|min|minutes)|(?:but|and|,) (?:now|today)|again)(?!\p{L})/iu;

/** Signs that no routine contact has. */
const signsOfIllness = ['tachycardia', 'tachypnoea', 'hypoxia', 'hypotension', 'confusion', 'reduced-consciousness'];

/**
 * Whether a text tells of a routine contact, or of something that has long been as it is, and of nothing that has begun or grows: a yearly review names the gravest
 * diseases, and none of them is new.
 */
export function isRoutineContact({ complaint, present }: Pick<Case, 'complaint' | 'present'>): boolean {
  return (routine.test(complaint) || settled.test(complaint)) && !acute.test(complaint) && !signsOfIllness.some((id) => present.get(id) === 1);
}
