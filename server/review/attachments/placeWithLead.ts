import type { InputOf } from '#contract/endpoint';
import type { decideFiling } from '#contract/review';
import type { Placement } from '#domain/cases/Placement';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { findCaseOfLead } from './joinEntry.ts';

/** An attachment that was returned alone goes where its lead document is; null for other filings. */
export async function placeWithLead(
  tx: Db,
  filing: Pick<typeof filings.$inferSelect, 'attached_to' | 'court_id'>,
  asked: InputOf<typeof decideFiling>['placement'],
): Promise<Placement | null> {
  const lead = await findCaseOfLead(tx, filing);
  if (!lead) return null;
  if (asked && !('join' in asked && asked.join === lead.id)) {
    throw invalidInput('placement', `This attachment belongs to an entry of ${lead.case_number}.`);
  }
  return { join: lead.id };
}
