import { useState } from 'react';
import { attempt } from '../lib/attempt.ts';
import { bankExams } from './bank/bankFilters.rules.ts';
import { keptSize } from './bank/blockSize.rules.ts';
import { extraTimeLabels, modesOf, type Preferences, usualPreferences } from './list/modes.rules.ts';

const key = 'anamnesis-exam-preferences';

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** @param kept what the browser kept, of whatever shape @returns what is known of it, and the usual for the rest */
export function parsePreferences(kept: unknown): Preferences {
  const { quiz, series, extraTime, block, blockSize, bankExam } = usualPreferences;
  return {
    quiz: modesOf.quiz.find((mode) => mode === property(kept, 'quiz')) ?? quiz,
    series: modesOf.series.find((mode) => mode === property(kept, 'series')) ?? series,
    block: modesOf.block.find((mode) => mode === property(kept, 'block')) ?? block,
    blockSize: keptSize(property(kept, 'blockSize'), blockSize),
    bankExam: bankExams.find((exam) => exam === property(kept, 'bankExam')) ?? bankExam,
    extraTime: extraTimeLabels.find(({ factor }) => factor === property(kept, 'extraTime'))?.factor ?? extraTime,
  };
}

/** How papers are taken in this browser. */
export function readPreferences(): Preferences {
  return parsePreferences(attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null')));
}

/** How papers are taken in this browser, and what changes a part of it for good. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(readPreferences);
  const change = (part: Partial<Preferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    attempt(() => localStorage.setItem(key, JSON.stringify(next)));
  };
  return [preferences, change];
}
