import type { DrugStateRow } from './drug-state.types.ts';

/** Bodies make these too, and laboratories measure them: a bare number behind is a value. */
const measured =
  /^(?:folate|(?:vitamin )?b12|vitamin (?:b12|d)|cortisol|potassium|magnesium|sodium|phosphate|calcium|zinc|iron|glucose|thyroxine|testosterone|progesterone)$/i;
const bareNumber =
  /^\s*(?:levels?\s*)?(?:is |was |of |at |=|:)?\s*[<>]?\d+(?:\.\d+)?(?!\s*(?:[\d.]|mg|g\b|mcg|micrograms?|%|units?|iu\b|ml\b|tablets?|caps|drops|x\b|times|bd\b|od\b|tds\b|daily|weekly|once|twice|a (?:day|week)|per\b|every|-?\s*(?:day|week|month)s?\b|years?\b|hours?\b|\/\s*(?:day|7|52|12)))\s*(?:\)|[,;.]|$|\b(?:and|but|with|last|today|in)\b)/i;

/** Rows of drug-states.rules.ts of what a text only names, and nobody takes. */
export const onlyNamed: readonly DrugStateRow[] = [
  { state: 'named', name: measured, after: bareNumber, example: 'TSH 1.2, potassium 4' },
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
