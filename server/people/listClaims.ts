import { aliasedTable, and, asc, count, eq, isNull } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listClaims as asked, Claim } from '#contract/people';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import { attorneys } from '#server/db/schema/attorneys';
import { people } from '#server/db/schema/people';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

const owner = aliasedTable(people, 'owner');

/** Who says to be an attorney of the user's roster, with what the roster has under that bar number. */
export async function listClaims(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  { page, per_page }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const waiting = and(
    eq(attorneyClaims.court_id, court_id),
    eq(attorneyClaims.state, 'pending'),
    isNull(people.deactivated_at),
  );
  const [found, [counted]] = await Promise.all([
    db
      .select({ claim: attorneyClaims, person: people, entry: attorneys, taken_by: owner.full_name })
      .from(attorneyClaims)
      .innerJoin(people, eq(people.id, attorneyClaims.person_id))
      .leftJoin(
        attorneys,
        and(eq(attorneys.court_id, attorneyClaims.court_id), eq(attorneys.bar_number, attorneyClaims.bar_number)),
      )
      .leftJoin(owner, eq(owner.id, attorneys.person_id))
      .where(waiting)
      .orderBy(asc(attorneyClaims.created_at), asc(attorneyClaims.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db
      .select({ n: count() })
      .from(attorneyClaims)
      .innerJoin(people, eq(people.id, attorneyClaims.person_id))
      .where(waiting),
  ]);
  const total = counted!.n;
  return { claims: found.map(describe), total, total_pages: Math.ceil(total / per_page) };
}

type Row = {
  claim: typeof attorneyClaims.$inferSelect;
  person: typeof people.$inferSelect;
  entry: typeof attorneys.$inferSelect | null;
  taken_by: string | null;
};

function describe({ claim, person, entry, taken_by }: Row): Claim {
  return {
    id: claim.id,
    person_id: person.id,
    full_name: person.full_name,
    email: person.email,
    email_verified: person.email_verified_at !== null,
    bar_number: claim.bar_number,
    entry: entry && { id: entry.id, full_name: entry.full_name, status: entry.status, type: entry.type, taken_by },
    created_at: claim.created_at.toISOString(),
    version: claim.version,
  };
}
