import { and, eq, type SQL, sql } from 'drizzle-orm';
import { matchesAll } from '#server/db/matchesAll';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import { visibleFilings } from '#server/visibility/visibleFilings';

/** Parts of the list of a person's own documents, in which filings are united with documents that were not filed. */

/** The person's own filings with these words, as a query for their number and one for the newest of them. */
export function ownFilingRows(viewer: Actor, q: string): { count: SQL; rows: (atMost: number) => SQL } {
  const text = sql`concat_ws(' ', ${filings.title}, ${filings.document_name}, ${filings.case_number})`;
  const matching = q === '' ? undefined : matchesAll(text, q);
  const own = and(visibleFilings(viewer), eq(filings.filed_by, viewer.person_id), matching);
  const lead = sql`select v.* from ${documentVersions} v join ${documents} d on d.id = v.document_id
    where d.filing_id = own.id and d.kind = 'lead' order by v.number desc limit 1`;
  // As domain/filings/filerStatus.ts determines it.
  const status = sql`case when own.state in ('docketed', 'served') then 'accepted'
    when own.state = 'received' and own.claimed_at is not null then 'in_review' else own.state end`;
  return {
    count: sql`select count(*) from ${filings} where ${own}`,
    rows: (atMost) => sql`select 'filing' as kind, own.id, coalesce(own.title, own.document_name) as title,
        lead.file_name, own.doc_type, own.document_type, own.case_number, ${status} as state, lead.id as version_id, lead.file_type,
        lead.file_size, own.received_at as at, null::timestamptz as expires_at, own.id as filing_id, null::uuid as draft_id
      from (select * from ${filings} where ${own}
        order by ${filings.received_at} desc nulls last, ${filings.id} limit ${atMost}) as own
      cross join lateral (${lead}) as lead`,
  };
}

/** The filing that a person sent under one of these keys, unless it was withdrawn, as a subquery. */
export function ownFilingSentAs(viewer: Actor, keys: SQL): SQL {
  return sentAs(viewer, keys, sql`f.state not in ('withdrawn', 'draft')`);
}

/** The draft that a person made under one of these keys, as a subquery. */
export function ownDraftSentAs(viewer: Actor, keys: SQL): SQL {
  return sentAs(viewer, keys, sql`f.state = 'draft'`);
}

function sentAs({ person_id, court_id }: Actor, keys: SQL, state: SQL): SQL {
  return sql`select f.id from ${filings} f where f.filed_by = ${person_id} and f.court_id = ${court_id}
    and f.idempotency_key in (${keys}) and ${state} limit 1`;
}
