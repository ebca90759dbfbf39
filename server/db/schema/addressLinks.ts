import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accessRequests } from './apiAccess.ts';
import { bytea, moment } from './columns.ts';
import { person } from './references.ts';

/** Links that verify an address which was only typed in, once. */
export const addressLinks = pgTable('address_links', {
  token_hash: bytea('token_hash').primaryKey(),
  person_id: person('person_id').notNull(),
  email: text('email').notNull(),
  /** The request for API access that names the address; empty where it is the account's own. */
  access_request_id: uuid('access_request_id').references(() => accessRequests.id, { onDelete: 'cascade' }),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
});
