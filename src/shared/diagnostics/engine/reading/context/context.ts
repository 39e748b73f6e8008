import { wordAt } from '../../text/text.ts';
import { BackwardMarker, closesItem, isAgeThen, isAnsweredNo, isDatedYear } from './backward.ts';
import { opensFamily, turnToFamily } from './family.ts';
import { isStudy, opensGeneral } from './general-talk.ts';
import { opensImagined } from './imagined.ts';
import { ListReader } from './lists.ts';
import { opensOther } from './others.ts';
import { resolvedStretch } from './resolution.ts';
import { type ContextState, hasPrefix, type SentenceView } from './sentence-view.ts';
import { testedNegative } from './tested.ts';

interface Scope {
  state: ContextState;
  /** Index of the trigger: terminators right behind it do not close the scope. */
  at: number;
}

function opensNegation(view: SentenceView, i: number): boolean {
  const { tokens, cues } = view;
  const word = wordAt(tokens, i);
  const next = wordAt(tokens, i + 1);
  if (closesItem(view, i)) return false;
  // "Can not see" says what the patient cannot do.
  if (word === 'not' && /^(?:can|could)$/.test(wordAt(tokens, i - 1))) return false;
  // "He did not want to say that it hurts" hides it, and denies nothing.
  if (
    /^(?:not|didnt|doesnt|dont|never)$/.test(word) &&
    /^(?:want|like|dare|wish)$/.test(next) &&
    /^(?:say|tell|admit|mention|talk|show)$/.test(wordAt(tokens, i + 3))
  )
    return false;
  // "I can't feel any lump": what is not felt is not there.
  if (/^(?:cant|cannot|couldnt)$/.test(word)) return cues.perception.has(next) && /^(?:any|a|anything)$/.test(wordAt(tokens, i + 2));
  if (word === 'not' || word === 'isnt' || word === 'wasnt')
    return !cues['harmless-after-not'].has(next) || (next === 'been' && wordAt(tokens, i + 2) !== 'able');
  if (word === 'wouldnt') return /^(?:dream|hurt|harm|ever|do|say)$/.test(next);
  if (word === 'no') return next !== 'longer' && next !== 'doubt' && next !== '.';
  if (word === 'negative' || word === 'neg') return next === 'for';
  if (word === 'excluded' || word === 'excluding') return /^(?:a|an|any|the)$/.test(next);
  if (cues.negation.has(word)) return true;
  if (word === 'free') return next === 'of' || next === 'from';
  if (word === 'absence' || word === 'lack') return next === 'of';
  if (word === 'ruled' || word === 'rules') return next === 'out';
  return false;
}

/** What dates what follows long ago. */
function opensOver(view: SentenceView, i: number): boolean {
  const { tokens, cues } = view;
  const { from } = view.sentence;
  const word = wordAt(tokens, i);
  const next = wordAt(tokens, i + 1);
  // "Two years ago she had numb legs, which cleared": what follows in that clause is over.
  if (word === 'ago' && cues.years.has(wordAt(tokens, i - 1)) && i - from <= 4) return true;
  // "When I was 17 I took an overdose".
  if (isAgeThen(view, i) && i - from <= 5) return true;
  // "In 2014 she had a stroke".
  if ((word === 'in' || word === 'during') && isDatedYear(view, i + 1) && i - from <= 2) return true;
  if (word === 'in' && cues['young-age'].has(next)) return true;
  return word === 'as' && next === 'a' && cues.youth.has(wordAt(tokens, i + 2));
}

/** "2-week history of cough" is the present complaint; "history of asthma" is not. */
function opensPast({ tokens, sentence: { from }, cues }: SentenceView, i: number): boolean {
  const word = wordAt(tokens, i);
  const next = wordAt(tokens, i + 1);
  if (cues.history.has(word)) {
    if (word === 'history' && next !== 'of') return false;
    // A "history of headaches" is what the patient comes with; only a past or known one is over.
    for (let k = Math.max(from, i - 3); k < i; k += 1) if (cues['past-history'].has(wordAt(tokens, k))) return true;
    return false;
  }
  if (word === 'used') return next === 'to';
  if (word === 'no') return next === 'longer';
  // "Previously well, now feverish": health is no past disease.
  if (word === 'previously' && cues.healthy.has(next)) return false;
  return cues.formerly.has(word);
}

