import { z } from 'zod';
import { listedSessionId } from '../auth/session.service.ts';
import { type ExportSource, instant } from './export-source.ts';
import { reviewCards, reviews } from './review-export-sources.ts';

const profile: ExportSource = {
  name: 'profile',
  holds: 'your account as the profile page shows it',
  table: 'users',
  owner: 'id',
  time: 'created_at',
  id: 'id',
  columns: {
    id: 't.id',
    username: 't.username',
    email: 't.email',
    firstName: 't.first_name',
    lastName: 't.last_name',
    profession: 't.profession',
    institution: 't.institution',
    subscriptionTier: 't.subscription_tier',
    isAdmin: 't.is_admin',
    createdAt: instant('t.created_at'),
    lastLoginAt: instant('t.last_login_at'),
  },
};

const preferences: ExportSource = {
  name: 'preferences',
  holds: 'how you like the pages; nothing where you chose nothing',
  table: 'users',
  owner: 'id',
  time: 'created_at',
  id: 'id',
  columns: { theme: `t.preferences ->> 'theme'`, shortcuts: `(t.preferences ->> 'shortcuts')::boolean`, timeZone: 't.time_zone' },
};

const sessions: ExportSource = {
  name: 'sessions',
  holds: 'the browsers that you are signed in with',
  table: 'auth_sessions',
  owner: 'user_id',
  time: 'created_at',
  id: 'key',
  columns: { id: listedSessionId, device: 't.device', createdAt: instant('t.created_at'), lastSeenAt: instant('t.last_seen_at') },
};

const accountEvents: ExportSource = {
  name: 'account-events',
  holds: 'sign-ins, failed ones too, and changes of the password',
  table: 'account_events',
  owner: 'user_id',
  time: 'at',
  id: 'id',
  columns: { id: 't.id', kind: 't.kind', at: instant('t.at') },
};

const diagnosticSessions: ExportSource = {
  name: 'diagnostic-sessions',
  holds: 'the cases that you had analysed, with what was answered',
  table: 'diagnostic_sessions',
  owner: 'user_id',
  time: 'created_at',
  id: 'id',
  columns: {
    id: 't.id',
    createdAt: instant('t.created_at'),
    symptoms: 't.symptoms',
    duration: 't.duration',
    severity: 't.severity',
    patientAge: 't.patient_age',
    patientGender: 't.patient_gender',
    medicalHistory: 't.medical_history',
    answers: 't.answers',
    analysis: 't.analysis',
  },
};

const resultFields = ['sources', 'citations', 'relatedQuestions', 'urgency', 'firstStep', 'differential', 'cautions'];

const aiAnswers: ExportSource = {
  name: 'ai-answers',
  holds: 'assessments, treatment plans and look-ups, with their sources',
  table: 'ai_answers',
  owner: 'user_id',
  time: 'created_at',
  id: 'id',
  columns: {
    id: 't.id',
    createdAt: instant('t.created_at'),
    kind: 't.kind',
    asked: 't.asked',
    diagnosticSessionId: 't.session_id',
    state: 't.state',
    engine: 't.engine',
    model: 't.model',
    text: 't.text',
    rating: 't.rating',
    ...Object.fromEntries(resultFields.map((field) => [field, `t.result -> '${field}'`])),
  },
};

const Responses = z.array(z.looseObject({ questionId: z.string(), isCorrect: z.boolean().nullable() })).nullable();

const examAttempts: ExportSource = {
  name: 'exam-attempts',
  holds:
    'the mini quizzes, tests and blocks that you took, with each of your answers and why you missed some; what is right is left out of questions that you have open in exam mode',
  table: 'exam_attempts',
  owner: 'user_id',
  time: 'created_at',
  id: 'id',
  columns: {
    id: 't.id',
    createdAt: instant('t.created_at'),
    kind: `case t.kind when 'quiz' then 'mini quiz' when 'series' then 'test' else t.kind end`,
    paperId: 't.paper_id',
    title: '(select p.title from exam_papers p where p.id = t.paper_id)',
    mode: 't.mode',
    startedAt: instant('t.started_at'),
    completedAt: instant('t.completed_at'),
    isTimedOut: 't.is_timed_out',
    score: 't.score',
    answered: 't.answered',
    totalQuestions: 't.total_questions',
    secondsTaken: 't.seconds_taken',
    responses: `(select jsonb_agg(jsonb_build_object('position', r.position, 'questionId', v.question_id, 'question', v.stem, 'choice', r.choice,
      'chosen', case when r.choice >= 0 then v.options -> r.choice ->> 'text' end, 'isCorrect', r.is_correct, 'isMarked', r.is_marked, 'struck', r.struck, 'note', r.note,
      'cause', r.cause) order by r.position)
      from exam_responses r join exam_question_versions v on v.id = r.question where r.attempt_id = t.id)`,
  },
  present: (row, { hidden }) => ({
    ...row,
    responses: (Responses.parse(row.responses) ?? []).map((response) => (hidden.has(response.questionId) ? { ...response, isCorrect: null } : response)),
  }),
};

