import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { serviceMethods } from '#domain/participants/service';
import {
  type OtherMethod,
  recipientStates,
  serviceFailures,
  serviceGrounds,
  serviceMoments,
} from '#domain/service/serviceChoices';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { documentVersions, envelopes } from './filings.ts';
import { court, person } from './references.ts';

/** Electronic service of filings: what the filer chose in a draft, who was served, and what each recipient opened. */

/** Someone whom the filer adds to the service list for a courtesy copy. */
export type AddedRecipient = { id: string; name: string; email: string };
/** That the filer serves a recipient by other means; the day is null until it was done. */
export type ServedOtherwise = { key: string; method: OtherMethod; on: string | null };

/** The filer’s choices in a draft. They are deleted with it. */
export const serviceDrafts = pgTable('service_drafts', {
  envelope_id: uuid('envelope_id')
    .primaryKey()
    .references(() => envelopes.id, { onDelete: 'cascade' }),
  /** Recipients by the key of their line on the service list, with whether they are e-served. */
  chosen: jsonb('chosen').$type<Record<string, boolean>>().notNull(),
  added: jsonb('added').$type<AddedRecipient[]>().notNull(),
  otherwise: jsonb('otherwise').$type<ServedOtherwise[]>().notNull(),
  version: version(),
});

/** The service of one envelope in a case: of what was filed and, in later rounds, of corrected documents. */
export const services = pgTable(
  'services',
  {
    id: id(),
    court_id: court(),
    envelope_id: uuid('envelope_id')
      .notNull()
      .references(() => envelopes.id),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** 1 for what was filed; each resubmission that the portal serves has the next number. */
    round: integer('round').notNull().default(1),
    served_by: person('served_by').notNull(),
    /** When the portal serves, as the court’s rule or setting was at filing, and its authority. */
    moment: oneOf('moment', serviceMoments).notNull(),
    authority: text('authority').notNull(),
    created_at: moment('created_at').notNull(),
    /** When the portal began to serve; null while the clerk’s decision is open. */
    served_at: moment('served_at'),
  },
  (t) => [
    uniqueIndex('services_once').on(t.envelope_id, t.court_id, t.round),
    check('services_round_positive', sql`${t.round} > 0`),
  ],
);

/** The documents that are served, as received. */
export const servedDocuments = pgTable(
  'served_documents',
  {
    service_id: uuid('service_id')
      .notNull()
      .references(() => services.id),
    /** From 1. */
    position: integer('position').notNull(),
    version_id: uuid('version_id')
      .notNull()
      .references(() => documentVersions.id),
  },
  (t) => [
    primaryKey({ columns: [t.service_id, t.position] }),
    uniqueIndex('served_documents_version').on(t.service_id, t.version_id),
  ],
);

/** Everyone on the service list of a filing, with the state of their service. */
export const serviceRecipients = pgTable(
  'service_recipients',
  {
    id: id(),
    service_id: uuid('service_id')
      .notNull()
      .references(() => services.id),
    position: integer('position').notNull(),
    /** The line of the case’s service list, so that no one is served twice. */
    key: text('key').notNull(),
    /** The recipient’s account, if there is one. */
    person_id: person('person_id'),
    name: text('name').notNull(),
    /** The parties for whom they are served. */
    parties: text('parties').array().notNull().default(sql`'{}'`),
    ground: oneOf('ground', serviceGrounds).notNull(),
    method: oneOf('method', serviceMethods).notNull(),
    address: text('address'),
    state: oneOf('state', recipientStates).notNull(),
    /** When service on them was complete under the rule; null if it is not. */
    served_at: moment('served_at'),
    /** The day on which the filer served them by other means. */
    served_on: date('served_on', { mode: 'string' }),
    attempts: integer('attempts').notNull().default(0),
    failure: oneOf('failure', serviceFailures),
    /** The answer of the mail server to the last attempt. */
    mail_reply: text('mail_reply'),
    /** Opens the served documents without an account; null for recipients with one. */
    token: text('token'),
    revoked_at: moment('revoked_at'),
    version: version(),
  },
  (t) => [
    uniqueIndex('service_recipients_once').on(t.service_id, t.key),
    uniqueIndex('service_recipients_token').on(t.token),
    index('service_recipients_person').on(t.person_id),
    check('service_recipients_token_long', sql`${t.token} ~ '^[A-Za-z0-9_-]{32,64}$'`),
  ],
);

/** What recipients opened, and when. The portal adds rows and never changes them. */
export const serviceAccesses = pgTable(
  'service_accesses',
  {
    id: id(),
    recipient_id: uuid('recipient_id')
      .notNull()
      .references(() => serviceRecipients.id),
    /** The document; null for the list of documents. */
    version_id: uuid('version_id').references(() => documentVersions.id),
    address: text('address').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('service_accesses_recipient').on(t.recipient_id, t.at)],
);

/** What a court sets for itself about service; null where the default applies. */
export const courtService = pgTable('court_service', {
  court_id: court().primaryKey(),
  moment: oneOf('moment', serviceMoments),
  authority: text('authority'),
  version: version(),
});
