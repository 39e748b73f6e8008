import type { Sentence } from '../../text/sentences.ts';
import type { Token } from '../../text/token.ts';

/** "..., which went", "but that's gone", "now settled", "but not since": a last clause that ends what the one before it told. */
const ending =
  /^(?:(?:and|but|which|then|has|have) )*(?:(?:it|that|thats|they|theyve|these|this|all|ive) ?)?(?:(?:s|is|are|has|have|was|were) )?(?:(?:since|now|all|completely|fully|mostly|both) )*(?:settled|resolved|gone|cleared|better|stopped|went|passed|recovered|healed|grew|got|not|none|nothing|back|fine|ok)(?: (?:away|up|off|down|since|again|now|any|more|anymore|over|out|of|it|them|on|own|its|by|itself|to|normal|completely))*$/;
/** Only what is long over is past: an attack that passed an hour ago is what the patient comes with. */
const longAgo =
  /^(?:weeks?|months?|years?|fortnight|spring|summer|autumn|winter|christmas|january|february|march|april|may|june|july|august|september|october|november|december|childhood|university|uni|college|school|teens|twenties|thirties|forties|teenager|birth|dx|diagnosis|pregnancy|op|used)$/;
const bareEnding = /^(?:now|since|has|have|all)? ?(?:now |since )?(?:settled|resolved|cleared)(?: now)?$/;

/**
 * The stretch of a sentence that its last clause declares over ("a cough last month, but that's gone").
 * @returns token indices [from, to), or null where nothing is over
 */
export function resolvedStretch(tokens: readonly Token[], sentence: Sentence): { readonly from: number; readonly to: number } | null {
  let comma = -1;
  for (let i = sentence.to - 1; i > sentence.from && i >= sentence.to - 9; i -= 1) {
    const word = tokens[i]?.word;
    if (word === ',' || word === 'but' || (word === 'and' && /^(?:then|it|that|they)$/.test(tokens[i + 1]?.word ?? ''))) {
      comma = i;
      if (word !== 'but' || tokens[i - 1]?.word !== ',') break;
    }
  }
  if (comma === -1) return null;
  const last = tokens
    .slice(tokens[comma]?.word === ',' ? comma + 1 : comma, sentence.to)
    .filter((token) => token.kind === 'word')
    .map((token) => token.word)
    .join(' ');
  if (!ending.test(last)) return null;
  let from = comma - 1;
  while (
    from > sentence.from &&
    !(tokens[from - 1]?.word === ',' || (tokens[from - 1]?.word === 'and' && /^(?:i|he|she|had|have|then|also)$/.test(tokens[from]?.word ?? '')))
  )
    from -= 1;
  const isOld = tokens.slice(from, comma).some((token) => longAgo.test(token.word)) || bareEnding.test(last);
  return isOld ? { from, to: comma } : null;
}
