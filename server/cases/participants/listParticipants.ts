import type { ParticipantDetails, ParticipantList } from '#contract/participants';
import { dateInZone } from '#domain/days/dateInZone';
import { may } from '#domain/identity/permissions';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { titleOf } from '#domain/participants/titleOf';
import { findCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { isCourtStaff } from '#server/visibility/isCourtStaff';
import { openParticipants } from '#server/visibility/openParticipants';
import { findCase, type StoredCase } from '../caseRepository.ts';
import { describeParticipant } from './describeParticipant.ts';
import { loadAddresses, loadConsents, loadParticipants, loadPrivate } from './participantRepository.ts';

/** The participants of a case with their counsel, as the viewer may see them. */
export async function listParticipants(db: Db, viewer: Actor, id: string): Promise<ParticipantList> {
  const found = await findCase(db, viewer, id);
  const [all, seesAll, system] = await Promise.all([
    loadParticipants(db, id),
    openParticipants(db, viewer, id),
    systemOfCase(db, found),
  ]);
  const { case_type, title, title_is_set, title_form, version } = found;
  const about = { case_type, system, all };
  const manage = may(viewer.capacity, 'cases:manage');
  return {
    results: all.map((one) =>
      describeParticipant(one, about, { seesAll: seesAll(one.id), isStaff: isCourtStaff(viewer) }),
    ),
    ...{ case_version: version, case_type, title, title_is_set, title_form, system },
    title_by_rule: titleOf({ case_type, system, title_form }, all),
    abilities: { manage },
  };
}

/** One participant with addresses, consents, and confidential data, as far as the viewer may see them. */
export async function readParticipant(
  db: Db,
  viewer: Actor,
  { id, participant_id }: { id: string; participant_id: string },
): Promise<ParticipantDetails> {
  const found = await findCase(db, viewer, id);
  const all = await loadParticipants(db, id);
  const one = all.find((each) => each.id === participant_id);
  if (!one) throw new Refusal('not_found');
  const [sees, system] = await Promise.all([openParticipants(db, viewer, id), systemOfCase(db, found)]);
  const seesAll = sees(participant_id);
  const about = { case_type: found.case_type, system, all };
  const described = describeParticipant(one, about, { seesAll, isStaff: isCourtStaff(viewer) });
  if (!seesAll) return { ...described, addresses: null, consents: null, confidential: null };
  const [addresses, consents, confidential] = await Promise.all([
    loadAddresses(db, id),
    loadConsents(db, id),
    loadPrivate(db, participant_id),
  ]);
  return {
    ...described,
    addresses: (addresses.get(participant_id) ?? []).map(
      ({ kind, address, from_day, to_day, source, undeliverable }) => {
        return { kind, address, from_day, to_day, source, undeliverable };
      },
    ),
    consents: (consents.get(participant_id) ?? []).map(({ email, basis, given_on, withdrawn_on }) => {
      return { email, basis, given_on, withdrawn_on };
    }),
    confidential: {
      date_of_birth: confidential?.date_of_birth ?? null,
      custody: confidential?.custody ?? null,
      custody_place: confidential?.custody_place ?? null,
    },
  };
}

/** The system whose practice applies to a case. */
export async function systemOfCase(db: Db, { court_id, case_type }: Pick<StoredCase, 'court_id' | 'case_type'>) {
  return practiceSystemOf(await findCourt(db, court_id), case_type);
}

/** Today at the court of a case. */
export async function todayOf(db: Db, { now }: Needs<'now'>, { court_id }: Pick<StoredCase, 'court_id'>) {
  return dateInZone(now(), (await findCourt(db, court_id)).time_zone);
}
