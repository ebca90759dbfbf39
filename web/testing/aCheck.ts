import type { CheckResult, DocumentLedger, FilingCheck, Finding, LedgerEntry } from '#contract/checks';
import type { Evidence } from '#contract/evidence';
import { countFindings } from '#domain/rules/checks/countFindings';

export const onPage = (page: number, quote: string): Evidence => ({
  kind: 'page',
  page,
  boxes: [[72, 380, 300, 392]],
  quote,
});

/** A finding that the clerk may act on, unless specified otherwise. */
export function aFinding(changes: Partial<Finding> = {}): Finding {
  return {
    rule_id: 'CA-LEN-01',
    class: 'clerk_may_return',
    full_class: 'clerk_may_return',
    class_authority: 'CRC 2.118(a)',
    form: false,
    confirmed: true,
    message: 'The memorandum has 19 pages; the rule allows 15.',
    code: 'length.pages_over',
    values: {},
    remedy: 'Shorten the memorandum to 15 pages.',
    requirement: 'A memorandum has at most 15 pages.',
    authority: 'CRC 3.1113(d)',
    document: 0,
    evidence: [],
    ...changes,
  };
}

/** A check with the given findings. */
export function aCheck(findings: Finding[], changes: Partial<CheckResult> = {}): CheckResult {
  return {
    checked_at: '2026-03-02T17:04:02Z',
    pack: { id: 'ca-superior', name: 'California superior courts', edition: '2026-07-01' },
    counts: countFindings(findings),
    findings,
    not_checked: [],
    met: 12,
    documents: [
      { document_name: 'Motion.pdf', version_id: null },
      { document_name: 'Declaration.pdf', version_id: null },
    ],
    first: findings[0]?.message ?? null,
    ...changes,
  };
}

/** The same check as one of a filing's checks. */
export function aFilingCheck(number: number, findings: Finding[], changes: Partial<FilingCheck> = {}): FilingCheck {
  return { ...aCheck(findings), number, cause: 'analysis', caused_by: null, milliseconds: 40, ...changes };
}

/** An authority that is in the court's library under the name that the document states. */
export function anEntry(changes: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    citation: 'Specimen v. Sample Clinic, 12 U.S. 34 (1990)',
    kind: 'full',
    named: 'Specimen v. Sample Clinic',
    parallels: [],
    times: 1,
    evidence: [onPage(2, '12 U.S. 34')],
    status: 'found_name_matches',
    found: {
      title: 'Specimen v. Sample Clinic',
      url: null,
      court: 'Supreme Court',
      date_filed: '1990-05-21',
      source: 'library',
    },
    sources: [
      { id: 'library', name: 'Court library', coverage: 'The court’s library.', asked_at: '2026-03-02T17:04:02Z' },
    ],
    reason: null,
    doubts: [],
    ...changes,
  };
}

export function aLedger(entries: LedgerEntry[], changes: Partial<DocumentLedger> = {}): DocumentLedger {
  return {
    document: 0,
    document_name: 'Motion.pdf',
    state: 'done',
    asked: 0,
    answered: 0,
    reason: null,
    checked_at: '2026-03-02T17:04:02Z',
    entries,
    ...changes,
  };
}
