import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

export const accountEventKinds = ['signed-in', 'sign-in-failed', 'password-changed', 'deletion-requested', 'deletion-undone'] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** Something that happened to an account, for its owner and the operator to look up. */
export const AccountEvent = defineEntity({
  name: 'AccountEvent',
  tableName: 'account_events',
  indexes: [
    // Ids sort by time: the newest of one kind of one account are the end of a range.
    { name: 'account_events_newest_index', properties: ['user', 'kind', 'id'] },
    { name: 'account_events_listing_index', properties: ['user', 'at', 'id'] },
    {
      // However many accounts were deleted, the newest at emails without one are found at once.
      name: 'account_events_unknown_index',
      expression: 'create index "account_events_unknown_index" on "account_events" ("kind", "id") where "user_id" is null and "pseudonym" is null',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    /** Null where the email has no account; what was typed is kept nowhere, for it may be a password. */
    user: () => p.manyToOne(User).nullable().deleteRule('cascade'),
    /** Of an account that is deleted: one for all its events, drawn at random, so that they can be counted and lead to nobody. */
    pseudonym: p.uuid().nullable(),
    kind: p.enum(accountEventKinds),
    at: p.datetime().index('account_events_at_index'),
  },
});
export type AccountEvent = InferEntity<typeof AccountEvent>;
