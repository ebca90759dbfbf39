import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CourtEvent, EventCode } from '#domain/events/CourtEvents';
import { id, moment } from './columns.ts';
import { court } from './references.ts';

/** The events of a court, each recorded once. Its notices, emails, and webhooks are derived from it. Never changed. */
export const courtEvents = pgTable(
  'court_events',
  {
    id: id(),
    court_id: court(),
    code: text('code').$type<EventCode>().notNull(),
    /** What its texts are composed of; the catalogs of texts have the words. */
    values: jsonb('values').$type<CourtEvent['values']>().notNull(),
    /** The records that it concerns. */
    about: jsonb('about').$type<CourtEvent['about']>().notNull(),
    occurred_at: moment('occurred_at').notNull(),
  },
  (t) => [index('court_events_newest').on(t.court_id, t.occurred_at.desc())],
);