function opensHypothetical(view: SentenceView, i: number): boolean {
  const { tokens, cues } = view;
  const word = wordAt(tokens, i);
  const next = wordAt(tokens, i + 1);
  if (opensGeneral(view, i) || opensImagined(view, i)) return true;
  if (cues.condition.has(word)) return wordAt(tokens, i - 1) !== 'as' && wordAt(tokens, i - 1) !== 'even';
  if (cues.possibility.has(word)) return next === 'of';
  if (cues.worry.has(word)) return /^(?:about|that|of|he|she|it|i)$/.test(next);
  if (word === 'rule' || word === 'r/o') return word === 'r/o' || next === 'out';
  return false;
}

function openedAt(view: SentenceView, i: number): ContextState | null {
  const { tokens } = view;
  // "No other swollen joints" says nothing against the swollen ones; "colicky rather than constant" denies what follows.
  if (/^(?:no|any|nor|without)$/.test(wordAt(tokens, i)) && /^(?:other|further|additional)$/.test(wordAt(tokens, i + 1))) return 'hypothetical';
  if (wordAt(tokens, i) === 'rather' && wordAt(tokens, i + 1) === 'than') return 'absent';
  if (opensHypothetical(view, i)) return 'hypothetical';
  if (opensOther(view, i)) return 'other';
  if (opensFamily(view, i)) return 'family';
  if (opensOver(view, i)) return 'over';
  if (opensPast(view, i)) return 'past';
  if (opensNegation(view, i)) return 'absent';
  return null;
}

/** "Does not fade", "isn't feeding": what somebody does; "does not have a fever, cough" denies a list as "no" does. */
function deniesWhatIsDone({ tokens, cues }: SentenceView, at: number): boolean {
  return cues['verb-negation'].has(wordAt(tokens, at)) && !cues['list-after-not'].has(wordAt(tokens, at + 1));
}

/** How far behind a "not" its clause is looked through. */
const widestClause = 8;

/** "Does not fade when pressed": with its own "when", "if" or "with" a clause is whole, and what follows its comma is another. */
function isWholeClause({ tokens, cues }: SentenceView, at: number, comma: number): boolean {
  for (let i = at + 2; i < Math.min(comma, at + widestClause); i += 1) if (cues.circumstance.has(wordAt(tokens, i))) return true;
  return false;
}

function closes(view: SentenceView, i: number, scope: Scope, lists: ListReader): boolean {
  const { tokens, cues } = view;
  const word = wordAt(tokens, i);
  // "Nobody around him has a cough".
  if (/^(?:nobody|noone)$/.test(wordAt(tokens, scope.at)) && /^(?:has|have|had|is|was)$/.test(word)) return false;
  // "It does not change with position and lasts an hour"; whoever denies two things says "or".
  if (word === 'and' && scope.state === 'absent' && cues['verb-negation'].has(wordAt(tokens, scope.at))) return true;
  // "Bruises without injury, weak legs and weight gain": the list is not what is lacking.
  if (word === ',' && scope.state === 'absent' && wordAt(tokens, scope.at) === 'without') return !/^(?:or|nor)$/.test(lists.connector(i));
  if (word === ',' && scope.state === 'absent' && deniesWhatIsDone(view, scope.at)) return isWholeClause(view, scope.at, i) || lists.connector(i) !== 'or';
  if (
    word === ',' &&
    scope.state === 'absent' &&
    (/^(?:no|nil|never|nothing)$/.test(wordAt(tokens, scope.at)) || cues['verb-negation'].has(wordAt(tokens, scope.at)))
  )
    return !lists.isBare(scope.at) && !lists.goesOn(i);
  if (word === ',' && scope.state === 'hypothetical' && wordAt(tokens, scope.at + 1) === 'other') return true;
  if (scope.state === 'hypothetical' && opensGeneral(view, scope.at)) return /^(?:but|mine|i|im|ive|my|he|she|his|her|we)$/.test(word) && i - scope.at > 2;
  // "Pictures of dropping her down the stairs or the knife slipping": one picture, until the writer speaks of himself again.
  if (scope.state === 'hypothetical' && opensImagined(view, scope.at)) return /^(?:but|because|i|im)$/.test(word) && i - scope.at > 4;
  // "In 2014 she had", "as a child he had": the date stands before the whole clause.
  if (i - scope.at <= (scope.state === 'over' ? 3 : 2) && !/^(?:but|because|except|besides)$/.test(word)) return false;
  if (word === 'with') return wordAt(tokens, i - 1) === ',';
  // "He can no longer wear his ring, and sweats": what follows the comma is present again.
  if (scope.state === 'past' && /^[,)]$/.test(word) && wordAt(tokens, scope.at) === 'no') return true;
  // A relative's disease ends at the comma; a family history may be a list.
  if (scope.state === 'family' && word === ',' && !/^famil/.test(wordAt(tokens, scope.at))) return true;
  if (scope.state === 'other') return /^(?:,|but|she|he|i|im|ive|my)$/.test(word);
  if (scope.state === 'family') return word === 'but' || word === 'she' || word === 'he' || word === 'i';
  // "Never been told I'm diabetic"; "as a child he took it and had a rash".
  if (/^(?:i|he|she)$/.test(word) && /^(?:told|said|think|thought)$/.test(wordAt(tokens, i - 1))) return false;
  if ((scope.state === 'past' || scope.state === 'over') && word === 'had') return false;
  // "Hasn't vomited or had diarrhoea".
  if (/^(?:has|have|had|got)$/.test(word) && /^(?:or|nor)$/.test(wordAt(tokens, i - 1))) return false;
  return cues['clause-start'].has(word);
}

