import type { CaseOfEvent, CourtEvent, EventCode, EventOf } from '#domain/events/CourtEvents';
import { caseUpdated, type WebhookOfEvent } from './caseUpdated.ts';
import { accepted, acceptedInPart, rejected, returned, submitted } from './webhooksOfFilings.ts';

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
  'case.tentative_published': caseChanged('tentative_published'),
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

function hearingChanged(change: string) {
  return ({ about }: EventOf<Extract<EventCode, `hearing.${string}`>>, at: Date): WebhookOfEvent[] =>
    about.case ? [caseUpdated(about.case, at, { change, hearingId: about.hearing.id })] : [];
}

function caseChanged(change: string) {
  return ({ about }: { about: { case: CaseOfEvent } }, at: Date): WebhookOfEvent[] => [
    caseUpdated(about.case, at, { change }),
  ];
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
