import type { NotificationKind } from '#domain/notifications/kinds';
import { kindOfNotice, type NoticeCode, type NoticeMessage } from '#domain/notifications/NoticeMessages';
import { pathTo } from '#domain/paths/pathTo';
import type { CourtEvent, EventOf } from './CourtEvents.ts';

/** What a notice of an event says, its kind, and the path of the screen that shows its subject. */
export type NoticeOfEvent = NoticeMessage & { kind: NotificationKind; href: string };

type Noticed = EventOf<NoticeCode>;
type Link<Code extends NoticeCode> = (event: EventOf<Code>) => string;

const toFiling = ({ about }: { about: { filing: { id: string } } }) => pathTo.filing(about.filing.id);
const toHearing = ({ about, values }: { about: { hearing: { id: string } }; values: { day: string } }) =>
  pathTo.hearing(about.hearing.id, values.day);
const toCase = ({ about }: { about: { case: { id: string } } }) => pathTo.case(about.case.id);
const toDeadlines = ({ values }: { values: { case_number: string } }) => pathTo.deadlines({ q: values.case_number });
const toRequests = () => pathTo.accessReview();
const toOwnAccess = () => pathTo.ownAccess();
const toSettings = () => pathTo.settings();
const toProfile = () => pathTo.settings('profile');

/** Where each event is shown to the people who are notified. Events without a link notify no one. */
const links: { [Code in NoticeCode]: Link<Code> } = {
  'filing.received': toFiling,
  'filing.accepted': toFiling,
  'filing.accepted_with_deficiency': toFiling,
  'filing.accepted_in_part': toFiling,
  'filing.returned': toFiling,
  'filing.more_time': toFiling,
  'filing.rejected': toFiling,
  'filing.resubmitted': toFiling,
  'filing.date_moved': toFiling,
  'fees.changed': toFiling,
  'fees.waiver_decided': toFiling,
  'fees.waiver_granted_by_law': toFiling,
  'fees.deposit_low': () => pathTo.firm(),
  'order.sent_back': toFiling,
  'order.request_withdrawn': toFiling,
  'analysis.failed': toFiling,
  'docket.entered': ({ about }) => pathTo.case(about.case.id),
  'docket.changed': ({ about }) => pathTo.case(about.case.id),
  'docket.noticed': ({ about, values }) => pathTo.docketEntry(about.case.id, values.entry),
  'docket.filed': ({ about, values }) => pathTo.docketEntry(about.case.id, values.entry),
  'service.served': ({ about }) => pathTo.served(about.recipient.id),
  'service.undelivered': toFiling,
  'hearing.scheduled': toHearing,
  'hearing.requested': toHearing,
  'hearing.confirmed': toHearing,
  'hearing.moved': toHearing,
  'hearing.changed': toHearing,
  'hearing.cancelled': toHearing,
  'hearing.completed': toHearing,
  'hearing.upcoming': toHearing,
  'hearing.delayed': toHearing,
  'hearing.adjourned': toHearing,
  'calendar.rescheduled': ({ about }) => pathTo.hearingBatch(about.batch.id),
  'deadline.upcoming': toDeadlines,
  'deadline.moved': toDeadlines,
  'case.hearing_requested': ({ about }) => pathTo.case(about.case.id, 'hearings'),
  'case.hearing_declined': ({ about }) => pathTo.case(about.case.id, 'hearings'),
  'case.request_answered': ({ about }) => pathTo.case(about.case.id, 'hearings'),
  'case.judge_assigned': toCase,
  'case.tentative_published': toCase,
  'case.tentative_withdrawn': toCase,
  'case.argument_noticed': toCase,
  'counsel.recorded': toCase,
  // The attorney has no access to the case any longer.
  'counsel.ended': () => pathTo.cases({}),
  'judge.pending': () => pathTo.people('judges'),
  'attorney.claimed': () => pathTo.people('attorneys'),
  'access.requested': toRequests,
  'access.extension_requested': toRequests,
  'access.approved': toOwnAccess,
  'access.denied': toOwnAccess,
  'contact.requested': () => pathTo.people('requests'),
  'role.changed': toSettings,
  'role.judge_verified': ({ values }) => (values.now_judge ? pathTo.settings() : pathTo.judgeDashboard()),
  'role.judge_refused': toProfile,
  'role.judge_withdrawn': toProfile,
  'role.attorney_confirmed': toSettings,
  'role.attorney_refused': toProfile,
  'seal.ending': () => pathTo.settings('court'),
  'webhook.disabled': ({ about }) => pathTo.webhook(about.webhook.id),
};

/** The notice of an event; null for an event without a notice. */
export function noticeOf(event: CourtEvent): NoticeOfEvent | null {
  if (!isNoticed(event)) return null;
  const { code, values } = event;
  const href = (links[code] as Link<NoticeCode>)(event);
  return { ...({ code, values } as NoticeMessage), kind: kindOfNotice(code), href };
}

function isNoticed(event: CourtEvent): event is Noticed {
  return event.code in links;
}
