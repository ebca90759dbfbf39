import { entryChanges } from '#domain/docketing/entryStates';
import { type BatchAct, batchActs, givesDates } from '#domain/hearings/batches/batchActs';
import type { NoticeMessages } from '#domain/notifications/NoticeMessages';
import { serviceFailures } from '#domain/service/serviceChoices';
import { sampleHearing } from './sampleActivities.ts';

type Samples = { readonly [Code in keyof NoticeMessages]: readonly [NoticeMessages[Code], ...NoticeMessages[Code][]] };

const document = 'Complaint.pdf';
const email = 'pat.model@example.com';
const reason = 'The caption names another court.';
const authority = 'CRC 2.118';
const person = 'Pat Model';
const case_number = '26CV00431';
const case_title = 'Sample v. Example Foods, Inc.';
const accepted = { document, entry: 3, case_number, case_title, filed_on: null };
const correct_by = { at: '2026-03-17T16:58:00.000Z', time_zone: 'America/Los_Angeles' };
const refused = { document, reason_code: 'caption_wrong', reason, authority, rights: [], motion_by: null };
const rights = ['The filer may move for an order.'];
const ofJudge = { judge: 'Hon. A. Reyes', document, case_number };
const due = { deadline: 'Answer', case_number, case_title, due: '2026-11-25', authority };
const near = { ...due, due_time: null, days_left: 0 };
const moved = { ...due, before: '2026-11-24' };
const hearing = [sampleHearing, { ...sampleHearing, reason: 'Counsel is in trial.' }] as const;
const name = 'Courthouse flooded';

const rescheduled = (act: BatchAct) => ({
  ...{ event_type: 'Motion hearing', case_number, case_title },
  from: { day: '2026-03-17', time: '09:00', venue: 'Department 4' },
  to: givesDates(act) ? { day: '2026-03-18', time: '13:30', venue: 'Department 4' } : null,
});

