import type { ActivityMessages } from '#domain/activity/ActivityMessages';
import type { NamedClosure } from '#domain/activity/messages/court';
import { courtFields } from '#domain/activity/messages/court';
import type { NamedHearing } from '#domain/activity/messages/hearings';
import { preferenceNames } from '#domain/activity/messages/ownWork';
import { rosterFields } from '#domain/activity/messages/people';
import { webhookFields } from '#domain/activity/messages/systems';
import type { AttorneyConflict } from '#domain/cases/conflictTerms';
import { defaultItems } from '#domain/defaults/defaultStates';
import { entryChanges } from '#domain/docketing/entryStates';
import { firmPositions } from '#domain/firms/positions';
import { fixKinds } from '#domain/fixes/Fix';
import { availabilityStatuses } from '#domain/hearings/availability';
import { type BatchAct, batchActs } from '#domain/hearings/batches/batchActs';
import { staffKinds, staffStatuses } from '#domain/hearings/staff/HearingStaff';
import { roles } from '#domain/identity/permissions';
import { instrumentKinds, instrumentStates } from '#domain/issuance/instrumentKinds';
import { partyEndings } from '#domain/participants/endings';
import type { PilotTarget } from '#domain/pilots/pilotMetrics';
import { correctableFields } from '#domain/reading/Reading';
import { platformIds } from '#domain/research/platforms';
import { dispositionIds, lapseReasons } from '#domain/rulings/dispositions';
import { tentativePractices } from '#domain/rulings/tentatives/tentativeRules';
import { lodgedActions, lodgedStates } from '#domain/sealing/lodgedStates';
import { otherMethods, serviceFailures } from '#domain/service/serviceChoices';
import { workItemStates } from '#domain/workItems/workItems';

const pilotTargets: PilotTarget[] = [{ metric: 'case_number_agreement', target: 95 }];

const batches = batchActs.flatMap((act) => [1, 40].map((count) => ({ act, count, reason: 'A water main broke' }))) as [
  { act: BatchAct; count: number; reason: string },
];

const staffHours = {
  ...{ name: 'Ana Ruiz', weekdays: [1, 2], from: '08:00', to: '12:00' },
  ...{ valid_from: '2026-03-02', valid_until: null },
};
const staffPeriods = staffStatuses.map((status) => {
  const to = { day: '2026-03-17', time: '17:00' };
  return { name: 'Ana Ruiz', status, from: { ...to, time: '13:00' }, to };
});

type Samples = { readonly [Action in keyof ActivityMessages]: readonly ActivityMessages[Action][] };

const document = 'Complaint.pdf';
const learnedHeading = {
  field: 'court',
  sign: 'PORT CLAIMS TRIBUNAL',
  value: 'Port Claims Tribunal of Alder',
} as const;
const learnedPattern = { field: 'case_number', sign: 'PC/####/@-####', value: null } as const;
const person = 'Pat Model';
const email = 'pat.model@example.com';
const reason = 'The number was mistyped.';
const bar_number = '000123';
const case_number = '26CV00431';
const case_title = 'Sample v. Example Foods, Inc.';
const authority = 'CRC 2.118';
const webhook = 'cms.example.com';
const inCase = { document, case_number };
const due = { deadline: 'Answer', case_number, due: '2026-11-25' };

export const sampleHearing: NamedHearing = {
  event_type: 'Motion hearing',
  case_number,
  case_title,
  day: '2026-03-17',
  time: '09:00',
  venue: 'Department 4',
  judge: 'Hon. A. Reyes',
  reason: null,
};
const conflict: AttorneyConflict = {
  ...{ ground: 'same_firm', relation: 'opposing', party: 'Bo Roe', role: 'Defendant', counsel: 'P. Model' },
  ...{ firm: 'Model LLP', former: false },
};
const hearings = [sampleHearing, { ...sampleHearing, reason: 'Counsel is in trial.' }];

const closure: NamedClosure = {
  name: 'Courthouse flooded',
  from_day: '2026-12-24',
  to_day: '2026-12-24',
  from_time: null,
  to_time: null,
  place: null,
  order_citation: null,
  extends_deadlines: true,
};
const hours = {
  from_time: '13:00:00',
  to_time: '17:00',
  to_day: '2026-12-28',
  place: 'North',
  extends_deadlines: false,
};
const closures = [
  { closure, deadlines_moved: 0 },
  { closure: { ...closure, order_citation: 'Order 26-1' }, deadlines_moved: 1 },
  { closure: { ...closure, ...hours }, deadlines_moved: 2 },
];

