import type { FilingDates } from '#contract/filingDates';
import type { FilingCourtStatus, QueueRow, ReviewOptions, ReviewQueue } from '#contract/review';
import { aFiling } from './aFiling.ts';

const filing = aFiling();

/** An unclaimed pending complaint, unless specified otherwise. */
export function aQueueRow(changes: Partial<QueueRow> = {}): QueueRow {
  return {
    id: filing.id,
    document_name: filing.document_name,
    doc_type: 'Complaint',
    document_type: 'complaint',
    case_id: null,
    case_number: '26CV00431',
    case_type: 'Civil Complaint',
    parties: 'Morgan Sample v. Example Logistics, Inc.',
    filed_by: 'Alex Q. Example',
    channel: 'electronic',
    state: 'received',
    analysis_state: 'done',
    is_complete: true,
    missing: [],
    doubts: 2,
    priority: 'low',
    priority_reason: 'No deadline is known.',
    received_at: filing.received_at,
    resubmitted_at: null,
    correct_by: null,
    claim: null,
    section: null,
    version: 1,
    ...changes,
  };
}

/** One page of the queue. */
export function aQueue(results: QueueRow[], changes: Partial<ReviewQueue> = {}): ReviewQueue {
  return {
    results,
    total: results.length,
    total_pages: 1,
    more: false,
    waiting: results.length,
    more_waiting: false,
    oldest_received_at: results[0]?.received_at ?? null,
    holds: [],
    ...changes,
  };
}

/** A filing date that follows from the receipt on the same day. */
export function filingDates(changes: Partial<FilingDates['date']> = {}): FilingDates {
  const day = filing.received_at.slice(0, 10);
  const date = { received_at: filing.received_at, received_on: day, filed_on: day, timely_on: day, steps: [] };
  return { date: { ...date, ...changes }, is_recorded: false, tolling: null, history: [] };
}

/** A clerk's options for a filing: all decisions. */
export function reviewOptions(changes: Partial<ReviewOptions> = {}): ReviewOptions {
  return {
    filing_id: filing.id,
    version: 1,
    claim: null,
    hold: null,
    section: { id: null, name: null, moved_by: null, has_others: false },
    may: ['accepted', 'returned', 'rejected'],
    policy: {
      name: 'California superior courts',
      advice: 'The notice has to give the reasons.',
      authority: 'Cal. Rules of Court, rule 2.118',
      confidence: 'high',
      permitted: ['accepted', 'returned', 'rejected'],
      last_correction_day: null,
      proposed_correction_day: '2026-03-12',
      closed_days: [],
      deficiency: null,
      return_notice: [],
      must_file: [],
      checked_on: '2026-11-22',
    },
    reasons: [{ code: 'unsigned', words: 'The document is not signed.', authority: 'Rule of signatures' }],
    notice_reasons: [],
    from_findings: [],
    lapsed_at: null,
    placement: {
      found: null,
      unknown_number: null,
      case_type: 'Civil Complaint',
      category: null,
      title: 'Sample v. Example',
    },
    placement_findings: [],
    filer_choices: null,
    filing_dates: null,
    filing_date: filingDates(),
    partial: {
      permitted: true,
      authority: 'Cal. Rules of Court, rule 2.259(b)',
      confidence: 'high',
      set_by_court: false,
    },
    envelope: [],
    reviews: [],
    ...changes,
  };
}

/** A filing that the court has received, without any decision. */
export function aCourtStatus(changes: Partial<FilingCourtStatus> = {}): FilingCourtStatus {
  return {
    state: 'received',
    received_at: filing.received_at,
    resubmitted_at: null,
    first_received_at: null,
    envelope: null,
    envelope_filings: [],
    attached_to: null,
    case: null,
    docket_number: null,
    reviews: [],
    needs_new_document: true,
    can_correct: false,
    can_take_in_correction: false,
    correct_by: null,
    filing_date: filingDates(),
    relation_back: null,
    correction_terms: [],
    ...changes,
  };
}
