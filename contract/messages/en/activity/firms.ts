import type { FirmActivities } from '#domain/activity/messages/firms';
import type { FirmPosition } from '#domain/firms/positions';
import type { ActivityTexts } from '../../Catalog.ts';

const positions: Record<FirmPosition, string> = {
  attorney: 'an attorney',
  paralegal: 'a paralegal',
  legal_assistant: 'a legal assistant',
};
const scope = (may_file: boolean) => (may_file ? 'to prepare drafts and to file' : 'to prepare drafts');

export const firmActivities: ActivityTexts<FirmActivities> = {
  firm_created: ({ firm }, by) => ({ title: 'Law Firm Created', description: `${by} created the firm ${firm}.` }),
  firm_changed: ({ firm }, by) => ({
    title: 'Law Firm Changed',
    description: `${by} changed the name or the address of the firm ${firm}.`,
  }),
  firm_member_invited: ({ firm, email, position }, by) => ({
    title: 'Invitation to a Law Firm',
    description: `${by} invited ${email} to the firm ${firm} as ${positions[position]}.`,
  }),
  firm_invitation_withdrawn: ({ firm, email }, by) => ({
    title: 'Invitation to a Law Firm Withdrawn',
    description: `${by} withdrew the invitation of ${email} to the firm ${firm}.`,
  }),
  firm_joined: ({ firm, position }, by) => ({
    title: 'Law Firm Joined',
    description: `${by} joined the firm ${firm} as ${positions[position]}.`,
  }),
  firm_left: ({ firm }, by) => ({ title: 'Law Firm Left', description: `${by} left the firm ${firm}.` }),
  firm_member_removed: ({ firm, person }, by) => ({
    title: 'Member of a Law Firm Removed',
    description: `${by} removed ${person} from the firm ${firm}.`,
  }),
  firm_member_changed: ({ firm, person, position, administrator }, by) => ({
    title: 'Member of a Law Firm Changed',
    description: `${by} made ${person} ${positions[position]}${administrator ? ' and an administrator' : ''} of the firm ${firm}.`,
  }),
  firm_delegation_given: ({ delegate, may_file }, by) => ({
    title: 'Delegate Authorized',
    description: `${by} authorized ${delegate} ${scope(may_file)} on their behalf.`,
  }),
  firm_delegation_changed: ({ delegate, may_file }, by) => ({
    title: 'Delegate’s Authority Changed',
    description: `${by} changed what ${delegate} is authorized to do on their behalf: ${scope(may_file)}.`,
  }),
  firm_delegation_revoked: ({ attorney, delegate }, by) => ({
    title: 'Delegate’s Authority Revoked',
    description: `${by} revoked the authority of ${delegate} to act for ${attorney}.`,
  }),
  draft_shared: ({ person }, by) => ({
    title: 'Draft Shared',
    description: `${by} shared a draft with ${person}.`,
  }),
  draft_unshared: ({ person }, by) => ({
    title: 'Sharing of a Draft Ended',
    description: `${by} ended the sharing of a draft with ${person}.`,
  }),
  draft_assigned: ({ attorney }, by) => ({
    title: 'Draft Prepared for an Attorney',
    description: `${by} made a draft of theirs the draft of ${attorney}.`,
  }),
};
