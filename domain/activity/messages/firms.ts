import type { FirmPosition } from '#domain/firms/positions';

/** The record of law firms. Its lines are in the lists of those who acted and those whom it concerns, and name no document. */
export type FirmActivities = {
  firm_created: { firm: string };
  firm_changed: { firm: string };
  firm_member_invited: { firm: string; email: string; position: FirmPosition };
  firm_invitation_withdrawn: { firm: string; email: string };
  firm_joined: { firm: string; position: FirmPosition };
  firm_left: { firm: string };
  firm_member_removed: { firm: string; person: string };
  firm_member_changed: { firm: string; person: string; position: FirmPosition; administrator: boolean };
  firm_delegation_given: { delegate: string; may_file: boolean };
  firm_delegation_changed: { delegate: string; may_file: boolean };
  firm_delegation_revoked: { attorney: string; delegate: string };
  draft_shared: { person: string };
  draft_unshared: { person: string };
  /** The draft of a member became the attorney's. */
  draft_assigned: { attorney: string };
};
