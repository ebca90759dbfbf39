import { eq, sql } from 'drizzle-orm';
import type { AuthorityDetails } from '#contract/research';
import { referenceOf } from '#domain/research/referenceOf';
import { authorities } from '#server/db/schema/library';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { markFullText, plain, toPieces } from '#server/platforms/marks';
import { allWords, hasSeveralWords, someWords } from '#server/platforms/queryOf';
import { citationsOf, datedOf } from './searchLibrary.ts';

/** One authority with its passages, in which the words that led to it are marked. */
export async function readAuthority({ db }: Needs<'db'>, id: string, q: string): Promise<{ data: AuthorityDetails }> {
  // Also where the search had to be content with some of the words, each of them is marked.
  const query = hasSeveralWords(q) ? sql`(${allWords(q)} || ${someWords(q)})` : allWords(q);
  const marked = sql<string>`ts_headline('english', ${authorities.body}, ${query}, ${markFullText})`;
  const [row] = await db
    .select({ authority: authorities, marked: q ? marked : authorities.body })
    .from(authorities)
    .where(eq(authorities.id, id));
  if (!row) throw new Refusal('not_found');
  const { authority } = row;
  const { kind, title, court, jurisdiction, source_url } = authority;
  const citations = citationsOf(authority.citation_line);
  const dated = datedOf(authority);
  const reference = referenceOf({ kind, title, citations, court, dated });
  const passages = row.marked.split('\n').map((passage) => (q ? toPieces(passage) : plain(passage)));
  const added_at = authority.added_at.toISOString();
  return {
    data: { id, kind, title, citations, court, jurisdiction, dated, source_url, reference, passages, added_at },
  };
}
