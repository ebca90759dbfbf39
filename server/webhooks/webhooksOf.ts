import { writeReturnReason } from '#contract/messages/writeMessages';
import type { EventData } from '#contract/webhookEvents';
import type { CaseOfEvent, CourtEvent, EventCode, EventOf } from '#domain/events/CourtEvents';
import type { EventType } from '#domain/integrations/eventTypes';

/** What other systems receive of an event. `subject_id` is the record that it is about. */
export type WebhookOfEvent = { [T in EventType]: { type: T; subject_id: string; data: EventData<T> } }[EventType];

type Derive<Code extends EventCode> = (event: EventOf<Code>, at: Date) => WebhookOfEvent[];

/** What other systems receive of each event. They receive nothing of the others, which concern people's accounts. */
const derived: { [Code in EventCode]?: Derive<Code> } = {
  'filing.received': submitted,
  'filing.accepted': accepted,
  'filing.accepted_with_deficiency': accepted,
  'filing.accepted_in_part': acceptedInPart,
  'filing.returned': returned,
  'filing.more_time': returned,
  'filing.rejected': rejected,
  'hearing.scheduled': hearingChanged('hearing_scheduled'),
  'hearing.requested': hearingChanged('hearing_requested'),
  'hearing.confirmed': hearingChanged('hearing_confirmed'),
  'hearing.moved': hearingChanged('hearing_changed'),
  'hearing.changed': hearingChanged('hearing_changed'),
  'hearing.cancelled': hearingChanged('hearing_cancelled'),
  'hearing.completed': hearingChanged('hearing_completed'),
  'hearing.adjourned': hearingChanged('hearing_adjourned'),
  'deadline.upcoming': upcoming,
  'docket.entered': caseChanged('docket_entered'),
  'docket.changed': caseChanged('docket_changed'),
  'case.closed': caseChanged('case_closed'),
  'case.reopened': caseChanged('case_reopened'),
  'case.parties_changed': caseChanged('parties_changed'),
  'case.state_changed': caseChanged('state_changed'),
  'case.party_disposed': caseChanged('party_disposed'),
  'case.judge_assigned': caseChanged('judge_assigned'),
  'case.judge_unassigned': caseChanged('judge_unassigned'),
  'case.judge_challenged': caseChanged('judge_challenged'),
  'case.related': caseChanged('case_related'),
  'case.transferred': caseChanged('case_transferred'),
  'case.merged': caseChanged('case_merged'),
  'order.signed': ({ about }, at) => [
    caseUpdated(about.case, at, { change: 'order_signed', filingId: about.filing.id }),
  ],
};

/** What the court's other systems receive of an event: nothing, one webhook, or several. */
export function webhooksOf(event: CourtEvent, at: Date): WebhookOfEvent[] {
  return (derived[event.code] as Derive<EventCode> | undefined)?.(event, at) ?? [];
}

type Change = { change: string; filingId?: string; hearingId?: string };

function caseUpdated({ id, case_number }: CaseOfEvent, at: Date, change: Change): WebhookOfEvent {
  const data = { caseId: id, caseNumber: case_number, ...change, updatedAt: at.toISOString() };
  return { type: 'case.updated', subject_id: id, data };
}

function hearingChanged(change: string) {
  return ({ about }: EventOf<Extract<EventCode, `hearing.${string}`>>, at: Date): WebhookOfEvent[] =>
    about.case ? [caseUpdated(about.case, at, { change, hearingId: about.hearing.id })] : [];
}

function caseChanged(change: string) {
  return ({ about }: { about: { case: CaseOfEvent } }, at: Date): WebhookOfEvent[] => [
    caseUpdated(about.case, at, { change }),
  ];
}

function returned({ about }: EventOf<'filing.returned' | 'filing.more_time'>, at: Date): WebhookOfEvent[] {
  return about.case ? [caseUpdated(about.case, at, { change: 'filing_returned', filingId: about.filing.id })] : [];
}

function submitted({ about: { filing } }: EventOf<'filing.received'>, at: Date): WebhookOfEvent[] {
  const { id, envelope_id, case_type } = filing;
  const stated = { filingId: id, envelopeId: envelope_id, caseType: case_type };
  const data = { ...stated, status: 'received' as const, receivedAt: at.toISOString() };
  return [{ type: 'filing.submitted', subject_id: id, data }];
}

function accepted(
  { about, values }: EventOf<'filing.accepted' | 'filing.accepted_with_deficiency' | 'filing.accepted_in_part'>,
  at: Date,
): WebhookOfEvent[] {
  const filingId = about.filing.id;
  const data = {
    filingId,
    envelopeId: about.filing.envelope_id,
    decidedAt: at.toISOString(),
    caseId: about.case.id,
    caseNumber: about.case.case_number,
    docketEntry: values.entry,
  };
  const changes = about.opened_case ? ['case_opened', 'filing_docketed'] : ['filing_docketed'];
  return [
    { type: 'filing.accepted', subject_id: filingId, data },
    ...changes.map((change) => caseUpdated(about.case, at, { change, filingId })),
  ];
}

/** The acceptance, and each attachment that was returned, under the ID of the filing that it is now. */
function acceptedInPart(event: EventOf<'filing.accepted_in_part'>, at: Date): WebhookOfEvent[] {
  const { returned, case: placed } = event.about;
  return [
    ...accepted(event, at),
    ...returned.map(({ id }) => caseUpdated(placed, at, { change: 'filing_returned', filingId: id })),
  ];
}

function rejected({ about, values }: EventOf<'filing.rejected'>, at: Date): WebhookOfEvent[] {
  const { filing, case: found } = about;
  const data = {
    filingId: filing.id,
    envelopeId: filing.envelope_id,
    decidedAt: at.toISOString(),
    caseId: found?.id ?? null,
    caseNumber: found?.case_number ?? filing.case_number,
    reason: writeReturnReason(values.reason_code, values.reason),
    authority: values.authority,
  };
  return [{ type: 'filing.rejected', subject_id: filing.id, data }];
}

function upcoming({ about, values }: EventOf<'deadline.upcoming'>): WebhookOfEvent[] {
  const { deadline, case: found } = about;
  if (deadline.is_private) return [];
  const data = {
    deadlineId: deadline.id,
    caseId: found.id,
    caseNumber: found.case_number,
    what: values.deadline,
    dueOn: values.due,
    daysLeft: values.days_left,
  };
  return [{ type: 'deadline.upcoming', subject_id: deadline.id, data }];
}
