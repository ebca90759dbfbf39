import type { CheckResult } from './checkSubmission.ts';

/**
 * The result for the attachment of a submission of two documents: its lead document, for whose type the rules apply, and
 * the attachment itself.
 */
export function ofAttachment(result: CheckResult): CheckResult {
  const findings = result.findings
    .filter(({ document }) => document === 1)
    .map((finding) => ({ ...finding, document: 0 }));
  return { ...result, findings, not_checked: [], met: 0 };
}