const filings = {
  filing_received: [
    { document, after_doubts: false },
    { document, after_doubts: true },
  ],
  filing_received_for: [
    { document, after_doubts: false, filer: 'Ada Rowe' },
    { document, after_doubts: true, filer: 'Ada Rowe' },
  ],
  supporting_documents_added: [
    { document, added: ['Proof.pdf'] },
    { document, added: ['Proof.pdf', 'Declaration.txt'] },
  ],
  filing_analyzed: [
    { document, again: false },
    { document, again: true },
  ],
  analysis_failed: [
    { document, refusal: 'document_encrypted' },
    { document, refusal: 'analysis_gave_up' },
  ],
  reanalysis_requested: [{ document }],
  filing_corrected: [
    { document, changed: [...correctableFields, 'priority'], confirmed: [] },
    { document, changed: ['amount'], confirmed: ['court'] },
  ],
  filing_confirmed: [{ document, confirmed: ['amount', 'court'] }],
  filing_corrected_by_filer: [
    { document, returned: 'Complaint (1).pdf', differs: false },
    { document, returned: 'Complaint (1).pdf', differs: true },
  ],
  filing_withdrawn: [{ document }, { document, filer: 'Ada Rowe' }],
  filing_checked: [{ document, rules: 'the Superior Court of Alder County' }],
  citations_looked_up: [{ document }],
  filing_claimed: [{ document }],
  filing_moved_to_section: [
    { document, from: null, to: 'Probate', by_rules: false, reason: 'A petition for a guardianship.' },
    { document, from: 'Probate', to: null, by_rules: true, reason: null },
  ],
  filing_left_for_review: [{ document }],
  filing_put_back_in_lane: [{ document }],
  filing_released: [{ document }],
  decision_taken: [
    { document, decision: 'accepted', deficiency: true },
    { document, decision: 'returned', deficiency: false },
    { document, decision: 'rejected', deficiency: false },
  ],
  decision_undone: [{ document }],
  decision_lapsed: [
    { document, because: 'filing_changed' },
    { document, because: 'number_taken' },
    { document, because: 'no_number' },
  ],
  filing_accepted: [
    { ...inCase, entry: 3, deficiency: null, filed_as_of: null },
    { ...inCase, entry: 3, deficiency: authority, filed_as_of: { receipt: 'first', day: '2026-03-02', reason: null } },
    { ...inCase, entry: 3, deficiency: null, filed_as_of: { receipt: 'correction', day: '2026-03-02', reason } },
  ],
  filing_resubmitted: [
    { document, added: [], answer: null },
    { document, added: ['Cover sheet.pdf'], answer: 'The fee is paid.', filer: 'Ada Rowe' },
  ],
  filing_date_set: [
    { ...inCase, by_rule: '2026-03-02', day: '2026-02-27', reason, ordered_on: null },
    { ...inCase, by_rule: '2026-03-02', day: '2026-02-27', reason, ordered_on: '2026-03-10' },
  ],
  filing_date_moved: [
    { ...inCase, entry: 3, before: '2026-03-02', day: '2026-03-03', because: { closed: true, name: 'Flood' } },
    { ...inCase, entry: 3, before: '2026-03-03', day: '2026-03-02', because: { closed: false, name: 'Flood' } },
    { ...inCase, entry: 3, before: '2026-03-03', day: '2026-03-02', because: { entry: 3, change: 'corrected' } },
  ],
  filing_returned: [{ document, authority }],
  attachment_returned: [{ document, lead: 'Motion.pdf', authority }],
  attachment_joined: [
    { ...inCase, entry: 3, attachment: 2, filed_as_of: null },
    { ...inCase, entry: 3, attachment: 2, filed_as_of: { receipt: 'first', day: '2026-03-02', reason: null } },
  ],
  filing_rejected: [{ document, authority }],
  paper_reviewed: [{ ...inCase, note: null }],
  paper_signed: [{ ...inCase, note: null }],
  paper_sent_back: [{ ...inCase, note: 'Strike paragraph 3.' }],
  paper_unmarked: [
    { ...inCase, mark: 'reviewed' },
    { ...inCase, mark: 'sent_back' },
  ],
  response_submitted: [{ filer: person, case_number }],
  motion_approved: [{ ...inCase }],
} satisfies Partial<Samples>;

