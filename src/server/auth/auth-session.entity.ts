import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** A signed-in browser. The token itself is never stored. */
export const AuthSession = defineEntity({
  name: 'AuthSession',
  tableName: 'auth_sessions',
  properties: {
    /** SHA-256 of the token, in hex. */
    key: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index('auth_sessions_user_index'),
    /** The browser and its system, such as "Firefox on Windows"; null where they are not known. What the browser said in full is not stored. */
    device: p.text().nullable(),
    createdAt: p.datetime(),
    /** Within a minute; what idle expiry counts from. */
    lastSeenAt: p.datetime().index('auth_sessions_last_seen_index'),
  },
});
export type AuthSession = InferEntity<typeof AuthSession>;
