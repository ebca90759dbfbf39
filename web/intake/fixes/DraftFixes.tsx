import { type ReactNode, useState } from 'react';
import type { Finding } from '#contract/checks';
import type { FilingDetails } from '#contract/filings';
import { fixFor } from '#domain/fixes/fixFor';
import { FixWithProvider } from '#web/checks/FixWith.ts';
import type { AskedFix } from '#web/fixes/AskedFix.ts';
import { FixResult } from '#web/fixes/FixResult.tsx';
import { OpenFix } from '#web/fixes/OpenFix.tsx';
import { useAskedFix } from '#web/fixes/useAskedFix.ts';
import { useFixResult } from './useFixResult.ts';
import { useHeldFiling } from './useHeldFiling.ts';

type Open = (asked: AskedFix) => void;
type Props = {
  filing: FilingDetails;
  /** The document next to its values and findings; `open` shows a fix above them, and `changed` follows one undone. */
  children: (open: Open, changed: () => void) => ReactNode;
};

/** Offers fixes to the findings of a draft, shows the one that was chosen, and what became of the findings. */
export function DraftFixes({ filing, children }: Props) {
  const { asked, open, close } = useAskedFix();
  const [isHeld, setHeld] = useState(false);
  useHeldFiling(isHeld);
  const result = useFixResult(filing);
  const openFixOf = (finding: Finding) => {
    const fix = fixFor(finding);
    const versionId = filing.compliance_check.check?.documents[finding.document]?.version_id;
    const found = filing.documents.find(({ version_id }) => version_id === versionId);
    if (fix === null || found?.file_type !== 'pdf') return null;
    return () => open({ in: 'draft', fix, document: found, finding });
  };
  return (
    <FixWithProvider value={openFixOf}>
      {asked && (
        <OpenFix
          key={`${asked.document.version_id} ${asked.fix} ${asked.finding?.rule_id ?? ''}`}
          ownerId={filing.id}
          asked={asked}
          onClose={close}
          onHeld={setHeld}
          onApplied={() => {
            result.follow();
            close();
          }}
        />
      )}
      <FixResult outcome={result.outcome} onDismiss={result.dismiss} />
      {children(open, result.follow)}
    </FixWithProvider>
  );
}
