import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accessKinds } from '#domain/activity/accessKinds';
import { moment, oneOf } from './columns.ts';
import { court } from './references.ts';

/**
 * Views, refused requests, and failed to sign in. One entry for each person (or network), thing and
 * hour. The portal's role adds entries and counts; old ones go through forget_access_log.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of what makes the entry one: court, kind, who, what, and the hour. */
    key: text('key').notNull(),
    court_id: court(),
    kind: oneOf('kind', accessKinds).notNull(),
    person_id: uuid('person_id'),
    person_role: text('person_role'),
    /** The address of the first time. */
    address: text('address'),
    subject_type: text('subject_type').notNull(),
    subject_id: text('subject_id').notNull(),
    detail: text('detail'),
    times: integer('times').notNull(),
    first_at: moment('first_at').notNull(),
    last_at: moment('last_at').notNull(),
  },
  (t) => [
    uniqueIndex('access_log_once').on(t.key),
    index('access_log_newest').on(t.court_id, t.first_at.desc().nullsFirst()),
    index('access_log_kind').on(t.court_id, t.kind, t.first_at.desc().nullsFirst()),
    index('access_log_person').on(t.person_id, t.first_at.desc().nullsFirst()),
    index('access_log_person_kind').on(t.court_id, t.person_id, t.kind, t.first_at.desc().nullsFirst()),
    index('access_log_subject').on(t.subject_id, t.first_at.desc().nullsFirst()),
  ],
);
