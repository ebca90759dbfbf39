import { createHash } from 'node:crypto';
import { and, eq, inArray, max } from 'drizzle-orm';
import { docketEventNamed, isDocketEvent } from '#domain/docketing/codesOf';
import { kindOfEvent } from '#domain/docketing/kindOfEvent';
import { toMoment } from '#domain/hearings/courtTime';
import { say } from '#domain/messages/say';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { people, personRoles } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import type { Services } from '#server/kernel/needs';
import { furtherCourts } from './plan/furtherCourts.ts';
import type { PlannedCase } from './plan/PlannedCase.ts';
import { clerksElsewhere } from './plan/people.ts';
import type { CourtPlan } from './plan/planCourt.ts';
import { momentOfEntry, type PlannedCourtEntry } from './plan/planFilings.ts';
import { clerkOf } from './plan/timeline.ts';

/**
 * Makes the court's own entries of a period, after the first moment and up to the second: minute orders, notices,
 * judgments. Entries that are on the docket already are left out.
 */
export async function enterCourtEntries(
  { db, config }: Services,
  { entries }: CourtPlan,
  { since, until }: { since: string; until: string },
): Promise<void> {
  const due = entries.filter(({ entry }) => momentOfEntry(entry) > since && momentOfEntry(entry) <= until);
  for (const held of new Set(due.map((one) => one.held))) {
    const own = due.filter((one) => one.held === held);
    const zone = furtherCourts.find(({ id }) => id === held.court_id)?.time_zone ?? config.court.time_zone;
    await db.transaction((tx) => enter(tx, held, own, zone));
  }
}

async function enter(tx: Db, held: PlannedCase, planned: readonly PlannedCourtEntry[], zone: string): Promise<void> {
  const [found] = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.court_id, held.court_id), eq(cases.case_number, held.case_number)))
    .for('update');
  if (!found) return;
  const rows = planned.map(({ entry, index }) => ({ entry, id: idOf(held, index) }));
  const made = await tx
    .select({ id: docketEntries.id })
    .from(docketEntries)
    .where(
      inArray(
        docketEntries.id,
        rows.map(({ id }) => id),
      ),
    );
  const known = new Set(made.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  const [last] = await tx
    .select({ number: max(docketEntries.number) })
    .from(docketEntries)
    .where(eq(docketEntries.case_id, found.id));
  const entered_by = await findClerk(tx, held);
  await tx.insert(docketEntries).values(
    missing.map(({ entry: { code, text, filed_on, at }, id }, index) => ({
      ...{ id, text, filed_on, entered_by },
      case_id: found.id,
      number: (last?.number ?? 0) + 1 + index,
      entered_at: toMoment({ date: filed_on, time: clockOf(at) }, zone)!,
      kind: isDocketEvent(code) ? kindOfEvent(docketEventNamed(code)) : ('filing' as const),
      code: code === '' ? null : code,
      description: say('docket.written', { text }),
    })),
  );
}

/** The clerk of the courtroom, or of the further court. */
async function findClerk(tx: Db, { court_id, judge }: PlannedCase): Promise<string | null> {
  const full_name = clerksElsewhere[court_id] ?? clerkOf(judge ?? '');
  const [clerk] = await tx
    .select({ id: people.id })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.person_id, people.id))
    .where(and(eq(people.full_name, full_name), eq(personRoles.court_id, court_id)));
  return clerk?.id ?? null;
}

/** The same ID for the same entry, so that a job that runs again finds it. */
function idOf({ court_id, case_number }: PlannedCase, index: number): string {
  const hash = createHash('sha256').update(`${court_id} ${case_number} entry ${index}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** Minutes after midnight as a time: `09:05`. */
export const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
