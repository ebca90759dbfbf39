import { jsonb, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { roles } from '#domain/identity/permissions';
import type { NotificationKind, NotificationWays } from '#domain/notifications/kinds';
import { moment, oneOf } from './columns.ts';

/**
 * What every area may read of the people of the portal: names, addresses, roles, and open sessions, without passwords
 * or tokens. The views are defined in the migrations (decision 0085).
 */

/** Every person who has or had an account. */
export const directoryPeople = pgView('directory_people', {
  id: uuid('id').notNull(),
  full_name: text('full_name').notNull(),
  email: text('email'),
  email_verified_at: moment('email_verified_at'),
  deactivated_at: moment('deactivated_at'),
  /** The chosen channels for notices; null for a person who has changed none. */
  notifications: jsonb('notifications').$type<Partial<Record<NotificationKind, NotificationWays>>>(),
}).existing();

/** Who acts in which role in a court now. A judge is listed once verified, and no one whose account is closed. */
export const directoryRoles = pgView('directory_roles', {
  person_id: uuid('person_id').notNull(),
  court_id: text('court_id').notNull(),
  role: oneOf('role', roles).notNull(),
}).existing();

/** Sessions that no one ended, of open accounts. Whether one has expired depends on the time. */
export const directorySessions = pgView('directory_sessions', {
  id: uuid('id').notNull(),
  last_seen_at: moment('last_seen_at').notNull(),
  expires_at: moment('expires_at').notNull(),
}).existing();
