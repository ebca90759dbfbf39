import { pgTable, text } from 'drizzle-orm/pg-core';
import { partialAcceptances } from '#domain/acceptance/partialAcceptance';
import { oneOf, version } from './columns.ts';
import { court } from './references.ts';

/** What a court sets for itself about accepting filings; null where the default applies. */
export const courtAcceptance = pgTable('court_acceptance', {
  court_id: court().primaryKey(),
  /** Whether a clerk may accept a filing and return some of its attachments. */
  partial: oneOf('partial', partialAcceptances),
  authority: text('authority'),
  version: version(),
});
