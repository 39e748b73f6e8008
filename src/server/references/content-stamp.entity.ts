import { defineEntity, p } from '@mikro-orm/core';

/** What of content/ the database has, by name: a start that finds it unchanged has nothing to do. */
export const ContentStamp = defineEntity({
  name: 'ContentStamp',
  tableName: 'content_stamps',
  properties: {
    name: p.text().primary(),
    hash: p.text(),
  },
});
