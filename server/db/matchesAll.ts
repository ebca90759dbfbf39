import { and, type SQL, sql } from 'drizzle-orm';

const mostWords = 8;

/** Whether a text contains every word of the query, in any order and case. Trigram indexes answer it. */
export function matchesAll(text: SQL, asked: string): SQL {
  return and(...likeWords(asked).map((pattern) => sql`${text} ilike ${pattern}`)) ?? sql`false`;
}

/** A pattern for each word of a query, with which `ilike` finds the word anywhere in a text. */
export function likeWords(asked: string): string[] {
  const words = asked.split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.map((word) => `%${escapePattern(word)}%`);
}

/** Input is searched for literally; `%` and `_` are not wildcards. */
function escapePattern(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
