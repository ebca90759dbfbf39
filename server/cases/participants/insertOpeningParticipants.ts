import type { NewParticipant } from '#domain/cases/openingParticipants';
import { sideOfRole } from '#domain/participants/findRole';
import { parties } from '#server/db/schema/cases';
import { partyAliases, partyCounsel } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';

type Counsel = { attorney_id: string | null; counsel_name: string | null; counsel_bar_number: string | null };

/**
 * Enters the participants of a new case. Counsel who signed appeared for the side that filed; a person of that side
 * for whom no counsel signed is self-represented.
 */
export async function insertOpeningParticipants(
  tx: Db,
  { case_id, opened_on }: { case_id: string; opened_on: string },
  participants: readonly NewParticipant[],
  counsel: Counsel | undefined,
): Promise<void> {
  const ids: string[] = [];
  for (const [position, one] of participants.entries()) {
    const { full_name, kind, role, role_id, is_minor, files, acts_for } = one;
    const [made] = await tx
      .insert(parties)
      .values({
        ...{ case_id, full_name, kind, role, role_id, is_minor, position },
        side: sideOfRole(role_id, role),
        acts_for: acts_for === undefined ? null : ids[acts_for]!,
        self_represented: files && !counsel && kind === 'person' && !is_minor,
      })
      .returning({ id: parties.id });
    ids.push(made!.id);
    if (one.aliases.length > 0) {
      const aliases = one.aliases.map((alias, at) => ({ ...alias, party_id: made!.id, position: at }));
      await tx.insert(partyAliases).values(aliases);
    }
  }
  const represented = participants.flatMap(({ files }, index) => (files ? [ids[index]!] : []));
  if (!counsel || represented.length === 0) return;
  const { attorney_id, counsel_name: name, counsel_bar_number: bar_number } = counsel;
  await tx
    .insert(partyCounsel)
    .values(
      represented.map((party_id) => ({ party_id, attorney_id, full_name: name, bar_number, appeared_on: opened_on })),
    );
}
