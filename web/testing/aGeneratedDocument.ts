import type { GeneratedDocument, HistoryEntry, OwnAnalysis } from '#contract/courtdoc';
import type { RequirementList } from '#contract/courtdocRequirements';

const id = '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9b01';

/** A complaint read without filing it. */
export function anOwnAnalysis(changes: Partial<OwnAnalysis> = {}): OwnAnalysis {
  return {
    id,
    doc_type: 'Complaint',
    document_type: 'complaint',
    title: 'COMPLAINT',
    court: 'Superior Court of California, County of Alder',
    location: 'Alder County, California',
    case_number: '26CV00431',
    filling_date: null,
    plaintiffs: ['Morgan Sample'],
    claimants: [],
    defendants: ['Example Logistics, Inc.'],
    amount: '$84,500.00',
    judge_name: null,
    hearing_date: null,
    hearing_time: null,
    summary: 'The goods were not delivered.',
    is_complete: true,
    confidence_reasons: ['All required parts of a complaint were found.'],
    reasons: [
      {
        code: 'all_found',
        values: { type: 'complaint', named: null },
        words: 'All required parts of a complaint were found.',
      },
    ],
    accuracy_score: 97.1,
    document_name: 'Draft.pdf',
    file_type: 'pdf',
    file_size: 6144,
    pages: 2,
    pages_without_text: 0,
    pages_recognized: 0,
    sha256: 'a'.repeat(64),
    analyzed_at: '2026-11-21T08:00:00.000Z',
    expires_at: '2026-12-21T08:00:00.000Z',
    processing_time_seconds: 0.042,
    fields: [
      {
        field: 'amount',
        value: '$84,500.00',
        confidence: 0.95,
        method: 'prayer',
        evidence: [{ kind: 'page', page: 2, boxes: [[90, 100, 200, 112]], quote: 'damages of $84,500.00' }],
      },
      { field: 'has_signature_block', value: 'yes', confidence: 0.99, method: 'signature', evidence: [] },
    ],
    compliance_check: {
      main_document: {
        document_name: 'Draft.pdf',
        compliance_check: { message: 'Complete: everything was found.', found_cases: [] },
      },
      check: null,
      ledgers: [],
      outlook: null,
      supporting_documents: [],
    },
    ...changes,
  };
}

/** A complaint generated from the template. */
export function aGeneratedDocument(changes: Partial<GeneratedDocument> = {}): GeneratedDocument {
  return {
    id,
    template_id: 'complaint',
    jurisdiction: 'California',
    format: 'pdf',
    title: 'Complaint',
    case_id: null,
    case_data: { plaintiffs: 'Morgan Sample', sign_electronically: 'yes', signed_on: '2026-03-02' },
    missing: [],
    file_name: 'Complaint.pdf',
    file_size: 24_000,
    pages: 2,
    sha256: 'b'.repeat(64),
    generated_at: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}

/** One line of the history. */
export function aHistoryEntry(changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    kind: 'generated',
    id,
    title: 'Complaint',
    file_name: 'Complaint.pdf',
    doc_type: null,
    document_type: null,
    case_number: null,
    state: 'complaint',
    version_id: null,
    file_type: 'pdf',
    file_size: 24_000,
    at: '2026-11-21T08:00:00.000Z',
    expires_at: null,
    filing_id: null,
    draft_id: null,
    ...changes,
  };
}

/** Two requirements, one of them verified in a source, and a fee. */
export function someRequirements(changes: Partial<RequirementList> = {}): RequirementList {
  const one: RequirementList['data'][number] = {
    id: 'CA-FMT-01',
    jurisdiction: ['California'],
    court_level: ['State Court'],
    court_system: 'state',
    court_ids: [],
    case_types: ['Civil Complaint'],
    doc_types: ['pleading_paper'],
    requirement: 'Lines are numbered at the left margin.',
    check: 'line_numbers',
    automation: 'layout',
    consequence: { act: 'clerk_may_return', authority: 'CRC 2.118(a)' },
    form_advice: false,
    citation: 'CRC 2.108',
    confidence: 'verified',
    sources: [{ title: 'CRC 2.108', where: 'https://example.com', kind: 'mirror' }],
    effective_from: '2016-01-01',
    checked_on: '2026-08-31',
    caveat: '',
  };
  const other = {
    ...one,
    id: 'CA-FMT-02',
    requirement: 'The footer names the paper.',
    citation: 'CRC 2.110',
    confidence: 'high' as const,
    consequence: null,
    sources: [],
  };
  return {
    data: [one, other],
    total: 42,
    total_pages: 3,
    fees: [
      {
        id: 'CA-1',
        system: 'california',
        court: 'superior court',
        case_types: ['Civil Complaint'],
        description: 'Unlimited civil case',
        amount_usd: 435,
        citation: 'GC 70611',
        as_of: '2024-01-01',
        confidence: 'high',
        sources: [],
        checked_on: '2026-08-31',
        caveat: '',
      },
    ],
    doc_types: ['complaint', 'answer'],
    ...changes,
  };
}
