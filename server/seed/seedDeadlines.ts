import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { CaseType } from '#domain/courts/choices';
import { addDays } from '#domain/days/days';
import { systemOf } from '#domain/deadlines/calendarFor';
import { type DeadlineVariant, findVariant } from '#domain/deadlines/deadlineRules';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { people, personRoles } from '#server/db/schema/people';
import { deriveFor } from '#server/deadlines/computeDeadlines';
import { storedPart } from '#server/deadlines/saveDeadline';
import type { Services } from '#server/kernel/needs';

/** What is commonly due in a case of each type, by California's rules and the immigration courts'. */
const usualRules: Record<CaseType, readonly string[]> = {
  'Civil Complaint': ['CA-ANSWER', 'CA-DISC', 'CA-NOA'],
  'Family Law': ['CA-FAM-RESP', 'CA-DISC'],
  Probate: ['CA-PRB-CONTEST', 'CA-PRB-CLAIM'],
  'Small Claims': ['CA-SC-APPEAL'],
  Criminal: ['CA-NOA-CRIM'],
  Immigration: ['IM-BIA-NOA', 'IM-RECON'],
};
const beforeHearings = ['CA-OPP', 'CA-REPLY'];
const inEvery = 4;
const spread = 60;
const leftOpen = 9;

/** Deadlines of the sample court, computed by the rules: some overdue, some urgent, most to come, some settled. */
export async function seedDeadlines({ db, config, now }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    const court = await readCourt(tx, now(), config.court.id);
    const known = await tx
      .select({ id: deadlines.id })
      .from(deadlines)
      .where(eq(deadlines.court_id, court.id))
      .limit(1);
    if (known.length > 0) return;
    const [clerk] = await tx
      .select({ id: people.id })
      .from(people)
      .innerJoin(personRoles, eq(personRoles.person_id, people.id))
      .where(and(eq(personRoles.court_id, court.id), eq(personRoles.role, 'clerk'), isNull(personRoles.ended_at)))
      .orderBy(asc(people.created_at), asc(people.full_name))
      .limit(1);
    const kept = { court_id: court.id, saved_by: clerk?.id ?? null };
    const open = await tx
      .select()
      .from(cases)
      .where(and(eq(cases.court_id, court.id), eq(cases.status, 'open')))
      .orderBy(asc(cases.case_number));
    const rows = open.flatMap((one, index) => {
      if (index % inEvery !== 0) return [];
      const rules = usualRules[one.case_type];
      const variant = findVariant(rules[(index / inEvery) % rules.length]!)!;
      const offset = ((index * 7) % spread) - 4;
      return rowFor(court, one, variant, triggerFor(variant, addDays(court.today, offset)), offset);
    });
    const heard = await tx
      .select({ hearing: hearings, held: cases })
      .from(hearings)
      .innerJoin(cases, eq(cases.id, hearings.case_id))
      .where(
        and(
          eq(hearings.court_id, court.id),
          eq(hearings.status, 'scheduled'),
          gt(hearings.hearing_date, court.today),
          eq(cases.case_type, 'Civil Complaint'),
        ),
      )
      .orderBy(asc(hearings.starts_at))
      .limit(20);
    const before = heard.flatMap(({ hearing, held }, index) =>
      beforeHearings
        .flatMap((rule) => rowFor(court, held, findVariant(rule)!, hearing.hearing_date, 1))
        // What was due before today was filed, except for a few that need attention.
        .map((row) => (row.due_date < court.today && index % leftOpen !== 0 ? met(row) : row)),
    );
    const all = [...rows, ...before].map((row) => ({ ...row, ...kept, settled_by: row.settled_at && kept.saved_by }));
    if (all.length > 0) await tx.insert(deadlines).values(all).onConflictDoNothing();
  });
}

/** The day of an event whose deadline falls about that day. */
function triggerFor({ amount, unit, direction }: DeadlineVariant, due: string): string {
  const days = unit === 'months' ? amount * 30 : amount;
  return addDays(due, direction === 'after' ? -days : days);
}

function rowFor(
  court: KnownCourt,
  { id: case_id, case_type }: typeof cases.$inferSelect,
  variant: DeadlineVariant,
  trigger_date: string,
  offset: number,
) {
  if (variant.rule.system !== systemOf(court, case_type)) return [];
  const derived = storedPart(deriveFor(court, variant, trigger_date, null, null));
  const settled = offset < 0 && offset % 2 === 0;
  return [
    {
      ...derived,
      case_id,
      state: 'open' as 'open' | 'met',
      settled_at: null as Date | null,
      settled_reason: null as string | null,
    },
  ].map((row) => (settled ? met(row) : row));
}

function met<Row extends { due_date: string }>(row: Row) {
  return {
    ...row,
    state: 'met' as const,
    settled_at: new Date(`${row.due_date}T18:00:00Z`),
    settled_reason: 'Timely filed.',
  };
}
