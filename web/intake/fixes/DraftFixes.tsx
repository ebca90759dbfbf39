import { type ReactNode, useRef, useState } from 'react';
import type { Finding } from '#contract/checks';
import type { FilingDetails } from '#contract/filings';
import { fixFor } from '#domain/fixes/fixFor';
import { FixWithProvider } from '#web/checks/FixWith.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { AskedFix } from './AskedFix.ts';
import { FixResult } from './FixResult.tsx';
import { useFixResult } from './useFixResult.ts';

const FixPanel = lazily(async () => (await import('./FixPanel.tsx')).FixPanel, <Skeleton lines={6} />);

type Open = (asked: AskedFix) => void;
type Props = {
  filing: FilingDetails;
  /** The document next to its values and findings; `open` shows a fix above them, and `changed` follows one undone. */
  children: (open: Open, changed: () => void) => ReactNode;
};

/** Offers fixes to the findings of a draft, shows the one that was chosen, and what became of the findings. */
export function DraftFixes({ filing, children }: Props) {
  const [asked, setAsked] = useState<AskedFix | null>(null);
  const result = useFixResult(filing);
  const opener = useRef<Element | null>(null);
  const open: Open = (fix) => {
    opener.current = document.activeElement;
    setAsked(fix);
  };
  const close = () => {
    setAsked(null);
    // The button that opened it; after a fix, its finding may be gone.
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  const openFixOf = (finding: Finding) => {
    const fix = fixFor(finding);
    const versionId = filing.compliance_check.check?.documents[finding.document]?.version_id;
    const found = filing.documents.find(({ version_id }) => version_id === versionId);
    if (fix === null || found?.file_type !== 'pdf') return null;
    return () => open({ fix, document: found, finding });
  };
  return (
    <FixWithProvider value={openFixOf}>
      {asked && (
        <FixPanel
          key={`${asked.document.version_id} ${asked.fix} ${asked.finding?.rule_id ?? ''}`}
          filingId={filing.id}
          asked={asked}
          onClose={close}
          onApplied={() => {
            result.follow();
            close();
          }}
        />
      )}
      <FixResult result={result} />
      {children(open, result.follow)}
    </FixWithProvider>
  );
}
