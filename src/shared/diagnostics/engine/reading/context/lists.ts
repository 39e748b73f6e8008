import type { Cues } from '../../lexicon/cues.ts';
import { wordAt } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';
import type { SentenceView } from './sentence-view.ts';

/**
 * Asks of the commas of one sentence, from left to right, how the list goes on behind them. What ends a list is looked for once: it stays the answer for all
 * commas before it, so that a sentence of many commas is read once and not once for each.
 */
export class ListReader {
  private readonly tokens: readonly Token[];
  private readonly cues: Cues;
  private readonly end: number;
  private connectorAt = -1;
  private endingAt = -1;
  private bareFrom = -1;
  private isBareThere = false;

  constructor({ tokens, sentence, cues }: SentenceView) {
    this.tokens = tokens;
    this.cues = cues;
    this.end = sentence.to;
  }

  private beginsClause(word: string): boolean {
    return this.cues.negation.has(word) || this.cues['clause-start'].has(word);
  }

  private find(from: number, ends: (word: string) => boolean): number {
    let i = from;
    while (i < this.end && !ends(wordAt(this.tokens, i))) i += 1;
    return i;
  }

  /** The first "and", "or" or "nor" behind a comma, before another clause begins; '' when there is none. */
  connector(comma: number): string {
    const connects = (word: string) => /^(?:and|or|nor)$/.test(word);
    if (this.connectorAt <= comma) this.connectorAt = this.find(comma + 1, (word) => connects(word) || this.beginsClause(word));
    const word = this.connectorAt < this.end ? wordAt(this.tokens, this.connectorAt) : '';
    return connects(word) ? word : '';
  }

  /**
   * Whether a list that "no" opened goes on behind a comma: "no fever, cough or rash" does, "no fever, tender abdomen" does not.
   * "Denies" governs its whole list in any case.
   */
  goesOn(comma: number): boolean {
    if (this.endingAt <= comma) this.endingAt = this.find(comma + 1, (word) => word === 'or' || this.beginsClause(word));
    if (this.endingAt < this.end) return /^(?:or|nor)$/.test(wordAt(this.tokens, this.endingAt));
    // "No fever, vomiting and diarrhoea." ends with its last item.
    for (let i = Math.max(comma + 1, this.end - 4); i < this.end; i += 1) if (wordAt(this.tokens, i) === 'and') return true;
    return false;
  }

  /** "No anaemia, jaundice, cyanosis, clubbing": four or more items behind the "no", each a word or two, to the end. */
  isBare(trigger: number): boolean {
    if (this.bareFrom !== trigger) {
      this.bareFrom = trigger;
      this.isBareThere = this.readsBare(trigger);
    }
    return this.isBareThere;
  }

  private readsBare(trigger: number): boolean {
    let [items, length] = [1, 0];
    for (let i = trigger + 1; i < this.end; i += 1) {
      const word = wordAt(this.tokens, i);
      if (word === ',') [items, length] = [items + 1, 0];
      else if (this.beginsClause(word) || this.tokens[i]?.kind !== 'word') return false;
      else length += 1;
      if (length > 2) return false;
    }
    return items >= 4;
  }
}
