import type { CheckResult, FilingCheck } from '#contract/checks';
import { writeDoubt } from '#contract/messages/writeMessages';
import { countFindings } from '#domain/rules/checks/countFindings';
import type { ownChecks } from '#server/db/schema/checks';
import { describeFinding } from './describeFinding.ts';
import type { StoredCheck } from './runCheck.ts';

type Kept = Pick<
  StoredCheck | typeof ownChecks.$inferSelect,
  'checked_at' | 'pack' | 'pack_name' | 'pack_edition' | 'findings' | 'not_checked' | 'met'
>;

/** A stored check in the form of the API. */
export function describeResult(kept: Kept, documents: { document_name: string; version_id?: string }[]): CheckResult {
  const findings = kept.findings.map(describeFinding);
  const [first] = findings;
  return {
    checked_at: kept.checked_at.toISOString(),
    pack: { id: kept.pack, name: kept.pack_name, edition: kept.pack_edition },
    counts: countFindings(kept.findings),
    findings,
    not_checked: kept.not_checked.map((one) => ({ ...one, why: writeDoubt(one.why) })),
    met: kept.met,
    documents: documents.map(({ document_name, version_id }) => ({ document_name, version_id: version_id ?? null })),
    first: first === undefined ? null : `${first.message} ${first.remedy}`,
  };
}

/** A check of a filing, with why it was made. */
export function describeCheck({ check, by }: { check: StoredCheck; by: string | null }): FilingCheck {
  const { number, cause, milliseconds, documents } = check;
  return { ...describeResult(check, documents), number, cause, milliseconds, caused_by: by };
}
