import { eq, sql } from 'drizzle-orm';
import { courtIdOf } from '#domain/citations/courtOfDecision';
import type { Consulted, SourceAnswer } from '#domain/citations/KnownDecision';
import { lawKeys } from '#domain/citations/lawKey';
import type { Authority } from '#domain/citations/listAuthorities';
import { authorityCitations, authorities as entries } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { answerMisses } from './answerMisses.ts';
import { describeHoldings } from './describeHoldings.ts';
import { lookUpDecisions, readWords } from './lookUpDecisions.ts';
import { firstPageOf, type LibraryDecision, toKnown } from './toKnown.ts';

const mostQuoted = 200;

/** What the court's own library says of each authority: the built-in entries and the imported decisions. */
export async function askLibrary(db: Db, { now }: Needs<'now'>, authorities: readonly Authority[]): Promise<Consulted> {
  const keys = [...new Set(authorities.flatMap(({ key, parallels }) => [key, ...parallels.map((one) => one.key)]))];
  const asked = keys.filter((key) => key !== null);
  const [builtIn, imported, held] = [
    await findEntries(db, asked),
    await findImported(db, authorities, asked),
    await describeHoldings(db),
  ];
  const answers = new Map<string, SourceAnswer>();
  for (const key of asked) {
    const decisions = [...(builtIn.get(key) ?? []), ...(imported.get(key) ?? [])];
    const [first, ...others] = decisions;
    if (first) answers.set(key, { said: 'found', decisions: [first, ...others] });
  }
  await answerMisses(db, authorities, answers, held.empty);
  const asked_at = now().toISOString();
  return { source: { id: 'library', name: 'Court library', coverage: held.coverage, asked_at }, answers };
}

/** The built-in library's keys have no divisions. */
async function findEntries(db: Db, keys: string[]): Promise<Map<string, LibraryDecision[]>> {
  if (keys.length === 0) return new Map();
  const byPlain = new Map(
    keys.flatMap((key) => (key.includes('|') ? [key.replaceAll('|', '')] : lawKeys(key)).map((plain) => [plain, key])),
  );
  const rows = await db
    .select({ plain: authorityCitations.citation_key, entry: entries })
    .from(authorityCitations)
    .innerJoin(entries, eq(entries.id, authorityCitations.authority_id))
    .where(sql`${authorityCitations.citation_key} = any(${sql.param([...byPlain.keys()])}::text[])`);
  const found = new Map<string, LibraryDecision[]>();
  for (const { plain, entry } of rows) {
    const key = byPlain.get(plain)!;
    const page = `/research/authorities/${entry.id}`;
    const dated = entry.only_year ? entry.dated!.slice(0, 4) : entry.dated;
    const decision: LibraryDecision = {
      title: entry.title,
      names: [],
      url: entry.source_url ?? page,
      page,
      court: entry.court,
      court_id: entry.kind === 'Case Law' ? (courtIdOf(entry.court) ?? null) : null,
      date_filed: dated,
      date_about: false,
      first_page: firstPageOf(key),
      last_page: null,
      words: null,
    };
    found.set(key, [...(found.get(key) ?? []), decision]);
  }
  return found;
}

async function findImported(
  db: Db,
  authorities: readonly Authority[],
  keys: string[],
): Promise<Map<string, LibraryDecision[]>> {
  const rows = await lookUpDecisions(db, keys);
  const quoted = new Set(
    authorities
      .filter(({ mentions }) => mentions.some(({ quotation }) => quotation))
      .flatMap(({ key, parallels }) => [key, ...parallels.map((one) => one.key)]),
  );
  const words = await readWords(db, rows.filter(({ key }) => quoted.has(key)).slice(0, mostQuoted));
  const found = new Map<string, LibraryDecision[]>();
  for (const row of rows) found.set(row.key, [...(found.get(row.key) ?? []), toKnown(row, words)]);
  return found;
}
