import { answersRouter } from './answers/answers.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { bankRouter } from './bank/bank.router.ts';
import { diagnosticsRouter } from './diagnostics/diagnostics.router.ts';
import { examsRouter } from './exams/exams.router.ts';
import { patientsRouter } from './patients/patients.router.ts';
import { createCallerFactory, router } from './platform/procedures.ts';
import { profileRouter } from './profile/profile.router.ts';
import { progressRouter } from './progress/progress.router.ts';
import { referencesRouter } from './references/references.router.ts';
import { reviewRouter } from './review/review.router.ts';
import { systemRouter } from './system/system.router.ts';

/** Every procedure of the product, by feature. */
export const appRouter = router({
  answers: answersRouter,
  auth: authRouter,
  bank: bankRouter,
  diagnostics: diagnosticsRouter,
  exams: examsRouter,
  patients: patientsRouter,
  profile: profileRouter,
  progress: progressRouter,
  references: referencesRouter,
  review: reviewRouter,
  system: systemRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
