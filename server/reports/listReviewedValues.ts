import type { ReportRow } from '#contract/reports';
import { pathTo } from '#domain/paths/pathTo';
import type { RowSet } from '#domain/reports/measures';
import { countReviewedValues, findReviewedValues, type ReviewedValue } from '#server/filings/reviewedValues';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Narrowing } from './rowConditions.ts';

/** Which reviewed values are behind a figure. */
const outcomesOf = {
  values_looked_at: ['confirmed', 'corrected'],
  values_confirmed: ['confirmed'],
  values_corrected: ['corrected'],
  values_supplied: ['supplied'],
} as const satisfies Partial<Record<RowSet, readonly string[]>>;
type ReviewedSet = keyof typeof outcomesOf;

/** Whether the rows of a figure are reviewed values. */
export function isReviewedSet(set: RowSet): set is ReviewedSet {
  return set in outcomesOf;
}

/** How many reviewed values are behind a figure. */
export function countReviewedRows(db: Db, viewer: Actor, set: ReviewedSet, at: Narrowing): Promise<number> {
  return countReviewedValues(db, viewer, outcomesOf[set], { days: at, field: at.field });
}

/** The reviewed values behind a figure, the latest review first. */
export async function findReviewedRows(
  db: Db,
  viewer: Actor,
  set: ReviewedSet,
  at: Narrowing,
  page: { limit: number; offset: number },
): Promise<ReportRow[]> {
  const found = await findReviewedValues(db, viewer, outcomesOf[set], { days: at, field: at.field }, page);
  return found.map((value) => ({
    id: value.id,
    at: value.at,
    number: value.case_number,
    title: value.title,
    detail: describe(value),
    seconds: null,
    href: pathTo.filing(value.filing_id),
  }));
}

/** `amount: $84,500.00 → $90,000.00, Mary Exemplar` */
function describe({ field, machine_value, reviewed_value, outcome, person }: ReviewedValue): string {
  const write = (value: string | null) => value?.replaceAll('\n', '; ') ?? 'nothing';
  const change = outcome === 'confirmed' ? write(reviewed_value) : `${write(machine_value)} → ${write(reviewed_value)}`;
  return `${field.replaceAll('_', ' ')}: ${change}, ${person}`;
}
