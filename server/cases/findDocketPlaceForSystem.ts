import { eq } from 'drizzle-orm';
import type { AccessLevel } from '#domain/access/accessLevels';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

type DocketPlace = {
  number: number;
  code: string | null;
  filed_on: string;
  access: AccessLevel;
  id: string;
  case_number: string;
  title: string;
};

/** The docket entry of a filing, with its case, for a filing that the caller found for its viewer. */
export async function findDocketPlaceForSystem(db: Db, filing_id: string): Promise<DocketPlace | undefined> {
  const { number, code, filed_on, access } = docketEntries;
  const [entry] = await db
    .select({ number, code, filed_on, access, id: cases.id, case_number: cases.case_number, title: cases.title })
    .from(docketEntries)
    .innerJoin(cases, eq(cases.id, docketEntries.case_id))
    .where(eq(docketEntries.filing_id, filing_id));
  return entry;
}
