import pg from 'pg';
import type { Connection } from '#server/db/Connection';

/** The people of a measured court by their roles. */
export type Filled = { court: string; clerk: string; judge: string; attorney: string };

/**
 * Fills a court with `rows` of everything that appears in lists, in SQL. Triggers are disabled: every row is consistent
 * as written, and hearings book no time, because double bookings are not measured. With `only`, no other tables are
 * filled.
 */
export async function fillCourt(
  connection: Connection,
  { court, clerk, judge, attorney }: Filled,
  rows: number,
  only?: readonly string[],
) {
  const client = new pg.Client({ ...connection });
  await client.connect();
  const cases = Math.max(1, Math.floor(rows / 4));
  const who = { court, clerk, judge, attorney, rows, cases };
  const run = (sql: string) => client.query(sql.replace(/(?<!:):([a-z]+)/g, (all, name) => quoted(who, name) ?? all));
  try {
    await run('set session_replication_role = replica');
    for (const statement of statements) {
      const table = /^insert into (\w+)/.exec(statement)?.[1];
      if (!only || !table || only.includes(table)) await run(statement);
    }
    await run('reset session_replication_role');
    await run('vacuum analyze');
  } finally {
    await client.end();
  }
}

function quoted(who: Record<string, string | number>, name: string): string | undefined {
  const value = who[name];
  return value === undefined ? undefined : typeof value === 'number' ? String(value) : pg.escapeLiteral(value);
}

/** IDs are computed from numbers, so that rows can reference each other without a join. */
const caseId = (n: string) => `pg_temp.id_of('case' || (${n}))`;
const partyId = (n: string, side: string) => `pg_temp.id_of(${side} || (${n}))`;
const filingId = (n: string) => `pg_temp.id_of('filing' || (${n}))`;
const caseNumber = (n: string) => `'24CV' || lpad((${n})::text, 7, '0')`;
const caseTitle = (n: string) =>
  `(array['Abara','Boyle','Castel','Dunmore','Ezquerra','Fennick','Grau'])[1 + (${n}) % 7] || ' ' || (${n}) || ' v. ' || (array['Harrow','Imrie','Jessop','Kestrel','Lorne'])[1 + (${n}) % 5] || ' Holdings LLC'`;
const caseType = (n: string) => `(array['Civil Complaint','Family Law','Probate'])[1 + (${n}) % 3]`;

