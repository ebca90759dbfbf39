import type { AttorneyConflict } from '#domain/cases/conflictTerms';
import type { Role } from '#domain/identity/permissions';
import type { NoValues } from '#domain/messages/NoValues';

/** The fields of a roster entry that a person changes. */
export const rosterFields = ['full_name', 'bar_number', 'status', 'status_since', 'type', 'active_cases'] as const;
export type RosterField = (typeof rosterFields)[number];

type RosterEntry = { attorney: string; bar_number: string };
type Assignment = { case_number: string; case_title: string; attorney: string };

/** What the record says of people, their roles, and the roster. */
export type PeopleActivities = {
  administrator_appointed: { person: string };
  name_changed: { before: string; after: string };
  role_changed: { person: string; before: Role; after: Role };
  person_invited: { email: string; role: Role };
  invitation_resent: { email: string };
  invitation_withdrawn: { email: string };
  person_deactivated: { person: string; reason: string };
  person_reactivated: { person: string };
  judge_registered: NoValues;
  judge_profile_requested: NoValues;
  judge_profile_changed: NoValues;
  judge_verified: { judge: string };
  judge_refused: { judge: string; reason: string };
  judge_verification_withdrawn: { judge: string; reason: string };
  attorney_claimed: { bar_number: string };
  attorney_claim_withdrawn: { bar_number: string };
  attorney_claim_refused: { person: string; bar_number: string; reason: string };
  attorney_confirmed: RosterEntry & { person: string };
  attorney_added: RosterEntry;
  attorney_edited: { attorney: string; fields: RosterField[] };
  attorney_deleted: RosterEntry;
  attorneys_imported: { count: number; file_name: string };
  /** `left`: entries that were changed or used since and stay. */
  attorneys_import_undone: { count: number; left: number; file_name: string };
  case_assigned: Assignment;
  /** `reason`: why the clerk assigned it nevertheless. A conflict that would disclose a hidden name is left out. */
  case_assigned_despite_conflict: Assignment & { conflicts: AttorneyConflict[]; reason: string };
  case_unassigned: Assignment;
};
