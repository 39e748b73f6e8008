/** One of several patterns. */
export const either = (...parts: readonly string[]) => `(?:${parts.join('|')})`;
export const rx = (source: string) => new RegExp(source, 'i');

/** "Once", "before": when a drug was taken that is not any more. "Before meals" and "once a day" are none. */
export const once = either(
  '(?:once|before|previously|formerly)(?=\\s*(?:$|[^\\w\\s]|with\\b|and\\b))',
  'in the past',
  'in (?:childhood|infancy)',
  'as (?:an? )?(?:kid|child|baby|teenager|infant|toddler)\\b',
  'at (?:birth|\\d+ (?:days|weeks|months|years) of age)',
  'years? ago',
  'long ago',
  'last (?:year|summer|winter|spring|autumn)',
  'in (?:the |last |early |late )?(?:spring|summer|autumn|winter|january|jan|february|feb|march|april|may|june|july|august|aug|september|sept|october|oct|november|nov|december|dec)\\b',
  'in (?:19|20)\\d\\d\\b',
);

/** Said of a drug itself, whatever else dates it. */
const stoppedBefore =
  /\b(?:stopped|discontinued|previous(?:ly)?|used to (?:take|be on)|formerly|was on|came off|off|(?:ran|run) out of|finished|completed|gave up|(?<!tried to )quit|tried(?! to\b)|trial of|courses? of|(?:had|took|taken|treated with)\b(?=.*\b(?:19|20)\d\d\b)|in the past|as a child|years ago|last (?:month|year))\b[^,]*$/i;
const stoppedAfter = rx(
  `^[^,]*\\b(?:stopped|discontinued|withdrawn|ceased|finished|completed|(?:ran|run) out|not tolerated|until (?!now|today)|no longer|(?:cut|reduced|brought) (?:down )?to (?:0|zero|nil|nothing)\\b|left (?:it|them) off|many times|several times|tried\\b|last month|(?:months|weeks|wks) ago|${once})`,
);
/** "Sertraline 6 months, stopped", not "warfarin, stopped smoking". */
const stoppedTail =
  /^[^,]*(?:,\s*(?:(?:taken|used|for|about|x)\b|\d+ (?:days|weeks|months)\b)[^,]*)?,\s*(?:(?:then|now|both|all|but|since|was|were|self)[\s-]+)*(?:stopped|finished|completed|discontinued|gave (?:it )?up|given up|ceased|withdrawn|came off|(?:ran|run) out)(?=\s*(?:$|[,;.)]|(?:it|in|at|on|of|by|after|because|before|when|last|this|due|as|since|a|two|three|some|him|her|my|day|\d+)\b))/i;
