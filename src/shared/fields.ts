import { z } from 'zod';

/** Letters joined in Persian and Indic scripts are kept apart or together by these two, which show nothing themselves. */
const joiner = '\u200c\u200d';
/** No control, direction or other format character, no private or half character, no line or paragraph separator. */
const plainLine = new RegExp(`^(?:[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}]|[${joiner}])*$`, 'u');
/** A character that leaves a mark by itself: U+2800 is the Braille pattern of no dots. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\u2800]/u;

/** @returns whether a text stays on its line and in its direction, whatever it is put between; in any script */
export function isPlainLine(text: string): boolean {
  return plainLine.test(text);
}

/** @returns whether a reader sees anything of a text */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

export const notAllowed = (label: string) => `${label} contains characters that are not allowed.`;

/** A required line of text of at most `max` characters, in any script, trimmed: names, titles, places. */
export const line = (label: string, max: number) =>
  z
    .string({ error: `${label} is required.` })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} must be at most ${max} characters long.`)
    .refine(isPlainLine, { error: notAllowed(label), abort: true })
    .refine(isVisible, `${label} is required.`);

/**
 * Text of several lines that PostgreSQL can store, and that JSON does not make six times as long: no lone surrogates, and of the control
 * characters only tabs and line ends. A page break, as pasted from a PDF, is a line end.
 */
export const storableText = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .max(max, `${label} must be at most ${max.toLocaleString('en')} characters long.`)
    .transform((text) =>
      text
        .toWellFormed()
        .replaceAll(/[\v\f]/g, '\n')
        .replaceAll(/[^\P{Cc}\t\n\r]/gu, ''),
    );

/** What is asked for by the id of its row. */
export const IdInput = z.object({ id: z.uuid('Id must be a UUID.') });

/** The answer of what has nothing else to say: signing out, taking something away. */
export const SuccessOutput = z.object({ success: z.literal(true) });
