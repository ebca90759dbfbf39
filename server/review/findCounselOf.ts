import { isActive } from '#domain/attorneys/attorneyStatuses';
import { findByBarNumbers, findOwnEntry } from '#server/attorneys/findInRoster';
import type { Counsel } from '#server/cases/openCase';
import type { filings } from '#server/db/schema/filings';
import { readBarNumbersForSystem } from '#server/filings/readCounselForSystem';
import type { Db } from '#server/kernel/Database';

/** Counsel for the filing side: by the bar numbers on the document, else the filer's own entry in the roster. */
export async function findCounselOf(
  tx: Db,
  filing: Pick<typeof filings.$inferSelect, 'id' | 'court_id' | 'filed_by'>,
): Promise<Counsel | undefined> {
  const numbers = await readBarNumbersForSystem(tx, filing.id);
  const own =
    (await findByBarNumbers(tx, filing.court_id, numbers)) ??
    (await findOwnEntry(tx, filing.court_id, filing.filed_by));
  if (own) {
    const { id: attorney_id, full_name: counsel_name, bar_number: counsel_bar_number } = own;
    return { ofParty: { attorney_id, counsel_name, counsel_bar_number }, active: isActive(own.status) };
  }
  const [stated] = numbers;
  if (!stated) return undefined;
  return { ofParty: { attorney_id: null, counsel_name: null, counsel_bar_number: stated }, active: false };
}
