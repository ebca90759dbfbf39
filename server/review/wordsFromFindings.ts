import type { ReturnWords } from '#contract/review';
import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { kindOfRule } from '#domain/rules/kindOfRule';
import { reasonOf } from '#domain/rules/reasonOf';
import { findChecks } from '#server/checks/findChecks';
import type { Db } from '#server/db/db';

/** What a return, or a notice of deficiency, would say for each finding of the newest check on which the clerk may act, under the court's reasons. */
export async function wordsFromFindings(db: Db, filing_id: string, policy: AcceptancePolicy): Promise<ReturnWords[]> {
  const [newest] = await findChecks(db, filing_id, 1);
  const acts = policy.deficiency === null ? 'clerk_may_return' : 'clerk_may_notice';
  const findings = newest?.check.findings.filter((finding) => finding.class === acts) ?? [];
  return findings.map(({ rule_id, message, mend, authority, class_authority }) => {
    const reason = reasonOf(kindOfRule(rule_id) ?? '');
    return {
      rule_id,
      reason_code: reason !== null && reason in policy.reasons ? reason : null,
      reason: `${message} ${mend}`,
      authority: [...new Set([authority, class_authority].filter(Boolean))].join('; '),
    };
  });
}
