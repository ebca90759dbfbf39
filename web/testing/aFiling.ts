import type { FilingDetails, FilingList, FilingRow } from '#contract/filings';

/** A complaint that was read and is complete, unless said otherwise. */
export function aFiling(changes: Partial<FilingDetails> = {}): FilingDetails {
  return {
    id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c01',
    doc_type: 'Complaint',
    title: 'COMPLAINT FOR DAMAGES',
    court: 'Superior Court of California, County of Alder',
    location: 'Alder County, California',
    case_number: '26CV00431',
    filling_date: '2026-03-02',
    plaintiffs: ['Morgan Sample'],
    claimants: [],
    defendants: ['Example Logistics, Inc.'],
    amount: '$84,500.00',
    judge_name: null,
    hearing_date: null,
    hearing_time: null,
    summary: 'Defendant did not deliver the goods.',
    is_complete: true,
    confidence_reasons: [],
    accuracy_score: 93,
    document_name: 'Complaint for Damages.pdf',
    filed_by: 'Alex Q. Example',
    state: 'received',
    analysis_state: 'done',
    court_level: null,
    jurisdiction: 'California',
    case_type: 'Civil Complaint',
    priority: 'low',
    priority_reason: 'No deadline is known.',
    received_at: '2026-03-02T17:04:00Z',
    analyzed_at: '2026-03-02T17:04:02Z',
    processing_time_seconds: 1.4,
    documents: [
      {
        id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c02',
        version_id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c03',
        version: 1,
        kind: 'lead',
        title: 'Complaint for Damages.pdf',
        type: 'Complaint',
        file_type: 'pdf',
        file_size: 48_213,
        pages: 2,
        pages_without_text: 0,
        pages_recognized: 0,
        sha256: 'a'.repeat(64),
        uploaded_at: '2026-03-02T17:04:00Z',
      },
    ],
    in_review: false,
    version: 1,
    fields: [],
    corrections: [],
    confirmations: [],
    changes_since: null,
    contradictions: [],
    confirmed_doubts: [],
    first_received_at: null,
    reading_version: null,
    steps: [],
    analysis_error: null,
    compliance_check: {
      main_document: {
        document_name: 'Complaint for Damages.pdf',
        compliance_check: { message: 'Complete: nothing is missing.', found_cases: [] },
      },
      check: null,
      ledgers: [],
      outlook: null,
      supporting_documents: [],
    },
    abilities: { correct: true, prioritize: true, reanalyze: true, add_documents: true, withdraw: true },
    ...changes,
  };
}

/** The answer to a list, with one page unless said otherwise. */
export function aList(all_documents: FilingRow[], changes: Partial<FilingList['results']> = {}): FilingList {
  return {
    results: {
      all_documents,
      average_processing_time: 1.4,
      total_documents: all_documents.length,
      total_pages: 1,
      average_accuracy: 93,
      total_cases: 1,
      upcoming_hearings: 0,
      ...changes,
    },
  };
}
