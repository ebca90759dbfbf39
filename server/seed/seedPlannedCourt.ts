import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { type Directory, findIds } from '#domain/hearings/findByName';
import { notificationKinds } from '#domain/notifications/kinds';
import { readDirectory } from '#server/calendar/readDirectory';
import { insertHearings } from '#server/calendar/writeHearings';
import { attorneys } from '#server/db/schema/attorneys';
import { courtrooms, eventTypes } from '#server/db/schema/calendar';
import { caseStateChanges } from '#server/db/schema/caseLife';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { caseSequences } from '#server/db/schema/docket';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { personPreferences } from '#server/db/schema/settings';
import type { Db } from '#server/kernel/Database';
import type { Services } from '#server/kernel/needs';
import { furtherEvents } from './plan/furtherCalendars.ts';
import { furtherCourts } from './plan/furtherCourts.ts';
import type { PlannedCase, PlannedHearing } from './plan/PlannedCase.ts';
import { clerksElsewhere, courtroomOf, judgesElsewhere, plannedClerks, plannedJudges } from './plan/people.ts';
import type { CourtPlan } from './plan/planCourt.ts';
import { lastNumbers } from './plan/sampleNumbers.ts';
import { seedChambers, sittingOf } from './seedChambers.ts';
import { seedAssignedJudges, seedJudgeRules } from './seedJudgeRules.ts';
import { seedParticipants } from './seedParticipants.ts';

/** Rows a statement: PostgreSQL takes 65,535 values in one. */
const batch = 500;

/** When the planned people joined: before all their planned actions. */
const since = new Date('2024-01-02T17:00:00Z');

/**
 * Puts the planned court on record: courts, judges and the rules of their assignment, rooms, attorneys, cases with their
 * parties, hearings. What was filed in the cases and what the court entered follow by jobs. Either all of it is there
 * afterward, or nothing.
 */
export async function seedPlannedCourt({ db, config, now }: Services, plan: CourtPlan): Promise<void> {
  const court_id = config.court.id;
  // A case does not exist before the document that opens it is accepted.
  const opened = plan.cases.filter(({ awaits_opening }) => !awaits_opening);
  await db.transaction(async (tx) => {
    const bar_number = plan.attorneys[0]!.bar_number;
    const known = await tx.select({ id: attorneys.id }).from(attorneys).where(eq(attorneys.bar_number, bar_number));
    if (known.length > 0) return;
    await seedStaff(tx, court_id);
    const judges = await findJudges(tx, opened);
    await seedJudgeRules(tx, court_id, opened, judges);
    const counsel = await seedAttorneys(tx, plan);
    const ids = await seedCases(tx, opened, counsel, judges);
    await seedSequences(tx, config.court, opened);
    await seedFurtherRooms(tx);
    const called = await seedChambers(tx, court_id, now());
    await seedHearings(tx, opened, { ids, counsel, called });
  });
}

/** Judges, and clerks who have decided on what was filed. They have no way to sign in. */
async function seedStaff(tx: Db, court_id: string): Promise<void> {
  const own = plannedJudges.map((judge) => ({ ...judge, court: court_id, ...alderCourthouse }));
  const further = furtherCourts.map(({ id }) => ({ ...judgesElsewhere[id]!, court: id, specialization: 'civil' }));
  const judges = [...own, ...further].map((judge) => ({ ...judge, role: 'judge' as const }));
  const clerks = [
    ...plannedClerks.map((full_name) => ({ full_name, court: court_id })),
    ...furtherCourts.map(({ id }) => ({ full_name: clerksElsewhere[id]!, court: id })),
  ].map((clerk) => ({ ...clerk, role: 'clerk' as const }));
  for (const { full_name, court, role } of [...judges, ...clerks]) {
    const [person] = await tx.insert(people).values({ full_name, created_at: since }).returning({ id: people.id });
    await tx.insert(personRoles).values({ person_id: person!.id, court_id: court, role, granted_at: since });
    const place = judges.findIndex((one) => role === 'judge' && one.full_name === full_name);
    if (place < 0) continue;
    const { specialization, location, court_house } = judges[place]!;
    await tx.insert(judgeProfiles).values({
      person_id: person!.id,
      court_id: court,
      ...{ specialization, location, court_house },
      bar_number: `009${String(place).padStart(2, '0')}`,
      status: 'verified',
      decided_at: since,
    });
  }
}

const alderCourthouse = { location: 'CA', court_house: 'Alder County Courthouse' };

/** The room of each further court, and what is held there. */
async function seedFurtherRooms(tx: Db): Promise<void> {
  const rows = furtherCourts.map(({ id: court_id }) => ({
    court_id,
    name: judgesElsewhere[court_id]!.courtroom,
    seats: 48,
  }));
  await tx.insert(courtrooms).values(rows).onConflictDoNothing();
  const types = furtherCourts.flatMap(({ id: court_id }) =>
    furtherEvents[court_id]!.map(({ name, minutes }) => ({ court_id, name, duration_minutes: minutes })),
  );
  await tx.insert(eventTypes).values(types).onConflictDoNothing();
}

/** The judges of the cases by name; those of the further courts have no account. */
async function findJudges(tx: Db, planned: readonly PlannedCase[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: people.id, full_name: people.full_name })
    .from(people)
    .innerJoin(judgeProfiles, eq(judgeProfiles.person_id, people.id))
    .where(inArray(people.full_name, [...new Set(planned.flatMap(({ judge }) => judge ?? []))]));
  return new Map(rows.map(({ id, full_name }) => [full_name, id]));
}

