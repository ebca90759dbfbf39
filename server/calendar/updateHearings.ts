import { eq, inArray, sql } from 'drizzle-orm';
import { zoneOf } from '#server/courts/zoneOf';
import { hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { rebookHearings } from './bookHearings.ts';
import type { StoredHearing } from './FoundHearing.ts';
import { momentsOf } from './writeHearings.ts';

/** What a change to several hearings gives each of them. */
export type HearingChange = {
  before: StoredHearing;
  to: Partial<
    Pick<
      StoredHearing,
      | 'hearing_date'
      | 'hearing_time'
      | 'sitting_id'
      | 'courtroom_id'
      | 'venue'
      | 'judge_id'
      | 'judge'
      | 'interpreter'
      | 'interpreter_id'
      | 'status'
      | 'reason'
      | 'override_reason'
    >
  >;
};

/**
 * Writes the next versions of several hearings of one court, and books what changed: a few statements, however many
 * hearings. Times that hearings exchange are released before any is booked.
 */
export async function updateHearings(
  tx: Db,
  changes: readonly HearingChange[],
  now: Date,
): Promise<Map<string, StoredHearing>> {
  if (changes.length === 0) return new Map();
  const zone = await zoneOf(tx, changes[0]!.before.court_id);
  const rows = changes.map(({ before, to }) => {
    const next = { ...before, ...to };
    const { id, hearing_date, hearing_time, sitting_id, courtroom_id, venue, judge_id, judge } = next;
    const { status, reason, override_reason, interpreter, interpreter_id } = next;
    const moments = momentsOf({ hearing_date, hearing_time, duration_minutes: before.duration_minutes }, zone);
    return {
      ...{ id, hearing_date, hearing_time, sitting_id, courtroom_id, venue, judge_id, judge },
      ...{ status, reason, override_reason, interpreter, interpreter_id },
      ...moments,
    };
  });
  await tx
    .update(hearings)
    .set({
      ...{ hearing_date: sql`c.hearing_date`, hearing_time: sql`c.hearing_time`, sitting_id: sql`c.sitting_id` },
      ...{ courtroom_id: sql`c.courtroom_id`, venue: sql`c.venue`, status: sql`c.status`, reason: sql`c.reason` },
      ...{ judge_id: sql`c.judge_id`, judge: sql`c.judge` },
      ...{ interpreter: sql`c.interpreter`, interpreter_id: sql`c.interpreter_id` },
      ...{ override_reason: sql`c.override_reason`, starts_at: sql`c.starts_at`, ends_at: sql`c.ends_at` },
      ...{ version: sql`${hearings.version} + 1`, updated_at: now },
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(rows)}::json) as c(id uuid, hearing_date date, hearing_time time,
        sitting_id uuid, courtroom_id uuid, venue text, judge_id uuid, judge text, status text, reason text, override_reason text,
        interpreter text, interpreter_id uuid,
        starts_at timestamptz, ends_at timestamptz)`,
    )
    .where(eq(hearings.id, sql`c.id`));
  const ids = rows.map(({ id }) => id);
  const after = new Map(
    (await tx.select().from(hearings).where(inArray(hearings.id, ids))).map((one) => [one.id, one]),
  );
  await rebookHearings(
    tx,
    changes.map(({ before }) => ({ before, after: after.get(before.id)! })),
  );
  return after;
}
