import type { Finding } from '#contract/checks';
import { compareFindings } from '#domain/filings/returned/compareFindings';

/** With the codes of the domain. */
type Compared = Finding & { says: { code: never; values: never } };

/** Which findings a later check no longer has, and which it has in addition. */
export function compareChecks(before: readonly Finding[], after: readonly Finding[]) {
  const asDomain = (findings: readonly Finding[]) =>
    findings.map((one) => ({ ...one, says: { code: one.code, values: one.values } }) as Compared);
  return compareFindings(asDomain(before), asDomain(after));
}
