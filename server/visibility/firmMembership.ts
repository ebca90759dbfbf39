import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '#server/db/columnOf';
import { directoryPeople, directoryRoles } from '#server/db/schema/directory';
import { envelopes, filings } from '#server/db/schema/filings';
import { firmDelegations, firmMembers } from '#server/db/schema/firms';
import type { FirmMembership } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

type Session = { person_id: PgColumn; court_id: PgColumn; role: PgColumn };

/**
 * The membership of a session's person with the attorneys for whom the person acts, as a part of the query that
 * recognizes the session. An attorney for whom someone acts has an open account and is an attorney in that court.
 */
export function membershipOf({ person_id, court_id, role }: Session): SQL<FirmMembership | null> {
  const principals = (which: SQL) => sql`(
    select coalesce(json_agg(principal.person_id), '[]') from ${firmDelegations} given
    join ${firmMembers} principal on principal.id = given.attorney_id and principal.ended_at is null
    where given.delegate_id = own.id and given.ended_at is null and ${which}
      and ${isAttorneyIn(sql`principal.person_id`, sql`${columnOf(court_id)}`)})`;
  return sql<FirmMembership | null>`(
    select json_build_object('member_id', own.id, 'firm_id', own.firm_id, 'position', own.position,
      'administrator', own.administrator,
      'acts_for', ${principals(sql`true`)}, 'files_for', ${principals(sql`given.may_file`)})
    from ${firmMembers} own
    where own.person_id = ${columnOf(person_id)} and own.ended_at is null
      and ${columnOf(role)} in ('attorney', 'self_represented'))`;
}

/** Whether a person is an attorney in a court, with an open account. */
export const isAttorneyIn = (person_id: SQL, court_id: SQL): SQL => sql`exists (
  select from ${directoryRoles} held join ${directoryPeople} known on known.id = held.person_id
  where held.person_id = ${person_id} and held.court_id = ${court_id} and held.role = 'attorney'
    and known.deactivated_at is null)`;

/**
 * The members of the firm who submitted a filing for its filer, first or after a return, as far as they still act for the
 * filer: notices about the filing go to them as well.
 */
export async function findDelegatesOfFiling(tx: Db, filing_id: string) {
  const { rows } = await tx.execute<{ person_id: string; filed_by: string }>(sql`
    select distinct own.person_id, f.filed_by from ${filings} f
    join ${envelopes} e on e.id = f.envelope_id
    join ${firmMembers} own on own.person_id in (e.submitted_by, f.resubmitted_by) and own.person_id <> f.filed_by
      and own.ended_at is null
    join ${firmDelegations} given on given.delegate_id = own.id and given.ended_at is null
    join ${firmMembers} principal on principal.id = given.attorney_id and principal.ended_at is null
    where f.id = ${filing_id} and principal.person_id = f.filed_by`);
  return rows;
}
