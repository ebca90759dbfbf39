import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { caseTypes } from '#domain/courts/choices';
import { attachmentPositions, destinations } from '#domain/envelopes/destinations';
import { documentMarks } from '#domain/sealing/documentMarks';
import { cases } from './cases.ts';
import { moment, oneOf } from './columns.ts';
import { documents, envelopes } from './filings.ts';

/** What filers chose or confirmed. What is null is as the portal proposes it. */

/** The filer's choices for an entire envelope. They are changed only while it is a draft. */
export const envelopeChoices = pgTable(
  'envelope_choices',
  {
    envelope_id: uuid('envelope_id')
      .primaryKey()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    /** Counts up with each change of the choices, also of those for its documents. */
    version: integer('version').notNull(),
    destination: oneOf('destination', destinations),
    /** A case that the filer had access to when choosing it. It grants no one access. */
    case_id: uuid('case_id').references(() => cases.id),
    /** A case number as the filer typed it; it may belong to no case. */
    case_number: text('case_number'),
    case_type: oneOf('case_type', caseTypes),
    /** The ID of a category of the court's pack. */
    category: text('category'),
    note_to_clerk: text('note_to_clerk').notNull().default(''),
    /** The filer's own reference. Only the filer sees it, and members of the filer's firm. */
    client_matter: text('client_matter').notNull().default(''),
    changed_at: moment('changed_at').notNull(),
  },
  (t) => [
    check('envelope_choices_case', sql`coalesce(${t.destination} = 'case', false) = (${t.case_id} is not null)`),
    // Words are searched among the numbers of the firm's filings.
    index('envelope_choices_client_matter')
      .using('gin', sql`${t.client_matter} gin_trgm_ops`)
      .where(sql`${t.client_matter} <> ''`),
    check(
      'envelope_choices_number',
      sql`coalesce(${t.destination} = 'number', false) = (${t.case_number} is not null)`,
    ),
  ],
);

/** The filer's choices for one document of an envelope. */
export const documentChoices = pgTable(
  'document_choices',
  {
    document_id: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** The ID of a filing code of the court. */
    code: text('code'),
    /** Null for a lead document. */
    position: oneOf('position', attachmentPositions),
    /** An attachment's name on the docket. */
    description: text('description'),
    /** The names of the parties for whom a lead document is filed. */
    on_behalf_of: text('on_behalf_of').array(),
    /** Whether it is public, a redacted version, or lodged conditionally under seal. */
    mark: oneOf('mark', documentMarks),
    /** The lodged document of which it is the redacted version. */
    redacts: uuid('redacts').references(() => documents.id, { onDelete: 'set null' }),
  },
  (t) => [index('document_choices_redacts').on(t.redacts).where(sql`${t.redacts} is not null`)],
);
