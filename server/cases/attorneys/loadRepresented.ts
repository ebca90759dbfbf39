import type { RepresentedParty } from '#domain/cases/attorneyConflicts';
import { isCurrent } from '#domain/participants/endings';
import { publicName } from '#domain/participants/publicName';
import { findFirms } from '#server/attorneys/findFirms';
import type { Db } from '#server/kernel/Database';
import { loadParticipants } from '../participants/participantRepository.ts';

/** The participants of a case at present, with their counsel and the firms of these. */
export async function loadRepresented(db: Db, case_id: string): Promise<RepresentedParty[]> {
  const current = (await loadParticipants(db, case_id)).filter(isCurrent);
  const firms = await findFirms(
    db,
    current.flatMap(({ counsel }) => counsel.flatMap(({ attorney_id }) => attorney_id ?? [])),
  );
  return current.map((one) => {
    const { id, full_name, role, role_id, side, acts_for } = one;
    const counsel = one.counsel
      .filter(({ end_kind }) => end_kind !== 'recorded_in_error')
      .map((link) => ({
        attorney_id: link.attorney_id,
        bar_number: link.bar_number,
        name: link.full_name ?? link.bar_number ?? '',
        firms: firms.get(link.attorney_id ?? '') ?? [],
        ended: !isCurrent(link),
      }));
    const shown_name = publicName(one);
    return { id, full_name, shown_name, role, role_id, side, acts_for, is_person: one.kind === 'person', counsel };
  });
}
