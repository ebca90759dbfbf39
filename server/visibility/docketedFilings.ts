import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { placedStates } from '#domain/filings/states';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from './visibleCases.ts';
import { type Seer, visibleFilings } from './visibleFilings.ts';

/**
 * The filings on the docket of cases that the viewer sees, whose entry is public: their documents are part of the case
 * file, which its parties and counsel read. The filings themselves, with what was read in them, their reviews, and
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
        eq(docketEntries.access, 'public'),
        visibleCases(db, viewer),
      ),
    );
  return and(inArray(filings.state, [...placedStates]), exists(entry))!;
}

/** The filings that a viewer may read: the viewer's own, and those whose entry in the viewer's cases is public. */
export const readableFilings = (db: Db, viewer: Seer): SQL => or(visibleFilings(viewer), docketedFilings(db, viewer))!;
