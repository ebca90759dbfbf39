import { and, desc, eq, inArray } from 'drizzle-orm';
import { placedStates } from '#domain/filings/states';
import { docketDateOf, docketNumberOf } from '#server/cases/caseRelations';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';

const most = 200;

/** The newest filings of a person that the court accepted in these cases, with their entries on the docket. */
export async function findAcceptedFilingsOf(db: Db, filer: Actor, case_ids: readonly string[]) {
  if (case_ids.length === 0) return [];
  const found = await db
    .select({
      id: filings.id,
      case_id: filings.case_id,
      document_type: filings.document_type,
      title: filings.title,
      name: filings.document_name,
      filed_on: docketDateOf(filings.id),
      entry: docketNumberOf(filings.id),
    })
    .from(filings)
    .where(
      and(
        inArray(filings.case_id, [...new Set(case_ids)]),
        eq(filings.filed_by, filer.person_id),
        inArray(filings.state, [...placedStates]),
        visibleFilings(filer),
      ),
    )
    .orderBy(desc(filings.received_at))
    .limit(most);
  return found.flatMap(({ case_id, filed_on, ...filing }) =>
    case_id === null || filed_on === null ? [] : [{ ...filing, case_id, filed_on }],
  );
}
