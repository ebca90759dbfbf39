import { eq, sql } from 'drizzle-orm';
import type { ReportRow } from '#contract/reports';
import type { RowSet } from '#domain/reports/measures';
import { confirmations, corrections, filings } from '#server/db/schema/filings';
import { people } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import { lastWords } from './fieldWords.ts';
import { isDuring, type Narrowing } from './rowConditions.ts';

/** Which of the words on the machine's values are behind a figure. */
export const wordSets = {
  values_looked_at: ['confirmed', 'corrected'],
  values_confirmed: ['confirmed'],
  values_corrected: ['corrected'],
  values_supplied: ['supplied'],
} as const satisfies Partial<Record<RowSet, readonly string[]>>;
export type WordSet = keyof typeof wordSets;

export function isWordSet(set: RowSet): set is WordSet {
  return set in wordSets;
}

const words = (at: Narrowing) =>
  lastWords({ filings: eq(filings.court_id, at.court_id), during: isDuring(at), field: at.field });

export async function countWordRows(db: Db, set: WordSet, at: Narrowing): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${words(at)}) words where outcome in ${[...wordSets[set]]}`,
  );
  return rows[0]!.n;
}

/** The values that people reviewed, the last word first. */
export async function findWordRows(
  db: Db,
  set: WordSet,
  at: Narrowing,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportRow[]> {
  const { rows } = await db.execute<Word>(sql`
    select words.word_id as id, words.filing_id, words.field, words.outcome,
      coalesce(c.machine_value, k.machine_value) as machine_value,
      case when c.id is null then k.machine_value else c.new_value end as said,
      to_char(words.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, ${people.full_name} as person,
      ${filings.case_number} as case_number, coalesce(${filings.title}, ${filings.document_name}) as title
    from (
      select * from (${words(at)}) found where outcome in ${[...wordSets[set]]}
      order by at desc, word_id limit ${limit} offset ${offset}
    ) words
    left join ${corrections} c on c.id = words.word_id
    left join ${confirmations} k on k.id = words.word_id
    join ${filings} on ${filings.id} = words.filing_id
    join ${people} on ${people.id} = coalesce(c.corrected_by, k.confirmed_by)
    order by words.at desc, words.word_id`);
  return rows.map((word) => ({
    id: word.id,
    at: word.at,
    number: word.case_number,
    title: word.title,
    detail: describe(word),
    seconds: null,
    href: `/case-processing?filing=${word.filing_id}`,
  }));
}

type Word = {
  id: string;
  filing_id: string;
  field: string;
  machine_value: string | null;
  said: string | null;
  outcome: 'confirmed' | 'corrected' | 'supplied';
  at: string;
  person: string;
  case_number: string | null;
  title: string;
};

/** `amount: $84,500.00 → $90,000.00, Mary Exemplar` */
function describe({ field, machine_value, said, outcome, person }: Word): string {
  const write = (value: string | null) => value?.replaceAll('\n', '; ') ?? 'nothing';
  const change = outcome === 'confirmed' ? write(said) : `${write(machine_value)} → ${write(said)}`;
  return `${field.replaceAll('_', ' ')}: ${change}, ${person}`;
}
