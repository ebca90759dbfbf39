import type { CaseType } from '#domain/courts/choices';
import type { NoValues } from '#domain/messages/NoValues';
import type { NoticeCode, NoticeMessages } from '#domain/notifications/NoticeMessages';

/** A case, as an event identifies it. */
export type CaseOfEvent = { id: string; case_number: string };

type FilingOfEvent = { id: string; envelope_id: string | null };
type Placed = { filing: FilingOfEvent; case: CaseOfEvent; opened_case: boolean };
/** `case` is null if the filer has no access to it; `filing.case_number` is the number that the filing states. */
type Undocketed = { filing: FilingOfEvent & { case_number: string | null }; case: CaseOfEvent | null };
type OneFiling = { filing: { id: string } };
type OneHearing = { hearing: { id: string }; case: CaseOfEvent | null };
type OneCase = { case: CaseOfEvent };

/** Events that change a case without a notice to anyone. */
type EventsOfCases = {
  'case.closed': NoValues;
  'case.reopened': NoValues;
  'case.parties_changed': NoValues;
  'case.state_changed': NoValues;
  'case.party_disposed': NoValues;
  'case.judge_challenged': NoValues;
  'case.judge_unassigned': NoValues;
  'case.related': NoValues;
  'case.transferred': NoValues;
  'case.merged': NoValues;
  'order.signed': NoValues;
};

/** Every event with its values: what its notice states, if people are notified. */
export type EventValues = NoticeMessages & EventsOfCases;
export type EventCode = keyof EventValues;

type OfCases = `${'case' | 'counsel' | 'docket'}.${string}`;
type SubjectsOfCases = { [Code in Extract<EventCode, OfCases>]: OneCase };
type SubjectsOfHearings = { [Code in Extract<NoticeCode, `hearing.${string}`>]: OneHearing };
type SubjectsOfAccess = { [Code in Extract<NoticeCode, `access.${string}`>]: NoValues };
type SubjectsOfRoles = { [Code in Extract<NoticeCode, `role.${string}`>]: NoValues };

/** The records that each event concerns: notices link to them, and other systems receive their IDs. */
export type EventSubjects = SubjectsOfCases &
  SubjectsOfHearings &
  SubjectsOfAccess &
  SubjectsOfRoles & {
    'filing.received': { filing: FilingOfEvent & { case_type: CaseType | null } };
    'filing.accepted': Placed;
    'filing.accepted_with_deficiency': Placed;
    'filing.accepted_in_part': Placed & { returned: OneFiling['filing'][] };
    'filing.returned': Undocketed;
    'filing.more_time': Undocketed;
    'filing.rejected': Undocketed;
    'filing.resubmitted': { filing: FilingOfEvent };
    'filing.date_moved': { filing: FilingOfEvent; case: CaseOfEvent };
    'fees.changed': OneFiling;
    'fees.waiver_decided': OneFiling;
    'fees.waiver_granted_by_law': OneFiling;
    'fees.deposit_low': NoValues;
    'order.sent_back': OneFiling;
    'order.request_withdrawn': OneFiling;
    'order.signed': OneCase & OneFiling;
    'analysis.failed': OneFiling;
    'calendar.rescheduled': { batch: { id: string } };
    /** `is_private` marks an attorney's own deadline, which other systems do not receive. */
    'deadline.upcoming': OneCase & { deadline: { id: string; is_private: boolean } };
    'deadline.moved': OneCase & { deadline: { id: string; is_private: boolean } };
    /** `recipient` is the person’s own part of the service. */
    'service.served': OneCase & { recipient: { id: string } };
    'service.undelivered': OneCase & OneFiling;
    'judge.pending': NoValues;
    'attorney.claimed': NoValues;
    'contact.requested': NoValues;
    'seal.ending': NoValues;
    'webhook.disabled': { webhook: { id: string } };
  };

/** One event: what happened, its values, and the records that it concerns. */
export type EventOf<Code extends EventCode> = {
  [Each in Code]: { readonly code: Each; readonly values: EventValues[Each]; readonly about: EventSubjects[Each] };
}[Code];

export type CourtEvent = EventOf<EventCode>;