const ofMotion = { document: 'Motion to compel', case_number: '26CV00431' };
const cases = {
  case_opened: [
    { case_number, case_title, named: null },
    { case_number, case_title, named: { case_number: '25CV00002', reason } },
  ],
  case_closed: [{ case_number, disposition: 'Dismissed', reason }],
  case_category_changed: [
    { case_number, before: null, category: 'Breach of contract or warranty' },
    { case_number, before: 'Fraud', category: null },
  ],
  case_reopened: [{ case_number, reason }],
  case_state_changed: [{ case_number, state: 'inactive', reason }],
  party_disposed: [{ case_number, party: person, disposition: 'Dismissed', reason }],
  judge_assigned: [
    { case_number, judge: person, before: null, rule: 'Civil cases', reason: '' },
    { case_number, judge: person, before: 'A. Reyes', rule: null, reason },
  ],
  judge_unassigned: [{ case_number, judge: person, reason }],
  judge_challenged: [{ case_number, challenge: 'Peremptory challenge', party: person, judge: 'A. Reyes' }],
  disqualification_waived: [
    { case_number, judge: 'A. Reyes', authority: 'CCP § 170.3(b)', ground: 'Financial interest', entry: 7 },
  ],
  judge_disqualified: [{ case_number, judge: 'A. Reyes', authority: '28 U.S.C. § 455', reason }],
  challenge_decided: [
    { case_number, challenge: 'Peremptory challenge', judge: 'A. Reyes', granted: true, reason },
    { case_number, challenge: 'Recusal', judge: 'A. Reyes', granted: false, reason },
  ],
  default_requested: [
    { case_number, party: person, entry: 4 },
    { case_number, party: person, entry: null },
  ],
  default_service_recorded: [{ case_number, party: person, entry: 3, served_on: '2026-01-05' }],
  default_item_confirmed: defaultItems.map((item) => ({ case_number, party: person, item, reason })),
  default_item_reopened: [{ case_number, party: person, item: 'venue' }],
  default_entered: [{ case_number, party: person, entry: 5 }],
  default_judgment_entered: [{ case_number, party: person, entry: 6, amount: '$10,500.00' }],
  default_declined: [{ case_number, party: person, reason }],
  default_referred: [
    { case_number, party: person, judge: 'A. Reyes', reason },
    { case_number, party: person, judge: null, reason },
  ],
  default_set_aside: [{ case_number, party: person, reason }],
  instrument_issued: instrumentKinds.map((kind, index) => ({
    ...{ case_number, kind, number: '26CV00001-7' },
    to: index % 2 === 0 ? person : null,
  })),
  instrument_closed: instrumentStates.map((state) => ({ case_number, number: '26CV00001-7', state })),
  cases_related: [
    { case_number, other_number: '25CV00002', kind: 'related', reason },
    { case_number, other_number: '25CV00002', kind: 'consolidated', reason },
  ],
  cases_unrelated: [
    { case_number, other_number: '25CV00002', kind: 'related', reason },
    { case_number, other_number: '25CV00002', kind: 'consolidated', reason },
  ],
  entry_spread: [{ case_number, entry: 4, to: ['25CV00002', '25CV00003'] }],
  case_transferred: [{ case_number, court: 'Superior Court, County of Birch', kind: 'transfer', reason }],
  transfer_decided: [
    { case_number, court: 'Superior Court, County of Birch', accepted: true, reason },
    { case_number, court: 'Superior Court, County of Birch', accepted: false, reason },
  ],
  cases_merged: [{ case_number, other_number: '25CV00002', reason }],
  merge_undone: [{ case_number, other_number: '25CV00002', reason }],
  judge_rule_saved: [{ rule: 'Civil cases' }],
  judge_rule_removed: [{ rule: 'Civil cases' }],
  judge_covered: [{ judge: person, duty_judge: 'A. Reyes', from: '2026-11-24', to: '2026-11-30' }],
  chambers_member_appointed: [
    { person, judge: 'A. Reyes', position: 'staff_attorney', from: '2026-11-23', to: null },
    { person, judge: 'A. Reyes', position: 'courtroom_clerk', from: '2026-11-23', to: '2026-12-18' },
  ],
  chambers_member_ended: [{ person, judge: 'A. Reyes', position: 'judicial_assistant' }],
  work_item_moved: workItemStates.map((state) => ({ case_number, kind: 'interpreter' as const, state })),
  judge_coverage_ended: [{ judge: person, duty_judge: 'A. Reyes' }],
  docket_entry_added: [
    { case_number, entry: 12, reason: null },
    { case_number, entry: 12, reason },
  ],
  docket_entry_changed: entryChanges.map((change) => ({ case_number, entry: 12, change })) as never,
  public_access_changed: [
    { open: true, authority: 'CRC 2.503' },
    { open: false, authority: 'CRC 2.503' },
  ],
  terminal_changed: [
    { name: 'Clerk’s lobby 1', change: 'added' },
    { name: 'Clerk’s lobby 1', change: 'removed' },
  ],
  case_access_changed: [
    { case_number: '26CV000001', from: 'public', to: 'sealed', authority: 'CRC 2.550(d)', named: 2 },
    { case_number: '26CV000001', from: 'parties', to: 'court', authority: 'CRC 2.550(d)', named: 0 },
  ],
  lodged_document_decided: lodgedStates.map((state) => ({ case_number, state, entry: 12 })),
  lodged_document_changed: lodgedActions.map((change) => ({ case_number, change, authority: 'CRC 2.551(b)(6)' })),
  docket_certified: [{ case_number, entries: 1, sha256: 'ab'.repeat(32) }],
  appeal_record_requested: [{ case_number, entries: 12 }],
  appeal_record_certified: [{ case_number, entry: 41, sha256: 'ab'.repeat(32) }],
  parties_edited: [
    { case_number, parties: [{ name: person, role: 'Plaintiff' }], more: 0 },
    { case_number, parties: [{ name: person, role: 'Plaintiff' }], more: 12 },
    { case_number, parties: [], more: 0 },
  ],
  participant_added: [{ case_number, name: person, role: 'Intervenor' }],
  participant_changed: [{ case_number, name: person, role: 'Intervenor' }],
  participant_ended: partyEndings.map((how) => ({ case_number, name: person, how, on: '2026-11-20' })),
  counsel_appeared: [{ case_number, name: person, counsel: 'Alex Q. Example', on: '2026-11-20' }],
  counsel_ended: [{ case_number, name: person, counsel: 'Alex Q. Example', on: '2026-11-20' }],
  counsel_changed: [
    { case_number, name: person, counsel: 'Alex Q. Example', is_lead: true, gets_notice: true },
    { case_number, name: person, counsel: 'Alex Q. Example', is_lead: false, gets_notice: false },
  ],
  consent_given: [{ case_number, name: person, on: '2026-11-20' }],
  consent_withdrawn: [{ case_number, name: person, on: '2026-11-20' }],
  case_titled: [{ case_number, before: 'Sample v. Doe', title: case_title }],
  deadline_kept: [{ ...due, authority }],
  deadline_moved: [
    { ...due, before: '2026-11-24', because: { closed: true, name: 'Courthouse flooded' } },
    { ...due, before: '2026-11-24', because: { closed: false, name: 'Courthouse flooded' } },
    { ...due, before: '2026-11-24', because: { entry: 3, change: 'nunc_pro_tunc' } },
  ],
  deadline_met: [{ ...due, reason }],
  deadline_missed: [{ ...due, reason }],
  deadline_waived: [{ ...due, reason }],
  deadline_reopened: [{ ...due, reason }],
  deadline_upcoming: [{ deadline: 'The reply', case_number, court_days_before_hearing: 5 }],
  sample_court_made: [{}],
  ruling_prepared: dispositionIds.map((disposition) => ({ ...ofMotion, disposition })),
  ruling_undone: [{ ...ofMotion, disposition: 'granted' }],
  ruling_made: [{ ...ofMotion, disposition: 'granted', entry: 14 }],
  tentative_saved: [{}],
  tentative_withdrawn: [{}],
  tentative_published: [ofMotion],
  argument_noticed: [ofMotion],
  tentative_rules_set: [
    { court: 'Superior Court', practice: null, publish_time: null, notice_time: null, authority: null },
    ...tentativePractices.map((practice) => ({
      ...{ court: 'Superior Court', practice, publish_time: '14:00', notice_time: '16:30' },
      authority: 'Local Rule 3.4',
    })),
  ],
  ruling_by_law: [{ ...ofMotion, disposition: 'deemed_denied', entry: 15, authority: 'CCP § 660(c)' }],
  ruling_recorded: [{ ...ofMotion, disposition: 'granted', entry: 14, judge: 'A. Reyes' }],
  minutes_signed: [{ case_number, event_type: 'Motion hearing', day: '2026-11-30', entry: 14 }],
  ruling_lapsed: lapseReasons.map((because) => ({ ...ofMotion, disposition: 'continued', because })),
  order_draft_begun: [{}, { for_judge: 'A. Reyes' }],
  order_draft_moved: (['draft', 'for_signature', 'discarded'] as const).map((state) => ({ state })),
  bench_memo_begun: [{ assigned_to: person, for_judge: 'A. Reyes' }],
  bench_memo_moved: (['draft', 'ready', 'returned', 'read'] as const).map((state) => ({
    state,
    for_judge: 'A. Reyes',
  })),
  order_denied: [{ document: 'Proposed order', case_number, note: 'No hearing was held.' }],
} satisfies Partial<Samples>;

