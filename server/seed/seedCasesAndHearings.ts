import { and, eq, ne } from 'drizzle-orm';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { nextCourtDay, seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays } from '#domain/days/days';
import { findIds } from '#domain/hearings/findByName';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { readDirectory } from '#server/calendar/readDirectory';
import { insertHearings } from '#server/calendar/writeHearings';
import { findCourt } from '#server/courts/findCourt';
import { attorneys } from '#server/db/schema/attorneys';
import { hearings } from '#server/db/schema/calendar';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { partyCounsel } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import type { Services } from '#server/kernel/needs';
import { formOf, participantOf, titleByRule } from './plan/participantOf.ts';
import { sampleCases, sampleHearings } from './sampleCourt.ts';

export const sampleMinutes = 30;

/** The cases of the sample court with their parties, and hearings on the next court days. */
export async function seedCasesAndHearings({ db, config, now }: Services): Promise<void> {
  const court_id = config.court.id;
  const today = dateInZone(now(), config.court.time_zone);
  await db.transaction(async (tx) => {
    const court = await findCourt(tx, court_id);
    for (const { parties: named, opened_days_ago, ended, ...sample } of sampleCases) {
      const calendar = holidaysOf(config.court);
      const courtDay = (days: number) => seekCourtDay(addDays(today, -days), calendar, 1);
      const opened_on = courtDay(opened_days_ago);
      const end = ended && {
        state: 'disposed' as const,
        closed_on: courtDay(ended.days_ago),
        disposition: ended.disposition,
      };
      const { case_type, title } = sample;
      const system = practiceSystemOf(court, case_type);
      const byRule = titleByRule(named, case_type, system, formOf(case_type));
      const [made] = await tx
        .insert(cases)
        .values({
          court_id,
          ...sample,
          ...end,
          opened_on,
          title_form: formOf(case_type),
          title_is_set: title !== byRule,
        })
        .onConflictDoNothing()
        .returning({ id: cases.id });
      if (!made) continue;
      await tx.insert(parties).values(
        named.map((party, position) => {
          const self_represented = case_type === 'Small Claims';
          return { ...participantOf(party, case_type, system), case_id: made.id, position, self_represented };
        }),
      );
    }
    await assignCases(tx, court_id);
    const directory = await readDirectory(tx, court_id);
    const calendar = holidaysOf(config.court);
    for (const { case_number, in_days, at, ...sample } of sampleHearings) {
      const [held] = await tx
        .select()
        .from(cases)
        .where(and(eq(cases.court_id, court_id), eq(cases.case_number, case_number)));
      if (!held) continue;
      const known = await tx.select({ id: hearings.id }).from(hearings).where(eq(hearings.case_id, held.id));
      if (known.length > 0) continue;
      await insertHearings(tx, [
        {
          court_id,
          case_id: held.id,
          case_title: held.title,
          case_number,
          case_type: held.case_type,
          hearing_date: courtDayAfter(today, in_days, calendar),
          hearing_time: at,
          duration_minutes: sampleMinutes,
          ...sample,
          ...findIds(directory, sample),
        },
      ]);
    }
  });
}

/** The two attorneys in private practice who may act are counsel of the two sides, except in small claims. */
async function assignCases(tx: Db, court_id: string): Promise<void> {
  const acting = await tx
    .select()
    .from(attorneys)
    .where(
      and(eq(attorneys.court_id, court_id), eq(attorneys.status, 'Active'), eq(attorneys.type, 'Private Attorney')),
    )
    .orderBy(attorneys.bar_number)
    .limit(2);
  const open = await tx
    .select({ id: cases.id, opened_on: cases.opened_on })
    .from(cases)
    .where(and(eq(cases.court_id, court_id), eq(cases.status, 'open'), ne(cases.case_type, 'Small Claims')))
    .orderBy(cases.case_number);
  const sides = ['initiating', 'responding'] as const;
  for (const { id: case_id, opened_on } of open) {
    for (const [index, attorney] of acting.entries()) await appear(tx, { case_id, opened_on }, attorney, sides[index]!);
  }
}

/** An attorney represents a side of a case. */
async function appear(
  tx: Db,
  { case_id, opened_on }: { case_id: string; opened_on: string },
  { id: attorney_id, full_name, bar_number }: typeof attorneys.$inferSelect,
  side: 'initiating' | 'responding',
): Promise<void> {
  const represented = await tx
    .select({ party_id: parties.id })
    .from(parties)
    .where(and(eq(parties.case_id, case_id), eq(parties.side, side)));
  if (represented.length === 0) return;
  await tx.insert(caseAssignments).values({ case_id, attorney_id }).onConflictDoNothing();
  await tx
    .insert(partyCounsel)
    .values(
      represented.map(({ party_id }) => ({ party_id, attorney_id, full_name, bar_number, appeared_on: opened_on })),
    )
    .onConflictDoNothing();
}

/** The n-th court day after today. */
export function courtDayAfter(today: string, n: number, calendar: CourtCalendar): string {
  let day = today;
  for (let left = n; left > 0; left--) day = nextCourtDay(day, calendar);
  return day;
}
