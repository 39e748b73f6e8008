import { useState } from 'react';
import type { QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import type { AskedQuestion, PaperSection, QuestionKey } from '../../../shared/exams/exams.schema.ts';
import { sectionAt } from './answerQueue.rules.ts';
import { choose, isAnswered, type ResponsePatch, strike } from './responses.rules.ts';
import type { Shortcut } from './shortcuts.rules.ts';
import type { Sitting } from './sitting.ts';
import { usePosition } from './usePosition.ts';

/** What stands beside the question, or over it on a small screen. */
export type Panel = 'palette' | 'laboratory';

/** The question that is shown, and all that can be done with it. */
export interface Taking {
  readonly sitting: Sitting;
  readonly section: PaperSection;
  /** Whether no section comes after the open one. */
  readonly isLastSection: boolean;
  readonly position: number;
  readonly question: AskedQuestion;
  readonly response: QuestionResponse;
  /** Its key, once the answer can be changed no more: in study mode. */
  readonly shownKey: QuestionKey | null;
  readonly isStriking: boolean;
  readonly isNoting: boolean;
  readonly panel: Panel | null;
  readonly setStriking: (isOn: boolean) => void;
  readonly setNoting: (isOn: boolean) => void;
  readonly setPanel: (panel: Panel | null) => void;
  readonly go: (position: number) => void;
  /** Null where there is no question on that side. */
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  readonly choose: (place: number) => void;
  readonly strike: (place: number) => void;
  readonly patch: (patch: ResponsePatch) => void;
}

interface OnQuestion {
  readonly sitting: Sitting;
  readonly position: number;
  readonly question: AskedQuestion;
  readonly response: QuestionResponse;
}

/** What can be done with an answer; nothing once study mode has told the right one. */
function answering({ sitting: { change, keys, mode }, position, question, response }: OnQuestion) {
  const isLocked = mode === 'study' && keys !== null && isAnswered(response);
  const isOption = (place: number) => !isLocked && place < question.options.length;
  const patch = (part: ResponsePatch) => change(position, part);
  return {
    shownKey: isLocked ? (keys?.[position] ?? null) : null,
    patch,
    choose: (place: number) => {
      if (isOption(place)) patch(choose(response, place));
    },
    strike: (place: number) => {
      const struck = isOption(place) ? strike(response, place) : null;
      if (struck) patch(struck);
    },
  };
}

/** @returns what is shown of a sitting; null for a paper without that question */
export function useTaking(sitting: Sitting): Taking | null {
  const { paper, questions, responses } = sitting;
  const section = sectionAt(paper.sections, sitting.section, questions.length);
  const [position, go] = usePosition(sitting, section);
  const [isStriking, setStriking] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const [panel, setPanel] = useState<Panel | null>(null);
  const question = questions[position];
  const response = responses[position];
  if (!question || !response) return null;

  const end = section.first + section.count;
  const shown = { sitting, section, isLastSection: end >= questions.length, position, question, response };
  const tools = { isStriking, setStriking, isNoting, setNoting, panel, setPanel };
  const previous = position > section.first ? () => go(position - 1) : null;
  const next = position + 1 < end ? () => go(position + 1) : null;
  return { ...shown, ...tools, go, previous, next, ...answering(shown) };
}

/** Does what a key stands for. */
export function actOn(taking: Taking, shortcut: Shortcut, onHelp: () => void): void {
  const { isStriking, response } = taking;
  if (shortcut.kind === 'option') (isStriking ? taking.strike : taking.choose)(shortcut.place);
  if (shortcut.kind === 'move') (shortcut.by === 1 ? taking.next : taking.previous)?.();
  if (shortcut.kind === 'mark') taking.patch({ isMarked: !response.isMarked });
  if (shortcut.kind === 'strike') taking.setStriking(!isStriking);
  if (shortcut.kind === 'help') onHelp();
}
