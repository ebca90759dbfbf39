import type { DateCause } from '#domain/activity/messages/cases';
import type { NamedHearing } from '#domain/activity/messages/hearings';
import type { ContactSubject, WebhookEnd } from '#domain/activity/messages/systems';
import type { CourtsMoment } from '#domain/courts/CourtsMoment';
import type { EntryChange } from '#domain/docketing/entryStates';
import type { Deficiency } from '#domain/filings/Deficiency';
import type { BatchAct } from '#domain/hearings/batches/batchActs';
import type { Role } from '#domain/identity/permissions';
import type { MessageOf } from '#domain/messages/Message';
import type { ServiceFailure } from '#domain/service/serviceChoices';
import type { WorkItemKind, WorkItemState } from '#domain/workItems/workItems';
import type { NotificationKind } from './kinds.ts';

/** `filed_on` is the filing date that the clerk gave to a correction that is another document, else null. */
type Accepted = {
  document: string;
  entry: number;
  case_number: string;
  case_title: string;
  filed_on: string | null;
};
/** `rights`: additional text that the court's rules require; `motion_by`: the last day for a motion. */
type Refused = Deficiency & { document: string; rights: string[]; motion_by: string | null };
type OfJudge = { judge: string; document: string; case_number: string };
type Due = { deadline: string; case_number: string; case_title: string; due: string; authority: string };
/** The party’s name as the public record has it. */
type CounselOf = { case_number: string; case_title: string; party: string; role: string };
type AskedAccess = { person: string; email: string };
type DecidedAccess = { asked: 'request' | 'extension'; email: string; reason: string | null };

type OfTentative = { case_number: string; case_title: string };
type AskedHearing = { case_number: string; case_title: string; purpose: string };

type OnCalendar = { day: string; time: string; venue: string };
/**
 * `from` is null for a request that got its time, and `to` for a hearing that was taken off the calendar; `judge` is the
 * new judge of a hearing that has another one.
 */
export type RescheduledHearing = {
  event_type: string;
  case_number: string;
  case_title: string;
  from: OnCalendar | null;
  to: OnCalendar | null;
  judge?: string | null;
};

/** Without the text of the entry, which may be sealed later. */
type OnDocket = { case_number: string; case_title: string; entry: number };

/** Every notice with the values that it keeps. Days are YYYY-MM-DD, times HH:MM in the court's time zone. */
export type NoticeMessages = {
  'filing.received': { document: string };
  'filing.accepted': Accepted;
  /** `uncured` is the consequence under the court's rules if nothing is corrected. */
  'filing.accepted_with_deficiency': Accepted & {
    notice: number;
    deficiency: Deficiency;
    correct_by: CourtsMoment | null;
    uncured: string | null;
  };
  /** Accepted without some of its attachments, which were returned. */
  'filing.accepted_in_part': Accepted & {
    returned: (Deficiency & { document: string; correct_by: CourtsMoment })[];
    rights: string[];
    motion_by: string | null;
  };
  'filing.returned': Refused & { correct_by: CourtsMoment };
  'filing.more_time': Refused & { correct_by: CourtsMoment };
  'filing.rejected': Refused;
  /** For the clerk who returned it. `answer` is the filer’s note. */
  /** `by` is the delegate who submitted it for the filer. */
  'filing.resubmitted': { document: string; filer: string; by?: string; answer: string | null };
  'filing.date_moved': Accepted & { before: string; filed_on: string; because: DateCause };
  /** A fee became higher or was determined: the filer pays the balance. Amounts are in cents. */
  'fees.changed': { document: string; fee: string; amount_cents: number; balance_cents: number; reason: string };
  'fees.waiver_decided': {
    document: string;
    decision: 'granted' | 'denied';
    words: string | null;
    pay_by: string | null;
    authority: string | null;
  };
  'fees.waiver_granted_by_law': { document: string; act_by: string; authority: string };
  /** The balance of a deposit account fell below the amount of its owner. */
  'fees.deposit_low': { number: number; name: string; balance_cents: number; low_cents: number };
  'order.sent_back': OfJudge & { reason: string };
  'order.request_withdrawn': OfJudge;
  /** `refusal` is the code with which the reading ended; `again` means that an earlier reading is kept. */
  'analysis.failed': { document: string; refusal: string; again: boolean };
  'docket.entered': OnDocket;
  /** An entry of the court, in a case of the person. */
  'docket.noticed': OnDocket;
  'docket.changed': OnDocket & { change: EntryChange };
  /** The court accepted a filing of someone else in a case of the person. */
  'docket.filed': OnDocket;
  /** Documents were served on the person. */
  'service.served': { case_number: string; case_title: string; documents: number };
  /** `recipient` was not served; `reason` is why. */
  'service.undelivered': {
    case_number: string;
    case_title: string;
    recipient: string;
    reason: ServiceFailure;
  };
  'hearing.scheduled': NamedHearing;
  'hearing.requested': NamedHearing;
  'hearing.confirmed': NamedHearing;
  'hearing.moved': NamedHearing;
  'hearing.changed': NamedHearing;
  'hearing.cancelled': NamedHearing;
  'hearing.completed': NamedHearing;
  'hearing.adjourned': NamedHearing;
  /** `days_left` in calendar days. */
  'hearing.upcoming': NamedHearing & { days_left: number };
  /** The session runs late by minutes; 0 if it is on time again. `expected` is HH:MM. */
  'hearing.delayed': NamedHearing & { minutes: number; expected: string };
  /** Several hearings of the person were rescheduled together. */
  'calendar.rescheduled': { act: BatchAct; reason: string; hearings: RescheduledHearing[] };
  'deadline.upcoming': Due & { due_time: string | null; days_left: number };
  'deadline.moved': Due & { before: string; because: DateCause };
  /** A filer requested a hearing without a time. */
  'case.hearing_requested': AskedHearing;
  'case.hearing_declined': AskedHearing & { reason: string };
  'case.tentative_published': OfTentative & { motion: string; hearing_date: string };
  'case.tentative_withdrawn': OfTentative;
  /** `person` will argue at the hearing of a tentative ruling. */
  'case.argument_noticed': OfTentative & { motion: string; person: string };
  /** The court’s answer to a request of the person; what was requested is read in the portal only. */
  'case.request_answered': { case_number: string; kind: WorkItemKind; state: WorkItemState };
  /** `before` is the judge who had the case. */
  'case.judge_assigned': { case_number: string; case_title: string; judge: string; before: string | null };
  'judge.pending': { person: string };
  'attorney.claimed': { person: string; bar_number: string };
  'access.requested': AskedAccess;
  'access.extension_requested': AskedAccess;
  'access.approved': DecidedAccess;
  'access.denied': DecidedAccess;
  'contact.requested': { about: ContactSubject; person: string; organization: string };
  'counsel.recorded': CounselOf;
  'counsel.ended': CounselOf;
  'role.changed': { by: string; before: Role; role: Role };
  /** `now_judge` means that the person had another role before. */
  'role.judge_verified': { by: string; now_judge: boolean };
  'role.judge_refused': { reason: string };
  'role.judge_withdrawn': { reason: string };
  'role.attorney_confirmed': { by: string; bar_number: string };
  'role.attorney_refused': { reason: string };
  /** The certificate of the court’s seal ends; `days_left` is 0 once it has ended. */
  'seal.ending': { court: string; ends_on: string; days_left: number };
  'webhook.disabled': { webhook: string } & WebhookEnd;
};

