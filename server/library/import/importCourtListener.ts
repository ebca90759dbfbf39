import { sql } from 'drizzle-orm';
import { decisionKey, reporterKey } from '#domain/citations/citationKey';
import { libraryCitations, libraryDecisions, libraryVolumes } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { CsvEscape } from './csvScanner.ts';
import { nameFile, noteProgress, readProgress } from './importProgress.ts';
import { openRows } from './openRows.ts';
import { type NewDecision, saveCitations, saveDecisions } from './saveDecisions.ts';

export type CourtListenerFiles = {
  clusters?: string | undefined;
  citations?: string | undefined;
  dockets?: string | undefined;
  escaping: CsvEscape;
};

type Report = (line: string) => void;

/**
 * Imports CourtListener's bulk files: decisions from `opinion-clusters`, their citations from `citations`, and their
 * courts from `dockets`. Each batch is a transaction with its progress, so that an import that was broken off continues
 * where it was.
 */
export async function importCourtListener(
  needs: Needs<'db' | 'now'>,
  { clusters, citations, dockets, escaping }: CourtListenerFiles,
  report: Report,
): Promise<void> {
  const reporters = new Map<string, string>();
  if (clusters) {
    await importFile(needs, clusters, clusterColumns, escaping, report, async (tx, rows) =>
      saveDecisions(tx, 'courtlistener', rows.flatMap(toDecision)),
    );
  }
  if (citations) {
    await importFile(
      needs,
      citations,
      citationColumns,
      escaping,
      report,
      async (tx, rows) => saveCitations(tx, 'courtlistener', rows.flatMap(toCitation)),
      (rows) => rows.forEach(([, reporter = '']) => void reporters.set(reporterKey(reporter), reporter)),
    );
    report('Counting the volumes…');
    await countVolumes(needs, reporters);
  }
  if (dockets) await importFile(needs, dockets, docketColumns, escaping, report, saveCourts);
}

const clusterColumns = [
  'id',
  'case_name',
  'case_name_full',
  'date_filed',
  'date_filed_is_approximate',
  'slug',
  'docket_id',
] as const;
const citationColumns = ['volume', 'reporter', 'page', 'cluster_id'] as const;
const docketColumns = ['id', 'court_id'] as const;

async function importFile(
  needs: Needs<'db' | 'now'>,
  file: string,
  columns: readonly string[],
  escaping: CsvEscape,
  report: Report,
  save: (tx: Db, rows: string[][]) => Promise<void>,
  see: (rows: string[][]) => void = () => {},
): Promise<void> {
  const named = await nameFile('courtlistener', file);
  const before = await readProgress(needs.db, named);
  if (before.rows > 0) report(`${file}: ${before.rows} rows already imported${before.finished ? ' (complete)' : ''}.`);
  let rows = 0;
  for await (const batch of openRows(file, columns, escaping)) {
    see(batch);
    const from = rows;
    rows += batch.length;
    if (rows <= before.rows) continue;
    const fresh = batch.slice(Math.max(0, before.rows - from));
    await needs.db.transaction(async (tx) => {
      await save(tx, fresh);
      await noteProgress(tx, named, { rows, at: needs.now() });
    });
    if (Math.floor(rows / 500_000) > Math.floor(from / 500_000)) report(`${file}: ${rows} rows`);
  }
  await noteProgress(needs.db, named, { rows, at: needs.now(), finished: true });
  report(`${file}: ${rows} rows, done.`);
}

function toDecision([id, name, full, filed, about, slug, docket]: string[]): NewDecision[] {
  const number = Number(id);
  const title = (name || full || '').trim().slice(0, 500);
  if (!Number.isSafeInteger(number) || number <= 0 || !title) return [];
  return [
    {
      number,
      name: title,
      full_name: full && full !== name ? full.slice(0, 1_000) : null,
      court: null,
      decided: /^\d{4}-\d\d-\d\d$/.test(filed ?? '') ? filed! : null,
      decided_about: about === 't' || about === 'true',
      url: `https://www.courtlistener.com/opinion/${number}/${encodeURIComponent(slug || '_')}/`,
      first_page: null,
      last_page: null,
      words: null,
      docket: Number(docket) || null,
    },
  ];
}

function toCitation([volume = '', reporter = '', page = '', cluster]: string[]): { key: string; number: number }[] {
  const number = Number(cluster);
  if (!Number.isSafeInteger(number) || number <= 0 || !volume || !reporter || !page) return [];
  return [{ key: decisionKey(volume, reporter, page).slice(0, 200), number }];
}

/** The court of each decision whose docket this is. */
async function saveCourts(tx: Db, rows: string[][]): Promise<void> {
  const known = rows.filter(([id, court]) => Number(id) > 0 && /^[\w-]{1,30}$/.test(court ?? ''));
  if (known.length === 0) return;
  await tx.execute(sql`
    update ${libraryDecisions} set court = asked.court, docket = null
    from unnest(${sql.param(known.map(([id]) => Number(id)))}::bigint[], ${sql.param(
      known.map(([, court]) => court),
    )}::text[]) asked(docket, court)
    where library_decisions.docket = asked.docket and library_decisions.source = 'courtlistener'`);
}

/** The volumes with decisions, and how many. The files do not say that a volume is complete. */
async function countVolumes({ db, now }: Needs<'db' | 'now'>, reporters: ReadonlyMap<string, string>): Promise<void> {
  const names = [...reporters];
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from ${libraryVolumes} where source = 'courtlistener'`);
    await tx.execute(sql`
      insert into ${libraryVolumes} (key, source, name, decisions, whole, imported_at)
      select counted.volume || '|' || counted.reporter, 'courtlistener',
        counted.volume || ' ' || coalesce(named.name, counted.reporter), counted.n, false, ${now().toISOString()}::timestamptz
      from (
        select split_part(key, '|', 1) as volume, split_part(key, '|', 2) as reporter, count(distinct number)::int as n
        from ${libraryCitations} where source = 'courtlistener' group by 1, 2) counted
      left join unnest(${sql.param(names.map(([key]) => key))}::text[], ${sql.param(
        names.map(([, name]) => name),
      )}::text[]) named(key, name) on named.key = counted.reporter`);
  });
}
