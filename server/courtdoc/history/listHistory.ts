import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { listHistory as endpoint, HistoryEntry } from '#contract/courtdoc';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { documentTypeLabel } from '#domain/documentTypes/label';
import { matchesAll } from '#server/db/matchesAll';
import { documentAnalyses, generatedDocuments } from '#server/db/schema/courtdoc';
import { ownDraftSentAs, ownFilingRows, ownFilingSentAs } from '#server/filings/ownFilingParts';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { filingKeys } from './filingKeys.ts';

export const historyPerPage = 20;

/** One's own filings, analyses without filing and generated documents in one list, newest first. */
export async function listHistory(
  needs: Needs<'db' | 'now'>,
  viewer: Actor,
  { page, kind, q }: InputOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const parts = {
    filing: ownFilingRows(viewer, q),
    analysis: ownAnalyses(needs, viewer, q),
    generated: ownGenerated(viewer, q),
  };
  const asked = kind ? [parts[kind]] : Object.values(parts);
  // Every entry of this page is among the newest of its type, so no type is read further than that.
  const reach = page * historyPerPage;
  const newest = sql.join(
    asked.map(({ rows }) => sql`(${rows(reach)})`),
    sql` union all `,
  );
  const counts = sql.join(
    asked.map(({ count }) => sql`(${count})`),
    sql` + `,
  );
  const [counted, listed] = await Promise.all([
    needs.db.execute<{ n: number }>(sql`select (${counts})::int as n`),
    needs.db.execute<Row>(sql`select * from (${newest}) as listed order by at desc, id
      limit ${historyPerPage} offset ${reach - historyPerPage}`),
  ]);
  const total = counted.rows[0]!.n;
  return { data: listed.rows.map(describe), total, total_pages: Math.ceil(total / historyPerPage) };
}

/** The rows of one kind: how many there are, and the newest this many of them. */
type Part = { count: SQL; rows: (atMost: number) => SQL };

type Row = Record<keyof HistoryEntry, unknown>;

function describe(row: Row): HistoryEntry {
  const moment = (value: unknown) => new Date(value as string).toISOString();
  const entry = row as HistoryEntry;
  return {
    ...entry,
    doc_type: entry.doc_type ?? (entry.document_type && documentTypeLabel(entry.document_type)),
    at: moment(row.at),
    expires_at: row.expires_at === null ? null : moment(row.expires_at),
  };
}

function searched(text: SQL, q: string): SQL | undefined {
  return q === '' ? undefined : matchesAll(text, q);
}

function ownAnalyses({ now }: Needs<'now'>, viewer: Actor, q: string): Part {
  const t = documentAnalyses;
  const read = (field: string) => sql`${t.reading} -> ${field} ->> 'value'`;
  const readWords = sql`${t.reading} #>> '{doc_type,parts,words}'`;
  const text = sql`concat_ws(' ', ${t.file_name}, ${read('title')}, ${read('case_number')})`;
  const own = and(
    eq(t.person_id, viewer.person_id),
    eq(t.court_id, viewer.court_id),
    gt(t.expires_at, now()),
    searched(text, q),
  );
  return {
    count: sql`select count(*) from ${t} where ${own}`,
    rows: (atMost) => sql`select 'analysis' as kind, ${t.id} as id, coalesce(${read('title')}, ${t.file_name}) as title,
        ${t.file_name} as file_name, ${readWords} as doc_type, ${read('doc_type')} as document_type, ${read('case_number')} as case_number,
        'analyzed' as state, null::uuid as version_id, ${t.file_type} as file_type, ${t.file_size} as file_size,
        ${t.analyzed_at} as at, ${t.expires_at} as expires_at, ${madeOf(viewer, 'analysis', [sql`${t.id}`, sql`${t.id} || '-' || left(${t.sha256}, 16)`])}
      from ${t} where ${own} order by ${t.analyzed_at} desc nulls last, ${t.id} limit ${atMost}`,
  };
}

function ownGenerated(viewer: Actor, q: string): Part {
  const t = generatedDocuments;
  const number = sql`${t.case_data} ->> 'case_number'`;
  const text = sql`concat_ws(' ', ${t.title}, ${t.file_name}, ${number})`;
  const own = and(eq(t.person_id, viewer.person_id), eq(t.court_id, viewer.court_id), searched(text, q));
  return {
    count: sql`select count(*) from ${t} where ${own}`,
    rows: (atMost) => sql`select 'generated' as kind, ${t.id} as id, ${t.title} as title, ${t.file_name} as file_name,
        null::text as doc_type, null::text as document_type, ${number} as case_number, ${t.template_id} as state, null::uuid as version_id,
        ${t.format} as file_type, ${t.file_size} as file_size, ${t.generated_at} as at,
        null::timestamptz as expires_at, ${madeOf(viewer, 'generated', [sql`${t.id}`])}
      from ${t} where ${own} order by ${t.generated_at} desc nulls last, ${t.id} limit ${atMost}`,
  };
}

/** The filing that was made of a document of one's own, unless it was withdrawn; or the draft that was made of it. */
function madeOf(viewer: Actor, kind: 'analysis' | 'generated', ids: readonly SQL[]): SQL {
  const keys = sql.join(
    filingKeys(kind, '*').flatMap((key) => {
      const [before, after] = key.split('*');
      return ids.map((id) => sql`${before}::text || ${id} || ${after}::text`);
    }),
    sql`, `,
  );
  return sql`(${ownFilingSentAs(viewer, keys)}) as filing_id, (${ownDraftSentAs(viewer, keys)}) as draft_id`;
}