const statements = [
  // UUIDs of version 4, as the contract requires.
  `create function pg_temp.id_of(thing text) returns uuid language sql immutable
   return overlay(overlay(md5(thing) placing '4' from 13) placing '8' from 17)::uuid`,
  `insert into attorneys (id, court_id, full_name, bar_number, status, type)
   select pg_temp.id_of('attorney' || n), :court, 'Counsel ' || n, lpad(n::text, 7, '0'), 'Active', 'Private'
   from generate_series(1, greatest(10, :rows / 20)) n`,
  `update attorneys set person_id = :attorney where id = pg_temp.id_of('attorney1')`,
  `insert into people (id, full_name, email)
   select pg_temp.id_of('person' || n), 'Filer ' || n, 'filer' || n || '@example.com'
   from generate_series(1, greatest(10, :rows / 20)) n`,
  `insert into person_roles (person_id, court_id, role)
   select pg_temp.id_of('person' || n), :court, 'attorney' from generate_series(1, greatest(10, :rows / 20)) n`,
  `insert into cases (id, court_id, case_number, title, case_type, status, judge_name, judge_id, opened_on, closed_on, disposition)
   select ${caseId('n')}, :court, ${caseNumber('n')}, ${caseTitle('n')}, ${caseType('n')},
     case when n % 3 = 0 then 'closed' else 'open' end, 'Test judge', case when n % 20 = 0 then :judge::uuid end,
     current_date - 100 - n % 900, case when n % 3 = 0 then current_date - n % 100 end,
     case when n % 3 = 0 then 'Judgment' end
   from generate_series(1, :cases) n`,
  `insert into parties (id, case_id, full_name, role, position)
   select ${partyId('n', 'side')}, ${caseId('n')}, side || ' ' || n, side, place
   from generate_series(1, :cases) n, (values ('plaintiff', 1), ('defendant', 2)) s (side, place)`,
  `insert into party_counsel (party_id, attorney_id)
   select ${partyId('n', 'side')}, pg_temp.id_of('attorney' || (1 + n % greatest(10, :rows / 20)))
   from generate_series(1, :cases) n, (values ('plaintiff'), ('defendant')) s (side)`,
  `insert into case_assignments (case_id, attorney_id)
   select ${caseId('n')}, pg_temp.id_of('attorney' || (1 + n % greatest(10, :rows / 20))) from generate_series(1, :cases) n`,
  `insert into envelopes (id, submitted_by, submitted_at)
   select ${filingId('n')}, case when n % 50 = 0 then :attorney::uuid else pg_temp.id_of('person' || (1 + n % greatest(10, :rows / 20))) end,
     now() - n * interval '10 minutes'
   from generate_series(1, :rows) n`,
  `insert into filings (id, court_id, filed_by, envelope_id, case_id, proposed_case_id, state, document_name, case_type, priority, priority_reason,
     received_at, doc_type, document_type, title, court, case_number, filing_date, plaintiffs, defendants, judge_name, summary,
     is_complete, accuracy_score, analyzed_at, processing_time_seconds)
   select e.id, :court, e.submitted_by, e.id, case when n % 10 < 7 then ${caseId('1 + n % :cases')} end,
     ${caseId('1 + n % :cases')},
     (array['docketed','docketed','docketed','docketed','docketed','docketed','docketed','rejected','returned','received'])[1 + n % 10],
     'paper-' || n || '.pdf', ${caseType('1 + n % :cases')}, (array['high','medium','low'])[1 + n % 3], '{"code":"not_analyzed","values":{}}'::jsonb,
     e.submitted_at, 'Motion', 'motion', 'Motion ' || n, 'Superior Court of California', ${caseNumber('1 + n % :cases')},
     e.submitted_at::date, array['plaintiff ' || n], array['defendant ' || n], 'Test judge', '[{"code":"summary.quotation","values":{"sentence":"A motion."}}]',
     n % 4 <> 0, 60 + n % 40, e.submitted_at + interval '5 seconds', 1 + n % 9
   from generate_series(1, :rows) n join envelopes e on e.id = ${filingId('n')}`,
  `insert into documents (id, filing_id, kind, position, title)
   select id, id, 'lead', 1, title from filings`,
  `insert into document_versions (id, document_id, number, sha256, file_name, file_type, file_size, pages, uploaded_by, uploaded_at)
   select id, id, 1, md5(id::text) || md5(id::text), document_name, 'pdf', 10000, 3, filed_by, received_at from filings`,
  `insert into analyses (id, filing_id, version_id, state, requested_at, finished_at, processing_time_seconds)
   select id, id, id, 'done', received_at, analyzed_at, processing_time_seconds from filings`,
  `insert into extracted_fields (analysis_id, position, field, value, confidence, method, evidence)
   select id, place, field, 'As read', confidence, 'caption.party', '[]' from filings,
     (values (0, 'judge_name', 0.6), (1, 'filing_date', 0.8), (2, 'case_number', 0.97)) f (place, field, confidence)
   where state = 'received'`,
  `insert into reviews (filing_id, decision, reason_code, reason, decided_by, decided_at, state, settled_at, filing_version)
   select id, case state when 'docketed' then 'accepted' else state end, case when state <> 'docketed' then 'other' end,
     case when state <> 'docketed' then 'A page is missing.' end, :clerk, received_at + interval '3 hours', 'effective',
     received_at + interval '181 minutes', 1
   from filings where state <> 'received'`,
  `insert into docket_entries (case_id, number, filed_on, entered_at, entered_by, kind, description, filing_id)
   select case_id, row_number() over (partition by case_id order by received_at), received_at::date,
     received_at + interval '181 minutes', :clerk, 'filing', jsonb_build_object('code', 'docket.written', 'values', jsonb_build_object('text', title)), id
   from filings where state = 'docketed'`,
  `insert into hearings (court_id, case_id, judge, judge_id, case_title, case_number, case_type, event_type, hearing_date,
     hearing_time, venue, status, duration_minutes, starts_at, ends_at)
   select :court, ${caseId('c')}, case when n % 20 = 0 then 'Test judge' else 'Judge ' || n % 20 end,
     case when n % 20 = 0 then :judge::uuid end, ${caseTitle('c')}, ${caseNumber('c')}, ${caseType('c')}, 'Motion',
     day, at, 'Room ' || n % 20, case when day < current_date then 'completed' when n % 50 = 0 then 'requested' else 'scheduled' end,
     30, (day + at) at time zone zone, (day + at) at time zone zone + interval '30 minutes'
   from (select n, 1 + n % :cases as c, current_date + (n / 200 - :rows / 400)::int as day,
       time '08:00' + (n / 20 % 10) * interval '40 minutes' as at,
       (select time_zone from courts where id = :court) as zone
     from generate_series(1, :rows) n) spread`,
  `insert into notifications (court_id, person_id, kind, code, values, href, created_at, read_at)
   select :court, :clerk, 'filing_received', 'filing.received', jsonb_build_object('document', 'Motion ' || n), '/review',
     now() - n * interval '10 minutes', case when n % 5 > 0 then now() end
   from generate_series(1, :rows) n`,
  `insert into deadlines (court_id, case_id, rule_id, action, trigger, trigger_date, due_date, authority, confidence,
     derivation, sources, state, settled_at)
   select :court, ${caseId('1 + n % :cases')}, 'measured-' || n, 'Response', 'Service', due - 30, due,
     'Code Civ. Proc., § 412.20', 'verified', '[]', '[]', case when n % 4 = 0 then 'open' else 'met' end,
     case when n % 4 > 0 then now() end
   from (select n, current_date + (n % 400 - 100) as due from generate_series(1, :rows) n) spread`,
  `insert into activities (court_id, seq, actor_id, actor_name, actor_role, action, subject_type, subject_id, values,
     concerns, at, previous_hash, hash)
   select :court, n, :clerk, 'Test clerk', 'clerk', 'filing_withdrawn', 'filing', ${filingId('n')}::text,
     jsonb_build_object('document', 'Motion ' || n), pg_temp.id_of('person' || (1 + n % greatest(10, :rows / 20))),
     now() - (:rows - n) * interval '10 minutes', md5((n - 1)::text), md5(n::text)
   from generate_series((select coalesce(max(seq), 0) + 1 from activities where court_id = :court), :rows) n`,
  `insert into activity_heads (court_id, seq, hash) values (:court, :rows, md5(:rows::text))
   on conflict (court_id) do update set seq = excluded.seq, hash = excluded.hash`,
];