/** The attorneys of the plan in its order, each with an account whose address is not verified and that cannot sign in. */
async function seedAttorneys(tx: Db, { attorneys: planned }: CourtPlan): Promise<string[]> {
  const withAccounts = planned.map((attorney) => ({ ...attorney, id: randomUUID(), person_id: randomUUID() }));
  await tx
    .insert(people)
    .values(withAccounts.map(({ person_id: id, full_name, email }) => ({ id, full_name, email, created_at: since })));
  await tx.insert(personRoles).values(
    withAccounts.map(({ person_id, court_id }) => ({
      person_id,
      court_id,
      role: 'attorney' as const,
      granted_at: since,
    })),
  );
  // No one reads the emails of accounts that cannot sign in.
  const silent = Object.fromEntries(notificationKinds.map((kind) => [kind, { portal: true, mail: false }]));
  await tx.insert(personPreferences).values(
    withAccounts.map(({ person_id }) => ({
      ...{ person_id, notifications: silent, updated_at: since },
      date_format: 'MM/DD/YYYY' as const,
      time_format: '12h' as const,
      language: 'en' as const,
    })),
  );
  await tx.insert(attorneys).values(
    withAccounts.map(({ id, person_id, court_id, full_name, bar_number, status, type, office }, index) => ({
      ...{ id, person_id, court_id, full_name, bar_number, status, type, firm: office[0]! },
      status_since: `20${String(8 + (index % 16)).padStart(2, '0')}-${index % 2 === 0 ? '06-0' : '12-0'}${1 + (index % 9)}`,
    })),
  );
  return withAccounts.map(({ id }) => id);
}

async function seedCases(
  tx: Db,
  planned: readonly PlannedCase[],
  counsel: string[],
  judges: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const ids = new Map(planned.map((held) => [keyOf(held), randomUUID() as string]));
  const idOf = (held: PlannedCase) => ids.get(keyOf(held))!;
  for (const some of batches(planned)) {
    await tx.insert(cases).values(
      some.map((held) => ({
        id: idOf(held),
        court_id: held.court_id,
        case_number: held.case_number,
        title: held.title,
        title_form: held.title_form,
        case_type: held.case_type,
        category: held.category,
        status: held.closed_on === null ? ('open' as const) : ('closed' as const),
        state: held.closed_on === null ? ('active' as const) : ('disposed' as const),
        judge_name: held.judge,
        judge_id: judges.get(held.judge ?? '') ?? null,
        opened_on: held.opened_on,
        closed_on: held.closed_on,
        disposition: held.disposition,
      })),
    );
    const located = some.map((held) => ({ ...held, id: idOf(held) }));
    await seedParticipants(tx, located, counsel);
    await seedAssignedJudges(
      tx,
      some.map((held) => ({ held, id: idOf(held) })),
      judges,
    );
    const ended = some.flatMap((held) => (held.closed_on === null ? [] : [endOf(held, idOf(held), held.closed_on)]));
    if (ended.length > 0) await tx.insert(caseStateChanges).values(ended);
    await tx
      .insert(caseAssignments)
      .values(
        some.flatMap((held) => actingIn(held).map((one) => ({ case_id: idOf(held), attorney_id: counsel[one]! }))),
      )
      .onConflictDoNothing();
  }
  return ids;
}

const endOf = ({ disposition }: PlannedCase, case_id: string, closed_on: string) => ({
  case_id,
  number: 1,
  state: 'disposed' as const,
  disposition,
  reason: 'Entered on the docket.',
  effective_on: closed_on,
  made_at: new Date(`${closed_on}T22:00:00Z`),
});

/** The attorneys who have appeared in an open case. */
const actingIn = ({ closed_on, parties, subject }: PlannedCase): number[] =>
  closed_on !== null
    ? []
    : [...parties, ...(subject ? [subject] : [])].flatMap(({ attorney, appeared_on }) =>
        attorney !== null && appeared_on !== null ? [attorney] : [],
      );

/** Numbers are unique in a court only. */
export const keyOf = ({ court_id, case_number }: { court_id: string; case_number: string }) =>
  `${court_id} ${case_number}`;

/** The next case that the portal opens gets a number after those of the plan. */
async function seedSequences(tx: Db, court: { id: string }, planned: readonly PlannedCase[]): Promise<void> {
  const rows = lastNumbers(court.id, planned);
  await tx.insert(caseSequences).values(rows).onConflictDoNothing();
}

type Placed = { ids: Map<string, string>; counsel: string[]; called: Map<string, string> };

/** The hearings of each court: their rooms, event types, and time zones are its own. */
async function seedHearings(tx: Db, planned: readonly PlannedCase[], placed: Placed): Promise<void> {
  for (const court_id of new Set(planned.map((held) => held.court_id))) {
    const own = planned.filter((held) => held.court_id === court_id);
    const directory = await readDirectory(tx, court_id);
    const rows = own.flatMap((held) => held.hearings.map((hearing) => draftOf(held, hearing, directory, placed)));
    for (const some of batches(rows)) await insertHearings(tx, some);
  }
}

function draftOf(held: PlannedCase, hearing: PlannedHearing, directory: Directory, { ids, counsel, called }: Placed) {
  const { court_id, case_number, event_type, judge, date, time, status, reason } = hearing;
  const venue = courtroomOf(judge);
  const sitting_id = sittingOf(called, hearing);
  return {
    ...findIds(directory, { judge, venue, event_type }),
    ...{ court_id, case_number, event_type, judge, venue, status, reason },
    case_id: ids.get(keyOf(held))!,
    case_title: held.title,
    case_type: held.case_type,
    hearing_date: date,
    hearing_time: time,
    duration_minutes: directory.kinds.find(({ name }) => name === event_type)!.duration_minutes,
    attorney_ids: hearing.attorneys.map((one) => counsel[one]!),
    ...(sitting_id && { sitting_id }),
  };
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  );
}
