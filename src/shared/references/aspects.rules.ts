import { foldedWords } from './fold.ts';

/** What of a thing a question asks: how long, how much, why. Its words stand in no answer ("duration" is "ten years or until 40"), so that it is told by what an answer to it looks like. */
export interface Aspect {
  /** How a question asks for it. */
  readonly asks: RegExp;
  /** Words of a question that say nothing but that it asks for this. */
  readonly words: readonly string[];
  /** What a sentence has that answers it. */
  readonly has: RegExp;
  /** What is missing where no sentence has it: "They do not say … ". */
  readonly missing: string;
}

const words = (text: string): readonly string[] => text.split(' ');

const time =
  /\b(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|some|few|a|an)\W(?:\w+\W)?(?:to |and )?(?:\d+ )?(?:minute|hour|day|week|month|year)s?\b/i;
const amount = /\d\s?(?:mg|g|micrograms?|mcg|units?|iu|ml|mmol|litres?|sachets?|tablets?|puffs?|sprays?|drops?|vials?|joules?|%|per cent)\b/i;

const rows: readonly Aspect[] = [
  {
    // How long before harm is done is answered by a time; that something is done at once is none.
    asks: /\bhow (?:long|many (?:minutes|hours|days|weeks)) (?:before|till|until|do (?:you|we|i) have|have (?:you|we|i) got)\b/i,
    words: words('long hours minutes before till until'),
    has: new RegExp(time.source, 'i'),
    missing: 'how long',
  },
  {
    asks: /\b(?:how long(?! (?:before|till|until|do|have))|duration|how many (?:minutes|hours|days|weeks|months|years)(?! (?:before|till|until|do|have))|until when|how soon|apart|when (?:to|can|should) (?:re)?(?:start|stop|resume|repeat|try)|when (?:try )?again|timing)\b/i,
    words: words('long duration days weeks months years hours minutes until apart soon timing beforehand'),
    has: new RegExp(`${time.source}|\\bdays? \\d|\\bfor life\\b|\\blifelong\\b|\\bthe same day\\b|\\bat once\\b|\\bmonthly\\b|\\bweekly\\b`, 'i'),
    missing: 'how long or when',
  },
  {
    asks: /\b(?:dos(?:e|es|age|ing)|how much|how many (?:mg|tablets|vials|sachets|units))\b/i,
    words: words('dose doses dosage dosing much calculation regimen'),
    has: amount,
    missing: 'how much',
  },
  {
    asks: /\b(?:how fast|rate of (?:correction|infusion)|per (?:day|hour|24))\b/i,
    words: words('fast per rate'),
    has: /\d[^.;]{0,40}\b(?:in|per|an?|each|every|over|within)\b[^.;]{0,20}\b(?:hours?|day|minutes?)\b/i,
    missing: 'how fast',
  },
  {
    asks: /\b(?:thresholds?|cut[\s-]?offs?|target|ranges?|limits?|how (?:high|low))\b/i,
    words: words('threshold thresholds cut off cutoff target range limit level levels high low'),
    has: /\d/,
    missing: 'a figure',
  },
  {
    asks: /\b(?:success|salvage|sensitivity|specificity|mortality|percent(?:age)?|chances?|outcomes?|survival|recurrence) ?(?:rates?)?\b/i,
    words: words('success sensitivity specificity percent percentage chance chances outcome outcomes rate rates mortality survival'),
    has: /\d\s?(?:%|per cent|percent)|\b(?:\d+|one|two|three|half|a third|most) (?:in|of|out of) (?:\d+|ten|twenty|a hundred|them|those|the)\b|\babout half\b/i,
    missing: 'in how many',
  },
  {
    asks: /\b(?:mechanisms?|why|rationale|role|how does|pathophysiology)\b/i,
    words: words('mechanism mechanisms why rationale role pathophysiology'),
    has: /\b(?:because|since|so that|so the|therefore|for it|which (?:stops|blocks|raises|lowers|keeps|stop|block|raise|lower|keep)|by (?:blocking|raising|lowering|stopping)|against toxins?|inhibits?|blocks?)\b/i,
    missing: 'why',
  },
  {
    asks: /\b(?:contra-?indicat\w*|when not|unsafe)\b/i,
    words: words('contraindication contraindications contraindicated unsafe'),
    has: /\b(?:not|no|never|none|avoid\w*|contraindicat\w*|forbids?|unless|without)\b/i,
    missing: 'what forbids it',
  },
  {
    asks: /\b(?:how often|monitoring|monitored)\b/i,
    words: words('often monitoring monitored baseline'),
    has: /\b(?:every|once|twice|daily|weekly|monthly|yearly|often|each|repeat(?:ed)?|for at least)\b/i,
    missing: 'how often',
  },
];

/** Words that ask for no more than a choice, an order or an explanation, or say whose advice is wanted. */
const otherWords = new Set(
  words(
    'which choice choices choose option options alternative alternatives interpretation interpret sequence order use any help helps role way appeared versus atls nice rcog acog aha esc gina bts idsa cdc kdigo jbds',
  ),
);

const all = new Set([...rows.flatMap((row) => row.words), ...otherWords]);

const asksLeave =
  /\b(?:can|may|should|could) (?:you|we|i|he|she|they|it|one|be)\b|\b(?:is|are|am) [^?]{0,40}\b(?:safe|allowed|okay|ok|contra-?indicated)\b|\b(?:safe|ok(?:ay)?) (?:to|in|for|with)\b/i;

/** @returns whether a question asks if something may be done: what is done otherwise is no answer */
export const asksWhetherAllowed = (query: string): boolean => asksLeave.test(query);

/** @returns what a question asks for, in the order of the table */
export function aspectsAsked(query: string): readonly Aspect[] {
  return rows.filter(({ asks }) => asks.test(query));
}

/** @returns whether a part of a question says no more than what of a thing it asks for */
export const asksAspect = (typed: string): boolean => foldedWords(typed).every((word) => all.has(word));
