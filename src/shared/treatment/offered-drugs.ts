import type { DrugBook } from './drug-book.ts';
import { type NamedInText, namesInText } from './read-drugs.ts';

/** A drug or a class that a text names, and how it is meant there. */
export interface DrugInPlan {
  readonly kind: 'drug' | 'class';
  readonly id: string;
  /** offered: to be given. forbidden: not to be given, whoever it is. limited: not to be given to some, or only so. named: a test, an allergy, a cause, somebody else's medicine. */
  readonly meant: 'offered' | 'forbidden' | 'limited' | 'named';
  /** What stands around it in its statement. */
  readonly before: string;
  readonly after: string;
}

const giving = '(?:give|offer|use|start|add|take|prescribe|combine|continue|repeat|join|choose)';
/** Denies all that is listed behind it. */
const forbids = new RegExp(
  String.raw`\b(?:(?:do|must|should|may) not (?:be )?${giving}|(?:is|are) not (?:given|used|taken)|don['’]t ${giving}|never ${giving}|avoid(?:ing)?|${giving}s? (?:no|none of)|advis\w+ against|withh\w+|leave out)\b|(?:^\s*|[,:] ?|\band |\b(?:children|adults|patients|people|women|men) )(?:stop(?! (?:an? |the )?(?:seizure|fit|convulsion|bleed|drip|spell|it\b|smoking))|pause|omit)\b`,
  'gi',
);
/** Denies what stands next to it. */
const deniesNext =
  /(?<!\bor )\b(?:(?:no|neither|instead of|rather than)\s+(?:(?!adult|child|wom[ae]n|patient|people|get|gives?\b|takes?\b|receiv|offer|use\b|allerg|may\b|can\b|is\b|are\b|start|cause)[\w-]+\s+){0,2}|(?:not|nor|without)\s+(?:an? |the |with |by )?)$/i;
/** Denies what stands before it. */
const deniesBefore =
  /^[^,.;:]*?\b(?:is|are|has|have|should|must|may) (?:not?|never)\b (?:for|given|used|part|place|advised|recommended|be (?:given|used|taken))|^\W*(?:is|are) (?:stopped|withheld|forbidden|avoided|contraindicated|left out)/i;
/** A list that was denied is at its end, and something is given instead. */
const givesAgain = /(?:[,:]|\band\b|\bbut\b)[^,:]*?\b(?:give|offer|use|start|add|takes?|prefer|choose|continue|gets?|receives?|is given)\b/i;
/** "Do not withhold": what is denied twice is given. */
const deniedTwice = /\b(?:not|never|no)\b[^,.;]*\b(?:stop\w*|withh\w+|avoid\w*|omit|pause\w*|delay\w*|wait\w*|rely|trust)\b/i;
const goesOn = /\b(?:stopping|withholding|delaying|waiting|relying|trusting|leaving|missing|missed|forgetting|raising|pushing|lowering)\b/i;
/** No giving: a level, an allergy, somebody who takes it already. */
const onlyNamedAfter =
  /^\W*(?:levels?|concentrations?|tests?|assays?|allerg\w*|sensitivit\w*|intoleran\w*|overdose\w*|poison\w*|toxicity|induced|resistan\w*|deficien\w*|studies|stores|status|withdrawal|users?|weakens)\b/i;
const onlyNamedBefore =
  /\b(?:levels? of|allerg\w+ to|resistan\w+ to|despite|under|people on|patients? on|those on|anybody on|is on|are on|who takes?|taking|overdose of|excess of|history of|serum|plasma|reaction to|intoleran\w+ (?:of|to)|in place of|(?:swelling|bleeding|poisoning|damage|injury|harm|rash|cough|caused|brought on) (?:from|by)|due to|because of|not (?:beside|with|together with))\s+(?:an? |the )?$/i;
/** What follows is looked for, measured, a cause or undone, and not given. */
const looksFor =
  /\b(?:look(?:s|ing)? for|think of|asks? (?:about|for|after|of)|search for|find (?:the cause|out)|measure|causes? (?:is|are|may be|such as)|may be the cause|drugs? (?:that|which) (?:brings?|causes?|raises?|worsens?|makes?|may)|revers(?:e|es|ing)|interactions?)\b/gi;
/** The looking is over, and something is done. */
const doesAgain =
  /;|\b(?:by|with|within|then|ambulance|likely|try|begin|gives?|given|offer|use|start|add|take|takes|prefer|choose|continue|gets?|receives?|treat\w*|replac\w*|correct\w*|needs?|follows?|consider|serves?)\b/i;
