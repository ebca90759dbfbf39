import { inArray } from 'drizzle-orm';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { findCourts } from '#server/courts/findCourt';
import { attorneys } from '#server/db/schema/attorneys';
import { parties } from '#server/db/schema/cases';
import { partyAddresses, partyCounsel } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import { participantOf } from './plan/participantOf.ts';
import type { PlannedCase } from './plan/planCases.ts';

type Held = Pick<PlannedCase, 'court_id' | 'case_type' | 'opened_on' | 'parties' | 'subject'> & { id: string };

/**
 * The participants of sample cases: whom a case is about, then the parties with their counsel. A person without counsel
 * is self-represented, and most have stated an address for service.
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
  const roster = await tx
    .select()
    .from(attorneys)
    .where(inArray(attorneys.id, [...counsel]));
  const byId = new Map(roster.map((entry) => [entry.id, entry]));
  const links = [];
  const addresses = [];
  for (const { held, one, row } of planned) {
    const party_id = ids.get(`${row.case_id} ${row.position}`)!;
    if (one.attorney !== null) {
      const { id: attorney_id, full_name, bar_number } = byId.get(counsel[one.attorney]!)!;
      links.push({ party_id, attorney_id, full_name, bar_number, appeared_on: held.opened_on });
    } else if (row.self_represented && row.full_name.length % 7 > 0) {
      const address = `${100 + row.full_name.length} Example Lane\nAlder, California 90000`;
      addresses.push({ party_id, kind: 'service' as const, address, source: 'First document', position: 0 });
    }
  }
  if (links.length > 0) await tx.insert(partyCounsel).values(links);
  if (addresses.length > 0) await tx.insert(partyAddresses).values(addresses);
}
