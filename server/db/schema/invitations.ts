import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { roles } from '#domain/identity/permissions';
import { attorneys } from './attorneys.ts';
import { created, id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** A role that the person with this address receives at their first sign-in. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    email: text('email').notNull(),
    court_id: court(),
    role: oneOf('role', roles).notNull(),
    /** Of an invited attorney the entry of the roster that will be theirs. */
    attorney_id: uuid('attorney_id').references((): AnyPgColumn => attorneys.id, { onDelete: 'cascade' }),
    invited_by: person('invited_by'),
    created_at: created(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
    withdrawn_at: moment('withdrawn_at'),
    /** When the email about it was last sent. */
    sent_at: moment('sent_at'),
    version: version(),
  },
  (t) => [
    index('invitations_email').on(t.email),
    uniqueIndex('invitations_one_open')
      .on(t.court_id, t.email)
      .where(sql`${t.used_at} is null and ${t.withdrawn_at} is null`),
  ],
);
