import type { CaseType } from '#domain/courts/choices';
import { filingCodes } from '#domain/docketing/data/filingCodes';
import { filingCodeOf } from '#domain/docketing/filingCodeOf';
import { findEntryAccessForSystem } from '#server/cases/docket/findEntryAccess';
import type { StoredCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

type Filing = typeof filings.$inferSelect;

/** Files of these types are open to the public in general; those of the others are confidential in part or in full. */
const openCaseTypes: readonly (CaseType | null)[] = ['Civil Complaint', 'Small Claims'];

/**
 * Whether the public page of a receipt may show more than the time, the court, and whether a document matches. It must
 * be certain for every filing: an open case type, a filing code that is public everywhere, and no sealed entry. Until a
 * document is read, its type is unknown, and the page stays closed.
 */
export async function isOpenToPublic(db: Db, court: StoredCourt, received: readonly Filing[]): Promise<boolean> {
  const entries = await findEntryAccessForSystem(
    db,
    received.map(({ id }) => id),
  );
  return (
    received.length > 0 &&
    received.every((filing) => {
      const entry = entries.get(filing.id);
      if (!openCaseTypes.includes(filing.case_type)) return false;
      if (entry && entry.access !== 'public') return false;
      const code = entry?.code
        ? filingCodes.find(({ id }) => id === entry.code)
        : filingCodeOf({ document_type: filing.document_type, title: filing.title }, court);
      return code?.confidentiality === 'public';
    })
  );
}
