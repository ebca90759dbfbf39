import type { ClosureChange } from '#domain/activity/messages/cases';
import type { Closure } from '#domain/courts/holidays/closures';
import { type ChangedDate, findChangedDatesForSystem } from '#server/cases/filingDates/findChangedDates';
import { readCourt } from '#server/courts/readCourt';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeChanges } from './describeChanges.ts';
import { toggled } from './recountDeadlines.ts';
import { type Moved, redateFiling } from './redateFiling.ts';

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
  const set = { basis: 'closure' as const, reason: because.name, ordered_on: null };
  for (const change of changes) {
    const moved = await redateFiling(tx, needs, actor, change, { court, because, set });
    deadlines += moved.deadlines;
    await announceMove(tx, needs, change, moved.filing, because);
  }
  return { filings: changes.length, deadlines };
}

async function announceMove(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  { stored, date, entry, case: held }: ChangedDate,
  { envelope_id, filed_by, document_name: document }: Moved['filing'],
  because: ClosureChange,
): Promise<void> {
  const { filing_id, court_id, filed_on: before } = stored;
  const { case_number, title: case_title } = held;
  await announce(tx, needs, {
    court_id,
    to: [filed_by],
    code: 'filing.date_moved',
    values: { document, entry, case_number, case_title, filed_on: date.filed_on, before, because },
    about: { filing: { id: filing_id, envelope_id }, case: { id: held.id, case_number } },
  });
}
