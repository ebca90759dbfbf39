import { and, type SQL, sql } from 'drizzle-orm';

const mostWords = 8;

/** Whether a text contains every word of the query, in any order and case. Trigram indexes answer it. */
export function matchesAll(text: SQL, asked: string): SQL {
  const words = asked.split(/\s+/).filter(Boolean).slice(0, mostWords);
  return and(...words.map((word) => sql`${text} ilike ${`%${escapePattern(word)}%`}`)) ?? sql`false`;
}

/** Input is searched for literally; `%` and `_` are not wildcards. */
function escapePattern(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
