import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { PaperSection } from '../../../shared/exams/exams.schema.ts';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { isAnswered } from './responses.rules.ts';
import type { Sitting } from './sitting.ts';

const isWithin = ({ first, count }: PaperSection, position: number) => position >= first && position < first + count;

/** @returns where somebody goes on: where this tab left it, else at the first question without an answer */
function startOf({ name, responses }: Sitting, section: PaperSection): number {
  const kept = readDraft(`position:${name}`, z.number().int());
  if (kept !== null && isWithin(section, kept)) return kept;
  const open = responses.find((response) => isWithin(section, response.position) && !isAnswered(response));
  return open?.position ?? section.first;
}

/** Which question of the open section is shown. @returns its position in the paper, and what goes to another; nothing leads out of the section */
export function usePosition(sitting: Sitting, section: PaperSection): readonly [number, (position: number) => void] {
  const { name } = sitting;
  const [asked, go] = useState(() => startOf(sitting, section));
  const position = isWithin(section, asked) ? asked : section.first;
  // From the first question on: a reload shows it again, also once it is answered.
  useEffect(() => keepDraft(`position:${name}`, position), [name, position]);
  return [position, go];
}
