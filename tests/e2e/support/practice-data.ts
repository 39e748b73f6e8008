import type { Page } from '@playwright/test';
import type { BankCounts, BankQuestion } from '../../../src/shared/bank/bank.schema.ts';
import type { ReviewCard, ReviewDue, ReviewQueue } from '../../../src/shared/review/review.schema.ts';
import { answerInstead } from './progress-data.ts';

const [minute, day] = [60_000, 86_400_000];

const stems = [
  'A 58-year-old man has had crushing central chest pain for two hours. His ECG shows ST elevation in leads II, III and aVF, and his blood pressure is 88/54 mmHg with clear lungs and a raised jugular venous pressure. Which of the following is the most appropriate next step?',
  'A 7-year-old girl has puffy eyelids and swollen legs. Urine protein is 4+, serum albumin 1.9 g/dL. Which of the following is the most likely diagnosis?',
  'Which enzyme is inhibited by allopurinol?',
];

/** A bank of an examination, with counts as a large installation has them. */
export const bankCounts: BankCounts = {
  total: 412,
  states: { all: 412, unused: 318, incorrect: 57, marked: 12 },
  subjects: [
    { name: 'Medicine', count: 121 },
    { name: 'Surgery', count: 84 },
    { name: 'Pediatrics', count: 52 },
    { name: 'Obstetrics & Gynecology', count: 47 },
    { name: 'Pharmacology', count: 44 },
    { name: 'Pathology', count: 39 },
    { name: 'Psychiatry', count: 25 },
  ],
  topics: [
    { name: 'Acid-base disorders', subject: 'Medicine', count: 21 },
    { name: 'Acute coronary syndromes', subject: 'Medicine', count: 18 },
    { name: 'Diabetes mellitus', subject: 'Medicine', count: 24 },
    { name: 'Acute abdomen', subject: 'Surgery', count: 26 },
    { name: 'Burns and trauma', subject: 'Surgery', count: 14 },
    { name: 'Nephrotic and nephritic syndromes', subject: 'Pediatrics', count: 11 },
    { name: 'Hypertension in pregnancy', subject: 'Obstetrics & Gynecology', count: 13 },
    { name: 'Autonomic drugs', subject: 'Pharmacology', count: 17 },
  ],
  difficulties: [
    { name: 'Easy', count: 120 },
    { name: 'Medium', count: 201 },
    { name: 'Hard', count: 91 },
  ],
};

const lastAnswers = [null, true, false];
const levels = ['Medium', 'Easy', 'Hard'] as const;

export const bankQuestions: BankQuestion[] = Array.from({ length: 20 }, (_, i) => ({
  id: `question-${i}`,
  question: stems[i % 3] ?? '',
  subject: (['Medicine', 'Pediatrics', 'Pharmacology'] as const)[i % 3] ?? 'Medicine',
  topic: ['Acute coronary syndromes', 'Nephrotic and nephritic syndromes', 'Autonomic drugs'][i % 3] ?? '',
  difficulty: levels[i % 3] ?? 'Medium',
  lastCorrect: lastAnswers[i % 3] ?? null,
  isMarked: i % 4 === 1,
}));

/** @returns a card that has just fallen due */
export function cardOf(name: string, now: number): ReviewCard {
  return {
    question: {
      id: name,
      question: `${stems[0]}`,
      options: ['Give a bolus of 0.9% saline', 'Give sublingual glyceryl trinitrate', 'Give intravenous furosemide', 'Start a beta blocker'],
      subject: 'Medicine',
      topic: 'Acute coronary syndromes',
      difficulty: 'Medium',
    },
    key: {
      correctAnswer: 0,
      explanation:
        'Low pressure with clear lungs and a raised venous pressure in an inferior infarction means that the right ventricle is involved. It needs filling, so fluid comes first, and whatever lowers its filling lets the pressure fall further.',
      why: [
        'The right ventricle depends on its filling, which fluid restores.',
        'Nitrates lower the filling and with it the pressure.',
        'Diuretics do the same, and the lungs are clear.',
        'A beta blocker slows a heart that needs its rate.',
      ],
      point: 'Inferior infarction, low pressure and clear lungs: think of the right ventricle, give fluid, and no nitrates.',
      link: { kind: 'article', id: 'acute-coronary-syndromes', section: null, title: 'Acute coronary syndromes' },
      sources: [],
    },
    dueAt: now - 5 * minute,
    reviews: 3,
    lapses: 1,
    nextAt: { again: now + 10 * minute, hard: now + 2 * day, good: now + 5 * day, easy: now + 12 * day },
  };
}

/** @returns a queue of so many cards, and no more */
export function queueOf(count: number): ReviewQueue {
  const serverNow = Date.now();
  const queue = Array.from({ length: count }, (_, i) => cardOf(`card-${i}`, serverNow));
  return { due: count, cards: count + 30, nextAt: serverNow + day, queue, serverNow };
}

export const nothingDue = (): ReviewDue => ({ due: 0, cards: 42, nextAt: Date.now() + day });

/** Shows a bank in the place of what the server would answer. */
export const showBank = (page: Page, counts: BankCounts = bankCounts): Promise<void> =>
  answerInstead(page, { 'bank.counts': counts, 'bank.questions': { total: counts.total, questions: counts.total === 0 ? [] : bankQuestions } });

/** Shows cards in the place of what the server would answer. */
export const showQueue = (page: Page, queue: ReviewQueue): Promise<void> =>
  answerInstead(page, { 'review.queue': queue, 'review.due': { due: queue.due, cards: queue.cards, nextAt: queue.nextAt } });
