import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import type { User } from './user.entity.ts';

/** What is shown of a user. */
export type PresentableUser = Pick<
  User,
  'id' | 'username' | 'email' | 'firstName' | 'lastName' | 'profession' | 'institution' | 'subscriptionTier' | 'isAdmin' | 'lastLoginAt' | 'createdAt'
>;

/** @returns the user as its owner sees it: never the hash, never the keys */
export function presentUser(user: PresentableUser): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    profession: user.profession ?? null,
    institution: user.institution ?? null,
    subscriptionTier: user.subscriptionTier,
    isAdmin: user.isAdmin,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}
