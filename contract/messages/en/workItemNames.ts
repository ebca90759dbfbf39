import type { WorkItemKind, WorkItemState } from '#domain/workItems/workItems';

/** What the record and notices call requests to the court. */
export const workItemNames: Record<WorkItemKind, string> = {
  trial_setting: 'trial setting',
  jury_demand: 'jury demand',
  interpreter: 'interpreter request',
  accommodation: 'accommodation request',
};

/** What they call the statuses. */
export const workStateNames: Record<WorkItemState, string> = {
  requested: 'requested',
  needs_confirmed: 'needs confirmed',
  assigned: 'interpreter assigned',
  confirmed: 'interpreter confirmed',
  appeared: 'interpreter appeared',
  not_provided: 'not provided',
  waived: 'waived',
  more_information: 'more information needed',
  granted: 'granted',
  granted_alternative: 'granted with an alternative',
  denied: 'denied',
  review_requested: 'review requested',
  fee_due: 'fee due',
  perfected: 'perfected',
  set: 'set',
  vacated: 'vacated',
};
