/** The examinations that questions are for, by the id that content/ names, with their names. */
export const examTypes = {
  'neet-pg': 'NEET-PG',
  'aiims-pg': 'AIIMS-PG',
  'jipmer-pg': 'JIPMER-PG',
  'dnb-cet': 'DNB-CET',
  'usmle-step-1': 'USMLE Step 1',
  'usmle-step-2-ck': 'USMLE Step 2 CK',
  'usmle-step-2-cs': 'USMLE Step 2 CS',
  'usmle-step-3': 'USMLE Step 3',
} as const;
export type ExamTypeId = keyof typeof examTypes;
export const examIds = Object.keys(examTypes) as [ExamTypeId, ...ExamTypeId[]];

/** So many options has a question of an examination: the American ones have five, the Indian ones four. */
export const optionsOf = (exam: ExamTypeId): number => (exam.startsWith('usmle') ? 5 : 4);

/** The subjects by the folder of content/ in which their questions lie, with their names. */
export const questionSubjects = {
  medicine: 'Medicine',
  surgery: 'Surgery',
  pediatrics: 'Pediatrics',
  'obstetrics-and-gynecology': 'Obstetrics & Gynecology',
  psychiatry: 'Psychiatry',
  pharmacology: 'Pharmacology',
  pathology: 'Pathology',
  neurology: 'Neurology',
  'basic-sciences': 'Basic Sciences',
  'clinical-medicine': 'Clinical Medicine',
} as const;
export type QuestionSubjectId = keyof typeof questionSubjects;

/** What mini quizzes are for and about. */
export const quizExams = ['neet-pg', 'aiims-pg', 'usmle-step-1', 'usmle-step-2-ck', 'usmle-step-3'] as const satisfies readonly ExamTypeId[];
export const quizSubjects = [
  'medicine',
  'surgery',
  'pediatrics',
  'obstetrics-and-gynecology',
  'psychiatry',
  'pharmacology',
  'pathology',
] as const satisfies readonly QuestionSubjectId[];
/** What test series are about; they are for every examination. */
export const seriesSubjects = [
  'medicine',
  'surgery',
  'pediatrics',
  'obstetrics-and-gynecology',
  'pharmacology',
  'pathology',
  'neurology',
  'basic-sciences',
  'clinical-medicine',
] as const satisfies readonly QuestionSubjectId[];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type DifficultyId = (typeof difficulties)[number];