const calendar = {
  hearing_scheduled: hearings,
  hearing_asked: [{ case_number: '26CV00431', case_title: 'Sample v. Example', purpose: 'Motion to compel' }],
  hearing_ask_scheduled: [{ case_number: '26CV00431', case_title: 'Sample v. Example', purpose: 'Motion to compel' }],
  hearing_ask_declined: [
    { case_number: '26CV00431', case_title: 'Sample v. Example', purpose: 'Motion to compel', reason: 'No time.' },
  ],
  hearing_ask_withdrawn: [{ case_number: '26CV00431', case_title: 'Sample v. Example', purpose: 'Motion to compel' }],
  hearing_requested: hearings,
  hearing_confirmed: hearings,
  hearing_changed: hearings.map((hearing, index) => ({ ...hearing, moved: index === 0 })),
  hearing_cancelled: hearings,
  hearing_completed: hearings,
  hearing_adjourned: hearings,
  hearings_rescheduled: batches,
  hearings_rescheduling_undone: batches,
  sitting_opened: [
    {
      sitting: 'Law and motion',
      judge: 'Hon. A. Reyes',
      venue: 'Department 4',
      day: '2026-03-17',
      from: '09:00',
      to: '12:00',
      capacity: 12,
    },
  ],
  sitting_removed: [{ sitting: 'Law and motion' }],
  week_template_added: [{ sitting: 'Law and motion', opened: 52, ended: 0, unchanged: 0 }],
  week_template_changed: [{ sitting: 'Law and motion', opened: 40, ended: 44, unchanged: 4 }],
  week_template_removed: [{ sitting: 'Law and motion', opened: 0, ended: 40, unchanged: 4 }],
  availability_set: availabilityStatuses.map((status) => {
    const to = { day: '2026-03-17', time: '17:00' };
    return { judge: 'Hon. A. Reyes', status, from: { ...to, time: '08:00' }, to };
  }),
  availability_removed: availabilityStatuses.map((status) => ({ status })),
  hearing_staff_added: staffKinds.map((kind, hearings) => ({ name: 'Ana Ruiz', kind, hearings })),
  hearing_staff_changed: [
    { before: 'Ana Ruiz', name: 'Ana Ruiz', kind: 'interpreter', active: true },
    { before: 'Ana Ruiz', name: 'Ana Ruiz-Lund', kind: 'mediator', active: false },
  ],
  hearing_staff_hours_added: [staffHours],
  hearing_staff_hours_removed: [{ ...staffHours, valid_until: '2026-03-31' }],
  hearing_staff_period_added: staffPeriods,
  hearing_staff_period_removed: staffPeriods,
  court_changed: [{ court: 'Superior Court of Alder County', fields: [...courtFields] }],
  acceptance_rules_set: [
    { court: 'Superior Court, County of Alder', partial: 'permitted', authority: 'Local Rule 5' },
    { court: 'Superior Court, County of Alder', partial: 'not_permitted', authority: 'Local Rule 5' },
    { court: 'Superior Court, County of Alder', partial: null, authority: null },
  ],
  response_time_set: [
    {
      ...{ court: 'Superior Court, County of Alder', kind: 'motion' },
      set: { days: 10, unit: 'court_days', runs: 'before_hearing', authority: 'Local Rule 7' },
    },
    {
      ...{ court: 'Superior Court, County of Alder', kind: 'motion' },
      set: { days: 1, unit: 'days', runs: 'after_filing', authority: 'Local Rule 7' },
    },
    { court: 'Superior Court, County of Alder', kind: 'summary_judgment', set: null },
  ],
  upload_limits_set: [
    { court: 'Superior Court, County of Alder', document_mb: 25, envelope_mb: null, authority: 'Local Rule 5' },
    { court: 'Superior Court, County of Alder', document_mb: null, envelope_mb: null, authority: null },
  ],
  cases_imported: [
    { source: 'Old System', cases: 200, parties: 1, counsel: 0, docket: 1 },
    { source: 'Old System', cases: 1, parties: 400, counsel: 1, docket: 1200 },
  ],
  case_import_undone: [{ source: 'Old System', removed: 1, left: 0 }],
  pilot_planned: [
    { ...{ department: 'Department 4', starts_on: '2026-12-01', ends_on: '2027-01-29' }, targets: pilotTargets },
  ],
  pilot_changed: [{ ...{ department: 'Department 4', starts_on: '2026-12-01', ends_on: '2027-01-29' }, targets: [] }],
  pilot_ended: [{ department: 'Department 4' }],
  pilot_disagreement_marked: [
    {
      ...{ document: 'Answer.pdf', subject: 'field:case_number', verdict: 'portal' },
      reason: 'The clerk transposed two digits.',
    },
    { document: 'Answer.pdf', subject: 'finding:CA-SIG-01', verdict: 'clerk', reason: 'Signed on page 3.' },
    { document: 'Answer.pdf', subject: 'missed:wrong_court', verdict: 'unclear', reason: 'No one knows' },
  ],
  export_settings_set: [
    { enabled: true, hour: 2, keep: 7 },
    { enabled: true, hour: 0, keep: 1 },
    { enabled: false, hour: 2, keep: 7 },
  ],
  export_requested: [{}],
  record_check_requested: [{}],
  export_made: [
    { rows: 1200, documents: 1, missing: 0, nightly: true },
    { rows: 1, documents: 155, missing: 2, nightly: false },
  ],
  filing_date_rules_set: [
    {
      ...{ court: 'Superior Court, County of Alder', electronic_cutoff: '17:00', closed_days: 'next_court_day' },
      ...{ paper_closes: '16:00', drop_box_closes: '16:30', relation_back: 'none', authority: 'Local Rule 5' },
    },
    {
      ...{ court: 'Superior Court, County of Alder', electronic_cutoff: null, closed_days: null },
      ...{ paper_closes: null, drop_box_closes: null, relation_back: null, authority: null },
    },
  ],
  court_closed: closures,
  court_opened: closures,
  court_hours_set: [{ hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })) }],
  courtroom_added: [{ courtroom: 'Department 4' }],
  courtroom_changed: [
    { before: 'Department 4', courtroom: 'Department 4' },
    { before: 'Department 4', courtroom: 'Department 5' },
  ],
  courtroom_removed: [{ courtroom: 'Department 4' }],
  event_type_added: [{ event_type: 'Motion hearing', minutes: 30 }],
  event_type_changed: [{ before: 'Motion', event_type: 'Motion hearing', minutes: 30 }],
  event_type_removed: [{ event_type: 'Motion hearing' }],
  standing_order_entered: [{ authority }],
  standing_order_ended: [{ authority }],
  review_sections_changed: [{ sections: 3, rules: 1 }],
  section_rules_applied: [{ pending: 120 }],
  rules_adopted: [{ rule_ids: ['CA-FMT-01'] }, { rule_ids: Array.from({ length: 11 }, (_, n) => `CA-FMT-${n}`) }],
  rule_withdrawn: [{ rule_id: 'CA-FMT-01' }],
  template_learned: [
    { ...learnedHeading, replaces: false },
    { ...learnedHeading, replaces: true },
    { ...learnedPattern, replaces: false },
  ],
  template_revoked: [learnedHeading, learnedPattern],
  pack_changed: [
    { kind: 'item', section: 'categories', label: 'Water rights', active: true },
    { kind: 'item', section: 'hearing_types', label: 'Law and motion', active: false },
    { kind: 'item_restored', section: 'number_formats', label: 'Los Angeles' },
    { kind: 'numbering' },
    { kind: 'imported', added: 1, changed: 3 },
    { kind: 'restored' },
  ],
  next_number_set: [{ format: 'Superior courts, CV', before: 432, next: 1000 }],
} satisfies Partial<Samples>;

