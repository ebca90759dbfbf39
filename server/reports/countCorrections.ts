import type { Report } from '#contract/reports';
import { type CorrectableField, correctableFields, reviewedFields } from '#domain/reading/Reading';
import { changedShare } from '#domain/reports/changedShare';
import { countReviewed, countUntouched } from '#server/filings/reviewedValues';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Narrowing } from './rowConditions.ts';

/**
 * How often people changed the machine's values in a period, by field. Fields of which nothing was read are left out, as
 * are additional fields that no one reviewed.
 */
export async function countCorrections(db: Db, viewer: Actor, days: Narrowing): Promise<Report['corrections']> {
  const reviewed = await countReviewed(db, viewer, { days });
  const untouched = await countUntouched(db, viewer, { days });
  return correctableFields.flatMap((field) => {
    const { confirmed, corrected, supplied } = reviewed.find((one) => one.field === field) ?? none;
    const left = untouched.find((one) => one.field === field)?.untouched ?? 0;
    const seen = confirmed + corrected + supplied;
    if (seen === 0 && (left === 0 || !isReviewed(field))) return [];
    return [{ field, confirmed, corrected, supplied, untouched: left, ...changedShare({ confirmed, corrected }) }];
  });
}

const isReviewed = (field: CorrectableField) => (reviewedFields as readonly string[]).includes(field);
const none = { confirmed: 0, corrected: 0, supplied: 0 };
