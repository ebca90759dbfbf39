import { useEffect, useState } from 'react';
import type { FilingCheck } from '#contract/checks';
import type { FilingDetails } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { compareChecks } from '#web/fixes/compareChecks.ts';
import type { FixOutcome } from '#web/fixes/FixOutcome.ts';

const everyMs = 1500;
/** A check that has not come by then is not waited for. */
const longestMs = 300_000;

export type FixResultWork = { outcome: FixOutcome | null; follow: () => void; dismiss: () => void };

/** After a fix, follows the draft until it has been checked again, and compares the findings of both checks. */
export function useFixResult(filing: FilingDetails): FixResultWork {
  const { check } = filing.compliance_check;
  const [before, setBefore] = useState<FilingCheck | null>(null);
  const [isLate, setLate] = useState(false);
  const isChecked =
    before !== null && check !== null && check.number !== before.number && hasEnded(filing.analysis_state);
  const isWaiting = before !== null && !isChecked && !isLate && filing.analysis_state !== 'failed';
  useReadFilingQuery({ id: filing.id }, { pollingInterval: isWaiting ? everyMs : 0 });
  useEffect(() => {
    if (!isWaiting) return;
    const clock = setTimeout(() => setLate(true), longestMs);
    return () => clearTimeout(clock);
  }, [isWaiting]);
  const outcome = isChecked
    ? { findings: compareChecks(before.findings, check.findings) }
    : isWaiting
      ? { findings: null }
      : null;
  return {
    outcome,
    follow() {
      setLate(false);
      setBefore(check);
    },
    dismiss: () => setBefore(null),
  };
}
