import { and, asc, eq } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listClaims as asked, Claim } from '#contract/people';
import { findEntries } from '#server/attorneys/rosterRepository';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import { findNames } from '#server/directory/findPeople';
import { hasOpenAccount, hasVerifiedEmail, personEmail, personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { StoredClaim } from './claimRepository.ts';

/** Claims to be an attorney on the user's roster, each with the roster entry for that bar number. */
export async function listClaims(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  { page, per_page }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const waiting = and(
    eq(attorneyClaims.court_id, court_id),
    eq(attorneyClaims.state, 'pending'),
    hasOpenAccount(attorneyClaims.person_id),
  );
  const found = await db
    .select({
      claim: attorneyClaims,
      full_name: personName(attorneyClaims.person_id),
      email: personEmail(attorneyClaims.person_id),
      email_verified: hasVerifiedEmail(attorneyClaims.person_id),
    })
    .from(attorneyClaims)
    .where(waiting)
    .orderBy(asc(attorneyClaims.created_at), asc(attorneyClaims.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const total = await db.$count(attorneyClaims, waiting);
  const claimed = await findClaimedEntries(db, court_id, [...new Set(found.map(({ claim }) => claim.bar_number))]);
  const claims = found.map((one) => describe(one, claimed.get(one.claim.bar_number) ?? null));
  return { claims, total, total_pages: Math.ceil(total / per_page) };
}

type Row = { claim: StoredClaim; full_name: string; email: string | null; email_verified: boolean };

/** The entries of these bar numbers, each with the name of the person to whom it belongs. */
async function findClaimedEntries(db: Db, court_id: string, numbers: string[]): Promise<Map<string, Claim['entry']>> {
  const entries = await findEntries(db, court_id, numbers);
  const owners = await findNames(
    db,
    entries.flatMap(({ person_id }) => person_id ?? []),
  );
  return new Map(
    entries.map(({ id, full_name, status, type, bar_number, person_id }) => [
      bar_number,
      { id, full_name, status, type, taken_by: person_id === null ? null : (owners.get(person_id) ?? null) },
    ]),
  );
}

function describe({ claim, ...person }: Row, entry: Claim['entry']): Claim {
  const { id, person_id, bar_number, created_at, version } = claim;
  return { id, person_id, ...person, bar_number, entry, created_at: created_at.toISOString(), version };
}
