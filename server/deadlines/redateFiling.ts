import type { DateCause } from '#domain/activity/messages/cases';
import { replaceFilingDate, type StoredFilingDate } from '#server/cases/filingDates/filingDateRepository';
import type { ChangedDate } from '#server/cases/filingDates/findChangedDates';
import type { KnownCourt } from '#server/courts/readCourt';
import { findFilingsForSystem } from '#server/filings/filingsForSystem';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findDeadlinesFrom } from './findDeadlinesFrom.ts';
import { moveDeadline } from './recountDeadlines.ts';

export type Redating = {
  court: KnownCourt;
  because: DateCause;
  set: Pick<StoredFilingDate, 'basis' | 'reason' | 'ordered_on'>;
};

export type Moved = {
  filing: { envelope_id: string | null; filed_by: string; document_name: string };
  /** How many deadlines were counted again. */
  deadlines: number;
};

/**
 * Gives a filing on the docket another filing date. The earlier one stays on record; the deadlines that run from it are
 * counted again, and the people whom they concern are notified. The
 * caller announces the new date.
 */
export async function redateFiling(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  change: ChangedDate,
  { court, because, set }: Redating,
): Promise<Moved> {
  const { stored, date, entry, case: held } = change;
  const { filing_id, filed_on: before } = stored;
  const moving = await findDeadlinesFrom(tx, court, change, true);
  for (const { kept, derived } of moving) await moveDeadline(tx, needs, actor, kept, derived, because);
  await replaceFilingDate(tx, stored, date, { ...set, set_by: actor.person_id, set_at: needs.now() });
  const filing = (await findFilingsForSystem(tx, [filing_id])).get(filing_id)!;
  const { document_name: document } = filing;
  const { case_number } = held;
  await recordOnFiling(tx, needs, actor, filing, {
    action: 'filing_date_moved',
    values: { document, case_number, entry, before, day: date.filed_on, because },
    changes: [{ field: 'filed_on', before, after: date.filed_on }],
  });
  return { filing, deadlines: moving.length };
}
