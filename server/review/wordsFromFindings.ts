import type { Finding } from '#contract/checks';
import type { ReturnWords } from '#contract/review';
import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { kindOfRule } from '#domain/rules/kindOfRule';
import { reasonOf } from '#domain/rules/reasonOf';
import { describeFinding } from '#server/checks/describeFinding';
import { findNewestChecks } from '#server/checks/findChecks';
import type { StoredCheck } from '#server/checks/runCheck';
import type { Db } from '#server/kernel/Database';

/**
 * What a return, or a deficiency notice, would state for each finding of the newest check on which the clerk may act.
 */
export async function wordsFromFindings(db: Db, filing_id: string, policy: AcceptancePolicy): Promise<ReturnWords[]> {
  const newest = (await findNewestChecks(db, [filing_id])).get(filing_id);
  return newest ? wordsFromCheck(newest, policy) : [];
}

/** What a return, or a deficiency notice, would state for each finding of a check on which the clerk may act. */
export function wordsFromCheck({ documents, findings }: StoredCheck, policy: AcceptancePolicy): ReturnWords[] {
  return wordsOf(findings.map(describeFinding), policy, (document) =>
    document === 0 ? null : (documents[document]?.version_id ?? null),
  );
}

/** Findings on which the clerk may act, each under the court's reason that fits. */
export function wordsOf(
  findings: readonly Finding[],
  policy: AcceptancePolicy,
  versionOf: (document: number) => string | null = () => null,
): ReturnWords[] {
  const acts = policy.deficiency === null ? 'clerk_may_return' : 'clerk_may_notice';
  const actionable = findings.filter((finding) => finding.class === acts);
  return actionable.map(({ rule_id, message, remedy, authority, class_authority, document, evidence }) => {
    const kind = kindOfRule(rule_id);
    const reason = kind === undefined ? null : reasonOf(kind);
    return {
      rule_id,
      reason_code: reason !== null && reason in policy.reasons ? reason : null,
      reason: `${message} ${remedy}`,
      authority: [...new Set([authority, class_authority].filter(Boolean))].join('; '),
      version_id: versionOf(document),
      page: evidence.flatMap((place) => (place.kind === 'page' ? [place.page] : []))[0] ?? null,
    };
  });
}
