import { type ReactNode, useEffect, useState } from 'react';
import type { ProcessedDocument } from '#contract/analyses';
import type { CheckResult, Finding } from '#contract/checks';
import { fixFor } from '#domain/fixes/fixFor';
import { FixWithProvider } from '#web/checks/FixWith.ts';
import { compareChecks } from './compareChecks.ts';
import { FixHistory } from './FixHistory.tsx';
import { FixResult } from './FixResult.tsx';
import { OpenFix } from './OpenFix.tsx';
import { RedactButton } from './RedactButton.tsx';
import { useAskedFix } from './useAskedFix.ts';

type Props = {
  /** The document that was checked; its ID is that of the check. */
  document: ProcessedDocument;
  check: CheckResult;
  /** Called when a fix is opened and closed: until then, the document is not filed. */
  onHeld: (isHeld: boolean) => void;
  children: ReactNode;
};

/** Offers fixes to the findings of a document that is only checked, and shows what became of the findings. */
export function CheckFixes({ document, check, onHeld, children }: Props) {
  const { asked, open, close } = useAskedFix();
  const [before, setBefore] = useState<{ sha256: string; findings: readonly Finding[] } | null>(null);
  const isHeld = asked !== null;
  useEffect(() => {
    onHeld(isHeld);
    return () => onHeld(false);
  }, [isHeld, onHeld]);
  const openFixOf = (finding: Finding) => {
    const fix = fixFor(finding);
    // Only the lead document is stored.
    if (fix === null || finding.document !== 0 || document.file_type !== 'pdf') return null;
    return () => open({ in: 'check', fix, document, finding });
  };
  const changed = () => setBefore({ sha256: document.sha256, findings: check.findings });
  const isChecked = before !== null && before.sha256 !== document.sha256;
  const findings = isChecked ? compareChecks(before.findings, check.findings) : null;
  return (
    <FixWithProvider value={openFixOf}>
      {asked && (
        <OpenFix
          key={`${document.sha256} ${asked.fix} ${asked.finding?.rule_id ?? ''}`}
          ownerId={document.id}
          asked={asked}
          onClose={close}
          onApplied={() => {
            changed();
            close();
          }}
        />
      )}
      <FixResult outcome={before && { findings }} onDismiss={() => setBefore(null)} />
      {document.file_type === 'pdf' && (
        <div className="body stack">
          <RedactButton onOpen={() => open({ in: 'check', fix: 'redact', document, finding: null })} />
          <FixHistory ownerId={document.id} isCheck onUndone={changed} />
        </div>
      )}
      {children}
    </FixWithProvider>
  );
}
