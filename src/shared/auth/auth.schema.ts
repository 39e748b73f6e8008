import { z } from 'zod';
import { line, notAllowed } from '../fields.ts';
import { hasUsernameCharacters, keepsToOneScript } from './name.rules.ts';

export const professions = [
  'Medical Student',
  'Resident Physician',
  'Attending Physician',
  'Nurse Practitioner',
  'Physician Assistant',
  'Registered Nurse',
  'Medical Researcher',
  'Healthcare Administrator',
  'Other Healthcare Professional',
] as const;

export const Profession = z.enum(professions, { error: 'Please choose a profession from the list.' });
export type Profession = z.infer<typeof Profession>;

export const subscriptionTiers = ['free', 'professional', 'enterprise'] as const;
export const SubscriptionTier = z.enum(subscriptionTiers);
export type SubscriptionTier = z.infer<typeof SubscriptionTier>;

export const minimumPasswordLength = 6;

const Email = line('Email', 254).pipe(z.email('Please enter a valid email address.'));

const Password = z
  .string({ error: 'Password is required.' })
  .min(minimumPasswordLength, `Password must be at least ${minimumPasswordLength} characters long.`)
  // Argon2 hashes any length; the cap keeps a request from buying unbounded work.
  .max(256, 'Password must be at most 256 characters long.')
  // Half characters are hashed all alike.
  .refine((password) => password.isWellFormed(), notAllowed('Password'));

export const RegisterInput = z.object({
  username: line('Username', 40)
    .refine(hasUsernameCharacters, { error: 'Username may contain letters, digits, dots, dashes and underscores.', abort: true })
    .refine(keepsToOneScript, 'Username must keep to the letters of one script.'),
  email: Email,
  password: Password,
  firstName: line('First name', 80),
  lastName: line('Last name', 80),
  profession: Profession,
  institution: line('Institution', 160),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

export const LoginInput = z.object({
  email: line('Email', 254),
  password: z
    .string({ error: 'Password is required.' })
    .min(1, 'Password is required.')
    .max(256, 'Password must be at most 256 characters long.')
    .refine((password) => password.isWellFormed(), notAllowed('Password')),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** The signed-in user as every client sees it. Dates are ISO 8601 in UTC. */
export const CurrentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profession: z.string().nullable(),
  institution: z.string().nullable(),
  subscriptionTier: SubscriptionTier,
  isAdmin: z.boolean(),
  lastLoginAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** `GET /api/me`: the fields at the top level for the header, and under `user` for the auth store. */
export const MeOutput = CurrentUser.extend({ user: CurrentUser });
export type MeOutput = z.infer<typeof MeOutput>;

export const UserOutput = z.object({
  user: CurrentUser,
  /** Signing in undid the deletion that was asked for. */
  isDeletionUndone: z.literal(true).optional(),
});
export type UserOutput = z.infer<typeof UserOutput>;

/** Who is signed in, for the client's own start: being signed out is an answer there, not a failure. */
export const SessionOutput = z.object({ user: CurrentUser.nullable() });
export type SessionOutput = z.infer<typeof SessionOutput>;
