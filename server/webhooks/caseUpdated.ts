import type { EventData } from '#contract/webhookEvents';
import type { CaseOfEvent } from '#domain/events/CourtEvents';
import type { EventType } from '#domain/integrations/eventTypes';

/** What other systems receive of an event. `subject_id` is the record that it is about. */
export type WebhookOfEvent = { [T in EventType]: { type: T; subject_id: string; data: EventData<T> } }[EventType];

type Change = { change: string; filingId?: string; hearingId?: string };

/** The webhook of a change to a case. */
export function caseUpdated({ id, case_number }: CaseOfEvent, at: Date, change: Change): WebhookOfEvent {
  const data = { caseId: id, caseNumber: case_number, ...change, updatedAt: at.toISOString() };
  return { type: 'case.updated', subject_id: id, data };
}
