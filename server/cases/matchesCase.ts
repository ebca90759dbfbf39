import { or, type SQL, sql } from 'drizzle-orm';
import { likeWords } from '#server/db/matchesAll';
import { cases, parties } from '#server/db/schema/cases';
import { partyAliases } from '#server/db/schema/participants';
import { searchedText } from '#server/db/searchedText';
import type { Actor } from '#server/kernel/actor';
import { isCourtStaff } from '#server/visibility/isCourtStaff';

/**
 * Whether a case has every word of the query in its number or title or, for the court's staff, in the name or another
 * name of a participant. Others would learn from a match who is behind initials. Trigram indexes answer it.
 */
export function matchesCase(viewer: Actor, q: string): SQL {
  const each = likeWords(q).map((pattern) => {
    const inTitle = sql`${searchedText.cases} ilike ${pattern}`;
    if (!isCourtStaff(viewer)) return inTitle;
    return or(
      inTitle,
      sql`${cases.id} = any(array(
        select ${parties.case_id} from ${parties} where ${parties.full_name} ilike ${pattern}
        union all
        select ${parties.case_id} from ${partyAliases} join ${parties} on ${parties.id} = ${partyAliases.party_id}
        where ${partyAliases.name} ilike ${pattern}))`,
    )!;
  });
  return each.length === 0 ? sql`false` : sql.join(each, sql` and `);
}