/** Behind "took": it did nothing. */
const tookInVain = { before: /\b(?:took|had|tried)\b[^,]*$/i, after: /^[^,]*,\s*(?:no use|no benefit|did nothing|didn['’]t (?:work|help))\b/i };
/** "Treated with itraconazole, no relief": a course that did nothing. */
const treatedInVain = {
  before: /\b(?:treated|tried)\b[^;]*$/i,
  after:
    /^[^;]{0,60}\b(?:(?:no|without|little|not much) (?:\w+ )?(?:relief|benefit|effect|improvement|use|help|response|change|difference)|in vain|(?:did|was|were)(?:n['’]?t| not) (?:help|work|better)\w*)\b/i,
};
/** Ends a drug for certain, even where its dose is spoken of. */
const surelyOver = /\b(?:stopped|discontinued|off|finished|completed|withdrawn|ceased|(?:ran|run) out|to (?:0|zero|nil|nothing))\b/i;
/** What goes on though its beginning, or its last dose, is dated. */
const goesOn =
  /\b(?:start\w*|began|begun|begins?|since|still|now|daily|injections?|depot|implant|dose|doubled|increased|reduced|added|new|introduced|commenced|restarted|changed|switched|today|tonight|this (?:morning|evening|afternoon)|hours?|last (?:taken|night))\b/i;
/** "Got one dose of a steroid", "a Medrol pack", "doxycycline and one of prednisolone for 5 days": given and over, unless it was today. */
const oneDose = /\b(?:one|1|a|single|stat)\s+dose of\s+(?:an?\s+)?(?:oral\s+)?$/i;
const pack = /^\s*(?:dose\s*)?pack\b/i;
const anotherCourse = /\bcourses? of\b[^.;]*\band one of\s+$/i;
const justNow = /\b(?:today|tonight|this (?:morning|evening|afternoon)|yesterday|now|just|hours?|minutes?|mins?)\b/i;
/** "Were given Tegretol 2 weeks ago": it was begun then, and nobody says that it ended. */
const begun = /\b(?:given|put on|prescribed|started(?: on)?|begun)\s+(?:on\s+)?$/i;
const weeksAgo = /^[^,.;]{0,40}\b\d{1,2} ?(?:days?|weeks?|wks?) (?:ago|back)\b/i;

/** One injection, and none that is repeated: "a shot in her knee in Feb". */
const oneInjection =
  /\b(?:(?:an?|one|1|single)\s+(?:[\w-]+\s+){0,3}|(?:knee|shoulder|hip|joint|elbow|heel)\s+)(?:injection|shot|jab)\b|\b(?:injection|shot|jab) once\b/i;
const whenItWas = rx(`\\b(?:last month|(?:months?|weeks?|wks) ago|${once})`);
const repeated = /\b(?:every|weekly|monthly|yearly|each|depot|daily)\b/i;
/** "Rivaroxaban for DVT 2 months ago": the date is the disease's. */
const dateOfDisease = rx(`^[^,]*\\b(?:for|after|following)\\b[^,]*\\b(?:last month|(?:months|weeks) ago|${once})`);
/** Drugs that are taken for a while: dated with their disease, they are over with it. */
const shortCourse: readonly string[] = ['antibacterial', 'antifungal', 'antiviral', 'antimalarial', 'anthelmintic', 'antiprotozoal'];
/** It was taken then: the date is the drug's. */
const wasTaken = /\b(?:had|took|was given|were given|got|treated with|used)\b[^,]*$/i;

const nothingTaken =
  /\b(?:not (?:currently )?(?:on|taking) any|takes? no|(?:on )?no (?:regular|current|other)|no) (?:\w+ )?(?:medicines?|medications?|meds|drugs|tablets)\b(?! (?:allerg|abuse|use|reaction))/i;
const wasUsed = /\b(?:treated|tried|used)\b[^;]*$/i;

/** Whether a drug was used, and the text says that nothing is taken. */
export const isOfNobodyNow = (text: string, { before, after }: { readonly before: string; readonly after: string }): boolean =>
  nothingTaken.test(text) && wasUsed.test(before) && !justNow.test(`${before} ${after}`);

/** Whether words around a name tell of a time when the drug was taken that is over. */
export function isOver(before: string, after: string, ids: readonly string[]): boolean {
  if (stoppedTail.test(after) || (tookInVain.before.test(before) && tookInVain.after.test(after))) return true;
  const around = `${before} ${after}`;
  if (treatedInVain.before.test(before) && treatedInVain.after.test(after) && ids.some((id) => shortCourse.includes(id)) && !justNow.test(around)) return true;
  if ((oneDose.test(before) || pack.test(after) || anotherCourse.test(before)) && !justNow.test(around)) return true;
  if (begun.test(before) && weeksAgo.test(after) && !surelyOver.test(after) && !ids.some((id) => shortCourse.includes(id))) return false;
  if (oneInjection.test(around) && whenItWas.test(around) && !repeated.test(around)) return true;
  if (!stoppedBefore.test(before) && !stoppedAfter.test(after)) return false;
  // "Aspirin, clopidogrel last year": what is said behind a drug holds for its own item.
  const own = `${before.slice(before.lastIndexOf(',') + 1)} ${after.split(',')[0]}`;
  if (surelyOver.test(own)) return true;
  const isOfDisease = dateOfDisease.test(after) && !wasTaken.test(before) && !stoppedBefore.test(before) && !ids.some((id) => shortCourse.includes(id));
  return !goesOn.test(own) && !isOfDisease;
}
