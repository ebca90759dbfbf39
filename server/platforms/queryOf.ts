import { type SQL, sql } from 'drizzle-orm';

/** What was typed, as PostgreSQL searches for it: all words, "exact words", or, -not. */
export function allWords(q: string): SQL {
  return sql`websearch_to_tsquery('english', ${q})`;
}

/** Some of the words at least: for when nothing has them all. */
export function someWords(q: string): SQL {
  const words = q.match(/[\p{L}\p{N}.§]+/gu) ?? [];
  return sql`websearch_to_tsquery('english', ${words.slice(0, 24).join(' or ')})`;
}

export function hasSeveralWords(q: string): boolean {
  return (q.match(/[\p{L}\p{N}.§]+/gu) ?? []).length > 1;
}