const people = {
  administrator_appointed: [{ person }],
  name_changed: [{ before: person, after: 'Pat Q. Model' }],
  role_changed: roles.map((before) => ({ person, before, after: 'clerk' as const })),
  person_invited: [{ email, role: 'judge' }],
  invitation_resent: [{ email }],
  invitation_withdrawn: [{ email }],
  person_deactivated: [{ person, reason }],
  person_reactivated: [{ person }],
  judge_registered: [{}],
  judge_profile_requested: [{}],
  judge_profile_changed: [{}],
  judge_verified: [{ judge: person }],
  judge_refused: [{ judge: person, reason }],
  judge_verification_withdrawn: [{ judge: person, reason }],
  attorney_claimed: [{ bar_number }],
  attorney_claim_withdrawn: [{ bar_number }],
  attorney_claim_refused: [{ person, bar_number, reason }],
  attorney_confirmed: [{ person, attorney: 'P. Model', bar_number }],
  attorney_added: [{ attorney: person, bar_number }],
  attorney_edited: [{ attorney: person, fields: [...rosterFields] }],
  attorney_deleted: [{ attorney: person, bar_number }],
  attorneys_imported: [
    { count: 1, file_name: 'roster.csv' },
    { count: 1200, file_name: 'roster.csv' },
  ],
  attorneys_import_undone: [
    { count: 1, left: 0, file_name: 'roster.csv' },
    { count: 12, left: 2, file_name: 'roster.csv' },
  ],
  case_assigned: [{ case_number, case_title, attorney: person }],
  case_assigned_despite_conflict: [
    { case_number, case_title, attorney: person, conflicts: [conflict], reason },
    {
      ...{ case_number, case_title, attorney: person, reason },
      conflicts: [
        { ...conflict, ground: 'same_attorney', firm: null, former: true },
        { ...conflict, ground: 'is_party', relation: 'any', counsel: null, firm: null },
      ],
    },
  ],
  case_unassigned: [{ case_number, case_title, attorney: person }],
} satisfies Partial<Samples>;

