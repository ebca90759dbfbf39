import { inArray } from 'drizzle-orm';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { findCourts } from '#server/courts/findCourt';
import { attorneys } from '#server/db/schema/attorneys';
import { parties } from '#server/db/schema/cases';
import { partyAddresses, partyCounsel, serviceConsents } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import type { PlannedCase, PlannedParty } from './plan/PlannedCase.ts';
import { participantOf } from './plan/participantOf.ts';

type Held = Pick<PlannedCase, 'court_id' | 'case_type' | 'opened_on' | 'parties' | 'subject'> & { id: string };

/**
 * The participants of sample cases: whom a case is about, then the parties with the counsel who has appeared. Who has no
 * counsel is served by mail, or by email after a consent (CCP § 1010.6).
 */
export async function seedParticipants(tx: Db, cases: readonly Held[], counsel: readonly string[]): Promise<void> {
  const courts = new Map((await findCourts(tx)).map((court) => [court.id, court]));
  const planned = cases.flatMap((held) => {
    const system = practiceSystemOf(courts.get(held.court_id)!, held.case_type);
    const all = held.subject ? [held.subject, ...held.parties] : held.parties;
    return all.map((one, position) => {
      const participant = participantOf(one, held.case_type, system);
      const self_represented = one.attorney === null && participant.kind === 'person' && one !== held.subject;
      return { held, one, row: { ...participant, case_id: held.id, position, self_represented } };
    });
  });
  const made = await tx
    .insert(parties)
    .values(planned.map(({ row }) => row))
    .returning({ id: parties.id, case_id: parties.case_id, position: parties.position });
  const ids = new Map(made.map(({ id, case_id, position }) => [`${case_id} ${position}`, id]));
  const located = planned.map(({ held, one, row }) => ({
    held,
    one,
    party_id: ids.get(`${row.case_id} ${row.position}`)!,
  }));
  await seedCounsel(tx, located, counsel);
  const alone = located.filter(
    ({ one }) => one.appeared_on === null && one.role !== 'Decedent' && one.role !== 'Conservatee',
  );
  if (alone.length === 0) return;
  await tx.insert(partyAddresses).values(
    alone.map(({ held, one, party_id }) => ({
      party_id,
      kind: 'service' as const,
      address: one.address,
      from_day: held.opened_on,
      source: one.attorney === null && one === held.parties[0] ? 'First document' : 'Proof of service',
      position: 0,
    })),
  );
  const consents = alone.flatMap(({ held, one, party_id }) =>
    one.email === null ? [] : [{ party_id, email: one.email, basis: 'consent' as const, given_on: held.opened_on }],
  );
  if (consents.length > 0) await tx.insert(serviceConsents).values(consents);
}

type Located = { held: Held; one: PlannedParty; party_id: string };

async function seedCounsel(tx: Db, located: readonly Located[], counsel: readonly string[]): Promise<void> {
  const roster = await tx
    .select()
    .from(attorneys)
    .where(inArray(attorneys.id, [...counsel]));
  const byId = new Map(roster.map((entry) => [entry.id, entry]));
  const links = located.flatMap(({ one: { attorney, appeared_on }, party_id }) => {
    if (attorney === null || appeared_on === null) return [];
    const { id: attorney_id, full_name, bar_number } = byId.get(counsel[attorney]!)!;
    return [{ party_id, attorney_id, full_name, bar_number, appeared_on }];
  });
  if (links.length > 0) await tx.insert(partyCounsel).values(links);
}
