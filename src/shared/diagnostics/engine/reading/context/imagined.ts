import { wordAt } from '../../text/text.ts';
import type { SentenceView } from './sentence-view.ts';

const pictures = /^(?:pictures?|images?|visions?|flashes|scenes?)$/;
const imagines = /^(?:imagin(?:e|es|ed|ing)|pictur(?:ed|ing)|visuali[sz](?:e|es|ed|ing)|dream(?:s|t|ed|ing)?)$/;
/** How many words may stand between a picture and what it is of: "pictures in my head of". */
const widestPicture = 4;
/** How many words behind it are asked for whom it harms. */
const clause = 12;
/** A picture of one's own death is told as it is. */
const ofOneself = /^(?:myself|suicide|suicidal|kill|killing|die|dying|dead|hanging|overdose|himself|herself|themselves)$/;

const isOfOneself = ({ tokens, sentence }: SentenceView, from: number) =>
  tokens.slice(from, Math.min(sentence.to, from + clause)).some(({ word }) => ofOneself.test(word));

/** "Horrible pictures in my head of dropping her", "I keep imagining that he falls": what is seen in the mind has not happened. */
function opensPicture(view: SentenceView, i: number): boolean {
  const { tokens, sentence } = view;
  const word = wordAt(tokens, i);
  if (imagines.test(word))
    return /^(?:of|that|about|dropping|hurting|harming|him|her|me|it|the|my|a|what)$/.test(wordAt(tokens, i + 1)) && !isOfOneself(view, i);
  if (!pictures.test(word)) return false;
  const within = tokens.slice(i + 1, Math.min(sentence.to, i + 1 + widestPicture)).map((token) => token.word);
  const isInMind =
    within.some((one) => /^(?:head|mind)$/.test(one)) || /^(?:intrusive|horrible|unwanted|violent|awful|scary|disturbing)$/.test(wordAt(tokens, i - 1));
  // "MRI images of the head" are none.
  return isInMind && (within.includes('of') || wordAt(tokens, i + 1 + widestPicture) === 'of') && !isOfOneself(view, i);
}

/** "Am I going psychotic?": what somebody asks whether they become it. */
function asksWhether({ tokens }: SentenceView, i: number): boolean {
  return (
    /^(?:am|is|are)$/.test(wordAt(tokens, i)) &&
    /^(?:i|he|she|they)$/.test(wordAt(tokens, i + 1)) &&
    /^(?:going|turning|becoming)$/.test(wordAt(tokens, i + 2)) &&
    !/^(?:blue|grey|gray|purple|black|pale|yellow|white|red|to)$/.test(wordAt(tokens, i + 3))
  );
}

/** Whether what follows is imagined, feared or asked, and has not happened. */
export const opensImagined = (view: SentenceView, i: number): boolean => opensPicture(view, i) || asksWhether(view, i);
