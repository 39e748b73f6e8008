import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { subscriptionTiers } from '../../shared/auth/auth.schema.ts';

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    username: p.text(),
    /** The username without regard to case, form and look-alike letters, see usernameKey. */
    usernameKey: p.text().unique('users_username_key'),
    email: p.text(),
    emailKey: p.text().unique('users_email_key'),
    passwordHash: p.text().hidden(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    profession: p.text().nullable(),
    institution: p.text().nullable(),
    /** In which days of study are counted; an IANA name, UTC where none is known. */
    timeZone: p.text().nullable(),
    subscriptionTier: p.enum(subscriptionTiers).default('free'),
    isAdmin: p.boolean().default(false),
    /** Administrator because ADMIN_EMAIL says so, and only as long as it does. */
    isAdminByEnvironment: p.boolean().default(false),
    /** The advertised administrator of demo mode, which must not outlive it. */
    isDemo: p.boolean().default(false),
    disabledAt: p.datetime().nullable(),
    lastLoginAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
export type User = InferEntity<typeof User>;