/** "No pralidoxime without atropine": what is denied to be missing is wanted. */
const wanted = /\b(?:no|not|never|nor|avoid\w*)\b[^.;]*(?<!\bor )\bwithout\s+(?:an? |the )?$/i;
/** "Without nitrates men take sildenafil": whom it is said of. */
const condition = /(?:^|[;,:] ?)(?:without|(?:where|if|when) (?:there is|you have) no)\s+(?:an? |the )?$/i;
/** No routine of a disease says nothing against what is taken for something else. */
const asRoutine = /^[^,.;]*\b(?:as an? routine|routinely|for everybody|in every)\b/i;
const isConditional =
  /\b(?:with|in|before|without|while|when|where|if|unless|until|after|beside|below|above|alone|for|at|near|under|as|on|within|by|to|only|every (?:\d|few|two|other|second)|together|early|routine\w*|suddenly|abruptly|fast|quickly|again|home|instead)\b/i;
const isQualified = /\b(?:repeat\w*|long|long-term|prolong\w*|escalating|high-dose|routine|single|oral|needless)\s+(?:\w+ )?$/i;
/** "Low pressure means lost volume: stop diuretics": what stands before the colon is when. */
const sayWhen = /\b(?:means?|suggests?|shows?|points? to)\b[^.]*:\s[^:]*$/i;
/** "Never join allopurinol to azathioprine": what something is denied beside is not denied itself. */
const besides = /\S\s+(?:to|with|beside|before|until|on top of|(?:hours|days|weeks|months) (?:of|after|before))\s+(?:an? |the )?(?:[\w-]+ (?:or|and) )?$/i;
/** "First-generation antihistamines", "antimuscarinic antiemetic", "no further vaccine": some of a class, and not what somebody takes of the rest. */
const narrowedBefore =
  /\b(?:(?:first|second|third)-generation|(?:short|long|ultra-short)-acting|direct|older|newer|further|other|another|second|non-?selective|topical|inhaled|nasal|intravenous)\s+$/i;
const narrowedAfter = /^\s+(?:anti\w+|injections?|creams?|drops?|ointments?|gels?|sprays?|enemas?)\b/i;
/** What follows is the reason, and says nothing of whom. */
const reason = /\b(?:because|since|which|as it|as they)\b.*$/is;

/** What stands between a denial and a name that it denies; null where nothing denies it. */
function deniedOver(before: string): string | null {
  const last = [...before.matchAll(forbids)].at(-1);
  if (last) {
    const between = before.slice(last.index + last[0].length);
    return givesAgain.test(between) || deniedTwice.test(before) ? null : between;
  }
  return deniesNext.test(before) ? '' : null;
}

function meaning({ kind, before, after }: NamedInText, isListOfHarms: boolean): DrugInPlan['meant'] {
  if (onlyNamedAfter.test(after) || onlyNamedBefore.test(before) || wanted.test(before) || condition.test(before) || asRoutine.test(after)) return 'named';
  const looked = [...before.matchAll(looksFor)].at(-1);
  if (looked && !doesAgain.test(before.slice(looked.index + looked[0].length))) return 'named';
  const between = deniedOver(before);
  if (between === null && !isListOfHarms && !deniesBefore.test(after)) return 'offered';
  if (isListOfHarms && (goesOn.test(before) || deniedTwice.test(before))) return 'named';
  if (kind === 'class' && (narrowedBefore.test(before) || narrowedAfter.test(after))) return 'named';
  if (isQualified.test(before) || sayWhen.test(before)) return 'limited';
  if (between !== null && besides.test(between)) return 'named';
  const told = [after.replace(reason, ''), between ?? (isListOfHarms ? before : '')].map((part) => part.replaceAll('such as', ''));
  return told.some((part) => isConditional.test(part)) ? 'limited' : 'forbidden';
}

/**
 * Tells what a text offers from what it only names.
 * @param isListOfHarms whether the text lists what is to be avoided, so that what it names is denied without a word for it
 */
export function drugsInPlan(text: string, book: DrugBook, isListOfHarms = false): DrugInPlan[] {
  return namesInText(text, book).map((named) => {
    const { kind, id, before, after } = named;
    return { kind, id, before, after, meant: meaning(named, isListOfHarms) };
  });
}
