import type { CheckResult, FilingCheck } from '#contract/checks';
import { countFindings, whatFirst } from '#domain/rules/checks/countFindings';
import type { ownChecks } from '#server/db/schema/checks';
import type { StoredCheck } from './runCheck.ts';

type Kept = Pick<
  StoredCheck | typeof ownChecks.$inferSelect,
  'checked_at' | 'pack' | 'pack_name' | 'pack_edition' | 'findings' | 'not_checked' | 'met'
>;

/** A kept check as the wire carries it. */
export function describeResult(kept: Kept, documents: { document_name: string; version_id?: string }[]): CheckResult {
  return {
    checked_at: kept.checked_at.toISOString(),
    pack: { id: kept.pack, name: kept.pack_name, edition: kept.pack_edition },
    counts: countFindings(kept.findings),
    // Checks made before findings had these two carry neither.
    findings: kept.findings.map((one) => ({
      ...one,
      class_authority: one.class_authority ?? null,
      form: one.form === true,
    })) as CheckResult['findings'],
    not_checked: kept.not_checked,
    met: kept.met,
    documents: documents.map(({ document_name, version_id }) => ({ document_name, version_id: version_id ?? null })),
    first: whatFirst(kept.findings),
  };
}

/** A check of a filing, with why it was made. */
export function describeCheck({ check, by }: { check: StoredCheck; by: string | null }): FilingCheck {
  const { number, cause, milliseconds, documents } = check;
  return { ...describeResult(check, documents), number, cause, milliseconds, caused_by: by };
}
