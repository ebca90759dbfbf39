import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { ComputedDeadline } from '#contract/deadlines';
import { findVariant } from '#domain/deadlines/deadlineRules';
import { runsFromFiling } from '#domain/deadlines/runsFromFiling';
import type { ChangedDate } from '#server/cases/filingDates/findChangedDates';
import type { KnownCourt } from '#server/courts/readCourt';
import { deadlines } from '#server/db/schema/deadlines';
import type { Db } from '#server/kernel/Database';
import { deriveFor } from './computeDeadlines.ts';
import { isOpen } from './deadlineRepository.ts';
import type { Kept } from './recountDeadlines.ts';

/**
 * The open deadlines that run from a filing date that changes, each counted again. A deadline runs from the filing that
 * it names; one that names none, from the filing of its case with that date and a separate entry.
 */
export async function findDeadlinesFrom(
  db: Db,
  court: KnownCourt,
  { stored, date, case: held, joined = false }: ChangedDate,
  lock = false,
): Promise<{ kept: Kept; derived: ComputedDeadline }[]> {
  const running = db
    .select()
    .from(deadlines)
    .where(
      and(
        eq(deadlines.case_id, held.id),
        isOpen,
        eq(deadlines.trigger_date, stored.filed_on),
        joined
          ? eq(deadlines.filing_id, stored.filing_id)
          : or(eq(deadlines.filing_id, stored.filing_id), isNull(deadlines.filing_id)),
      ),
    )
    .orderBy(asc(deadlines.id));
  const found = lock ? await running.for('update') : await running;
  return found.flatMap((deadline) => {
    const variant = findVariant(deadline.rule_id);
    if (!variant || !runsFromFiling(variant.trigger)) return [];
    const derived = deriveFor(court, variant, date.filed_on, deadline.service_method, null);
    return [{ kept: { deadline, case_number: held.case_number, case_title: held.title }, derived }];
  });
}