const blocks: ExportSource = {
  name: 'blocks',
  holds: 'the blocks of the question bank that you made, with the ids of their questions',
  table:
    '(select p.*, v.created_at, v.sections, p.id::uuid as key from exam_papers p join exam_paper_versions v on v.paper_id = p.id and v.version = p.version where p.owner_id is not null)',
  owner: 'owner_id',
  time: 'created_at',
  id: 'key',
  columns: {
    id: 't.id',
    createdAt: instant('t.created_at'),
    title: 't.title',
    exam: 't.exam',
    difficulty: 't.difficulty',
    minutes: 't.minutes',
    questions: `(select jsonb_agg(v.question_id order by asked.place) from jsonb_array_elements_text(t.sections -> 0 -> 'questions') with ordinality asked(id, place)
      join exam_question_versions v on v.id = asked.id)`,
  },
};

const questionHistory: ExportSource = {
  name: 'question-history',
  holds: 'the questions that you answered or marked; how the last answer was is left out of those that you have open in exam mode',
  // A question that is only marked has no time of an answer, and one that was never marked none of a mark.
  table: `(select *, greatest(last_at, marked_at) as at, md5(question_id)::uuid as id from question_history)`,
  owner: 'user_id',
  time: 'at',
  id: 'id',
  columns: {
    questionId: 't.question_id',
    times: 't.times',
    lastCorrect: 't.last_correct',
    lastAt: instant('t.last_at'),
    isMarked: 't.is_marked',
    markedAt: instant('t.marked_at'),
  },
  present: (row, { hidden }) => (hidden.has(String(row.questionId)) ? { ...row, lastCorrect: null } : row),
};

const patientCases: ExportSource = {
  name: 'patients',
  holds: 'the made patients that you played, what you asked them, and how it went',
  table: 'patient_cases',
  owner: 'user_id',
  time: 'completed_at',
  id: 'id',
  columns: {
    id: 't.id',
    completedAt: instant('t.completed_at'),
    code: 't.code',
    condition: 't.condition',
    isSolved: 't.is_solved',
    score: 't.score',
    secondsTold: 't.seconds_told',
    result: 't.result',
  },
};

const bookmarks: ExportSource = {
  name: 'bookmarks',
  holds: 'articles and conditions that you keep at hand',
  table: 'reference_bookmarks',
  owner: 'user_id',
  time: 'created_at',
  id: 'id',
  columns: { id: 't.id', createdAt: instant('t.created_at'), kind: 't.kind', reference: 't.item' },
};

const progress: ExportSource = {
  name: 'progress',
  holds: 'what your attempts add up to, by subject and examination',
  table: 'user_progress',
  owner: 'user_id',
  time: 'last_at',
  id: 'last_attempt',
  columns: {
    subject: 't.subject',
    exam: 't.exam',
    attempts: 't.attempts',
    questions: 't.questions',
    answered: 't.answered',
    averagePercent: 'round(t.tenths / (10.0 * nullif(t.attempts, 0)), 1)::float8',
    bestPercent: '(t.best / 10.0)::float8',
    currentStreak: 't.current_streak',
    longestStreak: 't.longest_streak',
    lastAttemptAt: instant('t.last_at'),
  },
};

const studyDays: ExportSource = {
  name: 'study-days',
  holds: 'the days on which you studied, in your time zone',
  // A day of the far east begins before that of UTC.
  table: `(select *, day::timestamptz - interval '1 day' as at, md5(day)::uuid as id from user_study_days)`,
  owner: 'user_id',
  time: 'at',
  id: 'id',
  columns: { day: 't.day', attempts: 't.attempts', questions: 't.questions', reviews: 't.reviews', patients: 't.patients' },
};

const achievements: ExportSource = {
  name: 'achievements',
  holds: 'what you have achieved',
  table: 'user_achievements',
  owner: 'user_id',
  time: 'earned_at',
  id: 'id',
  columns: { type: 't.type', level: 't.level', subject: 't.subject', exam: 't.exam', attemptId: 't.attempt_id', earnedAt: instant('t.earned_at') },
};

const badges: ExportSource = {
  name: 'badges',
  holds: 'the badges that you have earned',
  table: 'user_badges',
  owner: 'user_id',
  time: 'earned_at',
  id: 'id',
  columns: { name: 't.name', attemptId: 't.attempt_id', earnedAt: instant('t.earned_at') },
};

/** Everything that is somebody's: whoever adds a feature adds its source here and nowhere else. */
export const exportSources: readonly ExportSource[] = [
  profile,
  preferences,
  sessions,
  accountEvents,
  diagnosticSessions,
  aiAnswers,
  examAttempts,
  blocks,
  questionHistory,
  patientCases,
  progress,
  studyDays,
  reviewCards,
  reviews,
  achievements,
  badges,
  bookmarks,
];
