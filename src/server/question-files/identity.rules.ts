import { hash } from 'node:crypto';
import type { FileQuestion } from './question-file.types.ts';

/** Blanks and the way in which an accent is written make no other question. */
const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** @returns the id of an imported question, made from its stem and its options in whatever order: the same question has the same id in every file */
export function importIdOf({ stem, options }: { readonly stem: string; readonly options: readonly Pick<FileQuestion['options'][number], 'text'>[] }): string {
  const asked = [plain(stem), ...options.map(({ text }) => plain(text)).sort()];
  return `import-${hash('sha256', JSON.stringify(asked)).slice(0, 32)}`;
}
