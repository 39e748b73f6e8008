/** @returns the name under which a tab keeps a quiz that is taken in a mode */
export const draftNameOf = (quizId: string, mode: string): string => `quiz:${quizId}:${mode}`;