/**
 * What a new trigger makes of an open scope. "No history of diabetes" still denies; "no family history of diabetes" says nothing of
 * the patient; "no cough, father had colon cancer" turns to somebody else.
 */
function combine(open: Scope | null, opened: Scope): Scope {
  // What somebody else has and has not, or had once, is not the patient's.
  if (open?.state === 'other') return open;
  if (open?.state === 'absent' && (opened.state === 'family' || opened.state === 'other'))
    return opened.at - open.at <= 2 ? { state: 'hypothetical', at: opened.at } : opened;
  if (open?.state === 'absent' && opened.state !== 'absent') return open;
  if (open?.state === 'hypothetical' || (open?.state === 'family' && (opened.state === 'past' || opened.state === 'over'))) return open;
  return opened;
}

/**
 * The context of each token of a sentence.
 * @param consumed indices of tokens that lexicalised phrases own ("no appetite"), which therefore open no scope
 */
export function contextOf(view: SentenceView, consumed: ReadonlySet<number>): ContextState[] {
  const { tokens, sentence } = view;
  const base: ContextState = sentence.section === 'past' ? 'past' : sentence.section === 'family' ? 'family' : 'present';
  const states: ContextState[] = new Array(sentence.to - sentence.from).fill(base);
  if (isStudy(view)) return states.fill('hypothetical');
  const lists = new ListReader(view);
  const backward = new BackwardMarker(view, states);
  let scope = null as Scope | null;
  for (let i = sentence.from; i < sentence.to; i += 1) {
    if (scope && closes(view, i, scope, lists)) scope = null;
    const opened = consumed.has(i) ? null : openedAt(view, i);
    if (opened) scope = combine(scope, { state: opened, at: i });
    if (scope) states[i - sentence.from] = scope.state;
    if (!consumed.has(i)) backward.markBefore(i);
    // "non-smoker": the prefix denies just the next word.
    if (hasPrefix(tokens, i, 'non') && !consumed.has(i - 1)) states[i - sentence.from] = 'absent';
    backward.pass(i);
  }
  turnToFamily(view, states, base);
  if (isAnsweredNo(view)) for (const [k, state] of states.entries()) if (/^(?:present|past|over)$/.test(state)) states[k] = 'absent';
  const tested = testedNegative(view);
  if (tested) for (let i = tested.from; i < tested.to; i += 1) if (states[i - sentence.from] === base) states[i - sentence.from] = 'absent';
  const resolved = resolvedStretch(view);
  if (resolved) for (let i = resolved.from; i < resolved.to; i += 1) if (states[i - sentence.from] === 'present') states[i - sentence.from] = 'past';
  return states;
}
