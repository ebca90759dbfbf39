import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { type Closure, daysOf } from '#domain/courts/holidays/closures';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { addDays } from '#domain/days/days';
import type { CourtDating } from '#domain/filingDates/CourtDating';
import { dateFiling } from '#domain/filingDates/dateFiling';
import type { FilingDate } from '#domain/filingDates/FilingDateSteps';
import type { KnownCourt } from '#server/courts/readCourt';
import { datingOf } from '#server/courts/readCourtDating';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { filingDates } from '#server/db/schema/filingDates';
import type { Db } from '#server/kernel/Database';
import { leadOfFiling } from '#server/visibility/leadOfFiling';
import type { StoredFilingDate } from './filingDateRepository.ts';

/** A filing date on the docket that changes, with its entry. */
export type ChangedDate = {
  stored: StoredFilingDate;
  date: FilingDate;
  entry: number;
  /** Whether it is an attachment that joined the entry of its lead document. */
  joined?: boolean;
  case: { id: string; case_number: string; title: string };
};

/** No closure with its weekends and holidays moves a filing date further than this many days. */
const furthest = 90;
/** What a clerk or a judge decided stays. */
const byRule = ['rule', 'closure', 'recorded'] as const;

/**
 * The filing dates on the docket that change when a closure is declared or withdrawn, oldest entry first. `without` is
 * the court before the change. With `lock`, they stay locked until the transaction ends.
 */
export async function findChangedDatesForSystem(
  db: Db,
  { court, without }: { court: KnownCourt; without: KnownCourt },
  { closed_on, closed_until, extends_deadlines }: Closure,
  lock = false,
): Promise<ChangedDate[]> {
  if (!extends_deadlines) return [];
  const last = closed_until ?? closed_on;
  const touched = db
    .select({
      stored: filingDates,
      entry: docketEntries.number,
      joined: sql<boolean>`${docketEntries.filing_id} <> ${filingDates.filing_id}`,
      case: { id: cases.id, case_number: cases.case_number, title: cases.title },
    })
    .from(filingDates)
    .innerJoin(docketEntries, onEntry)
    .innerJoin(cases, eq(cases.id, docketEntries.case_id))
    .where(
      and(
        eq(filingDates.court_id, court.id),
        isNull(filingDates.replaced_at),
        inArray(filingDates.basis, [...byRule]),
        gte(filingDates.filed_on, closed_on),
        lte(filingDates.filed_on, addDays(last, furthest)),
        lte(filingDates.received_on, last),
      ),
    )
    .orderBy(asc(filingDates.filed_on), asc(filingDates.id));
  const found = lock ? await touched.for('update', { of: [filingDates, docketEntries] }) : await touched;
  const [now, before] = [datingOf(court), datingOf(without)];
  return found.flatMap((one) => {
    const date = dateAgain(now, one.stored);
    // What this closure does not move stays as it is on record, whatever else has changed in the rules since.
    const moves = date.filed_on !== dateAgain(before, one.stored).filed_on && date.filed_on !== one.stored.filed_on;
    return moves ? [{ ...one, date }] : [];
  });
}

/** The date of the same submission in a court as it is now. */
function dateAgain(court: CourtDating, { received_at, way, steps }: StoredFilingDate): FilingDate {
  const date = dateFiling(court, { at: received_at, way });
  const submission = steps.filter(({ code }) => code === 'first_submission_counts' || code === 'new_submission_counts');
  return { ...date, steps: [...submission, ...date.steps] };
}

/** The entry of a filing; for an attachment that the clerk returned and that joined its lead document's entry, that one. */
const onEntry = or(
  eq(docketEntries.filing_id, filingDates.filing_id),
  and(
    eq(docketEntries.filing_id, leadOfFiling(filingDates.filing_id)),
    sql`not exists (select from ${docketEntries} own where own.filing_id = ${filingDates.filing_id})`,
  ),
);

/** The court as it would be with a closure, or without one of its closures. */
export function withDays(court: KnownCourt, closure: Closure, closed: boolean): KnownCourt {
  const days = daysOf(closure);
  const dates = new Set(days.map(({ date }) => date));
  const others = court.closures.filter(({ date }) => !dates.has(date));
  const closures = closed ? [...others, ...days] : others;
  return { ...court, closures, calendar: holidaysOf(court, closures) };
}
