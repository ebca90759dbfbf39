import type { PeopleActivities, RosterField } from '#domain/activity/messages/people';
import { roleNames } from '#domain/identity/roleNames';
import type { ActivityTexts } from '../../Catalog.ts';
import { attorneyConflict } from '../attorneys/conflicts.ts';
import { counted, listed } from '../words.ts';

const rosterFields: Record<RosterField, string> = {
  full_name: 'full name',
  bar_number: 'bar number',
  status: 'status',
  status_since: 'first day of the status',
  type: 'type',
  active_cases: 'active cases',
};
const asksToBeJudge = (by: string) => `${by} requests verification as a judge of this court.`;

export const peopleActivities: ActivityTexts<PeopleActivities> = {
  administrator_appointed: ({ person }) => ({
    title: 'Administrator Appointed',
    description: `${person} became a court administrator by operator command.`,
  }),
  name_changed: ({ before, after }) => ({
    title: 'Name Changed',
    description: `${before} changed their name to ${after}.`,
  }),
  role_changed: ({ person, before, after }, by) => ({
    title: 'Role Changed',
    description: `${by} changed the role of ${person} from ${roleNames[before]} to ${roleNames[after]}.`,
  }),
  person_invited: ({ email, role }, by) => ({
    title: 'Person Invited',
    description: `${by} invited ${email} as ${roleNames[role]}.`,
  }),
  invitation_resent: ({ email }, by) => ({
    title: 'Invitation Resent',
    description: `${by} resent the invitation to ${email}.`,
  }),
  invitation_withdrawn: ({ email }, by) => ({
    title: 'Invitation Withdrawn',
    description: `${by} withdrew the invitation to ${email}.`,
  }),
  person_deactivated: ({ person, reason }, by) => ({
    title: 'Account Closed',
    description: `${by} closed the account of ${person}: ${reason}`,
  }),
  person_reactivated: ({ person }, by) => ({
    title: 'Account Reopened',
    description: `${by} reopened the account of ${person}.`,
  }),
  judge_registered: (_, by) => ({ title: 'Judge Registered', description: asksToBeJudge(by) }),
  judge_profile_requested: (_, by) => ({ title: 'Judge Profile Requested', description: asksToBeJudge(by) }),
  judge_profile_changed: (_, by) => ({ title: 'Judge Profile Changed', description: asksToBeJudge(by) }),
  judge_verified: ({ judge }, by) => ({
    title: 'Judge Verified',
    description: `${by} verified ${judge} as a judge of this court.`,
  }),
  judge_refused: ({ judge, reason }, by) => ({
    title: 'Judge Profile Denied',
    description: `${by} denied the judge profile of ${judge}: ${reason}`,
  }),
  judge_verification_withdrawn: ({ judge, reason }, by) => ({
    title: 'Judge Verification Withdrawn',
    description: `${by} withdrew the verification of ${judge} as a judge: ${reason}`,
  }),
  attorney_claimed: ({ bar_number }, by) => ({
    title: 'Attorney Claim Submitted',
    description: `${by} claims to be the attorney with bar number ${bar_number}.`,
  }),
  attorney_claim_withdrawn: ({ bar_number }, by) => ({
    title: 'Attorney Claim Withdrawn',
    description: `${by} no longer claims to be the attorney with bar number ${bar_number}.`,
  }),
  attorney_claim_refused: ({ person, bar_number, reason }, by) => ({
    title: 'Attorney Claim Denied',
    description: `${by} denied the claim of ${person} to be the attorney with bar number ${bar_number}: ${reason}`,
  }),
  attorney_confirmed: ({ person, attorney, bar_number }, by) => ({
    title: 'Attorney Confirmed',
    description: `${by} confirmed that ${person} is ${attorney}, bar number ${bar_number}.`,
  }),
  attorney_added: ({ attorney, bar_number }, by) => ({
    title: 'Attorney Added',
    description: `${by} added ${attorney}, bar number ${bar_number}, to the roster.`,
  }),
  attorney_edited: ({ attorney, fields }, by) => ({
    title: 'Attorney Updated',
    description: `${by} changed the ${listed(fields.map((field) => rosterFields[field]))} of ${attorney}.`,
  }),
  attorney_deleted: ({ attorney, bar_number }, by) => ({
    title: 'Attorney Deleted',
    description: `${by} removed ${attorney}, bar number ${bar_number}, from the roster.`,
  }),
  attorneys_imported: ({ count, file_name }, by) => ({
    title: 'Attorneys Imported',
    description: `${by} imported ${counted(count, 'attorney')} from ${file_name}.`,
  }),
  attorneys_import_undone: ({ count, left, file_name }, by) => ({
    title: 'Attorney Import Undone',
    description: `${by} undid the import of ${counted(count, 'attorney')} from ${file_name}.${
      left > 0 ? ` ${counted(left, 'attorney')} changed or used since stayed as they were.` : ''
    }`,
  }),
  case_assigned: ({ case_number, case_title, attorney }, by) => ({
    title: 'Case Assigned',
    description: `${by} assigned ${case_number}, ${case_title}, to ${attorney}.`,
  }),
  case_assigned_despite_conflict: ({ case_number, case_title, attorney, conflicts, reason }, by) => ({
    title: 'Case Assigned Despite a Conflict',
    description: [
      `${by} assigned ${case_number}, ${case_title}, to ${attorney} despite a conflict of interest.`,
      ...conflicts.map(attorneyConflict),
      `Reason: ${reason}`,
    ].join(' '),
  }),
  case_unassigned: ({ case_number, case_title, attorney }, by) => ({
    title: 'Case Assignment Ended',
    description: `${by} ended the assignment of ${case_number}, ${case_title}, to ${attorney}.`,
  }),
};
