import type { ClosureChange } from '#domain/activity/messages/cases';
import type { Closure } from '#domain/courts/holidays/closures';
import { replaceFilingDate } from '#server/cases/filingDates/filingDateRepository';
import { type ChangedDate, findChangedDatesForSystem } from '#server/cases/filingDates/findChangedDates';
import { readCourt } from '#server/courts/readCourt';
import { announce } from '#server/events/announce';
import { findFilingsForSystem } from '#server/filings/filingsForSystem';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeChanges } from './describeChanges.ts';
import { findDeadlinesFrom } from './findDeadlinesFrom.ts';
import { moveDeadline, toggled } from './recountDeadlines.ts';

type Change = { closure: Closure; because: ClosureChange; confirmed_changes: number | undefined };

/**
 * Gives the filings on the docket the dates that they have with a closure that was declared or withdrawn. The earlier
 * dates stay on record; the deadlines that run from them are counted again, and the people concerned are notified. An
 * administrator who has not seen exactly these changes is shown them first.
 */
export async function changeFilingDates(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { closure, because, confirmed_changes }: Change,
): Promise<{ filings: number; deadlines: number }> {
  const court = await readCourt(tx, needs.now(), actor.court_id);
  const courts = { court, without: toggled(court, closure) };
  const changes = await findChangedDatesForSystem(tx, courts, closure, true);
  if (changes.length === 0) return { filings: 0, deadlines: 0 };
  if (confirmed_changes !== changes.length) {
    throw new Refusal('closure_changes_dates', await describeChanges(tx, court, changes));
  }
  let deadlines = 0;
  for (const change of changes) {
    for (const { kept, derived } of await findDeadlinesFrom(tx, court, change, true)) {
      await moveDeadline(tx, needs, actor, kept, derived, because);
      deadlines++;
    }
    await replace(tx, needs, actor, change, because);
  }
  return { filings: changes.length, deadlines };
}

async function replace(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { stored, date, entry, case: held }: ChangedDate,
  because: ClosureChange,
): Promise<void> {
  const { filing_id, court_id, filed_on: before } = stored;
  const filing = (await findFilingsForSystem(tx, [filing_id])).get(filing_id)!;
  const change = { basis: 'closure' as const, reason: because.name, set_by: actor.person_id, set_at: needs.now() };
  await replaceFilingDate(tx, stored, date, change);
  const { case_number, title: case_title } = held;
  const document = filing.document_name;
  await announce(tx, needs, {
    court_id,
    to: [filing.filed_by],
    code: 'filing.date_moved',
    values: { document, entry, case_number, case_title, filed_on: date.filed_on, before, because },
    about: { filing: { id: filing_id, envelope_id: filing.envelope_id }, case: { id: held.id, case_number } },
  });
  await recordOnFiling(tx, needs, actor, filing, {
    action: 'filing_date_moved',
    values: { document, case_number, entry, before, day: date.filed_on, because },
    changes: [{ field: 'filed_on', before, after: date.filed_on }],
  });
}
