const figures = new Intl.NumberFormat('en-GB');

/** @returns "1,240", as it stands in a sentence or a card */
export const figureText = (count: number): string => figures.format(count);

/** @returns "1 quiz", "12 quizzes" */
export const counted = (count: number, one: string, many = `${one}s`): string => `${figureText(count)} ${count === 1 ? one : many}`;

export const quizCount = (count: number): string => counted(count, 'quiz', 'quizzes');
export const questionCount = (count: number): string => counted(count, 'question');
export const dayCount = (count: number): string => counted(count, 'day');
