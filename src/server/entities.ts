import { StoredAnswer } from './answers/ai-answer.entity.ts';
import { AccountEvent } from './auth/account-event.entity.ts';
import { AuthSession } from './auth/auth-session.entity.ts';
import { User } from './auth/user.entity.ts';
import { QuestionHistory } from './bank/question-history.entity.ts';
import { StoredDiagnosticSession } from './diagnostics/diagnostic-session.entity.ts';
import { StoredAttempt, StoredResponse } from './exams/attempt.entity.ts';
import { ItemSums } from './exams/item-statistics.entity.ts';
import { PaperVersion, StoredPaper } from './exams/paper.entity.ts';
import { QuestionText, QuestionVersion, StoredQuestion } from './exams/question.entity.ts';
import { StoredPatientCase } from './patients/patient-case.entity.ts';
import { StoredAchievement, StoredBadge } from './progress/earned.entity.ts';
import { StoredProgress, StoredStudyDay } from './progress/user-progress.entity.ts';
import { Bookmark } from './references/bookmark.entity.ts';
import { ContentStamp } from './references/content-stamp.entity.ts';
import { StoredReference } from './references/medical-reference.entity.ts';
import { Passage, SearchEntry, SearchName, SearchTerm, SearchText } from './references/search-index.entity.ts';
import { StoredSource } from './references/source.entity.ts';
import { StoredCard, StoredReview } from './review/review.entity.ts';

/** Every table of the product. */
export const entities = [
  User,
  AuthSession,
  AccountEvent,
  StoredDiagnosticSession,
  StoredAnswer,
  StoredQuestion,
  QuestionVersion,
  QuestionText,
  StoredPaper,
  PaperVersion,
  StoredAttempt,
  StoredResponse,
  ItemSums,
  QuestionHistory,
  StoredPatientCase,
  StoredProgress,
  StoredStudyDay,
  StoredAchievement,
  StoredBadge,
  StoredCard,
  StoredReview,
  StoredReference,
  StoredSource,
  SearchEntry,
  Passage,
  SearchName,
  SearchTerm,
  SearchText,
  ContentStamp,
  Bookmark,
];
