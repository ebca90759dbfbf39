import type { NamesToLearn, RepresentedParty } from '#domain/cases/attorneyConflicts';
import { isCurrent } from '#domain/participants/endings';
import { hasHiddenName, publicName } from '#domain/participants/publicName';
import { findCounselOnRoster } from '#server/attorneys/findCounselOnRoster';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isCourtStaff } from '#server/visibility/isCourtStaff';
import type { StoredCase } from '../caseRepository.ts';
import { loadParticipants } from '../participants/participantRepository.ts';

const isNoError = ({ end_kind }: { end_kind: string | null }) => end_kind !== 'recorded_in_error';

/**
 * The participants of a case, also those who have left, with their counsel and the firms of these. Counsel of whom only
 * the bar number is recorded are those of that number on the roster.
 */
export async function loadRepresented(
  db: Db,
  { id: case_id, court_id }: Pick<StoredCase, 'id' | 'court_id'>,
): Promise<RepresentedParty[]> {
  const all = (await loadParticipants(db, case_id)).filter(isNoError);
  const onRoster = await findCounselOnRoster(
    db,
    court_id,
    all.flatMap(({ counsel }) => counsel),
  );
  return all.map((one) => {
    const { id, full_name, role, role_id, side, acts_for } = one;
    const has_left = !isCurrent(one);
    const counsel = one.counsel.filter(isNoError).map((link) => {
      const entry = onRoster(link);
      return {
        attorney_id: entry?.id ?? link.attorney_id,
        bar_number: link.bar_number,
        name: link.full_name ?? entry?.full_name ?? link.bar_number ?? '',
        firms: entry?.firms ?? [],
        ended: has_left || !isCurrent(link),
      };
    });
    const name = { full_name, shown_name: publicName(one), is_name_hidden: hasHiddenName(one) };
    return { id, ...name, role, role_id, side, acts_for, is_person: one.kind === 'person', has_left, counsel };
  });
}

/** The names of participants that a viewer may learn. */
export const namesFor = (viewer: Actor): NamesToLearn => (isCourtStaff(viewer) ? 'all' : 'public');
