import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { findIds } from '#domain/hearings/findByName';
import { readDirectory } from '#server/calendar/readDirectory';
import { insertHearings } from '#server/calendar/writeHearings';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { caseCounters } from '#server/db/schema/docket';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import type { Services } from '#server/kernel/needs';
import { furtherCourts } from './plan/furtherCourts.ts';
import { formOf } from './plan/participantOf.ts';
import { plannedJudges } from './plan/people.ts';
import type { PlannedCase } from './plan/planCases.ts';
import type { CourtPlan } from './plan/planCourt.ts';
import { plannedEventTypes } from './plan/planHearings.ts';
import { seedChambers } from './seedChambers.ts';
import { seedParticipants } from './seedParticipants.ts';

/** Rows a statement: PostgreSQL takes 65,535 values in one. */
const batch = 500;

/** When the planned people joined: before all their planned actions. */
const since = new Date('2024-01-02T17:00:00Z');

/**
 * Puts the planned court on record: courts, judges, rooms, attorneys, cases with their parties, hearings. What was
 * filed in the cases follows by jobs. Either all of it is there afterward, or nothing.
 */
export async function seedPlannedCourt({ db, config, now }: Services, plan: CourtPlan): Promise<void> {
  const court_id = config.court.id;
  await db.transaction(async (tx) => {
    const bar_number = plan.attorneys[0]!.bar_number;
    const known = await tx.select({ id: attorneys.id }).from(attorneys).where(eq(attorneys.bar_number, bar_number));
    if (known.length > 0) return;
    await seedStaff(tx, court_id);
    const counsel = await seedAttorneys(tx, court_id, plan);
    const ids = await seedCases(tx, plan.cases, counsel);
    await seedCounters(tx, plan.cases);
    await seedHearings(tx, court_id, plan, ids);
    await seedChambers(tx, court_id, now());
  });
}

/** Judges, and clerks who have decided on what was filed. They have no way to sign in. */
async function seedStaff(tx: Db, court_id: string): Promise<void> {
  const judges = plannedJudges.map(({ full_name }) => ({ full_name, court: court_id, role: 'judge' as const }));
  const clerks = [
    ...['Jordan Docket', 'Sam Filewright', 'Robin Intake'].map((full_name) => ({ full_name, court: court_id })),
    ...furtherCourts.map(({ id, name }) => ({ full_name: `Clerk, ${name}`, court: id })),
  ].map((clerk) => ({ ...clerk, role: 'clerk' as const }));
  for (const { full_name, court, role } of [...judges, ...clerks]) {
    const [person] = await tx.insert(people).values({ full_name, created_at: since }).returning({ id: people.id });
    await tx.insert(personRoles).values({ person_id: person!.id, court_id: court, role, granted_at: since });
    const judge = role === 'judge' ? plannedJudges.find((one) => one.full_name === full_name) : undefined;
    if (!judge) continue;
    await tx.insert(judgeProfiles).values({
      person_id: person!.id,
      court_id,
      specialization: judge.specialization,
      bar_number: `0090${plannedJudges.indexOf(judge)}`,
      location: 'CA',
      court_house: 'Alder County Courthouse',
      status: 'verified',
      decided_at: since,
    });
  }
}

/** The attorneys of the plan in its order, each with an account that has no address and no way to sign in. */
async function seedAttorneys(tx: Db, court_id: string, { attorneys: planned }: CourtPlan): Promise<string[]> {
  const withAccounts = planned.map((attorney) => ({ ...attorney, person_id: randomUUID() }));
  await tx
    .insert(people)
    .values(withAccounts.map(({ person_id: id, full_name }) => ({ id, full_name, created_at: since })));
  await tx
    .insert(personRoles)
    .values(
      withAccounts.map(({ person_id }) => ({ person_id, court_id, role: 'attorney' as const, granted_at: since })),
    );
  const rows = await tx
    .insert(attorneys)
    .values(withAccounts.map((attorney) => ({ ...attorney, court_id, status_since: '2024-01-02' })))
    .returning({ id: attorneys.id, bar_number: attorneys.bar_number });
  return planned.map(({ bar_number }) => rows.find((row) => row.bar_number === bar_number)!.id);
}

