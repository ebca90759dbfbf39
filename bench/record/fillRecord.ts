import pg from 'pg';
import type { Connection } from '#server/db/Connection';
import type { Filled } from '#server/testing/fillCourt';

/**
 * Adds `rows` lines of the record and the same number of entries of the access log to a court that fillCourt filled,
 * over about four years, in SQL: a third by one clerk, the others by the filers; most about filings, few about the
 * court itself. The hashes do not form a chain, because the lists do not read them.
 */
export async function fillRecord(connection: Connection, { court, clerk }: Filled, rows: number) {
  const client = new pg.Client({ ...connection });
  await client.connect();
  const filings = Math.floor(rows / 10);
  const filers = Math.max(10, Math.floor(filings / 20));
  const given = { court: pg.escapeLiteral(court), clerk: pg.escapeLiteral(clerk), rows, filings, filers };
  const run = (sql: string) =>
    client.query(sql.replace(/(?<!:):([a-z]+)/g, (all, name: keyof typeof given) => String(given[name] ?? all)));
  try {
    await run('set session_replication_role = replica');
    for (const statement of statements) await run(statement);
    await run('reset session_replication_role');
    await run('vacuum analyze');
  } finally {
    await client.end();
  }
}

const idOf = (thing: string) => `overlay(overlay(md5(${thing}) placing '4' from 13) placing '8' from 17)::uuid`;
const filer = idOf(`'person' || (1 + n % :filers)`);
const filing = idOf(`'filing' || (1 + n % :filings)`);
const theCase = idOf(`'case' || (1 + n % (:filings / 4))`);

/** The subjects per thousand lines: own documents and preferences are never a clerk's, and court settings are rare. */
const kindOfLine = `case
  when n % 1000 = 0 then 'court' when n % 1000 = 1 then 'webhook_endpoint' when n % 1000 < 10 then 'person'
  when n % 10 = 1 then 'document_analysis' when n % 100 = 7 then 'preferences' when n % 10 = 2 then 'hearing'
  when n % 10 = 3 then 'session' when n % 10 = 4 then 'case' else 'filing' end`;

const statements = [
  `insert into activities (court_id, seq, actor_id, actor_name, actor_role, action, subject_type, subject_id, values,
     concerns, from_address, at, previous_hash, hash)
   select :court, last + n, case when by_clerk then :clerk::uuid else filer end,
     case when by_clerk then 'Test clerk' else 'Filer ' || n % :filers end,
     case when by_clerk then 'clerk' else 'attorney' end, 'filing_withdrawn', kind,
     case kind when 'filing' then filing when 'case' then the_case when 'session' then filer else ${idOf(`kind || n`)} end::text,
     jsonb_build_object('document', 'Document ' || n || ' with a name of some length.pdf'), filer, '192.0.2.1',
     now() - (:rows - n) * interval '2 minutes', md5((n - 1)::text), md5(n::text)
   from (select n, ${kindOfLine} as kind, ${filer} as filer, ${filing} as filing, ${theCase} as the_case,
       n % 3 = 0 and n % 10 <> 1 and n % 100 <> 7 as by_clerk,
       (select coalesce(max(seq), 0) from activities where court_id = :court) as last
     from generate_series(1, :rows) n) spread`,
  `update activity_heads set seq = (select max(seq) from activities where court_id = :court) where court_id = :court`,
  `insert into access_log (key, court_id, kind, person_id, person_role, address, subject_type, subject_id, detail, times,
     first_at, last_at)
   select md5(n::text), :court, kind, case when kind = 'sign_in_failed' then filer when n % 3 = 0 then :clerk::uuid else filer end,
     case when n % 3 = 0 then 'clerk' else 'attorney' end, '192.0.2.1',
     case kind when 'sign_in_failed' then 'person' when 'refused' then 'call' when 'not_found' then 'call' else 'filing' end,
     case when kind in ('viewed', 'downloaded') then filing::text else 'GET /api/cases/' end, null, 1 + n % 5,
     now() - (:rows - n) * interval '2 minutes', now() - (:rows - n) * interval '2 minutes'
   from (select n, (array['viewed','viewed','viewed','viewed','viewed','viewed','downloaded','refused','not_found','sign_in_failed'])[1 + n % 10] as kind,
       ${filer} as filer, ${filing} as filing
     from generate_series(1, :rows) n) spread`,
];
