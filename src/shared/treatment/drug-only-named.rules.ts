import type { DrugStateRow } from './drug-state.types.ts';

/** Bodies make these too, and laboratories measure them: a bare number behind is a value. */
const measured =
  /^(?:folate|(?:vitamin )?b12|vitamin (?:b12|d)|cortisol|potassium|magnesium|sodium|phosphate|calcium|zinc|iron|glucose|thyroxine|testosterone|progesterone)$/i;
const bareNumber =
  /^\s*(?:levels?\s*)?(?:is |was |of |at |=|:)?\s*[<>]?\d+(?:\.\d+)?(?!\s*(?:[\d.]|mg|g\b|mcg|micrograms?|%|units?|iu\b|ml\b|tablets?|caps|drops|x\b|times|bd\b|od\b|tds\b|daily|weekly|once|twice|a (?:day|week)|per\b|every|-?\s*(?:day|week|month)s?\b|years?\b|hours?\b|\/\s*(?:day|7|52|12)))\s*(?:\)|[,;.]|$|\b(?:and|but|with|last|today|in)\b)/i;

/** A stock is no medication, unless it was opened. */
const notOpened = '(?!.*\\b(?:took|taken|takes?|taking|swallow\\w*|ate|given|gave|started|been|had|put|used|tried|loaded|on)\\b)';
const inStock =
  '(?:in stock|available(?: here| locally)?|in (?:the|our) (?:store|stock|cupboard|pharmacy|box|trolley|dispensary)|at hand|on the shelf|out of stock|stocked)';

/** Rows of drug-states.rules.ts of what a text only names, and nobody takes. */
export const onlyNamed: readonly DrugStateRow[] = [
  { state: 'named', name: measured, after: bareNumber, example: 'TSH 1.2, potassium 4' },
  // What a place has in store.
  {
    state: 'named',
    before: new RegExp(
      `\\b(?:we|they|clinic|hospital|ward|facility|unit|centre|center|phc|chc)(?:['’]ve(?: only| got)?| only| just| also)?(?: have| has| had got| stock\\w*| keeps?)?(?<=(?:have|has|ve|ve only|ve got|stock\\w*|keeps?))\\b${notOpened}[^;]*$`,
      'i',
    ),
    example: 'We have atropine 40 amps, a little warfarin',
  },
  { state: 'named', before: new RegExp(`^${notOpened}.*\\b${inStock}\\s*[:=–—-]?[^;]*$`, 'i'), example: 'In stock: cannulas, warfarin' },
  { state: 'named', before: new RegExp(`^${notOpened}`, 'i'), after: new RegExp(`^[^,;]{0,40}\\b${inStock}\\b`, 'i'), example: 'Only warfarin available' },
  // Suggested, and not taken up: nobody says that it is to come.
  {
    state: 'named',
    after:
      /^\s*(?:\d[\w./%]*\s*)*,?\s*(?:which |that )?(?:was|were|had been|has been|got|being)\s+(?:once |only |also )?(?:suggested|offered|proposed|mentioned|discussed|considered|talked about|brought up|refused|declined|turned down|rejected|never (?:started|taken|given|filled)|not (?:started|taken|filled|wanted))\b/i,
    example: 'Warfarin was suggested last year',
  },
  {
    state: 'named',
    after:
      /^[^,;]{0,40}?,?\s*\b(?:(?:i|she|he|they|we|patient|pt) (?:said no|refused|declined|turned (?:it|them) down|did(?:n['’]?t| not) (?:want|take|start|fill)|never (?:started|took|filled)|would(?:n['’]?t| not) (?:take|have))|not keen)\b/i,
    example: 'They wanted me on warfarin, I refused',
  },
];
