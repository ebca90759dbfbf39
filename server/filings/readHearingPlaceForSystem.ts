import { asc, inArray } from 'drizzle-orm';
import { gatherFields } from '#domain/reading/listedFields';
import { extractedFields } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { lastReadingsForSystem } from './lastReadingsForSystem.ts';
import { correctReadingForSystem } from './updateCurrentValues.ts';

/** The courtroom that a filing names for its hearing, as read or corrected; null if it names none. */
export async function readHearingPlaceForSystem(db: Db, filing_id: string): Promise<string | null> {
  const readings = [...(await lastReadingsForSystem(db, [filing_id])).values()];
  if (readings.length === 0) return null;
  const fields = await db
    .select()
    .from(extractedFields)
    .where(inArray(extractedFields.analysis_id, readings))
    .orderBy(asc(extractedFields.position));
  return (await correctReadingForSystem(db, filing_id, gatherFields(fields))).hearing_place?.value ?? null;
}