export type NoticeCode = keyof NoticeMessages;
export type NoticeMessage = MessageOf<NoticeMessages>;

const kinds: Record<NoticeCode, NotificationKind> = {
  'filing.received': 'filing_received',
  'filing.accepted': 'filing_accepted',
  'filing.accepted_with_deficiency': 'filing_accepted',
  'filing.accepted_in_part': 'filing_returned',
  'filing.returned': 'filing_returned',
  'filing.more_time': 'filing_returned',
  'filing.rejected': 'filing_rejected',
  'filing.resubmitted': 'filing_received',
  'filing.date_moved': 'filing_accepted',
  'fees.changed': 'fees',
  'fees.waiver_decided': 'fees',
  'fees.waiver_granted_by_law': 'fees',
  'fees.deposit_low': 'fees',
  'order.sent_back': 'order_sent_back',
  'order.request_withdrawn': 'order_sent_back',
  'analysis.failed': 'analysis_failed',
  'docket.entered': 'docket_entered',
  'docket.changed': 'docket_entered',
  'docket.filed': 'docket_entered',
  'docket.noticed': 'docket_entered',
  'service.served': 'service',
  'service.undelivered': 'service',
  'hearing.scheduled': 'hearing_scheduled',
  'hearing.requested': 'hearing_scheduled',
  'hearing.confirmed': 'hearing_scheduled',
  'hearing.moved': 'hearing_changed',
  'hearing.changed': 'hearing_changed',
  'hearing.cancelled': 'hearing_cancelled',
  'hearing.completed': 'hearing_changed',
  'hearing.adjourned': 'hearing_changed',
  'hearing.upcoming': 'hearing_upcoming',
  'hearing.delayed': 'hearing_changed',
  'calendar.rescheduled': 'hearing_changed',
  'deadline.upcoming': 'deadline_upcoming',
  'deadline.moved': 'deadline_moved',
  'case.hearing_requested': 'hearing_scheduled',
  'case.hearing_declined': 'hearing_cancelled',
  'case.tentative_published': 'docket_entered',
  'case.tentative_withdrawn': 'docket_entered',
  'case.argument_noticed': 'hearing_changed',
  'case.request_answered': 'hearing_changed',
  'case.judge_assigned': 'case_assigned',
  'judge.pending': 'judge_pending',
  'attorney.claimed': 'attorney_claim',
  'access.requested': 'access_request',
  'access.extension_requested': 'access_request',
  'access.approved': 'access_decided',
  'access.denied': 'access_decided',
  'contact.requested': 'contact_request',
  'counsel.recorded': 'role_changed',
  'counsel.ended': 'role_changed',
  'role.changed': 'role_changed',
  'role.judge_verified': 'role_changed',
  'role.judge_refused': 'role_changed',
  'role.judge_withdrawn': 'role_changed',
  'role.attorney_confirmed': 'role_changed',
  'role.attorney_refused': 'role_changed',
  'seal.ending': 'seal_certificate',
  'webhook.disabled': 'webhook_failing',
};

/** The kind of a notice, by which people choose how they want to receive it. */
export const kindOfNotice = (code: NoticeCode): NotificationKind => kinds[code];