async function seedCases(tx: Db, planned: PlannedCase[], counsel: string[]): Promise<Map<string, string>> {
  const judges = await tx
    .select({ id: people.id, full_name: people.full_name })
    .from(people)
    .innerJoin(judgeProfiles, eq(judgeProfiles.person_id, people.id))
    .where(inArray(people.full_name, [...new Set(planned.flatMap(({ judge }) => judge ?? []))]));
  const ids = new Map<string, string>();
  for (const some of batches(planned)) {
    const made = await tx
      .insert(cases)
      .values(
        some.map(({ judge, closed_on, disposition, ...held }) => ({
          court_id: held.court_id,
          case_number: held.case_number,
          title: held.title,
          case_type: held.case_type,
          status: closed_on === null ? ('open' as const) : ('closed' as const),
          judge_name: judge,
          judge_id: judges.find(({ full_name }) => full_name === judge)?.id ?? null,
          opened_on: held.opened_on,
          closed_on,
          disposition,
          title_form: formOf(held.case_type),
        })),
      )
      .returning({ id: cases.id, court_id: cases.court_id, case_number: cases.case_number });
    for (const { id, court_id, case_number } of made) ids.set(keyOf({ court_id, case_number }), id);
    await seedParticipants(
      tx,
      some.map((held) => ({ ...held, id: ids.get(keyOf(held))! })),
      counsel,
    );
    const assigned = some
      .filter(({ closed_on }) => closed_on === null)
      .flatMap((held) => held.parties.map(({ attorney }) => ({ held, attorney })))
      .filter(({ attorney }) => attorney !== null);
    await tx
      .insert(caseAssignments)
      .values(
        assigned.map(({ held, attorney }) => ({ case_id: ids.get(keyOf(held))!, attorney_id: counsel[attorney!]! })),
      )
      .onConflictDoNothing();
  }
  return ids;
}

/** Numbers are unique in a court only. */
export const keyOf = ({ court_id, case_number }: { court_id: string; case_number: string }) =>
  `${court_id} ${case_number}`;

/** The next case that the portal opens gets a number after those of the plan. */
async function seedCounters(tx: Db, planned: PlannedCase[]): Promise<void> {
  const counts = new Map<string, typeof caseCounters.$inferInsert>();
  for (const { court_id, case_type, opened_on } of planned) {
    const year = Number(opened_on.slice(0, 4));
    const key = `${court_id} ${year} ${case_type}`;
    const counter = counts.get(key) ?? { court_id, year, case_type, last_number: 0 };
    counts.set(key, { ...counter, last_number: (counter.last_number ?? 0) + 1 });
  }
  await tx
    .insert(caseCounters)
    .values([...counts.values()])
    .onConflictDoNothing();
}

async function seedHearings(tx: Db, court_id: string, plan: CourtPlan, ids: Map<string, string>): Promise<void> {
  const directory = await readDirectory(tx, court_id);
  const roomOf = (judge: string) =>
    plannedJudges.find(({ full_name }) => full_name === judge)?.courtroom ?? 'Department 4';
  const rows = plan.hearings.map(({ case_number, event_type, judge, date, time, status, reason }) => {
    const held = plan.cases.find((one) => one.court_id === court_id && one.case_number === case_number)!;
    const venue = roomOf(judge);
    return {
      ...findIds(directory, { judge, venue, event_type }),
      court_id,
      case_id: ids.get(keyOf({ court_id, case_number }))!,
      judge,
      case_title: held.title,
      case_number,
      case_type: held.case_type,
      event_type,
      hearing_date: date,
      hearing_time: time,
      venue,
      duration_minutes: plannedEventTypes.find(({ name }) => name === event_type)!.duration_minutes,
      status,
      reason,
    };
  });
  for (const some of batches(rows)) await insertHearings(tx, some);
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  );
}
