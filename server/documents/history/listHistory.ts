import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { listHistory as endpoint, HistoryEntry } from '#contract/documents';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { documents, documentVersions, filings } from '#server/db/schema';
import { documentAnalyses, generatedDocuments } from '#server/db/schema/documents';
import { visibleFilings } from '#server/filings/visibleFilings';
import type { Actor } from '#server/http/actor';
import type { Needs } from '#server/needs';
import { matchesAll } from '#server/search/matchesAll';

export const historyPerPage = 20;

/** Under which key a document of one's own is filed, so that filing it twice files it once. */
export const filingKey = (kind: SQL | string, id: SQL | string) => sql`'courtdoc-' || ${kind} || '-' || ${id}`;

/** One's own filings, analyses without filing and generated papers in one list, newest first. */
export async function listHistory(
  needs: Needs<'db' | 'now'>,
  asker: Actor,
  { page, kind, q }: InputOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const parts = {
    filing: ownFilings(asker, q),
    analysis: ownAnalyses(needs, asker, q),
    generated: ownGenerated(asker, q),
  };
  const asked = kind ? [parts[kind]] : Object.values(parts);
  const all = sql.join(asked, sql` union all `);
  const [counted, listed] = await Promise.all([
    needs.db.execute<{ n: number }>(sql`select count(*)::int as n from (${all}) as counted`),
    needs.db.execute<Row>(sql`select * from (${all}) as listed order by at desc, id
      limit ${historyPerPage} offset ${(page - 1) * historyPerPage}`),
  ]);
  const total = counted.rows[0]!.n;
  return { data: listed.rows.map(describe), total, total_pages: Math.ceil(total / historyPerPage) };
}

type Row = Record<keyof HistoryEntry, unknown>;

function describe(row: Row): HistoryEntry {
  const moment = (value: unknown) => new Date(value as string).toISOString();
  return {
    ...(row as HistoryEntry),
    at: moment(row.at),
    expires_at: row.expires_at === null ? null : moment(row.expires_at),
  };
}

function searched(text: SQL, q: string): SQL | undefined {
  return q === '' ? undefined : matchesAll(text, q);
}

function ownFilings(asker: Actor, q: string): SQL {
  const newest = sql`select v.* from ${documentVersions} v join ${documents} d on d.id = v.document_id
    where d.filing_id = ${filings.id} and d.kind = 'lead' order by v.number desc limit 1`;
  const text = sql`concat_ws(' ', ${filings.title}, ${filings.document_name}, ${filings.case_number})`;
  return sql`select 'filing' as kind, ${filings.id} as id, coalesce(${filings.title}, ${filings.document_name}) as title,
      newest.file_name, ${filings.doc_type} as doc_type, ${filings.case_number} as case_number, ${filings.state} as state,
      newest.id as version_id, newest.file_type, newest.file_size, ${filings.received_at} as at,
      null::timestamptz as expires_at, ${filings.id} as filing_id
    from ${filings} cross join lateral (${newest}) as newest
    where ${and(visibleFilings(asker), eq(filings.filed_by, asker.person_id), searched(text, q))}`;
}

function ownAnalyses({ now }: Needs<'now'>, asker: Actor, q: string): SQL {
  const t = documentAnalyses;
  const read = (field: string) => sql`${t.reading} -> ${field} ->> 'value'`;
  const text = sql`concat_ws(' ', ${t.file_name}, ${read('title')}, ${read('case_number')})`;
  const own = and(
    eq(t.person_id, asker.person_id),
    eq(t.court_id, asker.court_id),
    gt(t.expires_at, now()),
    searched(text, q),
  );
  return sql`select 'analysis' as kind, ${t.id} as id, coalesce(${read('title')}, ${t.file_name}) as title,
      ${t.file_name} as file_name, ${read('doc_type')} as doc_type, ${read('case_number')} as case_number,
      'analysed' as state, null::uuid as version_id, ${t.file_type} as file_type, ${t.file_size} as file_size,
      ${t.analyzed_at} as at, ${t.expires_at} as expires_at, (${filedAs(asker, 'analysis', sql`${t.id}`)}) as filing_id
    from ${t} where ${own}`;
}

function ownGenerated(asker: Actor, q: string): SQL {
  const t = generatedDocuments;
  const number = sql`${t.case_data} ->> 'case_number'`;
  const text = sql`concat_ws(' ', ${t.title}, ${t.file_name}, ${number})`;
  const own = and(eq(t.person_id, asker.person_id), eq(t.court_id, asker.court_id), searched(text, q));
  return sql`select 'generated' as kind, ${t.id} as id, ${t.title} as title, ${t.file_name} as file_name,
      null::text as doc_type, ${number} as case_number, ${t.template_id} as state, null::uuid as version_id,
      ${t.format} as file_type, ${t.file_size} as file_size, ${t.generated_at} as at, null::timestamptz as expires_at,
      (${filedAs(asker, 'generated', sql`${t.id}`)}) as filing_id
    from ${t} where ${own}`;
}

/** The filing that was made of a document of one's own. */
function filedAs(asker: Actor, kind: string, id: SQL): SQL {
  return sql`select f.id from ${filings} f where f.filed_by = ${asker.person_id} and f.court_id = ${asker.court_id}
    and f.idempotency_key = ${filingKey(sql`${kind}::text`, id)}`;
}
