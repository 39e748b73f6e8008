import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

export const accountEventKinds = ['signed-in', 'sign-in-failed', 'password-changed'] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** Something that happened to an account, for its owner and the operator to look up. */
export const AccountEvent = defineEntity({
  name: 'AccountEvent',
  tableName: 'account_events',
  // Ids sort by time: the newest of one kind of one account are the end of a range.
  indexes: [{ name: 'account_events_newest_index', properties: ['user', 'kind', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    /** Null where the email has no account; what was typed is kept nowhere, for it may be a password. */
    user: () => p.manyToOne(User).nullable().deleteRule('cascade'),
    kind: p.enum(accountEventKinds),
    at: p.datetime().index('account_events_at_index'),
  },
});
export type AccountEvent = InferEntity<typeof AccountEvent>;
