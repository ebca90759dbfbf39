import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { placedStates } from '#domain/filings/states';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { isFilingLevelRead } from './isLevelRead.ts';
import { visibleCases } from './visibleCases.ts';
import { type Seer, visibleFilings } from './visibleFilings.ts';

/**
 * The filings on the docket of cases that the viewer sees, whose level the viewer reads (domain/access): their documents
 * are part of the case file, which its parties and counsel read. The filings themselves, with what was read in them, their reviews, and
 * their payments, remain with their filers. An attachment that was returned and accepted later has the entry of its
 * lead document.
 */
export function docketedFilings(db: Db, viewer: Seer): SQL {
  const entry = db
    .select({ found: sql`1` })
    .from(docketEntries)
    .innerJoin(cases, eq(cases.id, docketEntries.case_id))
    .where(
      and(
        sql`${docketEntries.filing_id} = coalesce(${filings.attached_to}, ${filings.id})`,
        isFilingLevelRead(docketEntries.access, filings.id, viewer),
        visibleCases(db, viewer),
      ),
    );
  const isRead = isFilingLevelRead(filings.access, filings.id, viewer);
  return and(inArray(filings.state, [...placedStates]), isRead, exists(entry))!;
}

/** The filings that a viewer may read: the viewer's own, and those on the docket of the viewer's cases. */
export const readableFilings = (db: Db, viewer: Seer): SQL => or(visibleFilings(viewer), docketedFilings(db, viewer))!;