/** Values for every notice, in all of its variants. */
export const sampleNotices: Samples = {
  'filing.received': [{ document }],
  'fees.changed': [{ document, fee: 'First filing', amount_cents: 43_500, balance_cents: 43_500, reason }],
  'fees.waiver_granted_by_law': [{ document, act_by: '2026-12-04', authority }],
  'fees.deposit_low': [{ number: 3, name: 'Rowe & Park', balance_cents: 4_000, low_cents: 5_000 }],
  'fees.waiver_decided': [
    { document, decision: 'granted', words: null, pay_by: null, authority: null },
    { document, decision: 'denied', words: reason, pay_by: '2026-12-04', authority },
    { document, decision: 'denied', words: null, pay_by: '2026-12-04', authority: null },
  ],
  'docket.entered': [{ case_number, case_title, entry: 12 }],
  'docket.noticed': [{ case_number, case_title, entry: 12 }],
  'docket.filed': [{ case_number, case_title, entry: 12 }],
  'docket.changed': entryChanges.map((change) => ({ case_number, case_title, entry: 12, change })) as never,
  'service.served': [
    { case_number, case_title, documents: 1 },
    { case_number, case_title, documents: 3 },
  ],
  'service.undelivered': serviceFailures.map((why) => ({
    ...{ case_number, case_title, recipient: person, reason: why },
  })) as never,
  'filing.accepted': [accepted, { ...accepted, filed_on: '2026-03-02' }],
  'filing.accepted_with_deficiency': [
    {
      ...accepted,
      filed_on: '2026-03-02',
      notice: 4,
      correct_by,
      uncured: 'A judge may strike the filing.',
      deficiency: { reason_code: 'unsigned', reason: null, authority },
    },
    {
      ...accepted,
      notice: 4,
      deficiency: { reason_code: 'other', reason, authority },
      correct_by: null,
      uncured: null,
    },
  ],
  'filing.accepted_in_part': [
    {
      ...accepted,
      returned: [
        {
          document: 'Exhibit A.pdf',
          reason_code: 'illegible',
          reason: 'Page 3 cannot be read.',
          authority,
          correct_by,
        },
        { document: 'Exhibit B.pdf', reason_code: 'other', reason, authority, correct_by },
      ],
      rights,
      motion_by: '2026-03-24',
    },
  ],
  'filing.returned': [
    { ...refused, correct_by },
    { ...refused, reason: null, rights, motion_by: '2026-03-24', correct_by },
  ],
  'filing.more_time': [{ ...refused, correct_by }],
  'filing.rejected': [refused, { ...refused, reason_code: 'other', rights, motion_by: '2026-03-24' }],
  'filing.resubmitted': [
    { document: 'Motion.pdf', filer: 'Alex Q. Example', answer: null },
    { document: 'Motion.pdf', filer: 'Alex Q. Example', answer: 'The cover sheet is attached.' },
  ],
  'filing.date_moved': [
    {
      ...{ document, entry: 3, case_number: '26CV00412', case_title: 'Sample v. Example' },
      ...{ before: '2026-03-02', filed_on: '2026-03-03', because: { closed: true, name: 'Flood' } },
    },
  ],
  'order.sent_back': [{ ...ofJudge, reason }],
  'order.request_withdrawn': [ofJudge],
  'analysis.failed': [
    { document, refusal: 'document_encrypted', again: false },
    { document, refusal: 'analysis_gave_up', again: true },
  ],
  'hearing.scheduled': hearing,
  'hearing.requested': hearing,
  'hearing.confirmed': hearing,
  'hearing.moved': hearing,
  'hearing.changed': hearing,
  'hearing.cancelled': hearing,
  'hearing.completed': hearing,
  'hearing.adjourned': hearing,
  'calendar.rescheduled': batchActs.flatMap((act) =>
    [1, 12].map((count) => ({ act, reason: 'A water main broke', hearings: Array(count).fill(rescheduled(act)) })),
  ) as never,
  'case.hearing_requested': [{ case_number, case_title, purpose: 'Motion to compel' }],
  'case.request_answered': [
    { case_number, kind: 'interpreter', state: 'assigned' },
    { case_number, kind: 'accommodation', state: 'denied' },
  ],
  'case.hearing_declined': [{ case_number, case_title, purpose: 'Motion to compel', reason }],
  'seal.ending': [
    { court: 'Superior Court', ends_on: '2026-12-31', days_left: 30 },
    { court: 'Superior Court', ends_on: '2026-11-20', days_left: 0 },
  ],
  'case.tentative_published': [
    { case_number, case_title, motion: 'Motion to Compel (Entry 3)', hearing_date: '2026-12-02' },
  ],
  'case.tentative_withdrawn': [{ case_number, case_title }],
  'case.argument_noticed': [{ case_number, case_title, motion: 'Motion to Compel', person }],
  'hearing.delayed': [
    { ...sampleHearing, minutes: 25, expected: '09:25' },
    { ...sampleHearing, minutes: 0, expected: '09:00' },
  ],
  'hearing.upcoming': [0, 1, 7].map((days_left) => ({ ...sampleHearing, days_left })) as never,
  'deadline.upcoming': [near, { ...near, days_left: 1 }, { ...near, days_left: 2, due_time: '16:00' }],
  'deadline.moved': [
    { ...moved, because: { closed: true, name } },
    { ...moved, because: { closed: false, name } },
  ],
  'case.judge_assigned': [
    { case_number: '26CV00431', case_title: 'A v. B', judge: 'A. Reyes', before: null },
    { case_number: '26CV00431', case_title: 'A v. B', judge: 'A. Reyes', before: 'B. Ortiz' },
  ],
  'judge.pending': [{ person }],
  'attorney.claimed': [{ person, bar_number: '000123' }],
  'access.requested': [{ person, email }],
  'access.extension_requested': [{ person, email }],
  'access.approved': [
    { asked: 'request', email, reason: null },
    { asked: 'extension', email, reason },
  ],
  'access.denied': [
    { asked: 'request', email, reason },
    { asked: 'extension', email, reason: null },
  ],
  'contact.requested': [
    { about: 'demo', person, organization: 'Alder County' },
    { about: 'early-access', person, organization: 'Alder County' },
    { about: 'pilot', person, organization: 'Alder County' },
  ],
  'counsel.recorded': [{ case_number: '26CV00431', case_title: 'Sample v. Doe', party: person, role: 'Plaintiff' }],
  'counsel.ended': [{ case_number: '26CV00431', case_title: 'Sample v. Doe', party: person, role: 'Plaintiff' }],
  'role.changed': [{ by: person, before: 'self_represented', role: 'clerk' }],
  'role.judge_verified': [
    { by: person, now_judge: false },
    { by: person, now_judge: true },
  ],
  'role.judge_refused': [{ reason }],
  'role.judge_withdrawn': [{ reason }],
  'role.attorney_confirmed': [{ by: person, bar_number: '000123' }],
  'role.attorney_refused': [{ reason }],
  'webhook.disabled': [
    { webhook: 'cms.example.com', because: 'gone' },
    { webhook: 'cms.example.com', because: 'failing', status: null },
    { webhook: 'cms.example.com', because: 'failing', status: 500 },
  ],
};