const signIns = {
  signed_in: [{ way: 'password' }, { way: 'provider' }, { way: 'second_factor' }],
  sign_in_begun: [{ way: 'password' }],
  signed_out: [{}],
  session_revoked: [{}],
  sessions_revoked: [{}],
  password_set: [{ person }],
  password_changed: [{}],
  password_link_made: [{ person }],
  address_verified: [{ email, person }],
  identity_linked: [{ person, issuer: 'https://id.example' }],
  role_granted: [
    { role: 'clerk', before: null },
    { role: 'clerk', before: 'attorney' },
  ],
  second_factor_added: [{ kind: 'passkey' }, { kind: 'authenticator' }],
  second_factor_removed: [{ kind: 'passkey' }, { kind: 'authenticator' }],
  second_factor_reset: [{ person, reason }],
  second_factor_reset_by_operator: [{ person }],
  recovery_codes_renewed: [{}],
} satisfies Partial<Samples>;

const served = { document: 'Motion.pdf', case_number: '26CV00431' };

const systems = {
  access_requested: [{ email }],
  extension_requested: [{ email }],
  access_withdrawn: [{ email }],
  access_approved: [
    { kind: 'request', person, email },
    { kind: 'extension', person, email },
  ],
  access_denied: [{ kind: 'request', person, email }],
  key_collected: [{ prefix: 'assize_1234' }],
  key_revoked: [
    { prefix: 'assize_1234', email },
    { prefix: null, email },
  ],
  webhook_created: [{ webhook, event_types: ['filing.accepted', 'case.updated'] }],
  webhook_edited: [{ webhook, fields: [...webhookFields] }],
  webhook_removed: [{ webhook }],
  webhook_disabled: [
    { webhook, because: 'gone' },
    { webhook, because: 'failing', status: null },
    { webhook, because: 'failing', status: 500 },
  ],
  webhook_secret_rotated: [{ webhook }],
  webhook_tested: [{ webhook }],
  webhook_redelivered: [{ webhook, event_type: 'filing.accepted' }],
  research_platform_connected: platformIds.map((platform, index) => ({
    platform,
    scope: index === 0 ? ('own' as const) : ('court' as const),
    renewed: index === 0,
    connected: index !== 0,
  })),
  research_platform_disconnected: [{ platform: 'westlaw', scope: 'own' }],
  contact_requested: [{ about: 'demo' }, { about: 'early-access' }, { about: 'pilot' }],
  contact_answered: [{}],
  paper_taken_in: [
    { document: 'Complaint.pdf', channel: 'counter', filer: 'Ada Rowe', received_at: '2026-11-23T17:04:00Z' },
    { document: 'Answer.pdf', channel: 'drop_box', filer: 'Ada Rowe', received_at: '2026-11-23T17:04:00Z' },
  ],
  paper_correction_taken_in: [
    {
      ...{ document: 'Corrected.pdf', returned: 'Complaint.pdf', differs: false, channel: 'mail' },
      ...{ received_at: '2026-11-23T17:04:00Z', postmarked_on: '2026-11-20' },
    },
    {
      ...{ document: 'Corrected.pdf', returned: 'Complaint.pdf', differs: true, channel: 'fax' },
      ...{ received_at: '2026-11-23T17:04:00Z', postmarked_on: null },
    },
    {
      ...{ document: 'Complaint.pdf', returned: null, differs: false, channel: 'counter' },
      ...{ received_at: '2026-11-23T17:04:00Z', postmarked_on: null },
    },
  ],
  drawer_opened: [{ starting_cash_cents: 10_000 }],
  drawer_closed: [
    { expected_cash_cents: 53_500, counted_cash_cents: 53_500, note: null },
    { expected_cash_cents: 53_500, counted_cash_cents: 53_400, note: 'A coin is missing' },
    { expected_cash_cents: 53_500, counted_cash_cents: 53_600, note: null },
  ],
  receipt_made: [{ number: '000042', total_cents: 43_500 }],
  payment_settings_set: [
    { court: 'Alder Superior Court', online: true },
    { court: 'Alder Superior Court', online: false },
  ],
  fee_changed: [
    { document: 'Complaint.pdf', fee: 'First filing', amount_cents: 43_500, reason: 'Unlimited civil case' },
  ],
  fee_waiver_requested: [{ document: 'Complaint.pdf' }, { document: 'Complaint.pdf', filer: 'Ada Rowe' }],
  balance_paid: [
    { document: 'Complaint.pdf', amount_cents: 43_500, payer: 'Ada Rowe' },
    { document: 'Complaint.pdf', amount_cents: 43_500, payer: 'Pat Legal', filer: 'Ada Rowe' },
  ],
  fee_waiver_decided: [
    { document: 'Complaint.pdf', decision: 'granted', words: null, pay_by: null },
    { document: 'Complaint.pdf', decision: 'denied', words: 'Income is above the limit.', pay_by: '2026-12-04' },
  ],
  fee_waiver_granted_by_law: [{ document: 'Complaint.pdf', act_by: '2026-12-04', authority: 'Gov. Code 68634(f)' }],
  payment_difference_settled: [{ day: '2026-11-23', reference: 'pay-1', note: 'Recorded by hand' }],
  fee_assessed: [{ fee: 'Copies', amount_cents: 1_000, authority: 'Gov. Code 70627' }],
  fee_adjusted: [
    { fee: 'Copies', amount_cents: 500, direction: 'up', reason: 'Ten more pages', authority: 'Gov. Code 70627' },
    { fee: 'Copies', amount_cents: 500, direction: 'down', reason: 'Ten fewer pages', authority: 'Gov. Code 70627' },
  ],
  fee_waived: [{ fee: 'Copies', amount_cents: 500, reason: 'Order of Nov 23, 2026', authority: 'Gov. Code 68631' }],
  fee_refunded: [{ number: '000007', fee: 'Copies', amount_cents: 500, payee: 'Ada Rowe', reason: 'Paid twice' }],
  deposit_account_opened: [{ number: 3, name: 'Rowe & Park' }],
  deposit_refunded: [
    { number: 3, name: 'Rowe & Park', amount_cents: 500, closed: false },
    { number: 3, name: 'Rowe & Park', amount_cents: 0, closed: true },
  ],
  bank_deposit_recorded: [{ day: '2026-11-23', cash_cents: 43_500, check_cents: 6_500, reference: 'Slip 12' }],
  day_difference_settled: [{ day: '2026-11-23', difference_cents: 100, note: 'A coin is missing' }],
  receipt_voided: [{ number: '000042', total_cents: 43_500, reason: 'Wrong case' }],
  service_recorded: [
    { ...served, moment: 'at_filing', served: 3, otherwise: 1, without: 0 },
    { ...served, moment: 'on_acceptance', served: 1, otherwise: 0, without: 2 },
  ],
  entry_noticed: [
    { case_number: served.case_number, entry: 12, electronically: 3, otherwise: 1 },
    { case_number: served.case_number, entry: 1, electronically: 1, otherwise: 0 },
  ],
  entry_delivery_resolved: [{ ...served, recipient: 'Ada Rowe', resolution: 'Served by mail on Nov 23, 2026' }],
  seal_certificate_replaced: [{ subject: 'CN=Superior Court', fingerprint: 'a'.repeat(64) }],
  service_sent: [{ ...served, recipient: 'Ada Rowe' }],
  service_undelivered: serviceFailures.map((reason) => ({ ...served, recipient: 'Ada Rowe', reason })) as never,
  service_by_filer: otherMethods.map((method) => ({
    ...{ ...served, recipient: 'Ada Rowe', method, on: '2026-11-23' },
  })) as never,
  service_again: [{ ...served, recipient: 'Ada Rowe' }],
  service_link_revoked: [{ ...served, recipient: 'Ada Rowe' }],
  service_canceled: [served],
  service_rules_set: [
    { court: 'Superior Court', moment: null, authority: null },
    { court: 'Superior Court', moment: 'on_acceptance', authority: 'Local Rule 2.3' },
  ],
  separator_sheet_made: [{ filer: 'Ada Rowe' }, { filer: '' }],
  batch_received: [
    { file: 'Scan.pdf', source: 'upload', filings: 1, problems: 0 },
    { file: 'Scan.pdf', source: 'folder', filings: 2, problems: 1 },
  ],
  batch_filed: [
    { file: 'Scan.pdf', filed: 1, failed: 0 },
    { file: 'Scan.pdf', filed: 2, failed: 1 },
  ],
  batch_discarded: [{ file: 'Scan.pdf' }],
  contact_closed: [{}],
  contact_reopened: [{}],
  malware_found: [{ signature: 'Win.Test.EICAR_HDB-1', sha256: 'ab12'.repeat(16) }],
  document_analyzed: [{}],
  document_generated: [{}],
  own_document_forgotten: [{}],
  held_submission_discarded: [{}],
  draft_discarded: [{}],
  fix_applied: fixKinds.map((fix) => ({ fix, before: 'a'.repeat(64), after: 'b'.repeat(64) })),
  fix_undone: fixKinds.map((fix) => ({ fix, before: 'b'.repeat(64), after: 'a'.repeat(64) })),
  preferences_changed: [{ preferences: [...preferenceNames] }],
  calendar_feed_created: [{}],
  calendar_feed_revoked: [{}],
  staff_feed_created: [{ calendar: 'Department 4' }],
  staff_feed_revoked: [{ calendar: 'Hon. A. Reyes' }],
  research_settings_changed: [{}],
  binder_arranged: [{}],
  binder_note_saved: [{}],
  binder_note_shared: [{}],
  binder_note_removed: [{}],
} satisfies Partial<Samples>;

