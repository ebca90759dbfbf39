import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CaptionValues } from '#domain/filings/FilingValues';
import { findNamedCaseForSystem } from '#server/cases/findCasesNumberedForSystem';
import { findKeptCaseForSystem } from '#server/cases/inKeptCase';
import { columnOf } from '#server/db/columnOf';
import { documentChoices, envelopeChoices } from '#server/db/schema/filerChoices';
import { documents, type filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { findEnvelopeChoicesForSystem } from './choiceRepository.ts';

type Filing = Pick<typeof filings.$inferSelect, 'court_id' | 'envelope_id'>;

/**
 * The court's case to which a filing belongs by its filer's choice, or else by its caption: a proposal for the clerk,
 * never a ground for access.
 */
export async function findCaseMeantForSystem(db: Db, filing: Filing, values: CaptionValues): Promise<string | null> {
  const chosen = await findEnvelopeChoicesForSystem(db, filing.envelope_id);
  switch (chosen?.destination) {
    case 'new':
      return null;
    case 'case':
      return findKeptCaseForSystem(db, chosen.case_id!);
    case 'number':
      return findNamedCaseForSystem(db, filing.court_id, { ...values, case_number: chosen.case_number });
    default:
      return findNamedCaseForSystem(db, filing.court_id, values);
  }
}

/** What filers chose for lead documents, by filing. */
export async function findLeadChoicesForSystem(db: Db, filing_ids: readonly string[]) {
  if (filing_ids.length === 0) return new Map<string, typeof documentChoices.$inferSelect>();
  const found = await db
    .select({ filing_id: documents.filing_id, choices: documentChoices })
    .from(documents)
    .innerJoin(documentChoices, eq(documentChoices.document_id, documents.id))
    .where(and(inArray(documents.filing_id, [...filing_ids]), eq(documents.kind, 'lead')));
  return new Map(found.map(({ filing_id, choices }) => [filing_id, choices]));
}

/** The filing code that the filer chose for the lead document of a filing in a column. */
export const chosenCodeOf = (filing_id: PgColumn): SQL<string | null> => sql<string | null>`(
  select c.code from ${documents} d join ${documentChoices} c on c.document_id = d.id
  where d.filing_id = ${columnOf(filing_id)} and d.kind = 'lead')`;

/** The category or the case type that the filer chose for the new case of an envelope in a column. */
export const chosenForCase = (envelope_id: PgColumn, what: 'category' | 'case_type'): SQL<string | null> =>
  sql<string | null>`(
  select e.${sql.identifier(what)} from ${envelopeChoices} e where e.envelope_id = ${columnOf(envelope_id)})`;
