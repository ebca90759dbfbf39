import type { CounselLink, Participant } from '#contract/participants';
import type { CaseType } from '#domain/courts/choices';
import { counselFinding } from '#domain/participants/counselFinding';
import { isCurrent } from '#domain/participants/endings';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import { hasHiddenName, publicName } from '#domain/participants/publicName';
import type { LoadedParticipant, StoredCounsel } from './participantRepository.ts';

export type About = {
  case_type: CaseType;
  system: PracticeSystem;
  /** Everyone in the case, of whom some act for others. */
  all: readonly LoadedParticipant[];
};

/** A participant as a list shows it to a viewer; findings are for the court’s staff. */
export function describeParticipant(
  one: LoadedParticipant,
  about: About,
  { seesAll, isStaff }: { seesAll: boolean; isStaff: boolean },
): Participant {
  const hidden = hasHiddenName(one);
  const open = seesAll || !hidden;
  const { id, kind, role, role_id, side, is_minor, name_access, acts_for } = one;
  const { needs_interpreter, self_represented, version } = one;
  return {
    ...{ id, kind, role, role_id, side, is_minor, name_access, acts_for, needs_interpreter, self_represented, version },
    full_name: open ? one.full_name : publicName(one),
    is_name_hidden: hidden,
    public_name: publicName(one),
    aliases: open ? one.aliases.map(({ kind: how, name }) => ({ kind: how, name })) : [],
    language: one.language,
    service_method: one.service_method,
    counsel: one.counsel.map(describeCounsel),
    ended:
      one.ended_on === null ? null : { on: one.ended_on, kind: one.end_kind!, reason: isStaff ? one.end_reason! : '' },
    finding: isStaff && isCurrent(one) ? findingOf(one, about) : null,
  };
}

function findingOf(one: LoadedParticipant, { all, system, case_type }: About) {
  const hasCounsel = (other: LoadedParticipant) => other.counsel.some(isCurrent);
  // A guardian ad litem appears through the counsel of the person for whom they act.
  const has_counsel = hasCounsel(one) || all.some((other) => other.id === one.acts_for && hasCounsel(other));
  const has_representative = all.some((other) => other.acts_for === one.id && isCurrent(other));
  return counselFinding({ ...one, has_counsel, has_representative }, system, case_type);
}

function describeCounsel(link: StoredCounsel): CounselLink {
  const { id, attorney_id, full_name, bar_number, is_lead, gets_notice, appeared_on, appearance_entry } = link;
  const { ended_on, end_kind, end_basis, end_note, replaced_by } = link;
  return {
    ...{ id, attorney_id, full_name, bar_number, is_lead, gets_notice, appeared_on, appearance_entry, replaced_by },
    ended: ended_on === null ? null : { on: ended_on, kind: end_kind!, basis: end_basis, note: end_note },
  };
}