const firm = 'Rowe & Hale LLP';
const firms = {
  firm_created: [{ firm }],
  firm_changed: [{ firm }],
  firm_member_invited: firmPositions.map((position) => ({ firm, email: 'sam@example.com', position })),
  firm_invitation_withdrawn: [{ firm, email: 'sam@example.com' }],
  firm_joined: firmPositions.map((position) => ({ firm, position })),
  firm_left: [{ firm }],
  firm_member_removed: [{ firm, person: 'Sam Hale' }],
  firm_member_changed: firmPositions.flatMap((position) =>
    [true, false].map((administrator) => ({ firm, person: 'Sam Hale', position, administrator })),
  ),
  firm_delegation_given: [true, false].map((may_file) => ({ delegate: 'Sam Hale', may_file })),
  firm_delegation_changed: [true, false].map((may_file) => ({ delegate: 'Sam Hale', may_file })),
  firm_delegation_revoked: [{ attorney: 'Ada Rowe', delegate: 'Sam Hale' }],
  draft_shared: [{ person: 'Sam Hale' }],
  draft_unshared: [{ person: 'Sam Hale' }],
  draft_assigned: [{ attorney: 'Ada Rowe' }],
} satisfies Partial<Samples>;

/** Values for every action of the record, in all of its variants. */
export const sampleActivities: Samples = {
  ...{ ...filings, ...cases, ...calendar, ...people, ...signIns, ...systems, ...firms },
};
