import { eq } from 'drizzle-orm';
import type { Report } from '#contract/reports';
import { correctableFields } from '#domain/reading/Reading';
import { changedShare } from '#domain/reports/changedShare';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { countUntouched, countWords } from './fieldWords.ts';
import { isDuring, type Narrowing } from './rowConditions.ts';

/** How often people changed what the machine said in a period, by field; fields of which nothing was read are left out. */
export async function countCorrections(db: Db, at: Narrowing): Promise<Report['corrections']> {
  const of = { filings: eq(filings.court_id, at.court_id), during: isDuring(at) };
  const words = await countWords(db, of);
  const untouched = await countUntouched(db, of);
  return correctableFields.flatMap((field) => {
    const { confirmed, corrected, supplied } = words.find((one) => one.field === field) ?? none;
    const left = untouched.find((one) => one.field === field)?.untouched ?? 0;
    if (confirmed + corrected + supplied + left === 0) return [];
    return [{ field, confirmed, corrected, supplied, untouched: left, ...changedShare({ confirmed, corrected }) }];
  });
}

const none = { confirmed: 0, corrected: 0, supplied: 0 };
