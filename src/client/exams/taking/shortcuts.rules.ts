/** What a key does while a paper is taken or reviewed. */
export type Shortcut =
  | { readonly kind: 'option'; readonly place: number }
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'mark' }
  | { readonly kind: 'strike' }
  | { readonly kind: 'help' };

/** A key as the browser tells it. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The letter of an option. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** @returns what a key means; null for a key that means nothing, and for whatever belongs to the browser */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Press): Shortcut | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[a-e]$/i.test(key)) return { kind: 'option', place: key.toUpperCase().charCodeAt(0) - 65 };
  if (key === 'ArrowLeft') return { kind: 'move', by: -1 };
  if (key === 'ArrowRight') return { kind: 'move', by: 1 };
  if (/^m$/i.test(key)) return { kind: 'mark' };
  if (/^s$/i.test(key)) return { kind: 'strike' };
  return key === '?' ? { kind: 'help' } : null;
}

/** A key, or several that do alike, with what they do. */
export interface KeyLine {
  readonly keys: readonly string[];
  readonly joined: string;
  readonly does: string;
}

/** What the keys do, as it is shown beside the tools. */
export const shortcutList: readonly KeyLine[] = [
  { keys: ['A', 'E'], joined: '–', does: 'Answer' },
  { keys: ['←', '→'], joined: '', does: 'Previous and next question' },
  { keys: ['↑', '↓'], joined: '', does: 'Move within the options' },
  { keys: ['M'], joined: '', does: 'Mark for review' },
  { keys: ['S'], joined: '', does: 'Strike-out on or off: the letters then strike out' },
  { keys: ['?'], joined: '', does: 'Show these keys' },
];
