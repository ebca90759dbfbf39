import type { WorkItemState } from '#domain/workItems/workItems';
import type { Tone } from '#web/ui/Status.tsx';

/** The color of a status. */
export const workTones: Record<WorkItemState, Tone> = {
  ...{ requested: 'info', needs_confirmed: 'info', assigned: 'info', confirmed: 'ok', appeared: 'ok' },
  ...{ not_provided: 'bad', waived: 'none', more_information: 'warn', granted: 'ok', granted_alternative: 'ok' },
  ...{ denied: 'bad', review_requested: 'warn', fee_due: 'warn', perfected: 'ok', set: 'ok', vacated: 'warn' },
};
