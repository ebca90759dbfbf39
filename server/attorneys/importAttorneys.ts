import { and, eq, inArray } from 'drizzle-orm';
import { writeRosterProblem } from '#contract/messages/writeMessages';
import { type ReadEntry, type RosterProblem, readRoster } from '#domain/attorneys/readRoster';
import { dateInZone } from '#domain/days/dateInZone';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { zoneOf } from '#server/courts/zoneOf';
import { attorneys } from '#server/db/schema/attorneys';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { parseCsv } from './parseCsv.ts';
import type { ReceivedCsv } from './receiveCsv.ts';

const rowsAtOnce = 500;

/** Adds every attorney of a CSV file, or none and reports the error of each row. */
export async function importAttorneys(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { file_name, text }: ReceivedCsv,
): Promise<{ message: string; imported: number }> {
  const { header, lines } = parseCsv(text);
  const { entries, problems } = readRoster(header, lines);
  const imported = entries.length;
  const many = imported === 1 ? '1 attorney' : `${imported} attorneys`;
  await needs.db.transaction(async (tx) => {
    const taken = await findTaken(tx, actor.court_id, entries);
    assertNoProblems([...problems, ...taken]);
    await insertEntries(tx, needs, actor.court_id, entries);
    await recordActivity(tx, needs, actor, {
      action: 'attorneys_imported',
      subject_type: 'attorney',
      subject_id: 'all',
      values: { count: imported, file_name },
    });
  });
  return { message: `${many} imported successfully`, imported };
}

async function findTaken(tx: Db, court_id: string, entries: ReadEntry[]): Promise<RosterProblem[]> {
  if (entries.length === 0) return [];
  const numbers = entries.map(({ bar_number }) => bar_number);
  const known = await tx
    .select({ bar_number: attorneys.bar_number, full_name: attorneys.full_name })
    .from(attorneys)
    .where(and(eq(attorneys.court_id, court_id), inArray(attorneys.bar_number, numbers)));
  const holders = new Map(known.map(({ bar_number, full_name }) => [bar_number, full_name]));
  return entries
    .filter(({ bar_number }) => holders.has(bar_number))
    .map(({ row, bar_number }) => ({
      row,
      field: 'bar_number',
      says: say('bar_number_taken', { bar_number, name: holders.get(bar_number)! }),
    }));
}

function assertNoProblems(problems: RosterProblem[]): void {
  if (problems.length > 0)
    throw new Refusal('import_refused', {
      rows: problems
        .toSorted((a, b) => a.row - b.row)
        .map(({ row, field, says }) => ({ row, field, message: writeRosterProblem(says) })),
    });
}

async function insertEntries(tx: Db, { now }: Needs<'now'>, court_id: string, entries: ReadEntry[]) {
  const today = dateInZone(now(), await zoneOf(tx, court_id));
  for (let start = 0; start < entries.length; start += rowsAtOnce) {
    const some = entries.slice(start, start + rowsAtOnce);
    await tx.insert(attorneys).values(
      some.map(({ row: _row, status_since, ...entry }) => ({
        court_id,
        ...entry,
        status_since: status_since ?? today,
      })),
    );
  }
}
