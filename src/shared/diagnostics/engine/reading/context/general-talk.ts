import type { Sentence } from '../../text/sentences.ts';
import { wordAt, wordSet } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';

/** Where things are read. */
const general = wordSet('internet google net web website facebook tiktok youtube reddit forum leaflet newspaper news magazine book paper');

/** "Read online that ...", "Google says", "side effects include", "red flags given:": what is told in general, not of the patient; until the text comes back to them. */
export function opensGeneral(tokens: readonly Token[], i: number): boolean {
  const word = wordAt(tokens, i);
  const next = wordAt(tokens, i + 1);
  if (word === 'read' || word === 'reading' || word === 'seen' || word === 'saw')
    return (
      /^(?:online|somewhere)$/.test(next) ||
      (/^(?:on|in)$/.test(next) && general.has(wordAt(tokens, wordAt(tokens, i + 2) === 'the' ? i + 3 : i + 2))) ||
      (next === 'that' && word.startsWith('read'))
    );
  if (word === 'google' || word === 'internet' || word === 'leaflet' || word === 'website')
    return /^(?:says|said|say|tells|told|lists|listed|mentions|mentioned)$/.test(next);
  if (word === 'googled' || word === 'googling') return true;
  if (word === 'side' && /^effects?$/.test(next))
    return /^(?:listed|include|includes|including|are|can|may|such|like|say|mentioned)$/.test(wordAt(tokens, i + 2));
  // "Red flags: numb saddle" are the patient's own.
  const before = wordAt(tokens, wordAt(tokens, i - 1) === '-' ? i - 2 : i - 1);
  if (/^flags?$/.test(word))
    return before === 'red' && /^(?:discussed|given|explained|advised|advice|reviewed|leaflet|sheet|info|information|list)$/.test(next);
  if (/^(?:precautions|netting|netted|net)$/.test(word))
    return /^(?:return|safety)$/.test(before) && /^(?:discussed|given|explained|advised|advice|re|for|:|-|of)$/.test(next);
  return false;
}

const study = `(?:exams?|essay|homework|finals|viva|dissertation|coursework|course|assignment|quiz|revision|lecture|project|presentation)`;
const asking = `(?:what|how|why|which|when|explain|define|describe|compare|name|list|does|is|are)`;
/** "For my nursing exam: what is ...", "Explain guarding please, anatomy viva on Thursday", "Writing a crime story: ...", "In our play ...". */
const studies = new RegExp(
  [
    String.raw`^(?:\p{L}+ ){0,5}${study}(?: \p{L}+){0,2} [:,-] ${asking} `,
    `^(?:explain|define|describe|compare) .{0,60} ${study}(?: |$)`,
    String.raw`^(?:im |i am )?writing (?:a|an|my) (?:\p{L}+ )?(?:story|novel|book|script|screenplay|play|scene)(?: |$)`,
    `^in (?:our|my|a|the) (?:school )?(?:play|novel|story|film|movie|script|drama) `,
  ].join('|'),
  'u',
);
/** How many words of a sentence are looked at. */
const opening = 20;

/** Whether a sentence asks for the sake of study or of a story, of no patient: one whose age is told may be real. */
export function isStudy(tokens: readonly Token[], { from, to }: Sentence): boolean {
  const head = tokens.slice(from, Math.min(to, from + opening));
  if (head.some(({ kind }) => kind === 'number')) return false;
  return studies.test(head.map(({ word }) => word).join(' '));
}
