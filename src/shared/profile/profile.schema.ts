import { z } from 'zod';
import { LoginInput, Profession } from '../auth/auth.schema.ts';
import { isPlainLine, isVisible, line, notAllowed } from '../fields.ts';

const when = z.iso.datetime();

/** `PUT /api/user/profile`: absent means unchanged. What else is sent (username, email, role, tier) is ignored. */
export const ProfileInput = z.object({
  firstName: line('First name', 80).optional(),
  lastName: line('Last name', 80).optional(),
  profession: Profession.optional(),
  /** Empty to clear it. */
  institution: z
    .string({ error: 'Institution must be text.' })
    .trim()
    .max(160, 'Institution must be at most 160 characters long.')
    .refine(isPlainLine, { error: notAllowed('Institution'), abort: true })
    .refine((text) => text === '' || isVisible(text), 'Institution must be text.')
    .optional(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

export const activityKinds = [
  'analysis',
  'assessment',
  'treatment',
  'look-up',
  'quiz',
  'test',
  'review',
  'patient',
  'achievement',
  'badge',
  'bookmark',
  'account',
] as const;

/** Something that somebody has done, in words. */
export const Activity = z.object({
  /** Unique in the list, not otherwise. */
  id: z.string(),
  kind: z.enum(activityKinds),
  /** Such as "Completed Acid-base in ten (80%)". */
  description: z.string(),
  /** Where it can be seen again, as a path of the page; null where it can not. */
  path: z.string().nullable(),
  timestamp: when,
});
export type Activity = z.infer<typeof Activity>;

/** `GET /api/user/stats`. */
export const UserStats = z.object({
  totalDiagnostics: z.number().int(),
  /** Mini quizzes and tests. */
  totalTestAttempts: z.number().int(),
  /** Percent to one decimal; 0 where there are none. */
  averageScore: z.number().min(0).max(100),
  /** The last ten. */
  recentActivity: z.array(Activity),
});
export type UserStats = z.infer<typeof UserStats>;

/** A page of activities, newest first, on from where the one before it ended. */
export const ActivityInput = z.object({
  limit: z.number().int().min(1).max(100).default(20),
  cursor: z
    .string()
    .max(200)
    .regex(/^[\w-]+$/, 'Cursor must be one that a page came with.')
    .nullish(),
});
export const ActivityPage = z.object({ items: z.array(Activity), nextCursor: z.string().nullable() });
export type ActivityPage = z.infer<typeof ActivityPage>;

/** A browser that is signed in. */
export const SessionEntry = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** Such as "Firefox on Windows"; null where it is not known. */
  device: z.string().nullable(),
  createdAt: when,
  lastSeenAt: when,
});
export type SessionEntry = z.infer<typeof SessionEntry>;
export const SessionIdInput = z.object({ id: z.string().regex(/^[0-9a-f]{16}$/, 'Id must be one from the list.') });

export const themes = ['light', 'dark', 'auto'] as const;

/** @returns whether this is the name of a time zone, as IANA lists them; an offset such as +05:30 is none, for it knows no summer */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** How somebody likes the page; kept with the account, so that another device has it too. Null: not chosen. */
export const Preferences = z.object({
  theme: z.enum(themes).nullable(),
  /** Whether single keys answer questions (A to E, arrows, M, S). */
  shortcuts: z.boolean().nullable(),
  /** In which days of study are counted; an IANA name. */
  timeZone: z.string().max(64).refine(isTimeZone, 'Time zone must be one of the IANA list, such as Asia/Kolkata.').nullable(),
});
export type Preferences = z.infer<typeof Preferences>;
export const PreferencesInput = Preferences.partial();
export type PreferencesInput = z.infer<typeof PreferencesInput>;

export const DeleteAccountInput = LoginInput.pick({ password: true });
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;
/** Until when signing in undoes it. */
export const DeleteAccountOutput = z.object({ deletedAt: when });
export type DeleteAccountOutput = z.infer<typeof DeleteAccountOutput>;
