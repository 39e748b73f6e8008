/** One of the values that a select offers. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** What was typed into a select, and when the last of it was. */
export interface Typing {
  readonly text: string;
  /** Milliseconds, as events count them. */
  readonly at: number;
}

/** As documented: what was typed is forgotten after a second. */
const typingLasts = 1000;

export const nothingTyped: Typing = { text: '', at: Number.NEGATIVE_INFINITY };

/** Whether what was typed still counts at a time. */
export const isTyping = ({ text, at }: Typing, now: number): boolean => text !== '' && now - at < typingLasts;

/** What has been typed with one more key. */
export function typedOn(typing: Typing, key: string, now: number): Typing {
  return { text: isTyping(typing, now) ? typing.text + key : key, at: now };
}

/**
 * Which option typed text leads to, as in the browser's own select: one letter, also again and again, leads on to the next
 * option that begins with it; more text stays with an option as long as that begins with it.
 * @param from the index of the present option; -1 where there is none
 * @returns the index of the option; that of the present one where none begins so
 */
export function optionTyped(options: readonly SelectOption[], from: number, text: string): number {
  const typed = text.toLowerCase();
  const labels = options.map(({ label }) => label.toLowerCase());
  const isOneLetter = [...typed].every((letter) => typed.startsWith(letter));
  const wanted = isOneLetter && !labels.some((label) => label.startsWith(typed)) ? typed.slice(0, 1) : typed;
  const start = Math.max(isOneLetter ? from + 1 : from, 0);
  const order = labels.map((_, step) => (start + step) % labels.length);
  return order.find((index) => labels[index]?.startsWith(wanted)) ?? from;
}

/** What a key of movement leads to: the index of an option, in a list that is open from then on; null for any other key. */
export function optionMovedTo(key: string, isOpen: boolean, from: number, count: number): number | null {
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowDown') return isOpen ? (from + 1) % count : Math.max(from, 0);
  if (key !== 'ArrowUp') return null;
  if (!isOpen) return from < 0 ? last : from;
  return from <= 0 ? last : from - 1;
}
